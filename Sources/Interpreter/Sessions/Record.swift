import Answers
import Diagnostics
import Text

/// The record of a session, for saving it as a notebook.
public struct Record: Sendable {
  /// A title, a note or a statement.
  public enum Item: Sendable {
    case title(String)
    case note(String)
    /// A statement as it was typed, its answers, and the layout at that time.
    case statement(text: String, outputs: [Output], layout: Layout)
  }

  public internal(set) var items: [Item] = []

  /// The statements and notes that were typed, for `history`.
  public var lines: [String] { items.map(\.line) }
}

extension Record.Item {
  /// The statement or note as it was typed.
  public var line: String {
    switch self {
    case .title(let text): "title \(text.quoted)"
    case .note(let text): "note \(text.quoted)"
    case .statement(let text, _, _): text
    }
  }
}
