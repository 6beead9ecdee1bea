/// Colours by name: UIKit's system colours and CSS's basic ones, as `#rrggbb`.
package enum Colors {
  package static let names = [
    "black", "white", "gray", "lightGray", "darkGray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "pink", "teal", "indigo", "mint", "clear",
  ]

  /// Whether a text names a colour: a known name, or `#` and three, six or eight hex digits.
  package static func isColor(_ text: String) -> Bool {
    if names.contains(text) { return true }
    guard text.hasPrefix("#") else { return false }
    let digits = text.utf8.dropFirst()
    return [3, 6, 8].contains(digits.count)
      && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }
}
