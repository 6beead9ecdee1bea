import Answers
import Values
import Execution
import Charts
import Dynamics
import Geometry
import Text

extension Commands {
  static let forces = CommandDeclaration(
    "forces", "tells what acts on a view now: behavior, force, acceleration, share", .looking,
    subject: .init(label: "VIEW", kind: .view, isRequired: true, summary: "a view, or a group"),
    examples: ["forces red"],
    after: [
      "view red frame (50, 50, 100, 100)", "gravity on red",
      "push on red vector (2, 0)", "run 10 frames",
    ],
    notes: [
      "A force of 1 N moves 100x100 points of density 1 by 100 pt/s².",
      "What contacts and attachments do is found only while a step is solved.",
    ],
    .evaluation { (call) throws(Failure) in
      let item = try call.subjectItem()
      let forces = call.stage.animator.forces(on: item)
      try call.evaluator.checkFields()
      if forces.isEmpty {
        try call.emit(.text(["nothing acts on \(item.name) from afar"]))
      } else {
        try call.emit(.table(table(of: forces, call.evaluator.format)))
      }
      let holders = call.stage.animator.holders(of: item)
      guard !holders.isEmpty else { return }
      try call.emit(
        .text(["held by " + holders.map(\.name).joined(separator: ", ") + ", as a step will find"]))
    })

  private static func table(of forces: [ItemForce], _ format: NumberFormat) -> Table {
    // A velocity field leaves nothing else to act.
    if let velocity = forces.first?.velocity {
      return Table(
        columns: [.init(header: "by", alignment: .left)]
          + ["velocity.x (pt/s)", "velocity.y (pt/s)"].map { .init(header: $0) },
        rows: [[.text(forces[0].behavior.name), number(velocity.dx), number(velocity.dy)]],
        format: format)
    }
    let strength = forces.reduce(0) { $0 + $1.force.length }
    var rows = forces.map { force in
      [.text(force.behavior.name)] + cells(force.force, force.acceleration)
        + [
          strength > 0 ? .text("\(Int((100 * force.force.length / strength).rounded())) %") : .empty
        ]
    }
    if forces.count > 1 {
      rows.append(
        [.text("together")]
          + cells(
            forces.reduce(.zero) { $0 + $1.force }, forces.reduce(.zero) { $0 + $1.acceleration }))
    }
    let headers = ["force.x (N)", "force.y (N)", "a.x (pt/s²)", "a.y (pt/s²)", "share"]
    return Table(
      columns: [.init(header: "by", alignment: .left)] + headers.map { .init(header: $0) },
      rows: rows, format: format)
  }

  private static func cells(_ vectors: Vector...) -> [Table.Cell] {
    vectors.flatMap { [number($0.dx), number($0.dy)] }
  }

  private static func number(_ value: Double) -> Table.Cell {
    .number(NumberFormat.settled(value))
  }
}
