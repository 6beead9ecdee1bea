/// A color by its components in sRGB, each 0...1.
///
/// ```swift
/// let red = Color(1, 0, 0)
/// print(red.blended(to: Color(0, 0, 1), 0.5).hex)  // #800080
/// ```
public struct Color: Hashable, Sendable {
  /// The color components.
  public var red, green, blue: Double
  /// The opacity; 0 is clear, 1 is opaque.
  public var alpha: Double

  /// Creates a color from its components.
  public init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `UIColor.clear`: transparent black.
  public static let clear = Color(0, 0, 0, alpha: 0)

  /// The named colors. Source: `UIColor`'s own up to brown, then UIKit's system colors.
  public static let named: [(name: String, color: Color)] = [
    ("black", Color(0, 0, 0)), ("white", Color(1, 1, 1)), ("gray", Color(0.5, 0.5, 0.5)),
    ("lightGray", Color(2 / 3, 2 / 3, 2 / 3)), ("darkGray", Color(1 / 3, 1 / 3, 1 / 3)),
    ("red", Color(1, 0, 0)), ("green", Color(0, 1, 0)), ("blue", Color(0, 0, 1)),
    ("cyan", Color(0, 1, 1)), ("yellow", Color(1, 1, 0)), ("magenta", Color(1, 0, 1)),
    ("orange", Color(1, 0.5, 0)), ("purple", Color(0.5, 0, 0.5)), ("brown", Color(0.6, 0.4, 0.2)),
    ("pink", Color(bytes: 0xFF, 0x2D, 0x55)), ("teal", Color(bytes: 0x30, 0xB0, 0xC7)),
    ("indigo", Color(bytes: 0x58, 0x56, 0xD6)), ("mint", Color(bytes: 0x00, 0xC7, 0xBE)),
    ("clear", .clear),
  ]

  /// Red, green, blue and alpha.
  public var components: [Double] { [red, green, blue, alpha] }

  /// Creates a color from four components, clamped to their range; missing ones are 0.
  public init(_ components: [Double]) {
    func part(_ index: Int) -> Double {
      index < components.count ? min(max(components[index], 0), 1) : 0
    }
    self.init(part(0), part(1), part(2), alpha: part(3))
  }

  private init(bytes red: Int, _ green: Int, _ blue: Int) {
    self.init(Double(red) / 255, Double(green) / 255, Double(blue) / 255)
  }

  /// Creates a color from a name, or from `#` and three, six or eight hex digits; nil for other
  /// texts.
  public init?(_ text: String) {
    if let known = Self.named.first(where: { $0.name == text }) {
      self = known.color
      return
    }
    // `hexDigitValue` accepts full-width digits too, which are not valid here.
    guard text.utf8.first == UInt8(ascii: "#"), text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return nil
    }
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.utf8.count - 1 else { return nil }
    let bytes: [Int]
    switch digits.count {
    case 3: bytes = digits.map { 17 * $0 }
    case 6, 8:
      bytes = stride(from: 0, to: digits.count, by: 2).map { 16 * digits[$0] + digits[$0 + 1] }
    default: return nil
    }
    self.init(bytes: bytes[0], bytes[1], bytes[2])
    if bytes.count == 4 { alpha = Double(bytes[3]) / 255 }
  }

  /// The color as `#rrggbb`, or as `#rrggbbaa` if it is not opaque.
  public var hex: String {
    let bytes = [red, green, blue, alpha].map {
      Int(clamping: (min(max($0, 0), 1) * 255).rounded())
    }
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return "#" + (bytes[3] == 255 ? digits.dropLast() : digits[...]).joined()
  }

  /// Returns a mix of this color (0) and another (1), by components, clamped for curves that
  /// overshoot.
  public func blended(to other: Color, _ progress: Double) -> Color {
    func part(_ from: Double, _ to: Double) -> Double {
      // Equal parts stay, however far a curve goes beyond all numbers.
      from == to ? from : min(max(from + (to - from) * progress, 0), 1)
    }
    return Color(
      part(red, other.red), part(green, other.green), part(blue, other.blue),
      alpha: part(alpha, other.alpha))
  }
}
