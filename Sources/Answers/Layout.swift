import Charts

/// How answers are laid out as text.
public struct Layout: Hashable, Sendable {
  /// Columns that lines may take.
  public var width: Int
  /// Columns that tables and plots may take, which read well in wide terminals, too.
  public var chartWidth: Int
  /// Whether tables and plots take as much of a terminal as there is, because nobody has asked for
  /// another width. Files and pipes have `width`.
  public private(set) var fillsTerminal: Bool
  /// What plots are drawn with, unless they were asked for otherwise.
  public var glyphs: GlyphSet

  public static let widthRange = 40...400
  public static let standard = Layout(width: 72, glyphs: .ascii)

  public init(width: Int, glyphs: GlyphSet, fillsTerminal: Bool = false) {
    self.width = width
    chartWidth = width
    self.fillsTerminal = fillsTerminal
    self.glyphs = glyphs
  }

  /// The same for what nobody waits for at a prompt: what a notebook or a script says, looks the same
  /// wherever it is run.
  public var fixed: Layout {
    var fixed = self
    fixed.fillsTerminal = false
    return fixed
  }

  /// The layout in a terminal of so many columns.
  public func fitted(toTerminal columns: Int) -> Layout {
    let columns = min(max(columns, Self.widthRange.lowerBound), Self.widthRange.upperBound)
    var fitted = self
    fitted.width = min(width, columns)
    fitted.chartWidth = fillsTerminal ? columns : min(chartWidth, columns)
    return fitted
  }
}
