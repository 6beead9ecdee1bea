import Answers
import Geometry
import Text

/// What is drawn besides the stage's contents.
public struct StageExtras: Sendable {
  /// The views and boundaries that flash, because they have just touched something.
  public var flashing: Set<String> = []
  /// The contact points.
  public var contacts: [Point] = []
  /// The trails of views; nil if they are not shown.
  public var trails: Trails?
  /// Points between the lines of a grid; nil for none.
  public var grid: Double?

  /// Creates extras with nothing to draw.
  public init() {}
}

extension Size {
  /// Visits the crossings of a grid with this spacing, row by row from left to right. On a stage
  /// that is larger than any screen shows, only some of its lines are visited.
  func forEachGridPoint(_ spacing: Double, _ body: (Point) -> Void) {
    var step = spacing
    while max(width, height) / step > 400 { step *= 2 }
    for row in 0...Int(height / step) {
      for column in 0...Int(width / step) {
        body(Point(Double(column) * step, Double(row) * step))
      }
    }
  }
}

/// The stage in dots, with names: views in their colors, from back to front.
struct StagePicture {
  private var raster: Raster
  /// The number of the frontmost shape at each dot: 1 for the first view.
  private var owners: Raster
  private let scene: Scene
  private let place: StagePlace
  private let look: LiveLook
  private let extras: StageExtras
  /// Names and texts, from back to front.
  private var names: [StageNames.Name] = []
  private var clips: [[Bool]] = []

  init(_ scene: Scene, at place: StagePlace, _ look: LiveLook, _ extras: StageExtras) {
    self.scene = scene
    self.place = place
    self.look = look
    self.extras = extras
    let (across, down) = look.glyphs == .braille ? (2, 4) : (1, 2)
    raster = Raster(width: place.columns * across, height: place.rows * down, of: scene.size)
    owners = raster
    drawBehind()
    cutClips()
    for (index, view) in scene.views.enumerated() { draw(view, index) }
    raster.clip = nil
    for attachment in scene.attachments {
      raster.path([attachment.start, attachment.end], Dot.attachment)
    }
    drawKeyboard()
  }

  // MARK: What is drawn

  private mutating func drawBehind() {
    if let step = extras.grid { drawGrid(step) }
    for region in scene.regions {
      for point in region.outline { raster.dot(point, Dot.region) }
    }
    for boundary in scene.boundaries {
      let dot = extras.flashing.contains(boundary.name) ? Dot.flash : Dot.boundary
      raster.path(boundary.points, isClosed: boundary.isClosed, dot)
    }
    for (index, view) in scene.views.enumerated() {
      for point in extras.trails?.places(of: view.name) ?? [] {
        raster.dot(point, color(of: view, index))
      }
    }
  }

  private mutating func drawGrid(_ step: Double) {
    scene.size.forEachGridPoint(step) { raster.dot($0, Dot.grid) }
  }

  private mutating func cutClips() {
    for clip in scene.clips {
      let covered = raster.coverage(of: clip.area)
      clips.append(clip.outer.map { zip(clips[$0], covered).map { $0 && $1 } } ?? covered)
    }
  }

  private mutating func draw(_ view: Scene.View, _ index: Int) {
    let looks = view.looks
    raster.clip = looks.clip.map { clips[$0] }
    if let mask = looks.mask {
      let covered = raster.coverage(of: mask)
      raster.clip = raster.clip.map { zip($0, covered).map { $0 && $1 } } ?? covered
    }
    let outline = looks.outline ?? view.corners
    let isFlashing = extras.flashing.contains(view.name)
    let ink = isFlashing ? Dot.flash : color(of: view, index)
    if look.glyphs == .braille {
      // The view hides what is behind it.
      raster.fill(outline, Raster.empty)
      raster.path(outline, isClosed: true, ink)
    } else if looks.color != nil {
      raster.fill(outline, ink)
      if let border = looks.border { drawBorder(border, outline) }
    } else {
      raster.path(outline, isClosed: true, ink)
    }
    name(view.label, outline, UInt16(clamping: index + 1), isSolid: looks.color != nil)
  }

  /// Names a shape, and marks its dots. Only dots on a screen of colors show what is behind a shape
  /// without one.
  private mutating func name(
    _ text: String, _ outline: [Point], _ owner: UInt16, isSolid: Bool
  ) {
    let isSolid = isSolid || look.glyphs != .blocks
    owners.clip = raster.clip
    if isSolid { owners.fill(outline, owner) }
    owners.path(outline, isClosed: true, owner)
    names.append(
      StageNames.Name(
        text: text.visibleInLine, outline: outline, owner: owner, isSolid: isSolid))
  }

  private mutating func drawBorder(_ border: Scene.Border, _ outline: [Point]) {
    guard border.width * 2 >= place.unit else { return }
    raster.path(outline, isClosed: true, Dot.value(PaletteColor(border.color)))
  }

  private func color(of view: Scene.View, _ index: Int) -> UInt16 {
    view.looks.color.map { Dot.value(PaletteColor($0)) } ?? Dot.ofClear(index)
  }

  private mutating func drawKeyboard() {
    guard let frame = scene.keyboard else { return }
    if look.glyphs == .braille {
      raster.fill(frame.corners, Raster.empty)
      raster.path(frame.corners, isClosed: true, Dot.keyboard)
    } else {
      raster.fill(frame.corners, Dot.keyboard)
    }
    // Letters already say so.
    name(look.glyphs == .ascii ? "" : "keyboard", frame.corners, .max, isSolid: true)
  }

  // MARK: Cells

  /// Puts the picture into a screen.
  func write(to grid: inout CellGrid) {
    for row in 0..<place.rows {
      for column in 0..<place.columns {
        grid[place.column + column, place.row + row] = cell(column, row)
      }
    }
    writeForces(to: &grid)
    writeNames(to: &grid)
  }

  private func cell(_ column: Int, _ row: Int) -> ScreenCell {
    look.glyphs == .braille ? brailleCell(column, row) : blockCell(column, row)
  }

  private func blockCell(_ column: Int, _ row: Int) -> ScreenCell {
    let (upper, lower) = (raster[column, row * 2], raster[column, row * 2 + 1])
    if upper == Raster.empty, lower == Raster.empty { return .blank }
    if upper == lower { return ScreenCell(" ", Dot.color(upper).map(TextStyle.on)) }
    if upper == Raster.empty { return ScreenCell("▄", .ink(Dot.color(lower), on: nil)) }
    return ScreenCell("▀", .ink(Dot.color(upper), on: Dot.color(lower)))
  }

  /// The dots of a braille cell, by their bits (Unicode 15, 21.1).
  private static let bits: [(x: Int, y: Int, bit: UInt32)] = [
    (0, 0, 0x01), (0, 1, 0x02), (0, 2, 0x04), (1, 0, 0x08), (1, 1, 0x10), (1, 2, 0x20),
    (0, 3, 0x40), (1, 3, 0x80),
  ]

  private func brailleCell(_ column: Int, _ row: Int) -> ScreenCell {
    var (pattern, ink) = (UInt32(0), Raster.empty)
    for (x, y, bit) in Self.bits {
      let dot = raster[column * 2 + x, row * 4 + y]
      guard dot != Raster.empty else { continue }
      pattern |= bit
      ink = max(ink, dot)
    }
    guard pattern != 0, let scalar = Unicode.Scalar(0x2800 + pattern) else { return .blank }
    return ScreenCell(Character(scalar), .ink(Dot.color(ink), on: nil))
  }

  // MARK: Names

  /// Writes names over the picture in a screen. Letters have no colors of their own, so a name has
  /// the style of its cells.
  func writeNames(to grid: inout CellGrid) {
    let drawn = grid
    var names = StageNames(at: place, owners: owners) { column, row in
      look.glyphs == .blocks
        ? raster[column, row * 2] == raster[column, row * 2 + 1]
        : Self.grounds.contains(drawn[place.column + column, place.row + row].character)
    }
    for name in names.places(of: self.names) {
      var column = name.column
      for character in name.text {
        let style =
          look.glyphs == .blocks
          ? ground(column, name.row) : grid[place.column + column, place.row + name.row].style
        grid.write(
          String(character), column: place.column + column, row: place.row + name.row,
          style: look.glyphs == .braille ? nil : style)
        column += DisplayWidth.of(character)
      }
    }
  }

  /// The characters that a name may cover: no outline has them.
  private static let grounds: Set<Character> = Set(" .'·→↘↓↙←↖↑↗")

  /// The background of a letter: the color that fills its cell.
  private func ground(_ column: Int, _ row: Int) -> TextStyle? {
    guard look.glyphs == .blocks else { return nil }
    return Dot.color(raster[column, row * 2 + 1]).map(TextStyle.on)
  }

  // MARK: Forces

  private func writeForces(to grid: inout CellGrid) {
    for force in scene.forces {
      let column = place.column + Int(force.point.x / place.pointsPerColumn)
      let row = place.row + Int(force.point.y / place.pointsPerRow)
      guard grid[column, row] == .blank else { continue }
      grid[column, row] = ScreenCell(Self.arrow(force.force), .dim)
    }
  }

  private static func arrow(_ force: Vector) -> Character {
    guard force.isFinite, force.length > 0.001 else { return "·" }
    return ["→", "↘", "↓", "↙", "←", "↖", "↑", "↗"][Int((force.angle / (.pi / 4)).rounded()) & 7]
  }
}
