import Diagnostics
import Evaluation
import Language
import Sessions
import Values

/// Other ways to write a whole statement that failed, none of which has been tried: in another order,
/// as an assignment, as a command, with its numbers as one value.
struct Rewording {
  /// Words that say no more than that something is set.
  private static let givers: Set = [
    "change", "color", "give", "let", "make", "paint", "put", "set", "turn",
  ]

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
    if mistake.id == .assignmentWithoutLet, !PropertyNames.ofViews.words.contains(place.text) {
      lines = ["let " + statement.text]
    }
    lines += Self.withBlock(before, place, after, mistake, grammar)
    let ours = OtherForms.ours(statement.text)
    // Colors stand in quotes.
    let text = ours.replacing(#/(?: )#([0-9a-fA-F]{3,8})\b/#) { " \"#\($0.1)\"" }
    lines += (ours == statement.text ? [] : [text]) + OtherForms.lines(for: text)
    // `gravity on box, run 1s`
    let steps = text.replacing(#/, (?=([a-z]+) )/#) { grammar.isVerb(String($0.1)) ? "; " : ", " }
    if steps != text { lines.append(steps) }
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 2, mistake.id.isOfWords || mistake.id == .reservedName else { return }
    if mistake.id != .strayCharacter { lines += Self.inOtherOrder(words, grammar) }
    let isSet = Self.givers.contains(words[0].lowercased())
    lines += (isSet ? Self.assignments(Array(words.dropFirst())) : []) + Self.assignments(words)
    // `center box (160, 300)`
    if PropertyNames.ofViews.words.contains(words[0]) {
      lines.append("\(words[1]).\(words[0]) = \(words.dropFirst(2).joined(separator: " "))")
    }
    // `animate box to alpha 0`
    if words.count > 4, ["to", "by"].contains(words[2]), let property = Self.property(words[3]) {
      let line = [words[0], "\(words[1]).\(property)", words[2]] + words.dropFirst(4)
      lines.append(line.joined(separator: " "))
    }
    // `animate box.alpha from 1 to 0`: the value to start from is set before.
    if let to = words.firstIndex(of: "to"), to > 2, words[0] == "animate", words[1].contains(".") {
      let value = words[2..<to].drop { $0 == "from" }.joined(separator: " ")
      let line = (words[..<2] + words[to...]).joined(separator: " ")
      lines.append("\(words[1]) = \(value); \(line)")
    }
    // `view ball frame (0, 0, 10, 10) radius 5`: what the command does not set is set after it.
    if mistake.id == .unknownClause, let property = Self.property(place.text) {
      lines.append("\(before.trimmed).\(property)\(after)")
      let value = after.drop { $0 == " " || $0 == "=" }
      // `drag list left 100` sets nothing.
      if before.words.count > 2 {
        lines.append("\(before.trimmed); \(words[1]).\(property) = \(value)")
      }
    }
    // `collision on ball elasticity 0.9`: what another command sets is set by that one.
    let verbs = grammar.forms.filter { $0.clause(place.text) != nil }.map(\.verb)
    if mistake.id == .unknownClause, verbs.count == 1 {
      let subject = before.firstMatch(of: #/ on (\w+(?:, \w+)*)/#)?.1 ?? Substring(words[1])
      lines += ["", " on"].map {
        "\(before.trimmed); \(verbs[0])\($0) \(subject) \(place.text)\(after)"
      }
    }
  }

  /// `on contact: print 1`, `on contact print 1` and `if x > 3: print 1 else: print 2` with blocks.
  private static func withBlock(
    _ before: String, _ place: Span, _ after: String, _ mistake: Mistake, _ grammar: Grammar
  ) -> [String] {
    guard ["for", "if", "on", "repeat", "when", "while"].contains(before.words.first),
      place.text == ":" || mistake.id == .missingBlock
    else { return [] }
    let isBody = grammar.isVerb(place.text)
    let head = isBody || place.text == ":" ? before : before + place.text
    let body = ((isBody ? place.text : "") + after).drop { ": ".contains($0) }
      .replacing(#/ else:? (?=[^{]+$)/#, with: " } else { ")
    guard !body.trimmed.isEmpty else { return [] }
    let line = "\(head.trimmed) { \(body.trimmed) }"
    return [line] + OtherForms.lines(for: line)
  }

  /// Right words in another order: `print box.center.y at 0.5s`, `measure max box.center.y`,
  /// `box.center += (0, 100) over 0.5s`.
  private static func inOtherOrder(_ words: [String], _ grammar: Grammar) -> [String] {
    var lines: [String] = []
    let rest = Array(words.dropFirst())
    if words.count > 3, words[words.count - 2] == "at", words.last?.last?.isLetter == true {
      let line = words.dropLast(2).joined(separator: " ")
      lines.append("goto \(words[words.count - 1]); \(line)")
    }
    if Builtins.function(named: rest[0]) != nil {
      let value = rest.dropFirst().drop { $0 == "of" }
      let call = "\(rest[0])(\(value.joined(separator: " ")))"
      lines.append(words[0] == "print" ? "print \(call)" : call)
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

  // MARK: Commands

  /// What a line says as a method or a property, as a command: `feed.scrollTo(0, 600)`,
  /// `box.resistance = 0`; and with a command in place of a word for one: `throw box`.
  static func commands(for text: String, _ commands: CommandTable) -> [String] {
    let grammar = commands.grammar
    if let call = text.wholeMatch(of: #/([\w\[\]]+)\.(\w+)\((.*)\);?/#) {
      // `box.setAlpha(0.5)`
      if call.2.hasPrefix("set"), let first = call.2.dropFirst(3).first {
        return ["\(call.1).\(first.lowercased())\(call.2.dropFirst(4)) = \(call.3)"]
      }
      // `keyboard.show()`
      if grammar.isVerb(String(call.1)) {
        return ["\(call.1) \(call.2)\(call.3.isEmpty ? "" : " \(call.3)")"]
      }
      guard grammar.isVerb(String(call.2)) else { return [] }
      let value = call.3.isEmpty ? "" : " (\(call.3))"
      return ["\(call.2) \(call.1)\(value)", "\(call.2) \(call.1) \(call.3)"]
    }
    // `println(box.center.y)`
    if let call = text.wholeMatch(of: #/(\w+)\((.+)\);?/#),
      let verb = grammar.vocabulary.nearest(to: String(call.1)).first
    {
      return ["\(verb) \(call.2)"]
    }
    // `ball = view(20, 20, 40, 40)`
    if let made = text.wholeMatch(of: #/(\w+) *= *(\w+)(\(.*\));?/#) {
      return grammar.isVerb(String(made.2)) ? ["\(made.2) \(made.1) \(made.3)"] : []
    }
    let words = text.words
    guard !grammar.isVerb(words[0]) else { return [] }
    // `box.density = 2`, `box density 2`, `elasticity box 0.5`
    if let set = text.wholeMatch(of: #/([\w\[\]]+)[. ](\w+) *=? *(\S.*)/#) {
      let lines = [(set.1, set.2), (set.2, set.1)].flatMap { object, keyword -> [String] in
        let forms = grammar.forms.filter { $0.clause(String(keyword)) != nil }
        // Which of several commands is meant is not guessed.
        guard let verb = forms.first?.verb, forms.count == 1 else { return [] }
        return ["", " on"].map { "\(verb)\($0) \(object) \(keyword) \(set.3)" }
      }
      if !lines.isEmpty { return lines }
    }
    // `create view ball …`, `box gravity`
    if let verb = words.firstIndex(where: { grammar.isVerb($0) && $0 != "help" }) {
      let (before, rest) = (words[..<verb], words[(verb + 1)...])
      return [words[verb...], [words[verb]] + before + rest].map { $0.joined(separator: " ") }
    }
    guard let topic = Help.topic(ofConcept: words[0].lowercased())
    else { return [] }
    let verbs = Help(commands).examples(of: topic).prefix(1).flatMap {
      $0.split(separator: "; ").map { String($0.prefix(while: \.isLetter)) }
    }
    return verbs.suffix(1).filter { grammar.isVerb($0) && $0 != "print" }.map {
      ([$0] + words.dropFirst()).joined(separator: " ")
    }
  }

  // MARK: Values

  /// Numbers beside each other as a point or a rectangle, and `velocity of box` as a property.
  static func withValues(_ line: String) -> [String] {
    let words = line.words
    var lines: [String] = []
    let places = words.indices.filter { Double(words[$0].trimmingSuffix(",")) != nil }
    for count in [4, 2] {
      guard
        let first = places.first(where: { (first: Int) in
          (first..<first + count).allSatisfy { places.contains($0) }
        })
      else { continue }
      let point = words[first..<first + count].map { $0.trimmingSuffix(",") }
      lines.append(
        (words[..<first] + ["(\(point.joined(separator: ", ")))"] + words[(first + count)...])
          .joined(separator: " "))
    }
    // `plot box.center.y 0 to 1s`
    if let to = words.firstIndex(of: "to"), to > 2, words[to - 2] != "from" {
      lines.append((words[..<(to - 1)] + ["from"] + words[(to - 1)...]).joined(separator: " "))
    }
    // `stage 400 by 800`, `plot y 0..1s`, `table y > file.csv`
    for (place, word) in words.enumerated().dropFirst() where place + 1 < words.count {
      let (one, next) = (words[place - 1], words[place + 1])
      let both: String? =
        switch word {
        case "by", "x": Double(one) != nil && Double(next) != nil ? "\(one)x\(next)" : nil
        case ">", "to", "in":
          next.contains(".") && !next.contains("\"") && Double(next) == nil
            ? "\(one) into \"\(next)\"" : nil
        default: nil
        }
      if let both {
        lines.append(
          (words[..<(place - 1)] + [both] + words[(place + 2)...]).joined(separator: " "))
      }
    }
    // `view box 40x40 at 100, 80`
    let numbers = words.dropFirst(2).flatMap { $0.split { !$0.isNumber } }
    if words[0] == "view", numbers.count == 4,
      let size = words.firstIndex(where: { $0 == "size" || $0.contains(#/^\d+x\d+$/#) })
    {
      let turned = words[2..<size].contains { $0.contains(where: \.isNumber) }
      let frame = turned ? numbers : Array(numbers[2...] + numbers[..<2])
      lines.append("view \(words[1]) frame (\(frame.joined(separator: ", ")))")
    }
    if let range = words.last?.split(separator: "."), range.count == 2,
      words.last?.contains("..") == true
    {
      lines.append(
        (words.dropLast() + ["from \(range[0]) to \(range[1])"]).joined(separator: " "))
    }
    if let place = words.firstIndex(of: "of"), place > 0 {
      let thing = words[(place + 1)...].drop { $0 == "the" }
      if let name = thing.first {
        lines.append(
          (words[..<(place - 1)] + ["\(name).\(words[place - 1])"] + thing.dropFirst())
            .joined(separator: " "))
      }
    }
    return lines
  }
}
