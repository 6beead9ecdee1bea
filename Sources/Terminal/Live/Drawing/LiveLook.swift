import Answers
import Geometry
import Text

/// The look of pictures of the stage.
public struct LiveLook: Hashable, Sendable {
  /// The cells that a terminal can show.
  public enum Glyphs: Hashable, Sendable {
    /// Letters and symbols, like in `draw`.
    case ascii
    /// Two dots per cell, one above the other, each with its color.
    case blocks
    /// Eight dots per cell, with one color.
    case braille
  }

  public var glyphs: Glyphs
  /// Whether it uses color.
  public var colour: Bool

  /// Creates a look.
  public init(glyphs: Glyphs, colour: Bool) {
    self.glyphs = glyphs
    self.colour = colour
  }
}

/// The colors of things without their own, as dot values: a palette index plus one.
enum Dot {
  static let grid = value(PaletteColor(red: 0.27, green: 0.27, blue: 0.27))
  static let region = value(PaletteColor(red: 0.4, green: 0.4, blue: 0.55))
  static let boundary = value(PaletteColor(red: 0.75, green: 0.75, blue: 0.75))
  static let attachment = value(PaletteColor(red: 0.85, green: 0.65, blue: 0.2))
  static let keyboard = value(PaletteColor(red: 0.5, green: 0.5, blue: 0.5))
  static let flash = value(PaletteColor(red: 1, green: 1, blue: 0.4))

  /// The colors of clear views; adjacent ones differ also in brightness.
  private static let clear: [UInt16] = {
    let colors: [Color] = [
      Color(0, 0.84, 0.84), Color(0.95, 0.7, 0.1), Color(0.85, 0.45, 0.85),
      Color(0.3, 0.8, 0.35), Color(0.4, 0.6, 1), Color(0.95, 0.35, 0.35),
    ]
    return colors.map { value(PaletteColor($0)) }
  }()

  static func ofClear(_ index: Int) -> UInt16 { clear[index % clear.count] }

  static func value(_ color: PaletteColor) -> UInt16 { UInt16(color.index) + 1 }

  static func color(_ dot: UInt16) -> PaletteColor? {
    dot == Raster.empty ? nil : PaletteColor(index: Int(dot) - 1)
  }
}
