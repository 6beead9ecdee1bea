import Files
import Platform

/// The user's own editor, for texts that are too long to edit in a line.
public struct ExternalEditor {
  /// Why editing failed.
  public enum Problem: Error, Hashable, Sendable {
    /// No file could be created for it.
    case noFile(FileProblem)
    /// The shell did not find it.
    case notFound(editor: String)
    case failed(editor: String, status: Int32)
    /// The saved file is not text, or longer than any entry.
    case noText
  }

  /// The longest text that is read back, in bytes.
  private static let textLength = 1_000_000

  /// A shell command, like in every program that uses `EDITOR`.
  private let command: String
  private let folder: String

  /// The editor from `VISUAL` or `EDITOR`; default `vi`.
  public init(environment: [String: String]) {
    let named = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { name in
      !name.allSatisfy(\.isWhitespace)
    }
    command = named ?? "vi"
    let folder = environment["TMPDIR"] ?? ""
    self.folder = folder.isEmpty ? "/tmp" : folder
  }

  /// Opens a text in the editor. Returns the saved text, without trailing line ends.
  ///
  /// The temporary file is readable only by its owner, and is deleted afterwards.
  public func edit(_ text: String) throws(Problem) -> String {
    let file: EditedFile
    do {
      file = try EditedFile(text + "\n", in: folder)
    } catch {
      throw .noFile(error)
    }
    let lent = LentTerminal()
    let child = ChildProcess(shell: "\(command) \"$@\"", arguments: [file.path])
    let status = child?.wait() ?? ChildProcess.notFound
    lent.reclaim()
    switch status {
    case 0: return try Self.read(file.path)
    case ChildProcess.notFound: throw .notFound(editor: command)
    default: throw .failed(editor: command, status: status)
    }
  }

  /// Deletes the temporary files of programs that were killed while an editor was open.
  public func removeLeftovers() { EditedFile.removeLeftovers(in: folder) }

  private static func read(_ path: String) throws(Problem) -> String {
    guard let bytes = try? AtomicFile.read(path, limit: textLength),
      let text = String(validating: bytes, as: UTF8.self)
    else { throw .noText }
    var scalars = text.unicodeScalars
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars)
  }
}
