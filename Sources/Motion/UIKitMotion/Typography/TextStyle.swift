/// The role of a text, named like `UIFont.TextStyle`; its size follows the text size category.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// The styles of text, as UIKit names them.
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1,
    /// The smaller of the two captions.
    caption2

  /// Returns the font size, in points. Source: the fonts of an iOS 26 simulator.
  public func size(in category: TextSizeCategory) -> Double { sizes[category.column] }

  /// Returns the line height, in points, that scaling uses; a label's drawn line is a little
  /// higher. Source: computed from values scaled by the same simulator.
  public func lineHeight(in category: TextSizeCategory) -> Double { lineHeights[category.column] }

  /// Returns a length for text, such as a custom font's size, scaled for this style: to the nearest
  /// third of a point, a pixel at 3x, with halves rounded up.
  ///
  /// `UIFontMetrics.scaledValue(for:)`: value · H(category) / H(large), where H is the line height.
  public func scaledValue(_ value: Double, in category: TextSizeCategory) -> Double {
    let pixels = value * 3 * lineHeight(in: category) / lineHeight(in: .large)
    return (pixels + 0.5).rounded(.down) / 3
  }

  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  private var lineHeights: [Double] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    // The same sizes as body, but UIKit scales it by 51 in the second largest category.
    case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
    case .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    }
  }
}
