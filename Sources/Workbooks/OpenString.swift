import Sessions

/// A string that is not closed where a text ends.
public struct OpenString {
  /// The word before its quotation mark.
  public let lead: String
  /// What is in it, as it is written.
  public let written: String

  /// Nil where the text ends elsewhere.
  public init?(endOf text: String) {
    let line = text[(text.lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex)...]
    var opening: String.Index?
    var isEscaped = false
    for (index, character) in zip(line.indices, line) {
      if opening != nil {
        if character == "\"", !isEscaped { opening = nil }
        isEscaped = character == "\\" && !isEscaped
      } else if character == "\"" {
        opening = index
      } else if character == "#" {
        return nil
      }
    }
    guard let opening else { return nil }
    written = String(line[line.index(after: opening)...])
    let isPartOfWord = { (character: Character) in character.isLetter || character == "_" }
    let before = line[..<opening].reversed().drop { $0 == " " || $0 == "\t" }
    lead = String(before.prefix(while: isPartOfWord).reversed())
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
