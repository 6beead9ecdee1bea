import Execution
import Geometry

enum DrawCommand {
  static let width = Clause(
    "width", .count(20...200), "columns of the drawing", else: "so that 24 rows do")
  static let fields = Clause(
    flag: "fields", "arrows where fields push, longer marks for stronger")
  static let trails = Clause(
    flag: "trails", "where views were in the last 10 s, older places fainter")
  static let model = Clause(
    flag: "model", "where views will be, instead of what is on screen")

  static let declaration = CommandDeclaration(
    "draw", "draws the stage as text", .stage, clauses: [width, fields, trails, model],
    examples: [
      "draw", "draw width 30", "draw fields", "draw trails", "draw model",
      "red.cornerRadius = 50; red.borderWidth = 8; draw",
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "Boundaries are drawn with `=`, regions with `.`, attachments with `~`, the keyboard with `k`.",
      "A border is drawn with `#`, shadows with `:` and, where less than half of them falls, with `.`.",
      "Round corners, clipping and masks are drawn too, and views in their colours on a terminal that "
        + "has them.",
      "`draw trails` marks the middle of each view with `*`, earlier with `+` and `'`; at most 60 times.",
      "`draw fields` shows where a resting probe with charge 1 would be pushed.",
    ],
    .look { (call) throws(Failure) in
      let columns = try call[width] ?? columns(for: call.inspector.size)
      var scene = call.inspector.scene(
        try call[model] ? .model : .presentation, columns: columns,
        hasForces: try call[fields])
      if try call[trails] {
        try call.spend(.sample, 60 * call.inspector.views.count)
        scene.trails = call.inspector.trails(scene.state)
      }
      try call.emit(.scene(scene))
    })

  /// Columns that make a drawing of 24 rows, a cell being twice as high as wide.
  private static func columns(for size: Size) -> Int {
    let natural = 48 * size.width / max(size.height, 1)
    return Int(min(max(natural.rounded(), 24), 64))
  }
}
