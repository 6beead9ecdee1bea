import MotionGeometry
import Text

/// The look of pictures of the stage, in `play` and in drawings on a terminal.
public struct StageLook: Hashable, Sendable {
  /// The cells that a terminal can show.
  public enum Glyphs: Hashable, Sendable {
    /// Letters and symbols, as drawings are recorded.
    case ascii
    /// Four dots per cell, with two colors.
    case blocks
    /// Eight dots per cell, with one color.
    case braille
  }

  public var glyphs: Glyphs
  /// The dots of a cell in a picture of dots.
  var dotsPerCell: (across: Int, down: Int) { glyphs == .braille ? (2, 4) : (2, 2) }
  /// Whether it uses color.
  public var color: Bool

  /// Creates a look.
  public init(glyphs: Glyphs, color: Bool) {
    self.glyphs = glyphs
    self.color = color
  }

  /// A look with the requested glyphs, or with the best that the terminal can show.
  public init(asked: GlyphSet?, showsUnicode: Bool, color: Bool) {
    let best: Glyphs = color ? .blocks : .braille
    let glyphs: Glyphs =
      switch asked {
      case .ascii: .ascii
      case .braille: .braille
      case .unicode: best
      case nil: showsUnicode ? best : .ascii
      }
    self.init(glyphs: glyphs, color: color)
  }
}

/// The colors of things without their own, as dot values: a palette index plus one.
enum Dot {
  static let grid = value(PaletteColor(red: 0.27, green: 0.27, blue: 0.27))
  static let region = value(PaletteColor(red: 0.4, green: 0.4, blue: 0.55))
  static let boundary = value(PaletteColor(red: 0.75, green: 0.75, blue: 0.75))
  static let attachment = value(PaletteColor(red: 0.85, green: 0.65, blue: 0.2))
  static let action = value(PaletteColor(red: 0.67, green: 0.49, blue: 0.97))
  static let keyboard = value(PaletteColor(red: 0.5, green: 0.5, blue: 0.5))
  static let flash = value(PaletteColor(red: 1, green: 1, blue: 0.4))

  static let shadow = (core: gray(0.3), reach: gray(0.2))

  private static func gray(_ share: Double) -> UInt16 {
    value(PaletteColor(red: share, green: share, blue: share))
  }

  /// The color of a view, or of what belongs to one.
  ///
  /// - Parameter share: How much of it is gray instead, 0 to 1.
  static func value(_ shape: DisplayList.Shape, fainter share: Double = 0) -> UInt16 {
    shape.color.map { value(PaletteColor($0.painted.blended(to: gray, share))) } ?? boundary
  }

  private static let gray = Color(0.4, 0.4, 0.4)

  static func value(_ color: PaletteColor) -> UInt16 { UInt16(color.index) + 1 }

  static func color(_ dot: UInt16) -> PaletteColor? {
    dot == Raster.empty ? nil : PaletteColor(index: Int(clamping: dot) - 1)
  }
}
