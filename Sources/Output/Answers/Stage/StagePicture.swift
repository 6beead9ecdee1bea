import MotionGeometry
import Text

/// The parts drawn besides the stage's contents.
public struct StageExtras: Sendable {
  /// The views and boundaries that flash, because they have just touched something.
  public var flashing: Set<String> = []
  /// The contact points.
  public var contacts: [Point] = []
  /// Points between the lines of a grid; nil for none.
  public var grid: Double?

  /// Creates extras with nothing to draw.
  public init() {}
}

extension Size {
  /// Visits the crossings of a grid with this spacing, row by row from left to right. On a stage
  /// that is larger than any screen shows, only some of its lines are visited.
  package func forEachGridPoint(_ spacing: Double, _ body: (Point) -> Void) {
    var step = spacing
    while max(width, height) / step > 400 { step *= 2 }
    for row in 0...Int(clamping: height / step) {
      for column in 0...Int(clamping: width / step) {
        body(Point(Double(column) * step, Double(row) * step))
      }
    }
  }
}

/// The stage in dots, with names: views in their colors.
package struct StagePicture {
  private(set) var raster: Raster
  /// The number of the frontmost shape at each dot: 1 for the first view.
  private var owners: Raster
  private let place: StagePlace
  private let look: StageLook
  private let extras: StageExtras
  /// The visible part of each of the list's clips.
  private let clips: [[Bool]]
  /// Names and texts, from back to front.
  private var names: [(text: String, shape: DisplayList.Shape, owner: UInt16)] = []
  private var forces: [DisplayList.Shape] = []

  package init(_ scene: Scene, at place: StagePlace, _ look: StageLook, _ extras: StageExtras) {
    self.init(DisplayList(scene), at: place, look, extras)
  }

  init(_ list: DisplayList, at place: StagePlace, _ look: StageLook, _ extras: StageExtras) {
    self.place = place
    self.look = look
    self.extras = extras
    let dots = look.dotsPerCell
    let raster = Raster(
      width: place.columns * dots.across, height: place.rows * dots.down, of: place.size)
    (self.raster, owners) = (raster, raster)
    clips = list.clips({ raster.coverage(of: $0) }, within: Raster.common)
    if let step = extras.grid { drawGrid(step) }
    for shape in list.shapes { paint(shape) }
  }

  private mutating func drawGrid(_ step: Double) {
    place.size.forEachGridPoint(step) { raster.dot($0, Dot.grid) }
  }

  private mutating func paint(_ shape: DisplayList.Shape) {
    raster.clip = shape.clip.map { clips[$0] }
    if let mask = shape.mask {
      let covered = raster.coverage(of: mask)
      raster.clip = raster.clip.map { Raster.common($0, covered) } ?? covered
    }
    let isFlashing = extras.flashing.contains(shape.name)
    switch shape.kind {
    case .force: forces.append(shape)
    case .region: for point in shape.points { raster.dot(point, Dot.region) }
    case .boundary: outline(shape, isFlashing ? Dot.flash : Dot.boundary)
    case .view: paintView(shape, isFlashing)
    case .border: paintBorder(shape)
    case .model: outline(shape, Dot.grid)
    case .trail: paintTrail(shape)
    case .attachment: draw(shape, Dot.attachment)
    case .gravity, .sign, .acting: draw(shape, Dot.action)
    case .keyboard: paintKeyboard(shape)
    }
  }

  private mutating func outline(_ shape: DisplayList.Shape, _ ink: UInt16) {
    raster.path(shape.points, isClosed: shape.isClosed, ink)
  }

  private mutating func draw(_ shape: DisplayList.Shape, _ ink: UInt16) {
    for line in shape.figures.flatMap(\.lines) { raster.path(line, ink) }
  }

  private mutating func paintView(_ view: DisplayList.Shape, _ isFlashing: Bool) {
    if let shadow = view.shadow { shade(shadow) }
    fill(view, Dot.value(view), isFilled: view.isFilled)
    if isFlashing { outline(view, Dot.flash) }
    name(view, as: view.label?.quoted ?? "", UInt16(clamping: names.count + 1))
  }

  /// Paints a shape that hides what is behind it, or only its outline.
  private mutating func fill(_ shape: DisplayList.Shape, _ ink: UInt16, isFilled: Bool) {
    if look.glyphs == .braille {
      raster.fill(shape.points, Raster.empty)
      outline(shape, ink)
    } else if isFilled {
      raster.fill(shape.points, ink)
    } else {
      outline(shape, ink)
    }
  }

  /// Names a shape, and marks its dots. Only dots on a screen of colors show what is behind a shape
  /// without one.
  private mutating func name(_ shape: DisplayList.Shape, as text: String, _ owner: UInt16) {
    let isSolid = isSolid(shape)
    owners.clip = raster.clip
    if isSolid { owners.fill(shape.points, owner) }
    owners.path(shape.points, isClosed: true, owner)
    names.append((text, shape, owner))
  }

  private func isSolid(_ shape: DisplayList.Shape) -> Bool {
    shape.isFilled || look.glyphs != .blocks
  }

  /// Older places are fainter.
  private mutating func paintTrail(_ shape: DisplayList.Shape) {
    for (index, point) in shape.points.enumerated() {
      raster.dot(point, Dot.value(shape, fainter: 0.3 * Double(2 - shape.age(ofPoint: index))))
    }
  }

  private mutating func paintBorder(_ shape: DisplayList.Shape) {
    guard let border = shape.border, border.width * 2 >= place.unit else { return }
    outline(shape, Dot.value(PaletteColor(border.paint)))
  }

  /// Where nothing is drawn, as dots that are denser in its core.
  private mutating func shade(_ shadow: Scene.Shadow) {
    let isSparse = look.glyphs == .braille
    raster.shade(shadow.core, Dot.shadow.core, every: isSparse ? 2 : 1)
    raster.shade(shadow.reach, Dot.shadow.reach, every: isSparse ? 4 : 1)
  }

  private mutating func paintKeyboard(_ shape: DisplayList.Shape) {
    fill(shape, Dot.keyboard, isFilled: true)
    name(shape, as: shape.name, .max)
  }

  // MARK: Cells

  /// Puts the picture into a screen.
  package func write(to grid: inout CellGrid) {
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

  /// The dots of a cell, as the bits of a block count them.
  private func dots(_ column: Int, _ row: Int) -> [UInt16] {
    let (x, y) = (column * 2, row * 2)
    return [raster[x, y], raster[x + 1, y], raster[x, y + 1], raster[x + 1, y + 1]]
  }

  /// A cell has two colors. Of more, the one with the most dots is the ground, and the last of the
  /// others is the ink of all others.
  private func blockCell(_ column: Int, _ row: Int) -> ScreenCell {
    let dots = dots(column, row)
    func count(_ dot: UInt16) -> Int { dots.count { $0 == dot } }
    let ground =
      dots.contains(Raster.empty) ? Raster.empty : dots.max { count($0) < count($1) } ?? 0
    guard let ink = dots.last(where: { $0 != ground }) else {
      return ground == Raster.empty
        ? .blank : ScreenCell(" ", Dot.color(ground).map(TextStyle.on))
    }
    let bits = dots.indices.reduce(UInt8(0)) { $0 | (dots[$1] == ground ? 0 : 1 << UInt8($1)) }
    return ScreenCell(
      GlyphSet.unicode.character(bits: bits), .ink(Dot.color(ink), on: Dot.color(ground)))
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
  private func writeNames(to grid: inout CellGrid) {
    let drawn = grid
    var places = NamePlaces(
      columns: place.columns, rows: place.rows, owner: owner
    ) { column, row in
      look.glyphs == .blocks
        ? Set(dots(column, row)).count == 1
        : Self.grounds.contains(drawn[place.column + column, place.row + row].character)
    }
    for name in places.places(of: names.compactMap(named)) {
      var column = name.column
      for character in name.text {
        grid.write(
          String(character), column: place.column + column, row: place.row + name.row,
          style: ground(column, name.row))
        column += DisplayWidth.of(character)
      }
    }
  }

  /// A name with the cells around its shape; nil if no dot of it is visible.
  private func named(
    _ text: String, _ shape: DisplayList.Shape, _ owner: UInt16
  ) -> NamePlaces.Name? {
    guard let box = Rect(around: shape.points), box.isFinite,
      let columns = PointNames.cells(box.minX, box.maxX, place.pointsPerColumn, place.columns),
      let rows = PointNames.cells(box.minY, box.maxY, place.pointsPerRow, place.rows)
    else { return nil }
    let (across, down) = look.dotsPerCell
    let isVisible = (rows.lowerBound * down..<rows.upperBound * down).contains { y in
      (columns.lowerBound * across..<columns.upperBound * across).contains {
        owners[$0, y] == owner
      }
    }
    guard isVisible else { return nil }
    let contains = { (column: Int, row: Int) in
      Point(
        (Double(column) + 0.5) * place.pointsPerColumn, (Double(row) + 0.5) * place.pointsPerRow
      ).isInside(shape.points)
    }
    return NamePlaces.Name(
      text, columns: columns, rows: rows, owner: owner, edge: isSolid(shape) ? 0 : 1,
      contains: isSolid(shape) ? nil : contains)
  }

  /// The shape in the middle of a cell.
  private func owner(_ column: Int, _ row: Int) -> UInt16 {
    let (across, down) = look.dotsPerCell
    return owners[column * across, row * down + down / 2]
  }

  /// The characters that a name may cover: no outline has them.
  private static let grounds: Set<Character> = Set(" .'·→↘↓↙←↖↑↗")

  /// The background of a letter: the color that fills its cell.
  private func ground(_ column: Int, _ row: Int) -> TextStyle? {
    guard look.glyphs == .blocks else { return nil }
    return Dot.color(raster[column * 2, row * 2 + 1]).map(TextStyle.on)
  }

  // MARK: Forces

  private func writeForces(to grid: inout CellGrid) {
    for shape in forces {
      guard let force = shape.force, let point = shape.points.first else { continue }
      let column = place.column + Int(clamping: point.x / place.pointsPerColumn)
      let row = place.row + Int(clamping: point.y / place.pointsPerRow)
      guard grid[column, row] == .blank else { continue }
      grid[column, row] = ScreenCell(Self.arrow(force), .dim)
    }
  }

  private static func arrow(_ force: Vector) -> Character {
    guard force.isFinite, force.length > 0.001 else { return "·" }
    return ["→", "↘", "↓", "↙", "←", "↖", "↑", "↗"][
      Int(clamping: (force.angle / (.pi / 4)).rounded()) & 7]
  }
}

extension DisplayList.Shape {
  /// Whether it hides what is behind it.
  fileprivate var isFilled: Bool {
    if case .own? = color { true } else { kind == .keyboard }
  }
}
