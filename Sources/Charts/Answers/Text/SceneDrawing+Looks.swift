import Charts
import Geometry
import Text

/// The drawing of looks: rounded corners, clips and masks, borders, shadows.
extension SceneDrawing {
  /// The glyph of borders that are wide enough to be seen.
  private static let borderGlyph: Character = "#"
  /// The glyphs of a shadow with at least half its strength, and with less.
  private static let shade: (core: Character, reach: Character) = (":", ".")

  mutating func cutClips() {
    for clip in scene.clips {
      let cells = cells(of: clip.area)
      // The line at the edge belongs to the view that clips.
      let inside = cells.subtracting(cells.edge)
      clips.append(clip.outer.map { clips[$0].intersection(inside) } ?? inside)
    }
  }

  /// The cells of an area.
  /// - Parameter isWhole: Whether cells that are only partly inside count.
  func cells(of area: Area, isWhole: Bool = true) -> Stencil {
    switch area {
    case .everything: canvas.everything
    case .polygon(let points): canvas.stencil(of: places(points), isWhole: isWhole)
    // The inverse of an area has all cells that the area does not fill.
    case .inverse(let area): cells(of: area, isWhole: !isWhole).inverse
    case .union(let parts):
      parts.reduce(canvas.everything.inverse) { $0.union(cells(of: $1, isWhole: isWhole)) }
    case .intersection(let parts):
      parts.reduce(canvas.everything) { $0.intersection(cells(of: $1, isWhole: isWhole)) }
    }
  }

  /// Draws a view by its visible cells.
  mutating func drawShape(of view: Scene.View) {
    let looks = view.looks
    let outline = places(looks.outline ?? view.corners)
    var (shape, bends) = (canvas.stencil(of: outline), canvas.bends(of: outline))
    if let mask = looks.mask {
      shape = shape.intersection(cells(of: mask))
      for polygon in mask.polygons { bends = bends.union(canvas.bends(of: places(polygon))) }
    }
    let edge = shape.edge
    canvas.ink = looks.ink
    canvas.shape(shape, edge: edge, bends: bends)
    canvas.ink = .beneath
    note(looks, shape, edge)
    let seen = canvas.clip.map(shape.intersection) ?? shape
    guard !seen.isEmpty else { return }
    let inside = seen.subtracting(edge)
    if !canvas.label(view.label, in: inside, amid: looks.mask == nil ? places(view.corners) : []) {
      small.append((view.name, .cells(seen)))
    }
  }

  // MARK: Borders

  /// Saves a border until the contents of its view are drawn, because it lies over them.
  private mutating func note(_ looks: Scene.Looks, _ shape: Stencil, _ edge: Stencil) {
    guard let border = looks.border, border.width * 2 >= columnWidth else { return }
    let inner = border.inner.map { canvas.stencil(of: places($0)) }
    let ring = inner.map { shape.subtracting($0) } ?? shape
    borders.append((looks.depth, ring.union(edge), canvas.clip, border))
  }

  /// Draws the borders of views at a depth or deeper, whose contents are complete.
  mutating func drawBorders(from depth: Int) {
    while let last = borders.last, last.depth >= depth {
      borders.removeLast()
      canvas.clip = last.clip
      canvas.ink = .style(.on(PaletteColor(last.border.color)))
      canvas.cover(last.cells, with: Self.borderGlyph)
      canvas.ink = .beneath
    }
  }

  /// The width of a column, in points.
  private var columnWidth: Double { scene.size.width / Double(max(1, scene.columns - 1)) }

  // MARK: Shadows

  mutating func shade(_ shadow: Scene.Shadow) {
    let core = cells(of: shadow.core)
    canvas.cover(
      cells(of: shadow.reach).subtracting(core), with: Self.shade.reach, onlyBlanks: true)
    canvas.cover(core, with: Self.shade.core, onlyBlanks: true)
  }

  // MARK: What surprises

  func remarks(width: Int) -> [WrittenLine] {
    scene.remarks.flatMap { remark in
      let line = remark.sentence
      return line.laid(out: Wrapping.lines(line.text, width: width))
    }
  }
}

extension Scene.View {
  /// The label in the drawing: the text in quotation marks, or the name of a view without text.
  package var label: String { text.isEmpty ? name : "\"\(text)\"" }
}

extension Scene.Looks {
  /// Whether its corners are all there is to draw.
  var isPlain: Bool { outline == nil && mask == nil && clip == nil && border == nil }

  /// The effect on the colours of its cells; a clear view leaves what is behind it.
  var ink: Canvas.Ink { color.map { .style(.on(PaletteColor($0))) } ?? .beneath }
}

extension PaletteColor {
  /// The palette colour nearest to a colour.
  package init(_ color: Color) { self.init(red: color.red, green: color.green, blue: color.blue) }
}
