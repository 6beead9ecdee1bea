/// The preferred text size, named like `UIContentSizeCategory`, from small to large.
public enum TextSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// The smaller sizes of text, the third last before the default.
  case extraSmall, small, medium
  /// The default of a device.
  case large
  /// The larger sizes.
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The sizes that accessibility adds.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The two largest.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five larger accessibility sizes, which a device's slider offers only
  /// if they are turned on, like `isAccessibilityCategory`.
  public var isAccessibilityCategory: Bool {
    switch self {
    case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge:
      false
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
      true
    }
  }

  /// Its index among all, from 0: the column in a table of sizes.
  package var column: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}
