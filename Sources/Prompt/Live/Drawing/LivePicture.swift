import Answers
import MotionGeometry
import Text

/// The whole picture of `play`: the stage, values beside or below it, a status row and a message
/// row.
public struct LivePicture: Sendable {
  public var scene: Scene
  public var look: StageLook
  public var extras = StageExtras()
  public var followed: [Sparkline] = []
  /// The status: time, speed and what is running.
  public var status = ""
  /// The message; empty for none.
  public var message = ""
  /// Lines shown beside the stage, such as the list of keys; may be empty. Without room for both,
  /// they take its place.
  public var list: [String] = []

  /// A picture of a scene.
  public init(_ scene: Scene, _ look: StageLook) {
    self.scene = scene
    self.look = look
  }

  /// The fewest columns and rows for a recognizable stage.
  private static let least = (columns: 16, rows: 8)

  /// The stage's place on a screen; nil if it does not fit.
  ///
  /// - Parameter list: The lines beside the stage.
  public static func place(
    for size: Size, columns: Int, rows: Int, followed: Int, list: [String] = []
  ) -> StagePlace? {
    let columns = columns - width(of: list)
    guard columns >= least.columns, rows >= least.rows else { return nil }
    if let side = side(for: size, columns: columns, rows: rows, followed: followed) {
      return StagePlace(for: size, column: 1, row: 1, columns: columns - side - 4, rows: rows - 4)
    }
    // A border around it, and below it two rows and the values.
    let below = 2 + (rows - followed >= least.rows ? followed : 0)
    return StagePlace(for: size, column: 1, row: 1, columns: columns - 2, rows: rows - below - 2)
  }

  /// The fewest columns of a screen with values beside the stage.
  private static let wide = 100
  /// The columns for the values there.
  private static let sides = 40...72

  /// The columns for plots of the values beside the stage; nil if they are below it, or if there
  /// are none.
  static func side(for size: Size, columns: Int, rows: Int, followed: Int) -> Int? {
    guard followed > 0, columns >= wide, size.width > 0, size.height > 0,
      (rows - 3) / followed - Sparkline.plotMargin >= Sparkline.plotRows.lowerBound
    else { return nil }
    // A cell is twice as high as wide.
    let wanted = min(2 * size.width / size.height * Double(rows - 4), Double(columns))
    let room = columns - Int(wanted.rounded(.up)) - 4
    return room >= sides.lowerBound ? min(room, sides.upperBound) : nil
  }

  /// The picture on a screen of so many cells.
  public func grid(columns: Int, rows: Int) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    let room = max(0, columns - Self.width(of: list))
    let side = Self.side(for: scene.size, columns: room, rows: rows, followed: followed.count)
    let values = side == nil && rows - followed.count >= Self.least.rows ? followed : []
    if let side { drawPlots(columns: side, before: room, in: &grid) }
    drawList(in: &grid, column: room, rows: rows - 2 - values.count)
    if let place = Self.place(
      for: scene.size, columns: columns, rows: rows, followed: followed.count, list: list)
    {
      grid.drawFrame(around: place, look)
      if look.glyphs == .ascii {
        drawLetters(at: place, in: &grid)
      } else {
        StagePicture(scene, at: place, look, extras).write(to: &grid)
      }
    } else if list.isEmpty {
      grid.write("too small to show the stage", column: 0, row: 0)
    }
    for (index, sparkline) in values.enumerated() {
      let line = sparkline.line(at: index, columns: columns, look.glyphs)
      grid.write(line, column: 0, row: rows - 2 - values.count + index)
    }
    if rows > 2 { grid.write(status, column: 0, row: rows - 2, style: .strong) }
    grid.write(message, column: 0, row: rows - 1, style: .dim)
    return grid
  }

  // MARK: Parts

  private func drawPlots(columns: Int, before end: Int, in grid: inout CellGrid) {
    let rows = (grid.rows - 3) / followed.count
    for (index, value) in followed.enumerated() {
      let lines = value.plot(
        at: index, time: scene.time, columns: columns,
        rows: min(rows - Sparkline.plotMargin, Sparkline.plotRows.upperBound), look.glyphs)
      for (row, line) in lines.enumerated() {
        grid.write(line, column: end - columns, row: 1 + index * rows + row)
      }
    }
  }

  /// The stage as `draw` shows it, in the cells that it has here.
  private func drawLetters(at place: StagePlace, in grid: inout CellGrid) {
    let renderer = TextRenderer(
      layout: Layout(width: Layout.widthRange.upperBound, glyphs: .ascii), color: look.color)
    // Skip the border around the drawing and the text after it.
    let lines = renderer.writtenLines(for: .scene(scene)).dropFirst().prefix(place.rows)
    for (row, line) in lines.enumerated() {
      grid.write(line, column: place.column - 1, row: place.row + row)
    }
    drawDots(at: place, in: &grid)
  }

  /// The grid and contacts among the letters.
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
    if let step = extras.grid {
      scene.size.forEachGridPoint(step) { put("'", $0, .dim) }
    }
    for point in extras.contacts { put("*", point, overAll: true, .strongYellow) }
  }

  /// The columns of a list with a gap on either side.
  private static func width(of list: [String]) -> Int {
    list.map { DisplayWidth.of($0) + 2 }.max() ?? 0
  }

  private func drawList(in grid: inout CellGrid, column: Int, rows: Int) {
    for (row, line) in list.prefix(max(0, rows)).enumerated() {
      grid.write(line, column: column + 1, row: row + (rows > list.count ? 1 : 0), style: .dim)
    }
  }
}
