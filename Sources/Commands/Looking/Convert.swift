import Answers
import Values
import Execution
import Charts
import Curves
import Diagnostics
import Text

extension Commands {
  static let convert = CommandDeclaration(
    "convert", "tells a spring in the words of every system", .looking,
    subject: .init(label: "SPRING", kind: .curve, isRequired: true, summary: "such as bouncy"),
    examples: [
      "convert spring(mass: 1, stiffness: 100, damping: 10)", "convert bouncy",
      "let s = spring(tension: 170, friction: 26); convert s",
    ],
    notes: [
      "`settles` is when each system would call it at rest, by its own rule.",
      "Where a system has no words for it, its nearest ones stand, with how far they are off.",
    ] + SettlingRule.allCases.map { "\($0.name): \($0.summary)" },
    .evaluation { (call) throws(Failure) in
      let spring = try subjectSpring(call)
      let dresses = spring.dresses
      let format = NumberFormat(digits: max(call.evaluator.format.digits, 6))
      let rows = dresses.flatMap { dress -> [[Table.Cell]] in
        let lines = lines(of: dress, format)
        let settles: Table.Cell = dress.settlingDuration.map { .number($0) } ?? .text("never")
        return lines.enumerated().map { index, line in
          index == 0
            ? [.text(dress.system.name), settles, .text(line)] : [.empty, .empty, .text(line)]
        }
      }
      let columns = [
        Table.Column(header: "system", alignment: .left), Table.Column(header: "settles (s)"),
        Table.Column(header: "words", alignment: .left),
      ]
      try call.emit(
        .table(Table(columns: columns, rows: rows, format: NumberFormat(digits: 5))))
      try call.emit(.help(notes(of: dresses) + calm(of: spring)))
    })

  /// What the eye would call settled, whatever the systems say.
  private static func calm(of spring: Spring) -> [String] {
    spring.settlingDuration(by: .withinOnePercent).map {
      ["within 1 % of its goal from \(NumberFormat(digits: 4).string($0)) s on"]
    } ?? []
  }

  /// A system's words in lines that fit beside its name; where they are not exact, how far off.
  private static func lines(of dress: SpringDress, _ format: NumberFormat) -> [String] {
    var parts = dress.words.map { word in
      "\(word.name) \(format.string(word.value))\(word.unit.isEmpty ? "" : " " + word.unit)"
    }
    if !dress.isExact { parts.append("off by \(percent(dress.error))") }
    var lines: [String] = []
    for (index, part) in parts.enumerated() {
      let part = index < parts.count - 1 ? part + "," : part
      if let last = lines.last, last.count + part.count < wordsWidth {
        lines[lines.count - 1] = last + " " + part
      } else {
        lines.append(part)
      }
    }
    return lines
  }

  private static let wordsWidth = 33

  /// What words cannot say, once for all systems that it concerns.
  private static func notes(of dresses: [SpringDress]) -> [String] {
    var notes: [(text: String, systems: [String])] = []
    for dress in dresses where !dress.note.isEmpty {
      if let index = notes.firstIndex(where: { $0.text == dress.note }) {
        notes[index].systems.append(dress.system.name)
      } else {
        notes.append((dress.note, [dress.system.name]))
      }
    }
    return notes.map { "\($0.systems.joined(separator: ", ")): \($0.text)" }
  }

  static func percent(_ share: Double) -> String {
    NumberFormat(digits: 2).string(100 * share) + " %"
  }

  /// The spring a command is about; an easing is told what to do instead.
  static func subjectSpring(_ call: Invocation) throws(Failure) -> Spring {
    let (curve, name) = try subjectCurve(call)
    guard case .spring(let spring) = curve else {
      throw call.fail(.notASpring(name), at: call.subjectExpression?.span)
    }
    return spring
  }

  /// The curve a command is about, with how it was written.
  static func subjectCurve(_ call: Invocation) throws(Failure) -> (curve: Curve, name: String) {
    guard let expression = call.subjectExpression else {
      throw call.fail(.missingSubject(verb: call.declaration.verb, "a curve"))
    }
    let value = try call.evaluator.evaluate(expression)
    if let curve = value.asCurve, curve.dimension > 1 {
      throw call.fail(
        .wrongKind(
          call.declaration.verb, takes: "a curve of numbers",
          found: "\(expression.span.text) is one of points", sample: "elasticOut"),
        at: expression.span)
    }
    guard let curve = value.asCurve else {
      throw call.fail(
        .wrongKind(
          call.declaration.verb, takes: "a curve",
          found: "\(expression.span.text) is \(value.described)", sample: "elasticOut"),
        at: expression.span)
    }
    return (curve, expression.span.text)
  }
}
