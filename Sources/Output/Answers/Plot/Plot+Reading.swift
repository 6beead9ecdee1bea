import Text

extension Plot {
  /// The plot as people read it, with angles in degrees; files and JSON have its data.
  var reading: Plot {
    guard ([xLabel.unit, yLabel.unit] + series.map(\.unit)).contains(where: Self.isAngle)
    else { return self }
    let (x, y) = (ReadingUnit(xLabel.unit), ReadingUnit(uprightLabels.left.unit))
    var plot = Plot(
      title: title, xLabel: AxisLabel(xLabel.text, unit: x.sign),
      yLabel: AxisLabel(yLabel.text, unit: ReadingUnit(yLabel.unit).sign),
      series: series.map { $0.reading(x, yLabel.unit) },
      xRange: xRange.map { x($0.lowerBound)...x($0.upperBound) },
      yRange: yRange.map { y($0.lowerBound)...y($0.upperBound) }, logAxes: logAxes,
      xRunsDown: xRunsDown, format: format)
    (plot.noise, plot.labelRoom, plot.isOverTime) = (noise, labelRoom, isOverTime)
    return plot
  }

  private static func isAngle(_ unit: String) -> Bool { ReadingUnit(unit).sign != unit }
}

extension Plot.Series {
  /// - Parameter axis: the unit of the axis, for a series without one.
  fileprivate func reading(_ x: ReadingUnit, _ axis: String) -> Plot.Series {
    let y = ReadingUnit(unit.isEmpty ? axis : unit)
    var reading = Plot.Series(
      name: name, xs: xs.map { x($0) }, ys: ys.map { y($0) }, unit: ReadingUnit(unit).sign,
      growsDown: growsDown,
      function: function.map {
        .init(xs: $0.xs.map { x($0) }, ys: $0.ys.map { y($0) }, goal: $0.goal.map { y($0) })
      }, poles: poles.map { x($0) }, isMoving: isMoving, color: color)
    reading.isDotted = isDotted
    return reading
  }
}
