import Charts
import Geometry
import Text

/// A scene as characters: outlines of views from back to front, each with its name inside.
struct SceneDrawing {
  var canvas: Canvas
  let scene: Scene
  /// The cells of each of the scene's clips.
  var clips: [Stencil] = []
  /// Borders of views whose contents are still being drawn.
  var borders: [(depth: Int, cells: Stencil, clip: Stencil?, border: Scene.Border)] = []
  /// Views that are too small for their names, which are written beside them.
  var small: [(name: String, place: Small)] = []
  /// The shape beside which a name is written: an outline, or the visible cells of a view.
  enum Small {
    case outline([(x: Double, y: Double)])
    case cells(Stencil)
  }

  private static let regionDot: Character = "."

  /// - Parameter columns: The width of the canvas; nil for the scene's own.
  init(_ scene: Scene, glyphs: LineGlyphs = .ascii, columns: Int? = nil) {
    self.scene = scene
    canvas = Canvas(
      width: scene.size.width, height: scene.size.height, columns: columns ?? scene.columns,
      glyphs: glyphs)
    drawForces()
    drawRegions()
    drawBoundaries()
    cutClips()
    for view in scene.views {
      drawBorders(from: view.looks.depth)
      draw(view)
    }
    drawBorders(from: 0)
    canvas.clip = nil
    drawTrails()
    drawAttachments()
    drawKeyboard()
    for (name, place) in small {
      switch place {
      case .outline(let points): canvas.label(name, beside: points, over: Self.regionDot)
      case .cells(let cells): canvas.label(name, beside: cells, over: Self.regionDot)
      }
    }
  }

  /// The drawing, followed by the time, the stage's size, and the views that are not visible.
  func lines(width: Int) -> [WrittenLine] {
    let format = NumberFormat.standard
    let size = "\(format.string(scene.size.width))x\(format.string(scene.size.height))"
    let time = NumberFormat.rounded(scene.time, decimals: 4)
    let moment: WrittenLine = "t = \(time) s, stage \(size)"
    return canvas.writtenLines() + [moment] + (scene.trails.map { [Self.legend(of: $0)] } ?? [])
      + notSeen(width: width) + remarks(width: width)
  }

  private static func legend(of trails: Scene.Trails) -> WrittenLine {
    guard !trails.trails.isEmpty else { return "trails: nothing has moved" }
    let start = NumberFormat.rounded(trails.start, decimals: 4)
    let step = trails.step == 1 ? "every frame" : "every \(trails.step) frames"
    return "trails: a mark \(step) from \(start) s on, the older ones fainter"
  }

  private func notSeen(width: Int) -> [WrittenLine] {
    guard !scene.unseen.isEmpty else { return [] }
    let line: WrittenLine = "not seen: \(scene.unseen.map(Self.reason).joined(separator: ", "))"
    return line.laid(out: Wrapping.lines(line.text, width: width))
  }

  /// A view that is not visible, and the reason: `box is 3551 pt below`.
  private static func reason(of view: Scene.Unseen) -> WrittenLine {
    switch view.reason {
    case .hidden: "\(view.name) is hidden"
    case .outOfTime: "\(view.name) is outside its time"
    case .transparent: "\(view.name) is transparent"
    case .empty: "\(view.name) has no size"
    case .within(let parent): "\(view.name) is in \(parent)"
    case .clipped(view.name): "\(view.name) has a mask that shows nothing"
    case .clipped(let parent): "\(view.name) is clipped by \(parent)"
    case .outside(let gap):
      "\(view.name) is "
        + [way(gap.dx, "to the left", "to the right"), way(gap.dy, "above", "below")]
        .compactMap { $0 }.joined(separator: " and ")
    }
  }

  /// The distance to one side; nil for 0.
  private static func way(_ gap: Double, _ back: String, _ forward: String) -> WrittenLine? {
    guard gap != 0 else { return nil }
    let distance = WrittenLine(NumberFormat(digits: 4).string(abs(gap)), isMeasured: true)
    return "\(distance) pt \(gap < 0 ? back : forward)"
  }

  // MARK: What is seen on a device

  private mutating func draw(_ view: Scene.View) {
    let looks = view.looks
    canvas.clip = looks.clip.map { clips[$0] }
    if let shadow = looks.shadow { shade(shadow) }
    guard !looks.isPlain else { return drawPlainly(view) }
    drawShape(of: view)
  }

  private mutating func drawPlainly(_ view: Scene.View) {
    let corners = places(view.corners)
    canvas.ink = view.looks.ink
    canvas.polygon(corners, stroke: .slope, fill: " ")
    canvas.ink = .beneath
    if !canvas.label(view.label, inside: corners) {
      small.append((view.name, .outline(corners)))
    }
  }

  private mutating func drawKeyboard() {
    guard let frame = scene.keyboard else { return }
    canvas.ink = .style(nil)
    defer { canvas.ink = .beneath }
    canvas.polygon(places(frame.corners), stroke: .glyph("k"), fill: " ")
    canvas.text(
      "keyboard", at: (x: frame.midX, y: (frame.minY + min(frame.maxY, scene.size.height)) / 2))
  }

  // MARK: What is invisible on a device

  private mutating func drawRegions() {
    for region in scene.regions {
      for point in places(region.outline) { canvas.dot(at: point, glyph: Self.regionDot) }
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

  /// From faint to strong, for three ages.
  private static let trailGlyphs: [Character] = ["'", "+", "*"]

  /// Draws trails without covering the drawing. Where trails cross, the newer mark is on top.
  private mutating func drawTrails() {
    canvas.ink = .beneath
    for (age, glyph) in Self.trailGlyphs.enumerated() {
      for trail in scene.trails?.trails ?? [] {
        let third = trail.places.indices.filter { 3 * $0 / trail.places.count == age }
        for point in places(third.map { trail.places[$0] }) {
          canvas.trace(at: point, glyph: glyph, over: Self.trailGlyphs + [Self.regionDot])
        }
      }
    }
  }

  private mutating func drawForces() {
    for force in scene.forces {
      canvas.text(Self.arrow(force.force), at: (x: force.point.x, y: force.point.y))
    }
  }

  /// One of eight directions, doubled from 1 N on, which is 100 pt/s² for 100x100 points.
  private static func arrow(_ force: Vector) -> String {
    guard force.isFinite, force.length > 0.001 else { return "o" }
    let eighths = Int((force.angle / (.pi / 4)).rounded()) & 7
    let arrow = [">", "\\", "v", "/", "<", "\\", "^", "/"][eighths]
    return force.length >= 1 ? arrow + arrow : arrow
  }

  func places(_ points: [Point]) -> [(x: Double, y: Double)] {
    points.map { (x: $0.x, y: $0.y) }
  }
}
