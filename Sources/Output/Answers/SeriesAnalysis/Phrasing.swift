import MotionPlatform
import Text

/// The words and numbers of a plot's sentences.
struct Phrasing {
  private(set) var format: NumberFormat
  /// The span, as a share of the largest value, below which values count as one.
  let noise: Double
  let xUnit: String
  /// Whether x is time; see `Plot.isOverTime`.
  let isOverTime: Bool
  /// Whether larger values are lower in the plot.
  let growsDown: Bool
  /// Whether they are lower on screen too: a width in a plot with a position only looks so.
  let isPlace: Bool
  /// -1 if x is negated because it runs from the right: the sentence reads from left to right.
  let xSign: Double
  /// The row of the grid that contains a value; nil without a grid.
  let row: ((Double) -> Int?)?

  init(_ plot: Plot, of series: Plot.Series, row: ((Double) -> Int?)? = nil) {
    format = plot.format
    noise = plot.noise
    xUnit = plot.xLabel.unit.visibleInLine
    isOverTime = plot.isOverTime
    growsDown = plot.yGrowsDown
    isPlace = series.growsDown
    xSign = plot.xRunsDown ? -1 : 1
    self.row = row
  }

  /// The same with as many digits as tell the ends of a range apart, where the numbers are exact
  /// and the plot shows its shape.
  func telling(_ bounds: ClosedRange<Double>) -> Phrasing {
    guard noise <= Plot.exactNoise, !Scale.isFlat(bounds, tolerance: noise),
      number(bounds.lowerBound) == number(bounds.upperBound)
    else { return self }
    let size = max(abs(bounds.lowerBound), abs(bounds.upperBound))
    let span = bounds.upperBound - bounds.lowerBound
    var phrasing = self
    phrasing.format = NumberFormat(digits: Int(clamping: log10(size / span).rounded(.up)) + 2)
    return phrasing
  }

  func number(_ value: Double) -> WrittenLine {
    WrittenLine(format.string(value), isMeasured: true)
  }

  /// Returns a position on the x axis.
  func x(_ value: Double) -> WrittenLine { span(xSign * value) }

  /// Returns a length on the x axis.
  func span(_ value: Double) -> WrittenLine {
    xUnit.isEmpty ? number(value) : "\(number(value)) \(xUnit)"
  }

  /// Returns "rises" or "falls", or words that do not mislead if larger values are lower on screen.
  func verb(rising: Bool) -> String {
    if growsDown { return rising ? "increases" : "decreases" }
    return rising ? "rises" : "falls"
  }

  /// Returns the direction on screen of a sentence's first verb, if that needs saying.
  func direction(rising: Bool) -> String {
    if isPlace { return rising ? " (down on screen)" : " (up on screen)" }
    return growsDown ? (rising ? " (drawn downward)" : " (drawn upward)") : ""
  }

  /// Returns a share in percent to two digits: `4.2 %`.
  func percent(_ part: Double) -> WrittenLine {
    "\(WrittenLine(NumberFormat(digits: 2).string(part * 100), isMeasured: true)) %"
  }

  /// Returns a count of times: once, twice, 3 times.
  func times(_ count: Int) -> String {
    count == 1 ? "once" : count == 2 ? "twice" : "\(count) times"
  }

  func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// Returns a bound to two digits, rounded up so that it still holds.
  static func bound(_ value: Double) -> WrittenLine {
    WrittenLine(NumberFormat(digits: 2).string(raised(value)), isMeasured: true)
  }

  private static func raised(_ value: Double) -> Double {
    guard value.isFinite, value > 0 else { return value }
    let unit = pow(10, log10(value).rounded(.down) - 1)
    // Slightly less, so that 0.004 with a rounding error does not become 0.0041.
    let up = (value / unit - 1e-6).rounded(.up) * unit
    return up.isFinite && up > 0 ? up : value
  }
}
