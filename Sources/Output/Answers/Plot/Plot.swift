import Text

/// Curves on a grid of characters, with axes, a legend and one sentence about each curve.
///
/// A plot is a value: the same data give the same lines of text everywhere.
public struct Plot: Hashable, Sendable {
  /// One of the two axes.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    case x, y
  }

  /// The quantity and the unit of an axis; either may be empty.
  public struct AxisLabel: Hashable, Sendable {
    /// The quantity on the axis.
    public let text: String
    /// The unit, such as `s`; empty for a plain number.
    public let unit: String

    /// Creates a label with its unit.
    public init(_ text: String, unit: String = "") {
      self.text = text
      self.unit = unit
    }

    /// Whether the quantity is a time.
    public var isTime: Bool { unit == "s" }
  }

  /// The maximum number of drawn curves. A line reports that further ones are not drawn.
  public static let seriesLimit = GlyphSet.seriesMarks.count
  /// The range of a plot's columns, labels included; other widths are clamped.
  public static let widthRange = 24...1000
  /// The range of a grid's rows; other heights are clamped.
  public static let heightRange = 4...400

  /// The title above the grid; empty for none.
  public let title: String
  /// The label of the horizontal axis.
  public let xLabel: AxisLabel
  /// The label of the vertical axis.
  public let yLabel: AxisLabel
  /// The curves, in the order of the legend.
  public private(set) var series: [Series]
  /// The range of the horizontal axis; nil for the curves' range.
  public let xRange: ClosedRange<Double>?
  /// The range of the vertical axis; nil for the curves' range.
  public let yRange: ClosedRange<Double>?
  /// The logarithmic axes.
  public var logAxes: Set<Axis>
  /// Whether larger x values are farther left, as for a descending range.
  public let xRunsDown: Bool
  /// The number format of the sentences; axis labels use the digits they need.
  public let format: NumberFormat
  /// The least room for the labels of a picture's left axis, in characters: pictures one above the
  /// other then share their horizontal axis.
  public var labelRoom = 0
  /// The span, as a share of the largest value, below which values count as one.
  public var noise = Plot.measuredNoise

  /// Positions come from a single-precision engine, whose own step is 6e-8: spans below this share
  /// are rounding around one value, not a shape worth a plot.
  public static let measuredNoise = 1e-6
  /// The same for numbers that are given or computed in double precision.
  public static let exactNoise = 1e-12

  /// Whether x is time, or the progress of a curve, so that a sentence may say when a value settles,
  /// rests or still moves. Beside another value those words would be about a place.
  public var isOverTime = true

  /// Creates a plot.
  ///
  /// - Parameters:
  ///   - title: the text above the grid, before the axes' texts; may be empty.
  ///   - xRange: the x values shown; all of the data if nil, or if an end is not finite.
  ///   - yRange: the y values shown, likewise.
  ///   - logAxes: the logarithmic axes; values that are not above 0 are not drawn on them.
  ///   - xRunsDown: whether larger x values are farther left.
  ///   - format: the number format of the sentences; axis labels use the digits they need.
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

  /// The plot of what was measured, without the lines of predictions.
  public var withoutPredictions: Plot {
    var plot = self
    plot.series.removeAll(where: \.isPrediction)
    return plot
  }

  /// Whether larger values are lower, as on a screen: true if any series is a position on screen,
  /// because there is one axis and a position must not be shown upside down.
  public var yGrowsDown: Bool { drawnSeries.contains(where: \.growsDown) }

  /// The series that are drawn.
  var drawnSeries: ArraySlice<Series> { series.prefix(Self.seriesLimit) }

  /// Returns the color of a series in curve and legend.
  func color(ofSeries index: Int) -> ViewColor { series[index].color ?? .palette(index) }

  /// Whether dots draw a series with dashes: a prediction, and one with the color of a curve before
  /// it, like another property of the same view.
  func isDashed(series index: Int) -> Bool {
    if series[index].isPrediction { return true }
    return series[..<index].indices.contains {
      !series[$0].isPrediction && color(ofSeries: $0) == color(ofSeries: index)
    }
  }

  /// Returns the finite points of the drawn series within the x range.
  ///
  /// - Parameter side: the side of their axis; nil for both.
  func shownValues(_ side: Side? = nil) -> some Sequence<(x: Double, y: Double)> {
    let range = xRange.flatMap { $0.isFinite ? $0 : nil }
    let series = drawnSeries.filter { side == nil || self.side(of: $0) == side }
    return series.lazy.flatMap { zip($0.xs, $0.ys) }
      .filter { x, y in x.isFinite && y.isFinite && range?.contains(x) != false }
      .map { (x: $0, y: $1) }
  }
}
