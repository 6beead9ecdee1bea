import Answers
import Charts
import Execution
import Geometry
import Text

enum ForcesCommand {
  static let view = Subject("VIEW", .participant, "a view, or a group")

  static let declaration = CommandDeclaration(
    "forces", "tells what acts on a view now: behavior, force, acceleration, share", .looking,
    subject: view, examples: ["forces red"],
    after: [
      "view red frame (50, 50, 100, 100)", "gravity on red",
      "push on red vector (2, 0)", "run 10 frames",
    ],
    notes: [
      "A force of 1 N moves 100x100 points of density 1 by 100 pt/s².",
      "Told is the next frame, on average: together they are the change of velocity that it shows.",
      "To see it the session's lines run again, unseen, as for `back`.",
      "What holds it is told too: attachments, and by their names the floor and views it touches.",
    ],
    .look { (call) throws(Failure) in
      let view = try call[view]
      guard let forces = try call.forces(on: view) else { return }
      guard !forces.all.isEmpty else {
        try call.emit(.line("nothing acts on \(view.name)"))
        return
      }
      try call.emit(.table(table(of: forces, call.reader.format)))
      guard let ruler = forces.ruler else { return }
      try call.emit(
        .line("\(ruler.behavior) sets the velocity; other fields, gravity and pushes do not act"))
    })

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
