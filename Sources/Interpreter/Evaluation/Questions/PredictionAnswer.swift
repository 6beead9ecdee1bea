import Answers
import Diagnostics
import Text
import UIKitMotion
import Values

/// Predictions of one value with its actual value, and one plot of all. `Evaluator+Questions`
/// keeps a prediction until its time comes.
struct PredictionAnswer {
  private let predictions: [Prediction]
  /// The recorded values, up to the predicted moment.
  private let course: Trace
  private let actual: Double
  private let format: NumberFormat

  /// - Parameters:
  ///   - predictions: one or more, of one value.
  ///   - frame: the predicted moment, which has been recorded.
  /// - Throws: the mistake in reading the value, such as a view that was removed.
  init(_ predictions: [Prediction], at frame: Int, _ evaluator: ExpressionEvaluator) throws(Failure)
  {
    let expression = predictions[0].expression
    // A prediction about the past is shown from the beginning.
    let earliest = predictions.reduce(frame) { min($0, $1.moment.madeAt) }
    let course = try evaluator.recorded(
      expression, over: (earliest < frame ? earliest : 0)...frame, for: "predict")
    guard let actual = course.values.last, !actual.isNaN else {
      throw Failure(.neverKnown(expression.written), at: expression.span)
    }
    self.predictions = predictions
    self.course = course
    self.actual = actual
    format = evaluator.format
  }

  var outputs: [Output] {
    predictions.map { .prediction(answer($0)) }
      + (plot.map { [.plot($0, Self.style)] } ?? [])
  }

  private func answer(_ prediction: Prediction) -> PredictedValue {
    PredictedValue(
      course.text, prediction.number, unit: course.unit,
      time: Stage.time(ofFrame: course.frames.upperBound),
      isAtRest: prediction.moment.frame == nil, actual: actual,
      within: prediction.within, because: prediction.moment.because, digits: format.digits)
  }

  private func name(_ index: Int) -> String {
    predictions.count == 1 ? "prediction" : "prediction \(index + 1)"
  }

  // MARK: Plot

  /// Lower than a plot that the user requested.
  private static let style = PlotStyle(height: 12)

  /// The actual values with a line for each prediction; nil if no time has passed.
  private var plot: Plot? {
    // Skip the frames before the value existed.
    let first = course.values.firstIndex { !$0.isNaN } ?? 0
    let ys = Plot.settled(Array(course.values[first...]))
    guard ys.count > 1 else { return nil }
    let xs = ys.indices.map { Stage.time(ofFrame: course.firstFrame + first + $0) }
    let ends = [xs[0], xs[xs.count - 1]]
    // The actual values are drawn last, on top of the predictions.
    let lines = predictions.indices.prefix(Plot.seriesLimit - 1).map { index in
      let number = predictions[index].number
      return Plot.Series(
        name: name(index), xs: ends, ys: [number, number], unit: course.unit,
        growsDown: course.growsDown)
    }
    let curve = Plot.Series(
      name: course.text, xs: xs, ys: ys, unit: course.unit, growsDown: course.growsDown,
      isMoving: course.isMoving, color: course.color)
    return Plot(title: course.text, xLabel: .init("t", unit: "s"), series: lines + [curve])
  }
}
