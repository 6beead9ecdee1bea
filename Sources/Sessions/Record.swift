import Answers
import Diagnostics
import Text

/// What a session has been, for the notebook it can be saved as.
public struct Record: Sendable {
  public enum Item: Sendable {
    case title(String)
    case note(String)
    /// A statement as it was typed, what it answered, and how answers were laid out then.
    case statement(text: String, outputs: [Output], layout: Layout)
  }

  public internal(set) var items: [Item] = []

  /// The statements and notes that were typed, for `history`.
  public var lines: [String] {
    items.map { item in
      switch item {
      case .title(let text): "title \(Self.quoted(text))"
      case .note(let text): "note \(Self.quoted(text))"
      case .statement(let text, _, _): text
      }
    }
  }

  /// A text as the language writes it, in quotation marks.
  public static func quoted(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": escaped += "\\" + String(scalar)
      case _ where scalar.isObeyed: escaped += scalar.escaped
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}
