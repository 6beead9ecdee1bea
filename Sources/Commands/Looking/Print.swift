import Answers
import Values
import Execution
import Charts
import Diagnostics
import Geometry
import Language
import Staging
import Text

extension Commands {
  static let print = CommandDeclaration(
    "print", "shows values in one line", .looking,
    subject: .init(
      label: "VALUES", kind: .expressions, isRequired: true, summary: "texts and values"),
    examples: ["print \"y is\", red.center.y"],
    after: ["view red frame (50, 50, 100, 100)"],
    .evaluation { (call) throws(Failure) in
      var parts: [String] = []
      for expression in call.subjectExpressions {
        parts.append(try call.evaluator.evaluate(expression).inlineText(call.evaluator.format))
      }
      try call.emit(.line(parts.joined(separator: " ")))
    })

  static let expect = CommandDeclaration(
    "expect", "checks that something is true, and fails where it is not", .looking,
    subject: .init(
      label: "CONDITION", kind: .expression, isRequired: true, summary: "such as a ~ b"),
    clauses: [
      .init("within", .expression, "how far `a ~ b` may be apart", default: "1e-6 of the larger")
    ],
    examples: ["expect red.center.y ~ 100 within 1", "expect red.alpha == 1"],
    after: ["view red frame (50, 50, 100, 100)"],
    .evaluation { (call) throws(Failure) in
      guard let condition = call.subjectExpression else { return }
      try Expectation(condition, call).check()
    })

  static let events = CommandDeclaration(
    "events", "tells what has happened: contacts, rest, the keyboard, animations", .looking,
    clauses: [
      .init("from", .time, "from which time on", default: "0s"),
      .init("to", .time, "up to which time", default: "now"),
      .init("last", .count(1...Limits.tableRows), "only so many, the newest", default: "100"),
    ],
    examples: ["run until rest; events"],
    after: [
      "view red frame (50, 50, 100, 100)", "gravity on red", "collision on red bounds as walls",
    ],
    .evaluation { (call) throws(Failure) in
      let frames = try recordedRange(call)
      var found = EventTable.told(call.stage.eventLog.filter { frames.contains($0.frame) })
      let limit = try call.count("last") ?? 100
      let dropped = found.count - limit
      if dropped > 0 { found.removeFirst(dropped) }
      guard !found.isEmpty else { return try call.emit(.line("nothing has happened")) }
      if dropped > 0, !call.has("last") {
        try call.emit(
          .line(
            "the last \(limit) of \(limit + dropped) events; `events last \(limit + dropped)` shows all"
          ))
      }
      try call.emit(.table(EventTable.table(of: found, call.evaluator.format)))
    })
}

/// `expect`: what it checks and how it says that it is not so.
private struct Expectation {
  let condition: Expression
  let call: Invocation

  init(_ condition: Expression, _ call: Invocation) {
    self.condition = condition
    self.call = call
  }

  func check() throws(Failure) {
    guard case .binary(let operation, let left, let right) = condition.kind, operation.isComparison
    else {
      if call.has("within") { throw call.fail(.withinWithoutAgreement, at: condition.span) }
      guard try call.evaluator.boolean(condition, of: "expect") else {
        throw call.fail(.expectationFailed(condition.span.text, found: nil), at: condition.span)
      }
      return
    }
    if call.has("within"), operation != .agrees {
      throw call.fail(.withinWithoutAgreement, at: condition.span)
    }
    let (a, b) = (try call.evaluator.evaluate(left), try call.evaluator.evaluate(right))
    let within = try distance(between: a, b)
    let isTrue = try located(condition.span) { () throws(Mistake) in
      if operation == .agrees { return try Arithmetic.agrees(a, b, within: within) }
      guard case .boolean(true) = try Arithmetic.apply(operation, a, b) else { return false }
      return true
    }
    if !isTrue { throw call.fail(failure(left, a, right, b), at: condition.span) }
  }

  /// The distance after `within`, in the unit of the two sides.
  private func distance(between a: Value, _ b: Value) throws(Failure) -> Double? {
    guard let expression = call.expression("within") else { return nil }
    var quantity = Quantity.plain
    for case .number(_, let found) in [a, b] where found != .plain { quantity = found }
    return try call.checked(expression, "within") { (check, value) throws(Mistake) in
      try check.number(value, quantity, 0...Limits.coordinate)
    }
  }

  /// Says what each side is, and how far apart they are where the digits do not show it.
  private func failure(_ left: Expression, _ a: Value, _ right: Expression, _ b: Value) -> Mistake {
    let format = call.evaluator.format
    var found = "\(left.span.text) is \(a.inlineText(format))"
    if !right.isLiteral { found += " and \(right.span.text) is \(b.inlineText(format))" }
    if case .number(let x, _) = a, case .number(let y, _) = b {
      found += ", \(format.string(abs(x - y))) apart"
    }
    return .expectationFailed(condition.span.text, found: found)
  }
}

extension Expression {
  /// Whether it says itself what it is.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .number, .string, .boolean, .size: true
    case .unary(_, let operand): operand.isLiteral
    case .tuple(let items), .list(let items): items.allSatisfy(\.isLiteral)
    case .name, .binary, .call, .member, .index: false
    }
  }
}

extension BinaryOperator {
  fileprivate var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .agrees: true
    case .or, .and, .range, .add, .subtract, .multiply, .divide, .remainder, .power: false
    }
  }
}

/// The table of `events`: time, event, who, with, where.
private enum EventTable {
  /// The events worth a row: of a tilt on its way only the first and the last, and no ends of
  /// animations that moved nothing.
  static func told(_ events: [StageEvent]) -> [StageEvent] {
    events.indices.filter { index in
      switch events[index].kind {
      case .animationEnded(let end): return !end.views.isEmpty
      case .tilt:
        let isFollowed = index + 1 < events.count && isTilt(events[index + 1], after: events[index])
        let isPreceded = index > 0 && isTilt(events[index], after: events[index - 1])
        return !(isFollowed && isPreceded)
      case .contact, .contactEnded, .rest, .resume, .keyboard: return true
      }
    }.map { events[$0] }
  }

  private static func isTilt(_ event: StageEvent, after earlier: StageEvent) -> Bool {
    guard case .tilt = event.kind, case .tilt = earlier.kind else { return false }
    return event.frame - earlier.frame <= 1
  }

  static func table(of events: [StageEvent], _ format: NumberFormat) -> Table {
    Table(
      columns: [
        .init(header: "t (s)"), .init(header: "event", alignment: .left),
        .init(header: "who", alignment: .left), .init(header: "with", alignment: .left),
        .init(header: "where", alignment: .left),
      ],
      rows: events.map { row($0, format) }, format: format)
  }

  private static func row(_ event: StageEvent, _ format: NumberFormat) -> [Table.Cell] {
    let time = (event.time * 10_000).rounded() / 10_000
    var (who, with, place) = ("", "", "")
    switch event.kind {
    case .contact(let contact), .contactEnded(let contact):
      (who, with) = (contact.item, contact.other.name)
      place = contact.point.map { Value.point($0).text(format) } ?? ""
    case .keyboard(let keyboard):
      who = "keyboard"
      place = Value.rect(keyboard.frameEnd).text(format)
    case .tilt(let tilt): place = Value.point(Point(tilt.dx, tilt.dy)).text(format)
    case .animationEnded(let end):
      who = end.views.joined(separator: ", ")
      with = end.finished ? "" : "stopped"
    case .rest, .resume: break
    }
    return [
      .number(time), .text(EventMatch.name(of: event)), .text(who), .text(with), .text(place),
    ]
  }
}
