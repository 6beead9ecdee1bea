#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The person's own editor, for a text that is more than a line is good for.
public struct ExternalEditor {
  /// Why nothing came back.
  public enum Problem: Error, Hashable, Sendable {
    /// No file could be made for it, for the system's own reason.
    case noFile(reason: String)
    case failed(editor: String, status: Int32)
    /// What was saved is no text, or longer than any entry.
    case noText
  }

  /// The largest text that is taken back, in bytes.
  private static let textLength = 1_000_000

  /// A line of shell, as every program takes `EDITOR`.
  private let command: String
  private let folder: String

  /// The editor that `VISUAL` or else `EDITOR` names, else `vi`.
  public init(environment: [String: String]) {
    let named = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { name in
      !name.allSatisfy(\.isWhitespace)
    }
    command = named ?? "vi"
    let folder = environment["TMPDIR"] ?? ""
    self.folder = folder.isEmpty ? "/tmp" : folder
  }

  /// Has a text edited; what was saved, without the line ends at its end.
  ///
  /// The file in which it is edited is readable to its owner alone, and gone afterwards.
  public func edit(_ text: String) throws(Problem) -> String {
    let path = try makeFile(text)
    defer { unlink(path) }
    let lent = LentTerminal()
    let child = ShellCommand.start("\(command) \"$@\"", arguments: [path])
    let status = child.map(ShellCommand.status) ?? 127
    lent.takeBack()
    guard status == 0 else { throw .failed(editor: command, status: status) }
    return try Self.read(path)
  }

  private func makeFile(_ text: String) throws(Problem) -> String {
    let ending = ".motion"
    var template = Array((folder + "/motionbook-XXXXXX" + ending).utf8CString)
    // Made for its owner alone.
    let descriptor = mkstemps(&template, Int32(ending.utf8.count))
    guard descriptor >= 0 else { throw .noFile(reason: HistoryFile.reason()) }
    defer { close(descriptor) }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let problem = Array((text + "\n").utf8).withUnsafeBytes {
      WholeWrite.write($0, to: descriptor)
    }
    if let problem {
      unlink(path)
      throw .noFile(reason: HistoryFile.reason(problem))
    }
    return path
  }

  private static func read(_ path: String) throws(Problem) -> String {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .noText }
    defer { close(descriptor) }
    guard HistoryFile.isFile(descriptor) else { throw .noText }
    let bytes = HistoryFile.read(descriptor, from: 0, limit: textLength + 1)
    guard bytes.count <= textLength, let text = String(validating: bytes, as: UTF8.self) else {
      throw .noText
    }
    var scalars = text.unicodeScalars
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars)
  }
}

extension ExternalEditor.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noFile(let reason): "cannot create a file for the editor: \(reason)"
    case .failed(let editor, 127): "the editor `\(editor)` was not found; set EDITOR to your editor"
    case .failed(let editor, let status):
      "the editor `\(editor)` ended with status \(status), so the line is unchanged"
    case .noText: "the editor's file is not text, or it is too long"
    }
  }
}
