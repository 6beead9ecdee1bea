import Answers
import Evaluation
import MotionCurves
import Text
import Values

enum ConvertCommand: LookCommand {
  struct Clauses: CommandClauses {
    let spring = Subject("SPRING", .namedCurve, "spring to convert, such as bouncy")
    let within = Clause(
      "within", .number(.share, Aggregate.settlingShares),
      "threshold of the last line, as a share of the way", default: Aggregate.settlingShare)
  }

  static let verb = "convert"
  static let declaration = declare(
    "Shows a spring in the parameters of every system", .looking, Clauses(),
    examples: [
      "convert spring(mass: 1, stiffness: 100, damping: 10)", "convert bouncy",
      "let s = spring(tension: 170, friction: 26); convert s", "convert snappy within 0.5%",
    ],
    notes: [
      "`settles` is the time at which each system considers the spring at rest, by its own rule. "
        + "`within` sets a threshold of your own, for the last line.",
      "If a system cannot express the spring exactly, `words` shows its nearest parameters and "
        + "their error.",
      "`red.convert((10, 10), to: stage)` converts points and rectangles between views.",
    ] + SettlingRule.allCases.map { "\($0.name): \($0.summary)" },
    work: .survey)

  static func run(_ call: Look<Clauses>) throws(Failure) {
    let named = call[\.spring]
    guard case .spring(let spring) = named.curve else {
      throw call.fail(.notASpring(named.name), at: call.subjectPlace)
    }
    let wordings = spring.wordings
    // If a system has no words at all, a note below the table says why.
    let rows = wordings.filter { !$0.words.isEmpty }.map { wording -> [Table.Cell] in
      let settles: Table.Cell = wording.settlingDuration.map { .number($0) } ?? .text("never")
      return [.text(wording.system.name), settles, .quantities(words(of: wording))]
    }
    let columns = [
      Table.Column("system", kind: .text), Table.Column("settles", unit: "s", kind: .time),
      Table.Column(
        "words", kind: .quantities, digits: max(call.expressions.format.digits, 6)),
    ]
    try call.emit(.table(Table(columns: columns, rows: rows, digits: 5)))
    let share = call[\.within]
    try call.emit(
      .listing(Listing(notes: notes(of: wordings) + calm(of: spring, within: share))))
  }

  /// The visible settling time, independent of the systems' definitions.
  private static func calm(of spring: Spring, within share: Double) -> [String] {
    guard let seconds = spring.settlingDuration(within: share) else { return [] }
    let rule =
      share == Aggregate.settlingShare
      ? "each system has its own settling rule; plots and compare use this one" : "your own rule"
    let (percent, time) = (NumberFormat.standard.string(100 * share), NumberFormat(digits: 4))
    return ["\(rule): within \(percent) % of the goal after \(time.string(seconds)) s"]
  }

  /// A system's words, with the error if they are not exact.
  private static func words(of wording: SpringWording) -> [Table.Quantity] {
    wording.words.map { Table.Quantity($0.name, $0.value, unit: $0.unit) }
      + (wording.isExact
        ? [] : [Table.Quantity("off by", 100 * wording.error, unit: "%", digits: 2)])
  }

  /// Notes on what the words cannot express, each listed once for all its systems.
  private static func notes(of wordings: [SpringWording]) -> [String] {
    var notes: [(text: String, systems: [String])] = []
    for wording in wordings where !wording.note.isEmpty {
      if let index = notes.firstIndex(where: { $0.text == wording.note }) {
        notes[index].systems.append(wording.system.name)
      } else {
        notes.append((wording.note, [wording.system.name]))
      }
    }
    return notes.map { "\($0.systems.joined(separator: ", ")): \($0.text)" }
  }
}
