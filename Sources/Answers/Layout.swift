import Charts

/// How answers are laid out as text.
public struct Layout: Hashable, Sendable {
  /// Columns that lines may take.
  public var width: Int
  /// What plots are drawn with, unless they were asked for otherwise.
  public var glyphs: GlyphSet

  public static let widthRange = 40...400
  public static let standard = Layout(width: 72, glyphs: .ascii)

  public init(width: Int, glyphs: GlyphSet) {
    self.width = width
    self.glyphs = glyphs
  }
}
