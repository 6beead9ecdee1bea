import MotionGeometry

/// Colors by name: those of UIColor and its system colors.
package enum Colors {
  package static let names = Color.named.map(\.name)

  /// Whether a text names a color: a known name, or `#` and three, six or eight hex digits.
  package static func isColor(_ text: String) -> Bool { Color(text) != nil }
}
