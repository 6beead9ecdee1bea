/// Measured series of a file, by name: what `load` keeps.
public struct Recording: Sendable {
  /// The file's name, as written.
  package let file: String
  /// At least one, each with the same times where it is known.
  package let columns: [(name: String, trace: Trace)]

  package init(file: String, columns: [(name: String, trace: Trace)]) {
    self.file = file
    self.columns = columns
  }

  package subscript(name: String) -> Trace? { columns.first { $0.name == name }?.trace }

  /// The number of values.
  package var extent: Int { columns.reduce(0) { $0 + $1.trace.values.count } }
}
