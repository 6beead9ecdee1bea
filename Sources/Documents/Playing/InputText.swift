import Notebooks

/// A text with its source.
public struct InputText: Sendable {
  /// Its name in messages: the path as given, or `stdin`.
  public let name: String

  /// The contents of the file.
  public let bytes: [UInt8]

  /// Whether it came through a pipe: it cannot be read again or saved to.
  let isPiped: Bool

  /// Creates an input from a file's bytes; `name` is its name in messages.
  public init(name: String, bytes: [UInt8], isPiped: Bool = false) {
    self.name = name
    self.bytes = bytes
    self.isPiped = isPiped
  }

  /// The bytes as text, with U+FFFD for invalid UTF-8.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text as a notebook.
  ///
  /// - Throws: `FileRefusal` with the reason if it is not one.
  package func document() throws(FileRefusal) -> NotebookDocument {
    do {
      return try NotebookDocument(bytes: bytes)
    } catch {
      throw FileRefusal(reason: error.description)
    }
  }

  /// Whether it is a notebook instead of a script: by its name or, for a pipe and a name without an
  /// ending, if it contains a cell.
  public var isNotebook: Bool {
    if Self.isNotebookName(name) { return true }
    return (isPiped || !(name.split(separator: "/").last ?? "").contains("."))
      && text.split(separator: "\n", omittingEmptySubsequences: false).contains {
        $0.hasPrefix("```motion") || $0.hasPrefix("~~~motion")
      }
  }

  /// Whether a file with this name is a notebook.
  public static func isNotebookName(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return lowered.hasSuffix(".md") || lowered.hasSuffix(".markdown")
  }
}
