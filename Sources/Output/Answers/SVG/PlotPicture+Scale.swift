extension Plot {
  /// Whether a step across is as long as the same step up: a path on the stage, and an easing curve,
  /// whose shape would mislead otherwise.
  var isToScale: Bool {
    guard logAxes.isEmpty, !hasRightAxis else { return false }
    let (across, up) = (xLabel.unit, uprightLabels.left.unit)
    if !isOverTime { return !across.isEmpty && across == up }
    return across.isEmpty && up.isEmpty && isOfProgress
  }

  /// Whether it shows values about 0...1 over 0...1.
  private var isOfProgress: Bool {
    let unit = -1e-9...1 + 1e-9
    return shownValues().allSatisfy { unit.contains($0.x) && (-0.75...1.75).contains($0.y) }
      && shownValues().contains { $0.x > 0.99 }
  }
}

extension PlotPicture {
  /// The greatest height of the area of a plot that is to scale.
  static let tallest = 320.0

  /// The size of the area of the curves: all that there is room for, or what is to scale.
  static func size(
    of plot: Plot, x: PlotAxis, y: PlotAxis, width: Double, height: Double
  ) -> (width: Double, height: Double) {
    let ratio = abs(y.scale.halfSpan / x.scale.halfSpan)
    guard plot.isToScale, ratio.isFinite, ratio > 0.02, ratio < 50 else { return (width, height) }
    let across = min(width, tallest / ratio)
    return (across, across * ratio)
  }
}
