import Answers
import Charts
import Diagnostics
import Staging
import Text
import Values

/// Guesses about one thing beside what came: a sentence for each, and a plot of how it came.
struct GuessAnswer {
  private let guesses: [Guess]
  /// What was recorded of it, up to the moment that the guesses are about.
  private let course: Trace
  private let came: Double
  private let format: NumberFormat

  /// - Parameters:
  ///   - guesses: about one thing, at least one.
  ///   - frame: that they are about; it has come.
  /// - Throws: what is wrong with reading it now: a view that has gone, more work than there may be.
  init(_ guesses: [Guess], at frame: Int, _ reader: Reader) throws(Failure) {
    let expression = guesses[0].expression
    // What is already past when somebody guesses is shown from the beginning.
    let made = guesses.reduce(frame) { min($0, $1.madeAt) }
    let course = try reader.recorded(
      expression, over: (made < frame ? made : 0)...frame, for: "predict")
    guard let came = course.values.last, !came.isNaN else {
      throw Failure(.neverKnown(expression.written), at: expression.span)
    }
    self.guesses = guesses
    self.course = course
    self.came = came
    format = reader.format
  }

  var outputs: [Output] {
    [.lines(sentences)] + (plot.map { [.plot($0, Self.style)] } ?? [])
  }

  // MARK: In words

  private var sentences: [Phrase] {
    let time = FrameTime.text(Stage.time(ofFrame: course.frames.upperBound))
    let came = Phrase(runs: [
      .init("\(course.text) at \(time) is "), .init(told(came), role: .measured),
    ])
    return [came] + guesses.indices.map(sentence)
  }

  private func sentence(_ index: Int) -> Phrase {
    let number = guesses[index].number
    let start = Phrase.Run("\(name(index)): \(told(number)) is ")
    guard format.string(number) != format.string(came) else {
      return Phrase(runs: [start, .init("right")])
    }
    let difference = number - came
    return Phrase(
      runs: [
        start, .init(told(abs(difference)), role: .measured),
        .init(difference < 0 ? " too small" : " too large"),
      ] + share(of: difference))
  }

  private func name(_ index: Int) -> String {
    guesses.count == 1 ? "guess" : "guess \(index + 1)"
  }

  private func told(_ number: Double) -> String {
    format.string(number) + (course.unit.isEmpty ? "" : " " + course.unit)
  }

  /// The longest difference that is told in ways: what hardly moves would make any guess ridiculous.
  private static let mostWays = 10.0

  /// How much that is of the way that it went; nothing where it went hardly any.
  private func share(of difference: Double) -> [Phrase.Run] {
    guard let first = course.values.first(where: { !$0.isNaN }) else { return [] }
    let ways = abs(difference) / abs(came - first)
    guard ways <= Self.mostWays else { return [] }
    let percent = NumberFormat(digits: 2).string(100 * ways)
    return [.init(", "), .init("\(percent) %", role: .measured), .init(" of its way")]
  }

  // MARK: In a picture

  /// Lower than a plot that was asked for: it stands among what was.
  private static let style = PlotStyle(height: 12)

  /// How it came there, with a line for each guess; nil where no time has passed.
  private var plot: Plot? {
    // Before it was there, there is nothing that could be missing.
    let first = course.values.firstIndex { !$0.isNaN } ?? 0
    let ys = Plot.settled(Array(course.values[first...]))
    guard ys.count > 1 else { return nil }
    let xs = ys.indices.map { Stage.time(ofFrame: course.firstFrame + first + $0) }
    let ends = [xs[0], xs[xs.count - 1]]
    // What came is drawn last: no guess may hide it.
    let lines = guesses.indices.prefix(Plot.seriesLimit - 1).map { index in
      let number = guesses[index].number
      return Plot.Series(
        name: name(index), xs: ends, ys: [number, number], unit: course.unit,
        growsDown: course.growsDown)
    }
    let curve = Plot.Series(
      name: course.text, xs: xs, ys: ys, unit: course.unit, growsDown: course.growsDown)
    return Plot(title: course.text, xLabel: .init("t", unit: "s"), series: lines + [curve])
  }
}
