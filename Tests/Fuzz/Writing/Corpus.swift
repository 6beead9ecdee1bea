import Commands
import Evaluation
import Notebooks
import Playing
import Values

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Text that people have written: the lines and notebooks of the project, to begin from.
struct Corpus {
  /// Lines of code that stand alone.
  private(set) var lines: [String] = []
  /// The code of whole cells.
  private(set) var cells: [String] = []
  private(set) var notebooks: [[UInt8]] = []
  /// Swift as it is pasted.
  private(set) var swift: [String] = []
  /// Words of the language, and of the lines.
  private(set) var words: [String] = []
  let commands = Motionbook.commands.all

  /// Reads the project whose folder this is.
  init(root: String) {
    for folder in [
      "notebooks", "notebooks/pages", "Tests/Cases/language", "Tests/Cases/looking",
      "Tests/Cases/mistakes", "Tests/Cases/simulation",
    ] {
      for name in Self.names(in: "\(root)/\(folder)") where name.hasSuffix(".md") {
        add(notebook: "\(root)/\(folder)/\(name)")
      }
    }
    add(notebook: "\(root)/README.md")
    add(code: String(decoding: Self.bytes("\(root)/Tests/Fuzz/Seeds/language.txt"), as: UTF8.self))
    for name in Self.names(in: "\(root)/Tests/Cases/advice") where name.hasSuffix(".txt") {
      add(advised: "\(root)/Tests/Cases/advice/\(name)", isSwift: name.contains("swift"))
    }
    for command in commands {
      for example in command.examples { add(code: example) }
      cells.append((command.exampleSetup + command.examples).joined(separator: "\n"))
    }
    lines = Set(lines).sorted()
    words = Set(lines.flatMap(Pieces.of).filter { $0.first?.isLetter ?? false }).sorted()
  }

  private mutating func add(notebook path: String) {
    let bytes = Self.bytes(path)
    guard let document = try? NotebookDocument(bytes: bytes) else { return }
    notebooks.append(bytes)
    for cell in document.cells where !cell.code.isEmpty {
      cells.append(cell.code)
      add(code: cell.code)
    }
  }

  private mutating func add(code: String) {
    for line in code.split(separator: "\n") where !line.hasPrefix("#") {
      lines.append(String(line))
    }
  }

  /// The wrong lines of a file; their answers are indented.
  private mutating func add(advised path: String, isSwift: Bool) {
    let text = String(decoding: Self.bytes(path), as: UTF8.self)
    for line in text.split(separator: "\n") where !line.hasPrefix(" ") && !line.hasPrefix(">") {
      let typed = String(line.replacing("\\n", with: "\n"))
      if isSwift { swift.append(typed) }
      add(code: typed)
    }
  }

  // MARK: Files

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.sorted()
  }

  /// A file's bytes; none where it cannot be read.
  static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }
}
