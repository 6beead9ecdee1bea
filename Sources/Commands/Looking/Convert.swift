import Answers
import Charts
import Curves
import Execution
import Text

enum ConvertCommand {
  static let spring = Subject("SPRING", .namedCurve, "such as bouncy")

  static let declaration = CommandDeclaration(
    "convert", "tells a spring in the words of every system", .looking, subject: spring,
    examples: [
      "convert spring(mass: 1, stiffness: 100, damping: 10)", "convert bouncy",
      "let s = spring(tension: 170, friction: 26); convert s",
    ],
    notes: [
      "`settles` is when each system would call it at rest, by its own rule.",
      "Where a system has no words for it, its nearest ones stand, with how far they are off.",
    ] + SettlingRule.allCases.map { "\($0.name): \($0.summary)" },
    work: .survey,
    .look { (call) throws(Failure) in
      let named = try call[spring]
      guard case .spring(let spring) = named.curve else {
        throw call.fail(.notASpring(named.name), at: call.subjectPlace)
      }
      let wordings = spring.wordings
      // Where there are no words at all, a note below the table says why.
      let rows = wordings.filter { !$0.words.isEmpty }.map { wording -> [Table.Cell] in
        let settles: Table.Cell = wording.settlingDuration.map { .number($0) } ?? .text("never")
        return [.text(wording.system.name), settles, .quantities(words(of: wording))]
      }
      let columns = [
        Table.Column("system", kind: .text), Table.Column("settles", unit: "s", kind: .time),
        Table.Column(
          "words", kind: .quantities, digits: max(call.reader.format.digits, 6)),
      ]
      try call.emit(.table(Table(columns: columns, rows: rows, digits: 5)))
      try call.emit(.listing(Listing(notes: notes(of: wordings) + calm(of: spring))))
    })

  /// What the eye would call settled, whatever the systems say.
  private static func calm(of spring: Spring) -> [String] {
    spring.settlingDuration(by: .withinOnePercent).map {
      [
        "each system settles by its own rule; plots and compare by this one: within 1 % of its goal "
          + "from \(NumberFormat(digits: 4).string($0)) s on"
      ]
    } ?? []
  }

  /// A system's words; where they are not exact, how far off.
  private static func words(of wording: SpringWording) -> [Table.Quantity] {
    wording.words.map { Table.Quantity($0.name, $0.value, unit: $0.unit) }
      + (wording.isExact
        ? [] : [Table.Quantity("off by", 100 * wording.error, unit: "%", digits: 2)])
  }

  /// What words cannot say, once for all systems that it concerns.
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
