import Answers
import Text

/// A value's past in one row, or as a small plot, with its name and its current value.
public struct Sparkline: Hashable, Sendable {
  public let name: String
  /// The newest last.
  public let values: [Double]
  /// Empty for a plain number.
  public let unit: String
  /// Whether the values are positions on screen, so that a larger one is lower, as in plots.
  public let growsDown: Bool
  /// The color of the view that it is a value of; nil for another value.
  public let color: ViewColor?

  /// A value's past.
  public init(
    name: String, values: [Double], unit: String = "", growsDown: Bool = false,
    color: ViewColor? = nil
  ) {
    self.name = name
    self.values = values
    self.unit = unit
    self.growsDown = growsDown
    self.color = color
  }

  private static let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let letters: [Character] = ["_", ".", "-", "~", "=", "+", "*", "#"]
  /// The most columns for a name, and for a number with its unit.
  private static let widths = (name: 24, number: 12)
  /// The fewest columns for a row with a scale.
  private static let withScale = 50

  private func written(_ number: Double) -> String { NumberFormat(digits: 5).string(number) }

  /// The newest value with its unit.
  private var now: String {
    guard let last = values.last else { return "-" }
    return unit.isEmpty ? written(last) : "\(written(last)) \(unit)"
  }

  private func color(at index: Int) -> ViewColor { color ?? .palette(index) }

  // MARK: A row

  /// The row, in so many columns: the name, the last values that fit, their range, and the newest
  /// one as a number. Only the values are in the color of their view, or in that of its place among
  /// others.
  func line(at index: Int = 0, columns: Int, _ glyphs: StageLook.Glyphs) -> WrittenLine {
    let name = name.visibleInLine.truncated(to: min(Self.widths.name, columns))
    let scale = columns < Self.withScale ? 0 : 2 * Self.widths.number
    let room = columns - DisplayWidth.of(name) - scale - Self.widths.number - 2
    guard room > 0 else { return WrittenLine(name) }
    let shown = values.suffix(room)
    let signs = glyphs == .ascii ? Self.letters : Self.blocks
    let (least, most) = (shown.min() ?? 0, shown.max() ?? 0)
    let upwards = Scale(lower: least, upper: most)
    let axis = growsDown ? upwards.reversed : upwards
    let line = shown.map { value -> Character in
      guard most / 2 > least / 2 else { return signs[0] }
      return signs[min(signs.count - 1, Int(axis.fraction(of: value) * Double(signs.count)))]
    }
    let dots = glyphs == .ascii ? ".." : "…"
    let range = "\(written(least))\(dots)\(written(most))"
    let isScaled = scale > 0 && most > least
    let curve = WrittenLine(String(line), style: color(at: index).ink)
    let gap = String(repeating: " ", count: room - shown.count)
    return "\(name) \(curve)\(gap) \(isScaled ? range.padded(right: scale) : "")\(now)"
  }

  // MARK: A plot

  /// The frames that a plot shows, at 60 a second.
  public static let plottedFrames = 240
  /// The rows of a plot besides its grid: heading, axis, its labels, the newest value, and a gap.
  static let plotMargin = 5
  /// The rows of a plot's grid.
  static let plotRows = 4...16

  /// The last seconds as a plot that ends at a time, with the newest value below.
  func plot(
    at index: Int = 0, time: Double, columns: Int, rows: Int, _ glyphs: StageLook.Glyphs
  ) -> [WrittenLine] {
    let frame = 1 / 60.0
    let length = Double(Self.plottedFrames) * frame
    let start = max(0, time - length)
    let shown = Array(values.suffix(Self.plottedFrames + 1))
    var series = Plot.Series(
      name: name, xs: shown.indices.map { time - Double(shown.count - 1 - $0) * frame },
      ys: shown, unit: unit, growsDown: growsDown)
    series.color = color(at: index)
    let plot = Plot(
      title: name, xLabel: .init("t", unit: "s"), yLabel: .init("", unit: unit),
      series: [series], xRange: start...start + length)
    let lines = plot.writtenLines(
      width: columns, height: rows, glyphs: Self.glyphs(glyphs),
      axes: glyphs == .ascii ? .ascii : .box)
    // The sentences about the curve are for reading, not for watching.
    return lines.prefix(rows + 3) + [WrittenLine(now)]
  }

  private static func glyphs(_ glyphs: StageLook.Glyphs) -> GlyphSet {
    switch glyphs {
    case .ascii: .ascii
    case .blocks: .unicode
    case .braille: .braille
    }
  }
}
