/// The layout of answers as text. `Session.layout` has the width that was asked for, and a front
/// end adds its terminal's.
public struct Layout: Hashable, Sendable {
  /// The maximum width of lines, in columns.
  public var width: Int
  /// The maximum width of tables and plots, in columns; they are readable in wide terminals too.
  public var chartWidth: Int
  /// Whether tables and plots fill the width of a terminal, because the user has not set a width.
  /// In files and pipes they have `width`.
  public private(set) var fillsTerminal: Bool
  /// The rows of a window that a drawing or a plot may take with what stands below it; nil where
  /// they keep their own size.
  public var chartRows: Int?
  /// Whether a drawing keeps a width that was asked for, even if it has too many rows then.
  public var keepsChosenWidths = true
  /// The glyphs that the user has chosen; nil for the default.
  private let chosenGlyphs: GlyphSet?
  /// Whether lines of plots and drawings may be more than ASCII, because they go to a terminal
  /// that shows it. What is recorded, and what goes to files and pipes, is ASCII by default.
  private var showsUnicode = false
  /// Whether answers look the same wherever they are shown.
  private var isFixed = false
  /// Whether long answers may open a pager.
  public let pages: Bool

  public static let widthRange = 40...400
  public static let standard = Layout(width: 72)

  public init(width: Int, glyphs: GlyphSet? = nil, fillsTerminal: Bool = false, pages: Bool = true)
  {
    self.width = width
    chartWidth = width
    self.fillsTerminal = fillsTerminal
    self.pages = pages
    chosenGlyphs = glyphs
  }

  /// The glyphs of plots that do not choose their own.
  public var plotGlyphs: GlyphSet { chosenGlyphs ?? (showsUnicode ? .braille : .ascii) }

  /// The lines of their axes.
  public var axes: AxisLines { showsUnicode && chosenGlyphs != .ascii ? .box : .ascii }

  /// The look of drawings. Terminals that show more than ASCII here have colors.
  public var stageLook: StageLook {
    StageLook(
      asked: showsUnicode ? chosenGlyphs : .ascii, showsUnicode: showsUnicode,
      color: showsUnicode)
  }

  /// The layout for answers that no user is waiting for at a prompt: the output of a notebook or a
  /// script looks the same wherever it runs.
  public var fixed: Layout {
    var fixed = self
    (fixed.fillsTerminal, fixed.isFixed) = (false, true)
    return fixed
  }

  /// The layout in a terminal with a number of columns.
  public func fitted(toTerminal columns: Int, showsUnicode: Bool = false) -> Layout {
    let columns = min(max(columns, Self.widthRange.lowerBound), Self.widthRange.upperBound)
    var fitted = self
    fitted.showsUnicode = showsUnicode && !isFixed
    fitted.width = min(width, columns)
    fitted.chartWidth = fillsTerminal ? columns : min(chartWidth, columns)
    return fitted
  }
}
