import Charts
import Geometry
import Text

/// A scene as characters: outlines of views from back to front, each with its name inside.
struct SceneDrawing {
  private var canvas: Canvas
  private let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
    canvas = Canvas(
      width: scene.size.width, height: scene.size.height, columns: scene.columns)
    drawForces()
    drawRegions()
    drawBoundaries()
    for view in scene.views { draw(view) }
    drawAttachments()
    drawKeyboard()
  }

  /// The drawing, then the moment, the stage's size, and who is not in the drawing.
  func lines(width: Int) -> [WrittenLine] {
    let format = NumberFormat.standard
    let size = "\(format.string(scene.size.width))x\(format.string(scene.size.height))"
    let time = NumberFormat.rounded(scene.time, decimals: 4)
    let unseen = scene.unseen.map(\.name).joined(separator: ", ")
    return canvas.lines().map { WrittenLine($0) } + ["t = \(time) s, stage \(size)"]
      + (unseen.isEmpty ? [] : ["not seen: \(unseen)"])
  }

  // MARK: What is seen on a device

  private mutating func draw(_ view: Scene.View) {
    let corners = places(view.corners)
    canvas.polygon(corners, stroke: .slope, fill: " ")
    let middle = (
      x: corners.map(\.x).reduce(0, +) / 4, y: corners.map(\.y).reduce(0, +) / 4
    )
    let xs = corners.map(\.x)
    let width = (xs.max() ?? 0) - (xs.min() ?? 0)
    canvas.text(view.name, at: middle, width: max(width, 1))
  }

  private mutating func drawKeyboard() {
    guard let frame = scene.keyboard else { return }
    canvas.polygon(places(frame.corners), stroke: .glyph("k"), fill: " ")
    canvas.text("keyboard", at: (x: frame.midX, y: (frame.minY + scene.size.height) / 2))
  }

  // MARK: What is invisible on a device

  private mutating func drawRegions() {
    for region in scene.regions {
      for point in places(region.outline) { canvas.dot(at: point, glyph: ".") }
    }
  }

  private mutating func drawBoundaries() {
    for boundary in scene.boundaries {
      var points = places(boundary.points)
      if boundary.isClosed, let first = points.first { points.append(first) }
      canvas.path(points, stroke: .glyph("="))
    }
  }

  private mutating func drawAttachments() {
    for attachment in scene.attachments {
      canvas.path(places([attachment.start, attachment.end]), stroke: .glyph("~"))
    }
  }

  private mutating func drawForces() {
    for force in scene.forces {
      canvas.text(Self.arrow(force.force), at: (x: force.point.x, y: force.point.y))
    }
  }

  /// Eight directions; doubled from 1 N on, which is 100 pt/s² for 100x100 points.
  private static func arrow(_ force: Vector) -> String {
    guard force.isFinite, force.length > 0.001 else { return "o" }
    let eighths = Int((force.angle / (.pi / 4)).rounded()) & 7
    let arrow = [">", "\\", "v", "/", "<", "\\", "^", "/"][eighths]
    return force.length >= 1 ? arrow + arrow : arrow
  }

  private func places(_ points: [Point]) -> [(x: Double, y: Double)] {
    points.map { (x: $0.x, y: $0.y) }
  }
}
