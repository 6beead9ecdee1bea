import MotionGeometry

/// Colours by name: those of UIColor and its system colours.
package enum Colors {
  package static let names = Color.named.map(\.name)

  /// Whether a text names a colour: a known name, or `#` and three, six or eight hex digits.
  package static func isColor(_ text: String) -> Bool { Color(text) != nil }
}
