import Answers
import Geometry
import Text

/// All that a person sees who plays: the stage, values below it, a row that says where one is, and a
/// row for what there is to say.
public struct LivePicture: Sendable {
  public var scene: Scene
  public var look: LiveLook
  public var extras = StageExtras()
  public var followed: [Sparkline] = []
  /// Where one is: time, speed, what runs.
  public var status = ""
  /// What there is to say; empty for nothing.
  public var message = ""
  /// Lines that lie over the stage, such as the list of the keys; none where they are not wanted.
  public var overlay: [String] = []

  /// A picture of a scene.
  public init(_ scene: Scene, _ look: LiveLook) {
    self.scene = scene
    self.look = look
  }

  /// The fewest columns and rows in which a stage can be made out.
  private static let least = (columns: 16, rows: 8)

  /// Where the stage lies on a screen; nil where there is no room for it.
  public static func place(
    for size: Size, columns: Int, rows: Int, followed: Int
  ) -> StagePlace? {
    guard columns >= least.columns, rows >= least.rows else { return nil }
    // A frame around it, and two rows and the values' below.
    let below = 2 + (rows - followed >= least.rows ? followed : 0)
    return StagePlace(for: size, column: 1, row: 1, columns: columns - 2, rows: rows - below - 2)
  }

  /// The picture on a screen of so many cells.
  public func grid(columns: Int, rows: Int) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    let values = rows - followed.count >= Self.least.rows ? followed : []
    if let place = Self.place(
      for: scene.size, columns: columns, rows: rows, followed: followed.count)
    {
      drawFrame(around: place, in: &grid)
      if look.glyphs == .ascii {
        drawLetters(at: place, in: &grid)
      } else {
        StagePicture(scene, at: place, look, extras).write(to: &grid)
      }
      drawOverlay(in: &grid, rows: rows - 2 - values.count)
    } else {
      grid.write("too small to show the stage", column: 0, row: 0)
    }
    for (index, sparkline) in values.enumerated() {
      let style: TextStyle? = .series(index)
      let text = sparkline.text(columns: columns, look.glyphs)
      grid.write(text, column: 0, row: rows - 2 - values.count + index, style: style)
    }
    if rows > 2 { grid.write(status, column: 0, row: rows - 2, style: .strong) }
    grid.write(message, column: 0, row: rows - 1, style: .dim)
    return grid
  }

  // MARK: Parts

  private func drawFrame(around place: StagePlace, in grid: inout CellGrid) {
    let signs =
      look.glyphs == .ascii ? ["+", "+", "+", "+", "-", "|"] : ["┌", "┐", "└", "┘", "─", "│"]
    let (left, right) = (place.column - 1, place.column + place.columns)
    let (top, bottom) = (place.row - 1, place.row + place.rows)
    let line = String(repeating: signs[4], count: place.columns)
    grid.write(signs[0] + line + signs[1], column: left, row: top, style: .dim)
    grid.write(signs[2] + line + signs[3], column: left, row: bottom, style: .dim)
    for row in place.row..<bottom {
      grid.write(signs[5], column: left, row: row, style: .dim)
      grid.write(signs[5], column: right, row: row, style: .dim)
    }
  }

  /// The stage as `draw` shows it, in the cells that it has here.
  private func drawLetters(at place: StagePlace, in grid: inout CellGrid) {
    let renderer = TextRenderer(
      layout: Layout(width: Layout.widthRange.upperBound, glyphs: .ascii), colour: look.colour)
    // A frame goes around the drawing, and what is to be said follows it.
    let lines = renderer.writtenLines(for: .scene(scene)).dropFirst().prefix(place.rows)
    for (row, line) in lines.enumerated() {
      var column = place.column - 1
      for run in line.runs {
        grid.write(run.text, column: column, row: place.row + row, style: run.style)
        column += DisplayWidth.of(run.text)
      }
    }
    drawDots(at: place, in: &grid)
  }

  /// Trails, grid and contacts among the letters.
  private func drawDots(at place: StagePlace, in grid: inout CellGrid) {
    func put(_ sign: Character, _ point: Point, overAll: Bool = false, _ style: TextStyle?) {
      guard point.isFinite, scene.size.width > 0, scene.size.height > 0 else { return }
      let x = (point.x / scene.size.width * Double(place.columns - 1)).rounded()
      let y = (point.y / scene.size.height * Double(place.rows - 1)).rounded()
      guard (0..<Double(place.columns)).contains(x), (0..<Double(place.rows)).contains(y) else {
        return
      }
      let (column, row) = (place.column + Int(x), place.row + Int(y))
      if overAll || grid[column, row].character == " " {
        grid[column, row] = ScreenCell(sign, style)
      }
    }
    if let trails = extras.trails {
      for point in scene.views.flatMap({ trails.places(of: $0.name) }) { put(".", point, .dim) }
    }
    if let step = extras.grid {
      scene.size.forEachGridPoint(step) { put("'", $0, .dim) }
    }
    for point in extras.contacts { put("*", point, overAll: true, .strongYellow) }
  }

  private func drawOverlay(in grid: inout CellGrid, rows: Int) {
    guard !overlay.isEmpty else { return }
    let width = overlay.map(DisplayWidth.of).max() ?? 0
    let column = max(0, grid.columns - width - 2)
    for (row, line) in overlay.prefix(max(0, rows)).enumerated() {
      grid.write(" " + line.padded(right: width) + " ", column: column, row: row, style: .reversed)
    }
  }
}
