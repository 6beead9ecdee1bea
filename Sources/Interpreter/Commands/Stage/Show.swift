import Answers
import Evaluation
import Language
import MotionCurves
import MotionGeometry
import Text
import Values

enum ShowCommand: LookCommand {
  struct Clauses: CommandClauses {
    let object = Subject(
      optional: "NAME", .object, "object to show, such as red, a transition, a curve or a matrix")
  }

  static let verb = "show"
  static let declaration = declare(
    "Shows the time, views, behaviors and what is running, or one object in full", .stage,
    Clauses(),
    examples: ["show", "show red", "show perspective(500)", "show spring(response: 0.5)"],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: ["A matrix is shown together with the form that Core Animation stores."],
    also: ["list", "ls"])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    guard let expression = call[\.object] else {
      // An entry for each, with its facts.
      try call.spend(
        .object, 700 * (call.inspector.views.count + call.inspector.behaviorCount))
      return try call.emit(.listing(call.inspector.survey))
    }
    if let text = transitionText(expression, call) { return try call.emit(.text(text)) }
    let value = try call.expressions.evaluate(expression)
    if let matrix = value.matrix {
      return try call.emit(.lines(ShowMatrix.lines(matrix, call.expressions.format)))
    }
    if let sweep = call.expressions.sweep(value) {
      return try call.emit(.table(sweep.table(call.expressions.format)))
    }
    if case .curve(let curve) = value, let table = ShowCurve.table(curve, call.expressions.format) {
      try call.spend(.place, MeasuredCurve.count)
      try call.emit(.table(table))
      if let remark = ShowCurve.remark(curve) { try call.emit(.line(remark)) }
      return
    }
    guard case .object(let reference) = value else {
      throw call.fail(
        .wrongKind(
          "show", takes: "an object's name", found: "a value", of: expression.span.text,
          sample: nil),
        at: expression.span)
    }
    // Subviews and behaviors are looked for among all.
    try call.spend(.object, 20 * call.inspector.views.count)
    try call.emit(.listing(call.inspector.description(of: reference)))
    // `show keyboard` may mean the command.
    if case .name(let name) = expression.kind,
      let form = call.expressions.commands.grammar.form(of: name),
      case .word(let words) = form.subject, words.contains("show")
    {
      try call.emit(.text(["`\(name) show` makes it appear"]))
    }
  }

  /// The code of a transition; the session's own takes precedence over a built-in one. It is
  /// indented to distinguish it from a typed line.
  private static func transitionText(_ expression: Expression, _ call: Look<Clauses>) -> [String]? {
    guard case .name(let name) = expression.kind, call.expressions.own(name) == nil else {
      return nil
    }
    let own = call.inspector.transitionDefinition(named: name)?.text
    let ready = ReadyMadeTransition.named(name)
    guard let text = own ?? ready?.text else { return nil }
    let says = own == nil ? ready?.summary ?? "" : "as defined in this session"
    return ["\(name): a transition, \(says)"]
      + text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
  }
}

/// A curve with the properties that it has after a dot, such as a spring's `dampingRatio`, and with
/// what is measured of it.
enum ShowCurve {
  /// The result is nil for keyframes of points.
  static func table(_ curve: Curve, _ format: NumberFormat) -> Table? {
    guard let measured = MeasuredCurve(curve) else { return nil }
    let properties = CurveCalls.memberNames(of: curve).compactMap { name -> [Table.Cell]? in
      guard case .number(let number, let quantity)? = CurveCalls.member(name, of: curve) else {
        return nil
      }
      return row(name, number, quantity, unit: String(quantity.suffix.dropFirst()))
    }
    let measures = [Aggregate.max, .overshoot, .settling].compactMap { aggregate in
      aggregate.result(of: measured.measure, .plain, unit: "", isTimed: measured.isTimed).map {
        row(aggregate.rawValue, $0.value, $0.quantity, unit: $0.unit)
      }
    }
    return Table(
      columns: [.init(curve.name, kind: .text), .init("value"), .init("unit", kind: .unit)],
      rows: properties + measures, digits: format.digits)
  }

  /// A remark on the numbers of a curve; nil if they say all.
  static func remark(_ curve: Curve) -> String? {
    switch curve {
    case .spring(let spring) where spring.isClamped:
      "A damping ratio above 1 acts as 1, critical damping. With `allowsOverdamping: on` it slows "
        + "the spring down."
    case .fling(let fling) where abs(fling.velocity) > PlatformFling.maxVelocity:
      Builtins.flingLimit
    default: nil
    }
  }

  private static func row(
    _ name: String, _ number: Double, _ quantity: Quantity, unit: String
  ) -> [Table.Cell] {
    [.text(name), .number(quantity.inUnit(number)), .text(unit)]
  }
}

/// The lines that `show` prints for a matrix: the matrix, and the form Core Animation stores.
enum ShowMatrix {
  static func lines(_ matrix: Matrix, _ format: NumberFormat) -> [Phrase] {
    let heading = Phrase(
      "a \(matrix.rows) by \(matrix.columns) matrix; mRC is row R, column C; vectors are columns to its right"
    )
    var lines = [heading] + matrix.lines(format).map { Phrase($0) }
    if matrix.transform != nil {
      lines.append(
        Phrase("as Core Animation stores it, transposed; m41, m42 and m43 are the translation"))
      lines += matrix.transposed.lines(format).map { Phrase($0) }
    }
    return lines
  }
}
