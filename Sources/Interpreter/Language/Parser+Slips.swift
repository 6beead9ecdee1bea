import Diagnostics

/// The causes of common slips: numbers without parentheses, a decimal comma, a name of
/// nothing in a list, `off` behind a verb, a command called like a
/// function, participants without commas, a label without its colon.
extension Parser {
  /// The problem of the line at an offset, for which names are known: a word that nothing is called
  /// is no value of a list.
  public func problem(from offset: Int, knowing names: Set<String>) -> ParseProblem? {
    var again = Parser(source, from: offset, grammar: grammar, definitions: definitions)
    (again.ownDefinitions, again.callables, again.names) = (ownDefinitions, callables, names)
    do {
      _ = try again.nextLine()
      return nil
    } catch {
      return error
    }
  }

  // MARK: Numbers

  /// The problem of numbers that are not one value, such as `0,5s`, `1s 500ms` or `10 10 50 50`.
  func numbersUnparted(_ form: CommandForm, _ parts: Command) -> ParseProblem? {
    let value = parts.clauses.last.map { form.clause($0.keyword.text)?.value } ?? form.subject
    guard value != .expressions else { return nil }
    let last = (parts.clauses.last?.values ?? parts.subject).last
    var first: [Expression] = []
    if case .expression(let expression)? = last, expression.isNumber { first = [expression] }
    guard let numbers = numbers(behind: first), isOneKind(numbers) else { return nil }
    let list = "(\(Self.list(of: numbers)))"
    let keywords = form.clauses.filter { $0.literal == .tuple(numbers.count) }.map(\.keyword)
    return problem(
      of: numbers,
      first.isEmpty ? keywords.map { "\($0) \(list)" } : pairs(of: numbers) + [list])
  }

  /// The problem of numbers in brackets without commas.
  func itemsUnparted(_ items: [Expression], before closer: Mark) -> ParseProblem? {
    guard items.last?.isNumber == true, current.kind != .mark(.comma),
      let numbers = numbers(behind: items.suffix(1)), let last = numbers.last
    else { return nil }
    let opener = closer == .closeParen ? "(" : "["
    return .invalid(
      .expectedCloser(closer.rawValue, opener: opener, found: current.text)
        .suggesting([", " + Self.list(of: Array(numbers.dropFirst()))]),
      current.span.joined(to: last.span))
  }

  /// Whether all of the numbers have a unit, or none has one, or a comma is the decimal point.
  private func isOneKind(_ numbers: [Expression]) -> Bool {
    Set(numbers.map(\.hasUnit)).count == 1 || source.text(commas(in: numbers)) == ","
  }

  private func commas(in numbers: [Expression]) -> Range<Int> {
    numbers[0].span.upper..<numbers[1].span.lower
  }

  /// The meaning of two numbers together.
  private func pairs(of numbers: [Expression]) -> [String] {
    guard numbers.count == 2 else { return [] }
    let (one, other) = (numbers[0].span, numbers[1].span)
    if source.text(commas(in: numbers)) == "," { return ["\(one.text).\(other.text)"] }
    return ["\(one.text)x\(other.text)", "\(one.text) + \(other.text)"]
  }

  private func problem(of numbers: [Expression], _ meant: [String]) -> ParseProblem {
    let span = numbers[0].span.joined(to: numbers[numbers.count - 1].span)
    return .invalid(.numbersUnparted(span.text, meant: meant), span)
  }

  private static func list(of numbers: [Expression]) -> String {
    numbers.map(\.span.text).joined(separator: ", ")
  }

  /// The numbers from here on, with or without commas, behind the ones before; nil if there are
  /// fewer than two.
  private func numbers(behind first: [Expression]) -> [Expression]? {
    var (ahead, numbers) = (self, first)
    while true {
      if !numbers.isEmpty, ahead.current.kind == .mark(.comma) {
        guard (try? ahead.advance()) != nil else { break }
      }
      guard case .number = ahead.current.kind, let number = try? ahead.parseExpression(),
        number.isNumber
      else { break }
      numbers.append(number)
    }
    return numbers.count > 1 ? numbers : nil
  }

  // MARK: Words

  /// The problem of a word that is not one of a command's keywords.
  func unknownWord(
    _ word: String, of form: CommandForm, _ parts: Command
  ) -> ParseProblem {
    if word == "off", form.takesName, parts.subject.isEmpty, parts.clauses.isEmpty {
      return .invalid(
        .switchedOff(form.verb), span(from: statementStart.span).joined(to: current.span))
    }
    return nameOfNothing(form, parts)
      ?? .invalid(unknownClause(word, of: form, parts), current.span)
  }

  /// The problem of a word in a list that nothing is called, and that another value follows.
  func nameOfNothing(_ form: CommandForm, _ parts: Command) -> ParseProblem? {
    let values = parts.clauses.last?.values ?? parts.subject
    guard let names, values.count > 1, case .expression(let last)? = values.last,
      case .name(let word) = last.kind, !names.contains(word)
    else { return nil }
    let bare = Command(parts.verb, parts.row, isMarked: parts.isMarked)
    return .invalid(unknownClause(word, of: form, bare), last.span)
  }

  /// The problem of participants without commas between them, such as `between red and blue`: a
  /// name that another one follows is a word of plain English.
  /// - Parameter start: A parser before the first of them.
  func participantsUnparted(_ event: String, from start: Parser) -> ParseProblem? {
    guard isBlockAhead else { return nil }
    var (ahead, names, last) = (start, [String](), start.current.span)
    while ahead.current.kind != .mark(.openBrace) {
      let isFollowed: Bool = if case .name = ahead.peek().kind { true } else { false }
      switch ahead.current.kind {
      case .name(let name) where !isFollowed: names.append(name)
      case .name, .keyword, .mark(.comma): break
      default: return nil
      }
      last = ahead.current.span
      guard (try? ahead.advance()) != nil else { return nil }
    }
    guard !names.isEmpty else { return nil }
    let span = start.current.span.joined(to: last)
    return .invalid(.namesOfParticipants(span.text, event: event, names: names), span)
  }

  /// The problem of an argument whose label has no colon, such as `duration 0.5` or `duration = 0.5`.
  func colonMissing(behind value: Expression) -> ParseProblem? {
    guard case .name(let label) = value.kind else { return nil }
    var ahead = self
    switch current.kind {
    case .mark(.assign): guard (try? ahead.advance()) != nil else { return nil }
    case .number, .size, .string: break
    default: return nil
    }
    guard let meant = try? ahead.parseExpression() else { return nil }
    return .invalid(
      .labelWithoutColon(label, value: meant.span.text), value.span.joined(to: meant.span))
  }

  /// The problem of `quit()`; nil where no empty parentheses follow a verb.
  func emptyCall(_ form: CommandForm, _ verb: Span) -> ParseProblem? {
    let closer = peek()
    guard current.kind == .mark(.openParen), !current.isSpaced, closer.kind == .mark(.closeParen)
    else { return nil }
    return .invalid(
      .emptyCall(verb.text, form.examples.first), current.span.joined(to: closer.span))
  }
}

extension Expression {
  fileprivate var isNumber: Bool {
    if case .number = kind { true } else { false }
  }

  fileprivate var hasUnit: Bool {
    if case .number(_, _?) = kind { true } else { false }
  }
}
