import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The words and numbers of a plot's sentences.
struct Phrasing {
  let format: NumberFormat
  let xUnit: String
  /// Whether larger values lie lower in the plot.
  let growsDown: Bool
  /// Whether they do on screen, too: a width that shares a plot with a place only looks so.
  let isPlace: Bool
  /// -1 where x is counted from the right: the sentence reads the plot from left to right.
  let xSign: Double
  /// The row of the grid that a value lies in; nil where there is no grid.
  let row: ((Double) -> Int?)?

  init(_ plot: Plot, of series: Plot.Series, row: ((Double) -> Int?)? = nil) {
    format = plot.format
    xUnit = plot.xLabel.unit.visibleInLine
    growsDown = plot.yGrowsDown
    isPlace = series.growsDown
    xSign = plot.xRunsDown ? -1 : 1
    self.row = row
  }

  func number(_ value: Double) -> WrittenLine {
    WrittenLine(format.string(value), isMeasured: true)
  }

  /// A place on the x axis.
  func x(_ value: Double) -> WrittenLine { span(xSign * value) }

  /// A stretch of the x axis.
  func span(_ value: Double) -> WrittenLine {
    xUnit.isEmpty ? number(value) : "\(number(value)) \(xUnit)"
  }

  /// "rises" or "falls" – but where larger values lie lower on screen those words would mislead.
  func verb(rising: Bool) -> String {
    if growsDown { return rising ? "increases" : "decreases" }
    return rising ? "rises" : "falls"
  }

  /// What the first verb of a sentence means on screen, where that needs saying.
  func direction(rising: Bool) -> String {
    if isPlace { return rising ? " (down on screen)" : " (up on screen)" }
    return growsDown ? (rising ? " (drawn downward)" : " (drawn upward)") : ""
  }

  /// A part of one as percents to two digits: `4.2 %`.
  func percent(_ part: Double) -> WrittenLine {
    "\(WrittenLine(NumberFormat(digits: 2).string(part * 100), isMeasured: true)) %"
  }

  /// How often: once, twice, 3 times.
  func times(_ count: Int) -> String {
    count == 1 ? "once" : count == 2 ? "twice" : "\(count) times"
  }

  func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// A bound to two digits, rounded up so that it still holds.
  static func bound(_ value: Double) -> WrittenLine {
    WrittenLine(NumberFormat(digits: 2).string(raised(value)), isMeasured: true)
  }

  private static func raised(_ value: Double) -> Double {
    guard value.isFinite, value > 0 else { return value }
    let unit = pow(10, log10(value).rounded(.down) - 1)
    // A hair below, lest 0.004 with a rounding error at its end become 0.0041.
    let up = (value / unit - 1e-6).rounded(.up) * unit
    return up.isFinite && up > 0 ? up : value
  }
}
