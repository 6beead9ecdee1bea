import Answers
import Values
import Execution
import Charts
import Dynamics
import Geometry
import Staging

extension Commands {
  static let draw = CommandDeclaration(
    "draw", "draws the stage as text", .stage,
    clauses: [
      .init("width", .count(20...200), "columns of the drawing", default: "so that 24 rows do"),
      .init("fields", .flag, "arrows where fields push, longer marks for stronger"),
      .init("model", .flag, "where views will be, instead of what is on screen"),
    ],
    examples: ["draw", "draw width 30"],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "Boundaries are drawn with `=`, regions with `.`, attachments with `~`, the keyboard with `k`.",
      "`draw fields` shows where a resting probe with charge 1 would be pushed.",
    ],
    .evaluation { (call) throws(Failure) in
      let picture = Picture(
        call.world, columns: try call.count("width") ?? columns(for: call.stage.size),
        isModel: call.has("model"), hasFields: call.has("fields"))
      try call.emit(.drawing(picture.canvas, caption: picture.caption))
    })

  /// Columns that make a drawing of 24 rows, a cell being twice as high as wide.
  private static func columns(for size: Size) -> Int {
    let natural = 48 * size.width / max(size.height, 1)
    return Int(min(max(natural.rounded(), 24), 64))
  }
}

/// The stage as characters: outlines of views from back to front, each with its name inside.
private struct Picture {
  private(set) var canvas: Canvas
  let caption: [String]
  private let world: World
  private let isModel: Bool

  init(_ world: World, columns: Int, isModel: Bool, hasFields: Bool) {
    let stage = world.stage
    self.world = world
    self.isModel = isModel
    canvas = Canvas(width: stage.size.width, height: stage.size.height, columns: columns)
    let hidden = stage.views.filter { !Self.isVisible($0) }.map(\.name)
    let size = Value.size(stage.size).text(.standard)
    caption =
      ["t = \(FrameTime.text(stage.time)), stage \(size)"]
      + (hidden.isEmpty ? [] : ["not seen: " + hidden.joined(separator: ", ")])
    if hasFields { canvas.drawFields(of: world) }
    canvas.drawRegions(of: world)
    drawBoundaries()
    for view in stage.views where view.parent == nil { draw(view) }
    canvas.drawAttachments(of: world)
    drawKeyboard()
  }

  private static func isVisible(_ view: View) -> Bool {
    var current: View? = view
    while let view = current {
      // UIKit holds a view at 0.01 or less for invisible.
      if view.isHidden || view.presentation(.alpha) <= 0.01 { return false }
      current = view.parent
    }
    return true
  }

  /// Draws a view and then its subviews; siblings by zPosition, then as they came.
  private mutating func draw(_ view: View) {
    guard Self.isVisible(view) else { return }
    let corners = view.corners(presentation: !isModel).map { (x: $0.x, y: $0.y) }
    canvas.polygon(corners, stroke: .slope, fill: " ")
    let middle = (
      x: corners.map(\.x).reduce(0, +) / 4, y: corners.map(\.y).reduce(0, +) / 4
    )
    canvas.text(view.name, at: middle, width: max(widthOnStage(corners), 1))
    let ordered = view.subviews.enumerated().sorted {
      let (a, b) = ($0.element[.zPosition], $1.element[.zPosition])
      return a == b ? $0.offset < $1.offset : a < b
    }
    for (_, subview) in ordered { draw(subview) }
  }

  private func widthOnStage(_ corners: [(x: Double, y: Double)]) -> Double {
    let xs = corners.map(\.x)
    return (xs.max() ?? 0) - (xs.min() ?? 0)
  }

  private mutating func drawBoundaries() {
    for entry in world.objects.behaviors {
      guard let collision = entry.behavior as? CollisionBehavior else { continue }
      for boundary in collision.boundaries {
        var points = boundary.points.map { (x: $0.x, y: $0.y) }
        if boundary.closed, let first = points.first { points.append(first) }
        canvas.path(points, stroke: .glyph("="))
      }
    }
  }

  private mutating func drawKeyboard() {
    let keyboard = world.stage.keyboard
    let frame = isModel ? keyboard.frame : keyboard.presentationFrame
    guard frame.minY < world.stage.size.height else { return }
    canvas.polygon(frame.corners.map { (x: $0.x, y: $0.y) }, stroke: .glyph("k"), fill: " ")
    canvas.text("keyboard", at: (x: frame.midX, y: (frame.minY + world.stage.size.height) / 2))
  }
}
