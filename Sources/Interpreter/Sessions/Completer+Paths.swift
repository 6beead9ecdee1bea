import Evaluation
import Language
import Values

/// Completions after a dot, and after a property that is being set.
extension Completer {
  /// The properties or events after a dot, given the words before it.
  func afterDot(_ words: ArraySlice<Word>) -> [Completion] {
    guard let (base, start) = Self.path(at: words) else { return [] }
    if words.first?.isNamed("on") == true, start == 1 { return events(under: base) }
    return members(of: base, settable: roles(of: words.first).contains(.setsProperties))
  }

  /// Completions after `box.center =`; nil if nothing known is being set.
  func assignmentOffer(after words: [Word]) -> Offer? {
    guard let sign = words.firstIndex(where: { Self.assignments.contains($0.text) }),
      words[sign].sort == .mark, let (path, start) = Self.path(at: words[..<sign]), start == 0
    else { return nil }
    guard let last = words.last, last.isOperator || last.isMark(",") else { return Offer() }
    guard let kind = kind(of: path) else { return Offer(values) }
    let offered = sign == words.count - 1 ? candidates(for: kind.kind) : parts(of: kind.kind)
    return Offer(offered, kind.kind, else: "", kind.summary)
  }

  /// The roles of the command that a word begins; none for any other word.
  func roles(of word: Word?) -> Set<CommandRole> {
    guard let word, word.sort == .name else { return [] }
    return expressions.commands.declaration(of: word.text)?.roles ?? []
  }

  private static let assignments = ["=", "+=", "-=", "*=", "/="]

  /// The path of dotted names at the end of the words, and where it begins.
  ///
  /// Only names: a call could draw a random number, and completion must not change anything.
  private static func path(at words: ArraySlice<Word>) -> (path: [String], start: Int)? {
    guard var (text, start) = name(at: words) else { return nil }
    var path = [text]
    while start - 2 >= words.startIndex, words[start].isTouching, words[start - 1].isMark("."),
      words[start - 1].isTouching, let before = name(at: words[..<(start - 1)])
    {
      (text, start) = before
      path.insert(text, at: 0)
    }
    // There may be more than names before a dot.
    guard start == words.startIndex || !words[start - 1].isMark(".") else { return nil }
    return (path, start)
  }

  /// The name at the end of the words, such as `ball` or `ball[3]`, and where it begins.
  private static func name(at words: ArraySlice<Word>) -> (text: String, start: Int)? {
    guard let last = words.last else { return nil }
    let end = words.endIndex - 1
    if last.sort == .name { return (last.text, end) }
    guard last.isMark("]"), words.count >= 4, words[end - 1].sort == .value,
      words[end - 2].isMark("["), words[end - 2].isTouching, words[end - 3].sort == .name
    else { return nil }
    return ("\(words[end - 3].text)[\(words[end - 1].text)]", end - 3)
  }

  private func value(of path: [String]) -> (value: Value, expression: Expression)? {
    var parser = Parser(.init(path.joined(separator: ".")), grammar: expressions.commands.grammar)
    guard let expression = try? parser.wholeExpression(),
      let value = try? expressions.evaluate(expression)
    else { return nil }
    return (value, expression)
  }

  private func members(of base: [String], settable: Bool) -> [Completion] {
    guard let (value, expression) = value(of: base) else { return [] }
    guard case .object(let reference) = value else {
      return Components.names(of: value).map { Completion($0, "", suffix: "", .property) }
    }
    let properties = (try? expressions.properties(of: reference, at: expression.span)) ?? []
    var found = properties.filter { !settable || $0.isSettable }.map {
      Completion($0.name, $0.summary, suffix: "", .property)
    }
    if reference == .keyboard {
      found += CurveCalls.memberNames(of: .keyboard).map {
        Completion($0, "property of the keyboard's curve", suffix: "", .property)
      }
    }
    if reference.side("layoutGuide") != nil {
      found.append(
        Completion("layoutGuide", "the area it covers, or the safe area", suffix: ".", .property))
    }
    if !settable, reference.hasCoordinates {
      found.append(Completion(Conversion.name, Conversion.function.summary, suffix: "(", .function))
    }
    if reference.presentation != nil {
      found.append(
        Completion("presentation", "the current state on screen", suffix: ".", .property))
    }
    return found
  }

  /// The kind of the property at a path's end; for a part, such as `center.x`, a number.
  private func kind(of path: [String]) -> (kind: ValueKind, summary: String)? {
    for count in 1..<max(1, path.count) {
      guard let (value, expression) = value(of: Array(path.prefix(count))),
        case .object(let reference) = value
      else { continue }
      let properties = (try? expressions.properties(of: reference, at: expression.span)) ?? []
      guard let property = properties.first(where: { $0.name == path[count] }) else { continue }
      if count == path.count - 1 { return (property.kind, property.summary) }
      return (property.unit == "pt" ? .length : .plain, "")
    }
    return nil
  }

  /// The events whose names continue after a dot, such as those of the keyboard.
  private func events(under base: [String]) -> [Completion] {
    let prefix = base.joined(separator: ".") + "."
    return EventMatch.all.filter { $0.name.hasPrefix(prefix) }.map {
      Completion(String($0.name.dropFirst(prefix.count)), $0.says)
    }
  }
}
