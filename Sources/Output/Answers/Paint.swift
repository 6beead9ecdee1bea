import MotionGeometry

/// The colors that pictures paint for the names of colors. The named colors themselves are those of
/// UIKit, in every number and text; on a screen beside text they are garish, and some of them
/// cannot be read on a dark ground.
package enum Paint {
  private static let named: [String: Color] = [
    "black": "#1c2024", "white": "#fafbfc", "gray": "#8b8d98", "lightGray": "#b9bbc6",
    "darkGray": "#60646c", "red": "#e5484d", "green": "#30a46c", "blue": "#3e63dd",
    "cyan": "#00a2c7", "yellow": "#ffc53d", "magenta": "#d6409f", "orange": "#f76b15",
    "purple": "#8e4ec6", "brown": "#ad7f58", "pink": "#e93d82", "teal": "#12a594",
    "indigo": "#5b5bd6", "mint": "#70d7c4",
  ].compactMapValues { Color($0) }

  /// What is white has the color of an empty stage, light or dark, and an edge.
  package static let white = color("white") ?? .clear

  /// The names that are painted in a color of their own.
  package static var names: some Collection<String> { named.keys }

  /// Returns the color that is painted for a text: a name's own, or the exact one; nil for a text
  /// that is no color.
  package static func color(_ text: String) -> Color? { named[text] ?? Color(text) }

  /// Returns the color that is painted for one between two of some texts, at the same share of the
  /// way between their painted colors; the color itself if it is between no two of them.
  ///
  /// - Parameter texts: The texts of colors that it may come from; of two pairs, the first counts.
  package static func color(for mixed: Color, between texts: [String]) -> Color {
    for (index, end) in texts.enumerated() {
      for start in texts.prefix(index) {
        guard let from = Color(start), let to = Color(end),
          let share = share(of: mixed, from, to), let first = color(start), let last = color(end)
        else { continue }
        return first.blended(to: last, share)
      }
    }
    return mixed
  }

  /// How far a color is on the straight way between two others; nil if it is beside it.
  private static func share(of color: Color, _ from: Color, _ to: Color) -> Double? {
    let way = zip(from.components, to.components).map { $1 - $0 }
    let square = way.reduce(0) { $0 + $1 * $1 }
    guard square > 0 else { return nil }
    let part = zip(from.components, color.components).map { $1 - $0 }
    let share = min(max(zip(way, part).reduce(0) { $0 + $1.0 * $1.1 } / square, 0), 1)
    // A color on screen is rounded to bytes.
    let isBeside = zip(way, part).contains { abs($0 * share - $1) > 1.5 / 255 }
    return isBeside ? nil : share
  }
}
