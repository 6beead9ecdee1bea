import Diagnostics
import Evaluation
import Language
import Sessions
import Values

/// Other ways to write a whole statement that failed, none of which has been tried.
struct Rewording {
  private(set) var lines: [String] = []

  /// - Parameter statement: The statement, as far as its first line goes.
  init(_ statement: Span, _ mistake: Mistake, at place: Span, _ grammar: Grammar) {
    let source = statement.source
    let before = source.text(statement.lower..<place.lower)
    let after = source.text(place.upper..<max(statement.upper, place.upper))
    // `box.center(100, 200)`
    if mistake.id == .notCallable, let bracket = place.text.firstIndex(of: "(") {
      lines = [before + place.text[..<bracket] + " = " + place.text[bracket...] + after]
    }
    let words = statement.text.split(separator: " ").map(String.init)
    guard words.count > 2, mistake.id.isOfWords || mistake.id == .reservedName else { return }
    if mistake.id != .strayCharacter { lines += Self.inOtherOrder(words, grammar) }
    lines += Self.assignments(Array(words.dropFirst())) + Self.assignments(words)
    // `animate box to alpha 0`
    if words.count > 4, ["to", "by"].contains(words[2]), let property = Self.property(words[3]) {
      let line = [words[0], "\(words[1]).\(property)", words[2]] + words.dropFirst(4)
      lines.append(line.joined(separator: " "))
    }
    // `animate box.alpha from 1 to 0`: the value to start from is set before.
    if let to = words.firstIndex(of: "to"), to > 2, words[1].contains(".") {
      let value = words[2..<to].drop { $0 == "from" }.joined(separator: " ")
      let line = (words[..<2] + words[to...]).joined(separator: " ")
      lines.append("\(words[1]) = \(value); \(line)")
    }
    // `view ball frame (0, 0, 10, 10) radius 5`: what the command does not set is set after it.
    if mistake.id == .unknownClause, let property = Self.property(place.text) {
      lines.append("\(before.trimmed).\(property)\(after)")
      let value = after.drop { $0 == " " || $0 == "=" }
      lines.append("\(before.trimmed); \(words[1]).\(property) = \(value)")
    }
  }

  /// Right words in another order: `print box.center.y at 0.5s`, `measure max box.center.y`,
  /// `box.center += (0, 100) over 0.5s`.
  private static func inOtherOrder(_ words: [String], _ grammar: Grammar) -> [String] {
    var lines: [String] = []
    let rest = Array(words.dropFirst())
    if words.count > 3, words[words.count - 2] == "at" {
      let line = words.dropLast(2).joined(separator: " ")
      lines.append("goto \(words[words.count - 1]); \(line)")
    }
    if words[0] != "print", Builtins.function(named: rest[0]) != nil {
      lines.append("\(rest[0])(\(rest.dropFirst().joined(separator: " ")))")
    }
    let keywords = ["+=": "by", "-=": "by -", "=": "to"]
    if let keyword = keywords[words[1]], words.contains("over") || words.contains("curve") {
      let value = words.dropFirst(2).joined(separator: " ")
      lines.append("animate \(words[0]) \(keyword)\(keyword.last == "-" ? "" : " ")\(value)")
    }
    return lines
  }

  /// `box.alpha 0.5`, `box alpha to 0.5` or `box.alpha = 0.5` as an assignment.
  private static func assignments(_ words: [String]) -> [String] {
    let path = words[0].split(separator: ".").map(String.init)
    let parts = path.count > 1 ? path : Array(words.prefix(2))
    let value = words.dropFirst(path.count > 1 ? 1 : 2).drop { ["to", "=", "is"].contains($0) }
    guard parts.count == 2, !value.isEmpty, let property = property(parts[1]) else { return [] }
    return ["\(parts[0]).\(property) = \(value.joined(separator: " "))"]
  }

  /// A property for its own name, or for another system's.
  private static func property(_ name: String) -> String? {
    let known = PropertyNames.ofViews
    return known.words.contains(name) ? name : known.meaning(of: name)
  }
}
