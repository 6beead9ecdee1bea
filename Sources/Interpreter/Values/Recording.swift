/// Measured series of a file, by name: what `load` keeps.
public struct Recording: Sendable {
  /// The file's name, as written.
  package let file: String
  /// At least one, each with times of its own.
  package let columns: [(name: String, trace: Trace)]

  package init(file: String, columns: [(name: String, trace: Trace)]) {
    self.file = file
    self.columns = columns
  }

  package subscript(name: String) -> Trace? { columns.first { $0.name == name }?.trace }

  /// The part of names before their dots: `nose` for `nose.x`.
  package var parts: [String] {
    var parts: [String] = []
    for (name, _) in columns {
      guard let dot = name.firstIndex(of: ".") else { continue }
      let part = String(name[..<dot])
      if !parts.contains(part) { parts.append(part) }
    }
    return parts
  }

  /// The series whose names begin with a part and a dot, without these; nil if there are none.
  package func part(_ part: String) -> Recording? {
    let found = columns.filter { $0.name.hasPrefix(part + ".") }
      .map { (String($0.name.dropFirst(part.count + 1)), $0.trace) }
    return found.isEmpty ? nil : Recording(file: file, columns: found)
  }

  /// The number of values.
  package var extent: Int { columns.reduce(0) { $0 + $1.trace.values.count } }
}
