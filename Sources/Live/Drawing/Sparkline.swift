import Text

/// A value's past in one row, with its name and its current value.
public struct Sparkline: Hashable, Sendable {
  public let name: String
  /// The newest last.
  public let values: [Double]
  /// Whether the values are positions on screen, so that a larger one is lower, as in plots.
  public let growsDown: Bool

  /// A row of a value's past.
  public init(name: String, values: [Double], growsDown: Bool = false) {
    self.name = name
    self.values = values
    self.growsDown = growsDown
  }

  private static let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let letters: [Character] = ["_", ".", "-", "~", "=", "+", "*", "#"]
  /// The most columns for a name, and for a number.
  private static let widths = (name: 24, number: 9)

  /// The row, in so many columns: the name, the last values that fit, the newest one as a number.
  func text(columns: Int, _ glyphs: LiveLook.Glyphs) -> String {
    let name = name.visibleInLine.truncated(to: min(Self.widths.name, columns))
    let number = values.last.map { NumberFormat(digits: 5).string($0) } ?? "-"
    let room = columns - DisplayWidth.of(name) - Self.widths.number - 2
    guard room > 0 else { return name }
    let shown = values.suffix(room)
    let signs = glyphs == .ascii ? Self.letters : Self.blocks
    let (least, most) = (shown.min() ?? 0, shown.max() ?? 0)
    let line = shown.map { value -> Character in
      guard most > least else { return signs[0] }
      let share = (growsDown ? most - value : value - least) / (most - least)
      return signs[min(signs.count - 1, Int(share * Double(signs.count)))]
    }
    return "\(name) \(String(line).padded(right: room)) \(number)"
  }
}
