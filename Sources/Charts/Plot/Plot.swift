import Text

/// Curves on a grid of characters, with axes, a legend and one true sentence about each curve.
///
/// A plot is a value: the same data give the same lines of text everywhere.
public struct Plot: Hashable, Sendable {
  /// One of the two axes.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    case x, y
  }

  /// What an axis counts, and in which unit; either may be empty.
  public struct AxisLabel: Hashable, Sendable {
    /// What the axis counts.
    public let text: String
    /// The unit, such as `s`; empty for a plain number.
    public let unit: String

    /// A label with its unit.
    public init(_ text: String, unit: String = "") {
      self.text = text
      self.unit = unit
    }
  }

  /// The most curves that one plot tells apart. Further ones are not drawn, and a line says so.
  public static let seriesLimit = GlyphSet.seriesMarks.count
  /// The columns of a plot, labels included; other widths are moved to the nearer end.
  public static let widthRange = 24...1000
  /// The rows of a plot's grid; other heights are moved to the nearer end.
  public static let heightRange = 4...400

  /// The line above the grid; empty for none.
  public let title: String
  /// Of the horizontal axis.
  public let xLabel: AxisLabel
  /// Of the vertical axis.
  public let yLabel: AxisLabel
  /// The curves, in the order of the legend.
  public let series: [Series]
  /// What the horizontal axis spans; nil for what the curves span.
  public let xRange: ClosedRange<Double>?
  /// What the vertical axis spans; nil for what the curves span.
  public let yRange: ClosedRange<Double>?
  /// The axes on which equal ways are equal ratios.
  public var logAxes: Set<Axis>
  /// Whether larger x values lie farther left, as where somebody asked for a range that goes down.
  public let xRunsDown: Bool
  /// How the sentences write numbers; axis labels take the digits they need.
  public let format: NumberFormat

  /// Creates a plot.
  ///
  /// - Parameters:
  ///   - title: stands above the grid, before the axes' texts; may be empty.
  ///   - xRange: the x values shown; all of the data when nil, or when an end is not finite.
  ///   - yRange: the y values shown, likewise.
  ///   - logAxes: those on which equal ways are equal ratios; what is not above 0 is not drawn there.
  ///   - xRunsDown: larger x values lie farther left.
  ///   - format: of the numbers in the sentences; axis labels take the digits they need.
  public init(
    title: String, xLabel: AxisLabel = AxisLabel(""), yLabel: AxisLabel = AxisLabel(""),
    series: [Series], xRange: ClosedRange<Double>? = nil, yRange: ClosedRange<Double>? = nil,
    logAxes: Set<Axis> = [], xRunsDown: Bool = false, format: NumberFormat = NumberFormat(digits: 4)
  ) {
    self.title = title
    self.xLabel = xLabel
    self.yLabel = yLabel
    self.series = series
    self.xRange = xRange
    self.yRange = yRange
    self.logAxes = logAxes
    self.xRunsDown = xRunsDown
    self.format = format
  }

  /// Whether larger values lie lower, as on a screen: so they do as soon as one series is a place
  /// on screen, because there is one axis and a place must not be shown upside down.
  public var yGrowsDown: Bool { drawnSeries.contains(where: \.growsDown) }

  /// The series that are drawn.
  var drawnSeries: ArraySlice<Series> { series.prefix(Self.seriesLimit) }

  /// The finite points of the drawn series that the asked-for x values take in.
  ///
  /// - Parameter side: of the axis on which they are read; nil for all.
  func shownValues(_ side: Side? = nil) -> some Sequence<(x: Double, y: Double)> {
    let range = xRange.flatMap { $0.isFinite ? $0 : nil }
    let series = drawnSeries.filter { side == nil || self.side(of: $0) == side }
    return series.lazy.flatMap { zip($0.xs, $0.ys) }
      .filter { x, y in x.isFinite && y.isFinite && range?.contains(x) != false }
      .map { (x: $0, y: $1) }
  }
}
