import Language
import Sessions

/// A string that is not closed where a text ends.
public struct OpenString {
  /// The word before its quotation mark.
  public let lead: String
  /// What is in it, as it is written.
  public let written: String

  /// Nil where the text ends elsewhere.
  public init?(endOf text: String) {
    let cut = CutStatement(endOf: text)
    guard case .text(let written) = cut.place else { return nil }
    self.written = written
    lead = cut.words.last.map { $0.sort == .name ? $0.text : "" } ?? ""
  }

  /// What is in it, without the language's escapes; one that is only begun says nothing yet.
  public var value: String {
    var value = ""
    var isEscaped = false
    for character in written {
      switch (isEscaped, character) {
      case (true, "n"): value.append("\n")
      case (true, "t"): value.append("\t")
      case (false, "\\"):
        isEscaped = true
        continue
      case (true, _), (false, _): value.append(character)
      }
      isEscaped = false
    }
    return value
  }

  /// A text as it is written in a string.
  public static func written(_ text: String) -> String {
    String(Record.quoted(text).dropFirst().dropLast())
  }
}
