import Evaluation
import MotionGeometry

enum DrawCommand: LookCommand {
  struct Clauses: CommandClauses {
    let width = Clause(
      "width", .count(20...200), "number of columns",
      else: "enough for 24 rows, or as many as fit the window")
    let fields = Clause(
      flag: "fields", "shows where fields push as arrows, longer where stronger")
    let trails = Clause(
      flag: "trails", "shows where views were in the last 10 s, older positions fainter")
    let model = Clause(
      flag: "model", "shows where views will be, instead of what is on screen")
    let into = IntoFile.drawing
  }

  static let verb = "draw"
  static let declaration = declare(
    "Draws the stage as text, or into a file as a picture", .stage, Clauses(),
    examples: [
      "draw", "draw width 30", "draw fields", "draw trails", "draw model",
      "red.cornerRadius = 50; red.borderWidth = 8; draw", "draw into \"stage.svg\" replacing",
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "Boundaries are drawn with `=`, regions with `.`, attachments with `~` and the keyboard with "
        + "`k`.",
      "Borders are drawn with `#`, and shadows with `:`, or with `.` where less than half of the "
        + "shadow falls.",
      "Rounded corners, clipping and masks are drawn too. A color terminal shows views in their "
        + "colors.",
      "`draw trails` marks the center of each view with `*`, and earlier positions with `+` and "
        + "`'`, at most 60 times.",
      "Notebooks leave out lines with `into`, like `save`: a replay does not touch files.",
      "`draw fields` shows where fields would push a resting probe with charge 1.",
    ])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    // Outlines, clips and the order of the views.
    try call.spend(.object, 300 * call.inspector.views.count)
    let width = call[\.width]
    let columns = width ?? columns(for: call.inspector.size)
    var scene = call.inspector.scene(
      call[\.model] ? .model : .presentation, columns: columns,
      hasForces: call[\.fields])
    scene.hasChosenWidth = width != nil
    if call[\.trails] {
      try call.spend(.sample, 150 * call.inspector.views.count)
      scene.trails = call.inspector.trails(scene.state)
    }
    try IntoFile.give(.scene(scene), call[part: \.into])
  }

  /// The number of columns for a drawing of 24 rows; a cell is twice as high as it is wide.
  private static func columns(for size: Size) -> Int {
    let natural = 48 * size.width / max(size.height, 1)
    return Int(clamping: min(max(natural.rounded(), 24), 64))
  }
}
