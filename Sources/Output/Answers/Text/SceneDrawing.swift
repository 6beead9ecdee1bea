import MotionGeometry
import Text

/// A scene as characters: outlines of views, each with its name inside.
struct SceneDrawing {
  private(set) var canvas: Canvas
  /// The width of a column, in points.
  private let columnWidth: Double
  /// The cells that each of the list's clips leaves.
  private let clips: [Stencil]
  /// The shapes with names, and those that hide them.
  private var named: [Canvas.Named] = []

  private static let regionDot: Character = "."
  /// The glyph of borders that are wide enough to be seen.
  private static let borderGlyph: Character = "#"
  /// The glyphs of a shadow with at least half its strength, and with less.
  private static let shade: (core: Character, reach: Character) = (":", ".")
  /// The shapes that a name may cover.
  private static let backdrop: Set<Character> = [" ", regionDot, "'", "*"]
  /// From faint to strong, for three ages.
  private static let trailGlyphs: [Character] = ["'", "+", "*"]

  /// - Parameter columns: The width of the canvas; nil for the scene's own.
  init(_ scene: Scene, columns: Int? = nil) {
    self.init(DisplayList(scene), size: scene.size, columns: columns ?? scene.columns)
  }

  init(_ list: DisplayList, size: Size, columns: Int) {
    let canvas = Canvas(width: size.width, height: size.height, columns: columns)
    self.canvas = canvas
    columnWidth = size.width / Double(max(1, columns - 1))
    // The line at the edge of a clip belongs to the view that clips.
    clips = list.clips(
      { area in
        let cells = canvas.cells(of: area)
        return cells.subtracting(cells.edge)
      }, within: { $0.intersection($1) })
    for shape in list.shapes { paint(shape) }
    self.canvas.clip = nil
    self.canvas.ink = .beneath
    self.canvas.write(named, over: Self.backdrop)
  }

  private mutating func paint(_ shape: DisplayList.Shape) {
    canvas.clip = shape.clip.map { clips[$0] }
    canvas.ink = .beneath
    switch shape.kind {
    case .force: paintForce(shape)
    case .region: for point in shape.places { canvas.dot(at: point, glyph: Self.regionDot) }
    case .boundary: canvas.path(shape.path, stroke: .glyph("="))
    case .view: paintView(shape)
    case .border: paintBorder(shape)
    case .model: canvas.path(shape.path, stroke: .glyph("."))
    case .trail: paintTrail(shape)
    case .attachment: canvas.path(shape.path, stroke: .glyph("~"))
    case .keyboard: paintKeyboard(shape)
    case .gravity, .sign, .acting: break
    }
  }

  // MARK: Views

  private mutating func paintView(_ view: DisplayList.Shape) {
    if let shadow = view.shadow { shade(shadow) }
    if case .own(let color)? = view.color { canvas.ink = .style(.on(PaletteColor(color))) }
    let cells = canvas.cells(of: view)
    if view.isPlain {
      canvas.polygon(view.places, stroke: .slope, fill: " ")
    } else {
      var bends = canvas.bends(of: view.places)
      for polygon in view.mask?.polygons ?? [] {
        bends = bends.union(canvas.bends(of: polygon.places))
      }
      canvas.shape(cells, edge: cells.edge, bends: bends)
    }
    name(view, as: view.label?.quoted ?? "", cells)
  }

  private mutating func name(_ shape: DisplayList.Shape, as name: String, _ cells: Stencil) {
    let seen = canvas.clip.map(cells.intersection) ?? cells
    let middle = shape.mask == nil ? shape.label?.corners.places ?? [] : []
    named.append(Canvas.Named(name, points: middle, cells: seen))
  }

  private mutating func paintBorder(_ shape: DisplayList.Shape) {
    guard let border = shape.border, border.width * 2 >= columnWidth else { return }
    let cells = canvas.cells(of: shape)
    let inner = border.inner.map { canvas.stencil(of: $0.places) }
    canvas.ink = .style(.on(PaletteColor(border.paint)))
    canvas.cover(
      (inner.map(cells.subtracting) ?? cells).union(cells.edge), with: Self.borderGlyph)
  }

  private mutating func shade(_ shadow: Scene.Shadow) {
    let core = canvas.cells(of: shadow.core)
    canvas.cover(
      canvas.cells(of: shadow.reach).subtracting(core), with: Self.shade.reach, onlyBlanks: true)
    canvas.cover(core, with: Self.shade.core, onlyBlanks: true)
  }

  // MARK: Around the views

  private mutating func paintKeyboard(_ shape: DisplayList.Shape) {
    canvas.ink = .style(nil)
    canvas.polygon(shape.places, stroke: .glyph("k"), fill: " ")
    name(shape, as: "", canvas.cells(of: shape))
    guard let label = shape.label else { return }
    canvas.text(label.text, at: (label.place.x, label.place.y))
  }

  /// Draws a trail without covering the drawing, or a newer mark of another trail.
  private mutating func paintTrail(_ shape: DisplayList.Shape) {
    for (index, point) in shape.places.enumerated() {
      let fainter = Self.trailGlyphs.prefix(shape.age(ofPoint: index) + 1)
      canvas.trace(
        at: point, glyph: fainter[fainter.endIndex - 1], over: fainter + [Self.regionDot])
    }
  }

  private mutating func paintForce(_ shape: DisplayList.Shape) {
    guard let force = shape.force, let place = shape.places.first else { return }
    canvas.text(Self.arrow(force), at: place)
  }

  /// One of eight directions, doubled from 1 N on, which is 100 pt/s² for 100x100 points.
  private static func arrow(_ force: Vector) -> String {
    guard force.isFinite, force.length > 0.001 else { return "o" }
    let eighths = Int(clamping: (force.angle / (.pi / 4)).rounded()) & 7
    let arrow = [">", "\\", "v", "/", "<", "\\", "^", "/"][eighths]
    return force.length >= 1 ? arrow + arrow : arrow
  }
}

extension DisplayList.Shape {
  /// Whether its corners are all there is to draw.
  fileprivate var isPlain: Bool {
    points == label?.corners && mask == nil && clip == nil && border == nil
  }

  fileprivate var places: [(x: Double, y: Double)] { points.places }

  /// The places from its first to its last, or around to the first.
  fileprivate var path: [(x: Double, y: Double)] {
    isClosed ? places + places.prefix(1) : places
  }
}

extension [Point] {
  fileprivate var places: [(x: Double, y: Double)] { map { ($0.x, $0.y) } }
}

extension Canvas {
  /// The cells that a shape covers, as far as its own mask leaves them.
  fileprivate func cells(of shape: DisplayList.Shape) -> Stencil {
    let cells = stencil(of: shape.places)
    return shape.mask.map { cells.intersection(self.cells(of: $0)) } ?? cells
  }

  /// The cells of an area.
  /// - Parameter isWhole: Whether cells that are only partly inside count.
  fileprivate func cells(of area: Area, isWhole: Bool = true) -> Stencil {
    switch area {
    case .everything: everything
    case .polygon(let points): stencil(of: points.places, isWhole: isWhole)
    // The inverse of an area has all cells that the area does not fill.
    case .inverse(let area): cells(of: area, isWhole: !isWhole).inverse
    case .union(let parts):
      parts.reduce(everything.inverse) { $0.union(cells(of: $1, isWhole: isWhole)) }
    case .intersection(let parts):
      parts.reduce(everything) { $0.intersection(cells(of: $1, isWhole: isWhole)) }
    }
  }
}
