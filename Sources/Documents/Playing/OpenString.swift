import Evaluation
import Language
import Sessions

/// A string that is open at the end of a text.
public struct OpenString {
  /// The word before its quotation mark.
  public let lead: String
  /// Whether that is the verb of its statement.
  let followsVerb: Bool
  /// Its contents as written.
  public let written: String

  /// Nil if the text does not end inside a string.
  public init?(endOf text: String) {
    let cut = PartialStatement(endOf: text)
    guard case .text(let written) = cut.place else { return nil }
    self.written = written
    followsVerb = cut.words.count { $0.sort == .name } == 1
    lead = cut.words.last.map { $0.sort == .name ? $0.text : "" } ?? ""
  }

  /// Whether it names a file: after a verb that acts on files, or after `into`.
  func namesFile(for commands: CommandTable) -> Bool {
    if !followsVerb { return lead == "into" }
    return commands.declaration(of: lead)?.roles.contains(.actsOutside) ?? false
  }

  /// Its contents with escapes resolved; an incomplete escape is dropped.
  public var value: String {
    var value = ""
    var rest = written[...]
    while let character = rest.popFirst() {
      guard character == "\\" else {
        value.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n": value.append("\n")
      case "t": value.append("\t")
      case "u": value += Self.scalar(takenFrom: &rest)
      case let other?: value.append(other)
      case nil: break
      }
    }
    return value
  }

  /// The character of an escape such as `\u{1b}`, after the `u`.
  private static func scalar(takenFrom rest: inout Substring) -> String {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return "" }
    let digits = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
  }
}
