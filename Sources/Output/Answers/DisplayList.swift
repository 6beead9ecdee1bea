import MotionGeometry
import Text

/// A scene as shapes in the order in which they are painted, from back to front. What lies over
/// what, what clips what and which names there are is decided here; a painter only says how a shape
/// looks in its medium.
///
/// `Scene` has the stage in polygons and the words below the picture. The painters are
/// `SceneDrawing` for text, `ScenePicture` for SVG, `FilmStill` for pages and `StagePicture` for
/// the live stage.
public struct DisplayList: Hashable, Sendable {
  /// Something that is painted.
  public struct Shape: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case force, region, boundary, view, border, model, trail, attachment, keyboard
      case gravity, sign, acting
    }

    public let kind: Kind
    /// The view, boundary, field or attachment that it shows; empty for a force.
    public let name: String
    /// The text for a reader who points at it.
    public let title: String
    /// Its outline, the line that it is, or the places that it marks.
    public let points: [Point]
    /// Whether the last point is connected to the first.
    public var isClosed = true
    /// The color of a view: it is filled with its own, or outlined in one of the palette.
    public var color: ViewColor?
    /// The border that it is, or that will follow over a view's contents.
    public var border: Scene.Border?
    public var shadow: Scene.Shadow?
    /// The bars at the top of a screen; empty for other views.
    package var bars: [[Point]] = []
    /// The area that the view's own mask leaves visible. It does not hide the name.
    package var mask: Area?
    /// The areas that the views around it leave visible: an index of the list's clips.
    public var clip: Int?
    public var opacity = 1.0
    public var label: Label?
    /// The lines of pictures that stand for it, where its points are those of a text.
    public var figures: [Figure] = []
    /// The force on a probe, for the direction and strength of its arrow.
    public var force: Vector?

    init(_ kind: Kind, _ name: String, _ points: [Point], title: String? = nil) {
      self.kind = kind
      self.name = name
      self.points = points
      self.title = title ?? name
    }

    /// The age of one of a trail's places: 0 for the oldest third of them, 2 for the newest.
    public func age(ofPoint index: Int) -> Int { 3 * index / points.count }
  }

  /// A name or a text, in the middle of its shape.
  public struct Label: Hashable, Sendable {
    public let text: String
    /// Whether it is the text of a label, not the name of its view.
    public let isText: Bool
    /// The corners that it is amid.
    public let corners: [Point]
    /// The size of a text, and the width of its line.
    public var fontSize = 12.0
    package var lineWidth = Double.infinity
    /// The cause of a force and its value; nil for other names.
    package var says: [String]?

    /// The left end of a text's line, where a label has it.
    package var start: Point {
      guard corners.count == 4 else { return place }
      return corners[0] + (corners[3] - corners[0]) * 0.5
    }

    public var place: Point {
      let count = Double(max(corners.count, 1))
      return Point(
        corners.reduce(0) { $0 + $1.x } / count, corners.reduce(0) { $0 + $1.y } / count)
    }

    /// The text as far as a line of its size has room for it, about as a label cuts it.
    package var fitted: String {
      let letters = lineWidth / fontSize
      // A letter is about half as wide as it is high; a text that may fit is left as it is.
      guard isText, letters.isFinite, Double(text.count) > letters / 0.42 else { return text }
      return text.truncated(to: max(Int(clamping: letters / 0.5), 1))
    }

    /// The label where only letters tell a text from a name.
    public var quoted: String { isText ? "\"\(text)\"" : text }
  }

  public internal(set) var shapes: [Shape] = []
  /// The clips of views, outer ones before inner ones.
  let clips: [Scene.Clip]

  /// - Parameter model: The model's state, for the views that are not where it is; nil without it.
  public init(_ scene: Scene, model: Scene? = nil) {
    clips = scene.clips
    addRegions(of: scene)
    addForces(of: scene)
    if let gravity = scene.gravity { add(gravity, as: .gravity) }
    addBoundaries(of: scene)
    addViews(of: scene)
    if let model { addModel(model, of: scene) }
    addTrails(of: scene)
    addAttachments(of: scene)
    for sign in scene.signs { add(sign, as: .sign) }
    addKeyboard(of: scene)
    shapes += scene.acting.arrows(in: scene.size)
  }

  /// The part that each clip and those around it leave, in the cells or outlines of a painter.
  package func clips<Part>(_ part: (Area) -> Part, within: (Part, Part) -> Part) -> [Part] {
    clips.reduce(into: []) { parts, clip in
      let inner = part(clip.area)
      parts.append(clip.outer.map { within(inner, parts[$0]) } ?? inner)
    }
  }

  // MARK: Visible on a device

  /// A border lies over its view's contents: it follows when the next view at its depth or above
  /// begins.
  private mutating func addViews(of scene: Scene) {
    var borders: [(depth: Int, shape: Shape)] = []
    for view in scene.views {
      while let last = borders.last, last.depth >= view.looks.depth {
        shapes.append(borders.removeLast().shape)
      }
      shapes.append(Shape(view))
      if let border = view.looks.border {
        borders.append((view.looks.depth, Shape(border, of: view)))
      }
    }
    shapes += borders.reversed().map(\.shape)
  }

  private mutating func addKeyboard(of scene: Scene) {
    guard let frame = scene.keyboard else { return }
    var shape = Shape(.keyboard, "keyboard", frame.corners)
    let seen = Rect(
      frame.minX, frame.minY, frame.size.width, min(frame.maxY, scene.size.height) - frame.minY)
    shape.label = Label(text: "keyboard", isText: false, corners: seen.corners)
    shapes.append(shape)
  }

  // MARK: Invisible on a device

  /// Arrows of equal length for the greatest force, and shorter ones for the others.
  private mutating func addForces(of scene: Scene) {
    let most = scene.forces.lazy.map(\.force.length).filter(\.isFinite).max() ?? 0
    let length =
      scene.forceSpacing.map { 0.7 * $0 }
      ?? scene.size.width / Double(max(scene.columns, 1)) * 1.6
    for force in scene.forces {
      let isShown = most > 0 && force.force.isFinite
      let end = isShown ? force.point + force.force * (length / most) : force.point
      var shape = Shape(.force, "", [force.point, end])
      shape.isClosed = false
      shape.force = force.force
      shape.figures = [Figure(.arrow, [force.point, tip(of: force, length, most)])]
      shapes.append(shape)
    }
  }

  /// The tip of an arrow in pictures, where weak forces are seen, too.
  private func tip(of force: Scene.Force, _ length: Double, _ most: Double) -> Point {
    let strength = force.force.length
    guard force.force.isFinite, strength > most * 1e-3 else { return force.point }
    return force.point + force.force * (length / (most * strength).squareRoot())
  }

  private mutating func add(_ sign: Scene.Sign, as kind: Shape.Kind) {
    var shape = Shape(kind, sign.name, sign.figure.points, title: "\(sign.name), \(sign.role)")
    shape.isClosed = false
    shape.figures = [sign.figure]
    shapes.append(shape)
  }

  private mutating func addRegions(of scene: Scene) {
    for region in scene.regions where !region.outline.isEmpty {
      let title = "\(region.field): \(region.shape)"
      shapes.append(Shape(.region, region.field, region.outline, title: title))
    }
  }

  private mutating func addBoundaries(of scene: Scene) {
    for boundary in scene.boundaries {
      let title = "\(boundary.name), a boundary of \(boundary.behavior)"
      var shape = Shape(.boundary, boundary.name, boundary.points, title: title)
      shape.isClosed = boundary.isClosed
      shapes.append(shape)
    }
  }

  private mutating func addTrails(of scene: Scene) {
    for trail in scene.trails?.trails ?? [] where !trail.places.isEmpty {
      var shape = Shape(.trail, trail.name, trail.places, title: "the way of \(trail.name)")
      shape.isClosed = false
      shape.color = scene.views.first { $0.name == trail.name }?.color
      shapes.append(shape)
    }
  }

  private mutating func addAttachments(of scene: Scene) {
    for attachment in scene.attachments {
      var shape = Shape(.attachment, attachment.name, [attachment.start, attachment.end])
      shape.isClosed = false
      shape.figures = attachment.figures
      shapes.append(shape)
    }
  }

  /// The distance up to which a view counts as seen where its model is, in points.
  private static let visibleDistance = 0.05

  private mutating func addModel(_ model: Scene, of scene: Scene) {
    let seen = Dictionary(scene.views.map { ($0.name, $0) }) { first, _ in first }
    for view in model.views {
      let isApart = seen[view.name].map { view.isApart(from: $0, by: Self.visibleDistance) }
      if isApart ?? true { shapes.append(Shape(.model, view.name, view.corners)) }
    }
  }
}

extension DisplayList.Shape {
  fileprivate init(_ view: Scene.View) {
    self.init(.view, view.name, view.looks.outline ?? view.corners)
    setLooks(of: view)
    color = view.color
    (border, shadow) = (view.looks.border, view.looks.shadow)
    label = .init(
      text: view.text.isEmpty ? view.name : view.text, isText: !view.text.isEmpty,
      corners: view.corners, fontSize: view.looks.fontSize, lineWidth: view.looks.lineWidth)
    if view.looks.isScreen { bars = Self.bars(of: view.corners) }
  }

  fileprivate init(_ border: Scene.Border, of view: Scene.View) {
    self.init(.border, view.name, view.looks.outline ?? view.corners)
    setLooks(of: view)
    self.border = border
  }

  /// The status bar of a screen, and the bar around it and its title.
  private static func bars(of corners: [Point]) -> [[Point]] {
    let down = corners[3] - corners[0]
    guard down.length >= 200 else { return [] }
    return [20.0, 64].map { height in
      let step = down * (height / down.length)
      return [corners[0], corners[1], corners[1] + step, corners[0] + step]
    }
  }

  private mutating func setLooks(of view: Scene.View) {
    (mask, clip, opacity) = (view.looks.mask, view.looks.clip, view.looks.opacity)
  }
}

extension Scene.View {
  /// Its color wherever it is shown.
  public var color: ViewColor {
    (looks.paint ?? looks.color).map(ViewColor.own) ?? .palette(looks.number)
  }

  fileprivate func isApart(from other: Scene.View, by distance: Double) -> Bool {
    zip(corners, other.corners).contains {
      abs($0.x - $1.x) > distance || abs($0.y - $1.y) > distance
    }
  }
}
