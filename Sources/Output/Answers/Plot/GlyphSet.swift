/// The characters of a curve.
///
/// Axes, labels and legends are ASCII in every set, so that a plot has one text form.
public enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  /// One mark per cell: `* o + x # @ % &`, a different one for each series.
  case ascii
  /// Block elements, two by two dots per cell.
  case unicode
  /// Braille patterns, two by four dots per cell.
  case braille

  /// The marks of the series, in the order of the series.
  public static let seriesMarks: [Character] = ["*", "o", "+", "x", "#", "@", "%", "&"]

  /// The dots across one cell.
  var dotColumns: Int {
    switch self {
    case .ascii: 1
    case .unicode, .braille: 2
    }
  }

  /// The dots down one cell.
  var dotRows: Int {
    switch self {
    case .ascii: 1
    case .unicode: 2
    case .braille: 4
    }
  }

  /// Returns the bit of a dot in a cell, counted from the cell's top left.
  func bit(column: Int, row: Int) -> UInt8 {
    switch self {
    case .ascii: 1
    case .unicode: 1 << UInt8(row * 2 + column)
    // Braille numbers its dots down the left column, down the right one, then the bottom pair.
    case .braille: row < 3 ? 1 << UInt8(column * 3 + row) : 1 << UInt8(6 + column)
    }
  }

  /// Returns the character whose dots are the set bits.
  func character(bits: UInt8) -> Character {
    switch self {
    case .ascii: bits == 0 ? " " : Self.seriesMarks[0]
    case .unicode: Self.quadrants[Int(clamping: bits & 0x0F)]
    case .braille: bits == 0 ? " " : Self.braillePattern(bits)
    }
  }

  private static let quadrants: [Character] = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")

  private static func braillePattern(_ bits: UInt8) -> Character {
    Unicode.Scalar(0x2800 + UInt32(bits)).map(Character.init) ?? " "
  }
}
