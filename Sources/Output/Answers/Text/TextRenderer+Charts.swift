import Text

/// Drawings and plots, in a window as large as it has room for.
extension TextRenderer {
  /// The lines of several outputs. A single drawing or plot among them leaves room in the window for
  /// the others, such as the table of a comparison.
  public func writtenLines(for outputs: [Output]) -> [WrittenLine] {
    guard let rows = layout.chartRows, outputs.count(where: \.isChart) == 1 else {
      return outputs.flatMap { writtenLines(for: $0) }
    }
    let others = outputs.filter { !$0.isChart }.flatMap { writtenLines(for: $0) }.count
    var renderer = self
    renderer.layout.chartRows = max(rows / 2, rows - others)
    return outputs.flatMap { renderer.writtenLines(for: $0) }
  }

  /// A plot of the usual height, lower where a window has too few rows for it.
  func lines(for plot: Plot, _ style: PlotStyle) -> [WrittenLine] {
    let lines = lines(for: plot, style, height: style.height)
    let excess = lines.count - (layout.chartRows ?? .max)
    guard excess > 0, style.height == PlotStyle.standardHeight else { return lines }
    return self.lines(for: plot, style, height: max(Self.leastHeight, style.height - excess))
  }

  /// The fewest rows of a grid in which a curve can be read.
  private static let leastHeight = 6

  private func lines(for plot: Plot, _ style: PlotStyle, height: Int) -> [WrittenLine] {
    let glyphs = style.glyphs ?? layout.plotGlyphs
    return plot.writtenLines(
      width: style.width ?? layout.chartWidth, height: height, glyphs: glyphs,
      axes: glyphs == .ascii ? .ascii : layout.axes
    ).flatMap { line in
      line.laid(out: Wrapping.lines(line.text, width: max(style.width ?? 0, layout.chartWidth)))
    }
  }

  // MARK: Drawings

  func lines(for scene: Scene) -> [WrittenLine] {
    layout.stageLook.glyphs == .ascii ? letters(of: scene) : dots(of: scene)
  }

  private func words(of scene: Scene, columns: Int) -> [WrittenLine] {
    [scene.moment] + scene.words.flatMap { $0.laid(out: Wrapping.lines($0.text, width: columns)) }
  }

  /// Whether a drawing has the width that was asked for, even if it has too many rows then.
  private func keepsWidth(of scene: Scene) -> Bool {
    scene.hasChosenWidth && layout.keepsChosenWidths
  }

  /// A drawing as notebooks keep it, smaller where a window has too few rows for it, and its words.
  private func letters(of scene: Scene) -> [WrittenLine] {
    let words = words(of: scene, columns: layout.width)
    let drawing = SceneDrawing(scene).canvas
    let excess = drawing.rows + Self.frame + words.count - (layout.chartRows ?? .max)
    guard excess > 0, drawing.rows > excess, !keepsWidth(of: scene) else {
      return drawing.writtenLines() + words
    }
    let columns = drawing.columns * (drawing.rows - excess) / drawing.rows
    let smaller = SceneDrawing(scene, columns: max(columns, Self.leastDrawingColumns))
    return smaller.canvas.writtenLines() + words
  }

  /// The rows, and the columns, of a frame around a drawing.
  private static let frame = 2
  private static let leastDrawingColumns = 8

  /// A drawing as `play` shows the stage, with its words and places beside it, or below it if there
  /// is no room.
  private func dots(of scene: Scene) -> [WrittenLine] {
    guard let beside = picture(of: scene, wordRows: 0) else { return letters(of: scene) }
    let room = layout.chartWidth - beside.columns - Self.gap
    let words = words(of: scene, columns: max(room, 1))
    if room >= Self.leastWordColumns, words.count <= beside.rows {
      let places = scene.places(rows: beside.rows - words.count - 1, columns: room)
      let texts = words + (places.isEmpty ? [] : [""] + places)
      return beside.writtenLines.enumerated().map { row, line in
        row < texts.count ? line + WrittenLine("  ") + texts[row] : line
      }
    }
    let below = self.words(of: scene, columns: layout.width)
    let picture = picture(of: scene, wordRows: below.count) ?? beside
    return picture.writtenLines + below
  }

  private static let gap = 2
  private static let leastWordColumns = 30
  /// The most rows of a drawing for which no width was asked.
  private static let mostDrawingRows = 36

  /// The stage in its frame; nil if there is no room.
  private func picture(of scene: Scene, wordRows: Int) -> CellGrid? {
    let rows = keepsWidth(of: scene) ? nil : layout.chartRows
    let most = rows.map { min($0 - wordRows - Self.frame, Self.mostDrawingRows) }
    guard
      let place = StagePlace(
        for: scene.size, column: 1, row: 1,
        columns: most == nil ? scene.columns : layout.chartWidth - Self.frame,
        rows: most ?? Canvas.sizeRange.upperBound)
    else { return nil }
    var grid = CellGrid(
      columns: place.columns + Self.frame, rows: place.rows + Self.frame)
    let stage = place.moved(toColumn: 1)
    grid.drawFrame(around: stage, layout.stageLook)
    StagePicture(scene, at: stage, layout.stageLook, StageExtras()).write(to: &grid)
    return grid
  }
}

extension Scene {
  /// Where its views are, a line each, as many as fit.
  fileprivate func places(rows: Int, columns: Int) -> [WrittenLine] {
    guard rows > 0 else { return [] }
    let format = NumberFormat(digits: 4)
    let lines = views.map { view -> WrittenLine in
      let middle = view.middle
      let name = WrittenLine(
        view.name.visibleInLine.truncated(to: columns / 2), style: view.color.nameInk)
      return "\(name) at (\(format.string(middle.x)), \(format.string(middle.y)))"
    }
    guard lines.count > rows else { return lines }
    return lines.prefix(rows - 1) + ["and \(lines.count - rows + 1) more"]
  }
}

extension Output {
  fileprivate var isChart: Bool {
    switch self {
    case .plot(_, let style): !style.isPicture
    case .scene: true
    default: false
    }
  }
}
