import Files

/// Files in memory, by their names: all the files of a program without an operating system.
///
/// A name is a path from the only folder there is, such as `notebooks/fall.md`; `/` at its beginning
/// is that folder, too.
struct MemoryFiles {
  private var files: [String: [UInt8]] = [:]
  /// The files written since they were last asked for.
  private var written: Set<String> = []

  /// Puts a file there, or replaces it.
  mutating func add(_ name: String, _ bytes: [UInt8]) { files[name] = bytes }

  func read(_ path: String, below folder: String = "", limit: Int) throws(FileProblem) -> [UInt8] {
    let name = try Self.name(path, below: folder)
    guard let bytes = files[name] else {
      let isFolder = files.keys.contains { FilePath.path($0, below: name) != nil }
      throw isFolder ? .isFolder(path: path) : .missing(path: path)
    }
    guard bytes.count <= limit else { throw .tooLong(path: path, limit: limit) }
    return bytes
  }

  func checkWrite(_ path: String, over expected: FileExpectation) throws(FileProblem) {
    let bytes = files[try Self.name(path)]
    switch expected {
    case .nothing where bytes != nil: throw .exists(path: path)
    case .unchanged(let known) where bytes.map({ Fingerprint($0) }) != known:
      throw .changed(path: path)
    case .nothing, .unchanged, .anything: break
    }
  }

  mutating func write(
    _ path: String, _ text: String, over expected: FileExpectation
  ) throws(FileProblem) {
    try checkWrite(path, over: expected)
    let name = try Self.name(path)
    files[name] = Array(text.utf8)
    written.insert(name)
  }

  /// The files written since the last call, by name.
  mutating func popWritten() -> [(name: String, text: String)] {
    defer { written = [] }
    return written.sorted().map { ($0, String(decoding: files[$0] ?? [], as: UTF8.self)) }
  }

  /// The name of a file, whatever folder it is named from.
  static func name(_ path: String, below folder: String = "") throws(FileProblem) -> String {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .invalidPath(path) }
    let names = FilePath.joined(folder, path).split(separator: "/").filter { $0 != "." }
    guard !names.contains("..") else { throw .outside(path: path) }
    return names.joined(separator: "/")
  }
}
