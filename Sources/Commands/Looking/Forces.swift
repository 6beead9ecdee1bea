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
      "What contacts and attachments do is found only while a step is solved.",
    ],
    .look { (call) throws(Failure) in
      let view = try call[view]
      let forces = try call.inspector.forces(on: view)
      if forces.isEmpty {
        try call.emit(.line("nothing acts on \(view.name) from afar"))
      } else {
        try call.emit(.table(table(of: forces, call.reader.format)))
      }
      let holders = call.inspector.holders(of: view)
      guard !holders.isEmpty else { return }
      try call.emit(.line("held by \(holders.joined(separator: ", ")), as a step will find"))
    })

  private static func table(of forces: [Inspector.Force], _ format: NumberFormat) -> Table {
    // A velocity field leaves nothing else to act.
    if let velocity = forces.first?.velocity {
      return Table(
        columns: [
          .init("by", kind: .text), .init("velocity.x", unit: "pt/s"),
          .init("velocity.y", unit: "pt/s"),
        ],
        rows: [[.text(forces[0].behavior), number(velocity.dx), number(velocity.dy)]],
        digits: format.digits)
    }
    let strength = forces.reduce(0) { $0 + $1.force.length }
    var rows = forces.map { force in
      [.text(force.behavior)] + cells(force.force, force.acceleration)
        + [strength > 0 ? .number(force.force.length / strength) : .empty]
    }
    if forces.count > 1 {
      rows.append(
        [.text("together")]
          + cells(
            forces.reduce(.zero) { $0 + $1.force }, forces.reduce(.zero) { $0 + $1.acceleration }))
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
