import Text

/// The characters of a plot's axes.
public enum AxisLines: Hashable, Sendable {
  /// `|`, `-` and `+`, as plots are recorded.
  case ascii
  /// Box drawing, in a quiet color.
  case box

  /// The left axis beside a row with a label or without one, and the right axis.
  func upright(_ side: Plot.Side, isLabeled: Bool) -> Character {
    switch (self, side) {
    case (.ascii, _): "|"
    case (.box, _) where !isLabeled: "│"
    case (.box, .left): "┤"
    case (.box, .right): "├"
    }
  }

  /// The horizontal axis, and its ticks.
  var flat: (line: Character, tick: Character) { self == .ascii ? ("-", "+") : ("─", "┬") }

  /// The ends of the horizontal axis.
  func corner(_ side: Plot.Side) -> Character {
    switch (self, side) {
    case (.ascii, _): "+"
    case (.box, .left): "└"
    case (.box, .right): "┘"
    }
  }

  var style: TextStyle? { self == .ascii ? nil : .dim }
}
