/// The style of text on a terminal with colors. Drawings and plots always have styles;
/// `TerminalText` sends them only to a terminal with colors.
public enum TextStyle: Hashable, Sendable {
  case strong, dim, cyan, green, magenta, yellow, gray, strongRed, strongYellow, strongBlue
  case underlinedRed, strongUnderlined
  case italic, strongItalic
  /// Underlined, and a link to an address if the terminal supports links.
  case link(LinkAddress)
  /// One of several series distinguished by color, counted from 0, in the terminal's own colors,
  /// which are readable on its background.
  case series(Int)
  /// On a background, in black or white, whichever is more readable there.
  case on(PaletteColor)
  /// In one color on another; nil for the terminal's own.
  case ink(PaletteColor?, on: PaletteColor?)
  /// With the terminal's foreground and background swapped.
  case reversed

  /// The parameters of "select graphic rendition" (ECMA-48 §8.3.117; 48;5 is from ISO 8613-6).
  public var rendition: String {
    switch self {
    case .strong: "1"
    case .dim: "2"
    case .cyan: "36"
    case .strongRed: "1;31"
    case .strongYellow: "1;33"
    case .ink(let ink, let ground):
      (ink.map { "38;5;\($0.index)" } ?? "39") + ";" + (ground.map { "48;5;\($0.index)" } ?? "49")
    case .reversed: "7"
    case .strongBlue: "1;34"
    case .green: "32"
    case .yellow: "33"
    case .magenta: "35"
    case .gray: "90"
    case .underlinedRed: "4;31"
    case .strongUnderlined: "1;4"
    case .italic: "3"
    case .strongItalic: "1;3"
    case .link: "4"
    case .series(let index): Self.ofSeries[abs(index % Self.ofSeries.count)]
    case .on(let color): "48;5;\(color.index);38;5;\(color.isLight ? 16 : 231)"
    }
  }

  /// Neighbours also differ for people who see few colors: by brightness if not by hue.
  private static let ofSeries = ["36", "33", "35", "32", "94", "31", "96", "93"]
}

/// One of xterm's 256 colors: a cube of six shades each of red, green and blue, and a row of
/// grays. The first 16 are not used, because users choose them.
public struct PaletteColor: Hashable, Sendable {
  /// The number, 16...255.
  public let index: Int
  /// Whether black is more readable on it than white.
  public let isLight: Bool

  /// Creates a color from its number, by xterm's own table; nil if there is no such color.
  public init?(index: Int) {
    guard (16...255).contains(index) else { return nil }
    self.index = index
    let place = index - 16
    let parts =
      place < 216
      ? [place / 36, place / 6 % 6, place % 6].map { Self.shades[$0] }
      : Array(repeating: Self.grays[place - 216], count: 3)
    isLight = Self.isLight(parts)
  }

  /// Creates the color nearest to sRGB components, each 0...1.
  public init(red: Double, green: Double, blue: Double) {
    let parts = [red, green, blue].map { ($0.isFinite ? min(max($0, 0), 1) : 0) * 255 }
    let shades = parts.map { part in Self.nearest(to: part, in: Self.shades) }
    let gray = Self.nearest(to: parts.reduce(0, +) / 3, in: Self.grays)
    let inCube = Self.distance(parts, shades.map { Self.shades[$0] })
    let inGrays = Self.distance(parts, Array(repeating: Self.grays[gray], count: 3))
    index = inGrays < inCube ? 232 + gray : 16 + 36 * shades[0] + 6 * shades[1] + shades[2]
    isLight = Self.isLight(parts)
  }

  /// By the luma of ITU-R BT.601, which fits old and new terminals well enough.
  private static func isLight(_ parts: [Double]) -> Bool {
    0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] > 127.5
  }

  private static let shades: [Double] = [0, 95, 135, 175, 215, 255]
  private static let grays: [Double] = (0..<24).map { 8 + 10 * Double($0) }

  private static func nearest(to part: Double, in shades: [Double]) -> Int {
    shades.indices.min { abs(shades[$0] - part) < abs(shades[$1] - part) } ?? 0
  }

  private static func distance(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}
