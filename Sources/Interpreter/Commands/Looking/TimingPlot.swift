import Answers
import Diagnostics
import Evaluation
import Language
import MotionCurves
import UIKitMotion

/// `plot timing(red)`: a layer's own time and the progress of its animations over stage time, from
/// the current state.
struct TimingPlot {
  let view: View
  let time: Double

  /// The view of `timing(VIEW)`; nil if the plot does not show that.
  static func view(
    among expressions: [Expression], _ call: Look<some CommandClauses>
  ) throws(Failure) -> View? {
    for expression in expressions {
      guard case .call(let called, let arguments) = expression.kind,
        case .name("timing") = called.kind
      else { continue }
      guard expressions.count == 1, arguments.count == 1 else {
        throw call.fail(
          .wrongKind(
            "timing", takes: "one view and a plot of its own",
            but: "\(expression.span.text) is not alone", sample: "plot timing(red)"),
          at: expression.span)
      }
      let place = arguments[0].value
      return try call.expressions.view(place, "timing")
    }
    return nil
  }

  var plot: Plot {
    let span = span
    let xs = CurveSamples.spread(span, count: CurveSamples.drawn)
    let layer = xs.map { view.layerTime(at: $0) }
    var series = [
      Plot.Series(name: "layer time", xs: xs, ys: Plot.settled(layer), unit: "s")
    ]
    for animation in view.ownAnimations.prefix(Plot.seriesLimit - 1) {
      let timing = animation.plan.timing
      let ys = layer.map { time in
        let moment = timing.moment(at: time)
        return timing.shows(moment) ? moment.progress : .nan
      }
      series.append(.init(name: animation.key, xs: xs, ys: ys))
    }
    return Plot(
      title: "timing(\(view.name))", xLabel: .init("t", unit: "s"), series: series)
  }

  /// From the first start, or now, to the last end, in stage time. What is endless shows three
  /// periods.
  private var span: ClosedRange<Double> {
    if view.clock.duration < .infinity { return spanOfClock }
    let pace = view.layerTime(at: time + 1) - view.layerTime(at: time)
    guard pace != 0 else { return time...(time + 1) }
    var (low, high) = (time, time)
    for animation in view.ownAnimations {
      let timing = animation.plan.timing
      let lasts = min(timing.lasts, 3 * timing.period / max(abs(timing.speed), 1e-3))
      for mark in [timing.begin, timing.begin + lasts] where mark.isFinite {
        let place = time + (mark - view.layerTime(at: time)) / pace
        (low, high) = (min(low, place), max(high, place))
      }
    }
    return high > low ? low...high : low...(low + 1)
  }

  /// The plays of the layer's own duration.
  private var spanOfClock: ClosedRange<Double> {
    let timing = view.clock.timing
    let rate = max(abs(timing.speed), 1e-3)
    let lasts = min(timing.activeDuration, 3 * timing.period) / rate
    let start = time + (timing.begin - view.parentTime)
    return min(start, time)...max(start + lasts, time)
  }
}
