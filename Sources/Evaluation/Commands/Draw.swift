import Answers
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
      let columns = try call.count("width") ?? columns(for: call.stage.size)
      var scene = Scene(
        time: call.stage.time, size: call.stage.size,
        state: call.has("model") ? .model : .presentation, columns: columns)
      scene.addViews(of: call.stage)
      scene.addDynamics(of: call.world)
      if call.has("fields") { scene.addForces(of: call.stage) }
      try call.emit(.scene(scene))
    })

  /// Columns that make a drawing of 24 rows, a cell being twice as high as wide.
  private static func columns(for size: Size) -> Int {
    let natural = 48 * size.width / max(size.height, 1)
    return Int(min(max(natural.rounded(), 24), 64))
  }
}

/// What is seen on a device: views and the keyboard.
extension Scene {
  fileprivate mutating func addViews(of stage: Stage) {
    for view in stage.views {
      if let reason = Self.reason(against: view) {
        unseen.append(Unseen(name: view.name, reason: reason))
      }
    }
    for view in stage.views where view.parent == nil { add(view) }
    let frame = state == .model ? stage.keyboard.frame : stage.keyboard.presentationFrame
    if frame.minY < size.height { keyboard = frame }
  }

  /// Why a view cannot be seen; nil where it can.
  private static func reason(against view: Staging.View) -> Unseen.Reason? {
    if view.isHidden { return .hidden }
    // UIKit holds a view at 0.01 or less for invisible.
    if view.presentation(.alpha) <= 0.01 { return .transparent }
    return view.parent.flatMap { reason(against: $0) == nil ? nil : .within($0.name) }
  }

  /// Adds a view and then its subviews; siblings by zPosition, then as they came.
  private mutating func add(_ view: Staging.View) {
    guard Self.reason(against: view) == nil else { return }
    views.append(
      View(
        name: view.name, parent: view.parent?.name,
        corners: view.corners(presentation: state == .presentation)))
    let ordered = view.subviews.enumerated().sorted {
      let (a, b) = ($0.element[.zPosition], $1.element[.zPosition])
      return a == b ? $0.offset < $1.offset : a < b
    }
    for (_, subview) in ordered { add(subview) }
  }
}
