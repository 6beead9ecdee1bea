import Answers
import Charts
import Diagnostics
import Staging
import Text
import Values

/// Predictions about one value beside its actual value: a sentence for each, and a plot.
struct PredictionAnswer {
  private let predictions: [Prediction]
  /// Its recorded values, up to the predicted moment.
  private let course: Trace
  private let actual: Double
  private let format: NumberFormat

  /// - Parameters:
  ///   - predictions: one or more, of one value.
  ///   - frame: the predicted moment, which has been recorded.
  /// - Throws: the mistake in reading the value, such as a view that was removed.
  init(_ predictions: [Prediction], at frame: Int, _ reader: ExpressionEvaluator) throws(Failure) {
    let expression = predictions[0].expression
    // A prediction about the past is shown from the beginning.
    let made = predictions.reduce(frame) { min($0, $1.madeAt) }
    let course = try reader.recorded(
      expression, over: (made < frame ? made : 0)...frame, for: "predict")
    guard let actual = course.values.last, !actual.isNaN else {
      throw Failure(.neverKnown(expression.written), at: expression.span)
    }
    self.predictions = predictions
    self.course = course
    self.actual = actual
    format = reader.format
  }

  var outputs: [Output] {
    [.lines(sentences)] + (plot.map { [.plot($0, Self.style)] } ?? [])
  }

  // MARK: In words

  private var sentences: [Phrase] { predictions.map { sentence($0.number) } }

  private func sentence(_ number: Double) -> Phrase {
    let time = FrameTime.text(Stage.time(ofFrame: course.frames.upperBound))
    let start = "\(course.text) at \(time): predicted \(written(number)), got "
    let got = Phrase.Run(written(actual), role: .measured)
    guard format.string(number) != format.string(actual) else {
      return Phrase(runs: [.init(start), got, .init(" (right)")])
    }
    return Phrase(runs: [
      .init(start), got, .init(" (off by "),
      .init(written(abs(number - actual)), role: .measured), .init(")"),
    ])
  }

  private func name(_ index: Int) -> String {
    predictions.count == 1 ? "prediction" : "prediction \(index + 1)"
  }

  private func written(_ number: Double) -> String {
    format.string(number) + (course.unit.isEmpty ? "" : " " + course.unit)
  }

  // MARK: In a picture

  /// Lower than a plot that was asked for.
  private static let style = PlotStyle(height: 12)

  /// The actual values with a line for each prediction; nil where no time has passed.
  private var plot: Plot? {
    // Before it was there, there is nothing that could be missing.
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
      name: course.text, xs: xs, ys: ys, unit: course.unit, growsDown: course.growsDown)
    return Plot(title: course.text, xLabel: .init("t", unit: "s"), series: lines + [curve])
  }
}
