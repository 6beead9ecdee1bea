/// How a stretch of text looks on a terminal with colours.
public enum TextStyle: Hashable, Sendable, CaseIterable {
  case strong, dim, cyan, strongRed, strongYellow

  /// The parameters of "select graphic rendition" (ECMA-48 §8.3.117).
  public var rendition: String {
    switch self {
    case .strong: "1"
    case .dim: "2"
    case .cyan: "36"
    case .strongRed: "1;31"
    case .strongYellow: "1;33"
    }
  }
}
