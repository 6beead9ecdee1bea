import Charts

/// The layout of answers as text.
public struct Layout: Hashable, Sendable {
  /// The maximum width of lines, in columns.
  public var width: Int
  /// The maximum width of tables and plots, in columns; they are readable in wide terminals too.
  public var chartWidth: Int
  /// Whether tables and plots fill the width of a terminal, because the user has not set a width.
  /// In files and pipes they have `width`.
  public private(set) var fillsTerminal: Bool
  /// The glyphs of plots that do not choose their own.
  public var glyphs: GlyphSet
  /// Whether long answers may open a pager.
  public let pages: Bool

  public static let widthRange = 40...400
  public static let standard = Layout(width: 72, glyphs: .ascii)

  public init(width: Int, glyphs: GlyphSet, fillsTerminal: Bool = false, pages: Bool = true) {
    self.width = width
    chartWidth = width
    self.fillsTerminal = fillsTerminal
    self.pages = pages
    self.glyphs = glyphs
  }

  /// The layout for answers that no user is waiting for at a prompt: the output of a notebook or a
  /// script looks the same wherever it runs.
  public var fixed: Layout {
    var fixed = self
    fixed.fillsTerminal = false
    return fixed
  }

  /// The layout in a terminal with a number of columns.
  public func fitted(toTerminal columns: Int) -> Layout {
    let columns = min(max(columns, Self.widthRange.lowerBound), Self.widthRange.upperBound)
    var fitted = self
    fitted.width = min(width, columns)
    fitted.chartWidth = fillsTerminal ? columns : min(chartWidth, columns)
    return fitted
  }
}
