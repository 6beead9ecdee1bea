import Answers
import MotionCurves

/// A series with fitted motions, and below it what is left, on the same time axis.
struct FittedPlots {
  /// The series, as written.
  let name: String
  let series: MeasuredSeries
  let fits: [(name: String, motion: FittedMotion)]

  /// The heights of both as pictures.
  static let heights = (courses: 12, residuals: 5)

  var courses: Plot {
    var measured = curve(name, Plot.settled(series.columns[0]))
    measured.isDotted = true
    measured.color = series.color
    let fitted = fits.map { fit in
      curve(fit.name, Plot.settled(series.times.map(fit.motion.value)))
    }
    return plot(([name] + fits.map(\.name)).joined(separator: ", "), [measured] + fitted)
  }

  var residuals: Plot {
    let left = fits.map { curve("\(name) − \($0.name)", rest(of: $0.motion)) }
    return plot(left.map(\.name).joined(separator: ", "), left)
  }

  /// The residual of the series at each time.
  func rest(of motion: FittedMotion) -> [Double] {
    zip(series.times, series.columns[0]).map { $1 - motion.value(at: $0) }
  }

  private func curve(_ name: String, _ ys: [Double]) -> Plot.Series {
    Plot.Series(
      name: name, xs: series.times, ys: ys, unit: series.units[0], growsDown: series.growsDown)
  }

  private func plot(_ title: String, _ series: [Plot.Series]) -> Plot {
    let axis = self.series.axis ?? ("t", "s")
    var plot = Plot(title: title, xLabel: .init(axis.name, unit: axis.unit), series: series)
    plot.labelRoom = 8
    return plot
  }
}
