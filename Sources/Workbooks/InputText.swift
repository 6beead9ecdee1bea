import Notebooks

/// A text that was read, and where from.
public struct InputText: Sendable {
  /// What messages call it: the path as it was given, or `stdin`.
  public let name: String

  /// What the file holds.
  public let bytes: [UInt8]

  /// Whether it came through a pipe: it can be read no second time, nor saved to.
  let isPiped: Bool

  /// Makes an input of a file's bytes; `name` is what messages call it.
  public init(name: String, bytes: [UInt8], isPiped: Bool = false) {
    self.name = name
    self.bytes = bytes
    self.isPiped = isPiped
  }

  /// The bytes as text, with U+FFFD for what is not UTF-8.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text as a notebook.
  ///
  /// - Throws: `FileRefusal` with the reason where it is none.
  func document() throws(FileRefusal) -> NotebookDocument {
    do {
      return try NotebookDocument(bytes: bytes)
    } catch {
      throw FileRefusal(reason: error.description)
    }
  }

  /// Whether it is a notebook rather than a script: by its name, or by a cell in it.
  public var isNotebook: Bool {
    if Self.isNotebookName(name) { return true }
    return isPiped
      && text.split(separator: "\n", omittingEmptySubsequences: false).contains {
        $0.hasPrefix("```motion") || $0.hasPrefix("~~~motion")
      }
  }

  /// Whether a file of this name is a notebook.
  public static func isNotebookName(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return lowered.hasSuffix(".md") || lowered.hasSuffix(".markdown")
  }
}
