import Answers
import Evaluation
import MotionGeometry
import Text

enum ForcesCommand: LookCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .participant, "view or group")
  }

  static let verb = "forces"
  static let declaration = declare(
    "Lists the current forces on a view: behavior, force, acceleration, share", .looking, Clauses(),
    examples: ["forces red"],
    after: [
      "view red frame (50, 50, 100, 100)", "gravity on red",
      "push on red vector (2, 0)", "run 10 frames",
    ],
    notes: [
      "A force of 1 N accelerates a 100x100 pt view of density 1 by 100 pt/s².",
      "The values are averages over the next frame. Together they are its change of velocity.",
      "To measure them, the session's lines run again without output, like `back` does.",
      "The list also includes what holds the view: attachments, and by name the floor and views it "
        + "touches.",
      "The engine also moves views without a force: apart where they overlap, and to where a rod or "
        + "a pin holds them. A line below the table says so.",
    ])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    let view = call[\.view]
    guard let forces = try call.forces(on: view) else { return }
    if !forces.all.isEmpty {
      var table = table(of: forces, call.expressions.format)
      table.acting = call.acting(forces, on: view, unit: "N", \.force)
      try call.emit(.table(table))
    } else if forces.correction == nil {
      try call.emit(.line("nothing acts on \(view.name)"))
    }
    if case .view(let scroll) = view {
      // The motion of content is no force, but people look for it here.
      for reason in ScrollReasons(inspector: call.inspector, view: scroll).reasons {
        try call.emit(.line(reason.text))
      }
    }
    if let text = forces.correctionText { try call.emit(.line("\(view.name) \(text)")) }
    guard let ruler = forces.ruler else { return }
    try call.emit(
      .line("\(ruler.behavior) sets the velocity; other fields, gravity and pushes do not act"))
  }

  private static func table(of forces: Forces, _ format: NumberFormat) -> Table {
    let strength = forces.all.reduce(0) { $0 + $1.force.length }
    var rows = forces.all.map { force in
      [.text(force.cause.label)] + cells(force.force, force.acceleration)
        + [.number(force.force.length / strength)]
    }
    if forces.all.count > 1 {
      rows.append(
        [.text("together")] + cells(forces.sum(\.force), forces.sum(\.acceleration)))
    }
    return Table(
      columns: [
        .init("by", kind: .text), .init("force.x", unit: "N"), .init("force.y", unit: "N"),
        .init("a.x", unit: "pt/s²"), .init("a.y", unit: "pt/s²"), .init("share", kind: .share),
      ],
      rows: rows, digits: format.digits)
  }

  private static func cells(_ vectors: Vector...) -> [Table.Cell] {
    vectors.flatMap { [number($0.dx), number($0.dy)] }
  }

  private static func number(_ value: Double) -> Table.Cell {
    .number(NumberFormat.settled(value))
  }
}
