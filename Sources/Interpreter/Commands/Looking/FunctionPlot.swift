import Answers
import Diagnostics
import Evaluation
import Language
import MotionPlatform
import Values

/// `plot sin(x) for x in 0..1`: functions of a variable over a range, which may run up or down.
struct FunctionPlot {
  private let name: Name
  private let range: (first: Double, last: Double)
  private let call: Look<PlotCommand.Clauses>

  init(_ binding: RangeBinding, _ call: Look<PlotCommand.Clauses>) throws(Failure) {
    name = binding.name
    range = try call.expressions.checked(binding.range, "for") { (check, value) throws(Mistake) in
      let ends = try check.range(value)
      guard case .range(let first, let last, _, _) = value, last < first else {
        return (ends.lowerBound, ends.upperBound)
      }
      return (first, last)
    }
    self.call = call
  }

  func plot() throws(Failure) -> Plot {
    let series = try call[\.values].map { (expression) throws(Failure) in
      try self.series(expression)
    }
    var plot = Plot(
      title: series.map(\.name).joined(separator: ", "), xLabel: .init(name.text), series: series,
      xRange: bounds, yRange: range(of: series), xRunsDown: range.last < range.first)
    plot.noise = Plot.exactNoise
    return plot
  }

  private var bounds: ClosedRange<Double> {
    min(range.first, range.last)...max(range.first, range.last)
  }

  private func series(_ expression: Expression) throws(Failure) -> Plot.Series {
    let xs = try places()
    var ys: [Double] = []
    var refusal: Failure?
    for x in xs {
      do throws(Failure) {
        ys.append(try value(of: expression, at: x))
      } catch {
        guard error.isOfUndefined else { throw error }
        refusal = refusal ?? error
        ys.append(.nan)
      }
    }
    // A function that is undefined everywhere is a mistake, not a gap.
    if let refusal, ys.allSatisfy(\.isNaN) { throw refusal }
    let samples = zip(xs, ys).map { PoleSearch.Sample(x: $0, y: $1) }
    // The search allows undefined values beside a pole, but not a failure that stops the plot.
    var stop: Failure?
    let poles = PoleSearch.poles(among: samples) { x in
      guard stop == nil else { return .nan }
      do throws(Failure) {
        return try value(of: expression, at: x)
      } catch {
        if error.stopsAll { stop = error }
        return .nan
      }
    }
    if let stop { throw stop }
    return parted(.init(name: expression.written, xs: xs, ys: Plot.settled(ys)), at: poles)
  }

  /// The x values to sample: at even distances, or at even ratios on a logarithmic axis.
  private func places() throws(Failure) -> [Double] {
    guard call[\.log]?.contains(.x) == true else {
      return CurveSamples.spread(bounds, count: CurveSamples.drawn)
    }
    guard bounds.lowerBound > 0 else {
      throw call.fail(
        .wrongKind(
          "log x", takes: "a range above 0",
          but: "its start is \(call.expressions.format.string(bounds.lowerBound))",
          sample: "for \(name.text) in 0.1..10"),
        at: call.place(of: \.log))
    }
    let powers = log10(bounds.lowerBound)...log10(bounds.upperBound)
    return CurveSamples.spread(powers, count: CurveSamples.drawn).map { power in
      // Keep the ends exactly as written.
      power == powers.lowerBound
        ? bounds.lowerBound : power == powers.upperBound ? bounds.upperBound : pow(10, power)
    }
  }

  private func value(of expression: Expression, at x: Double) throws(Failure) -> Double {
    let value = try call.expressions.binding(name.text, to: .plain(x)).evaluate(expression)
    guard case .number(let y, _) = value else {
      throw call.fail(
        .wrongKind(
          "plot", takes: "numbers", found: value.described, of: expression.span.text,
          sample: "sin(2*pi*x)"),
        at: expression.span)
    }
    return y
  }

  /// The series with a gap at each pole.
  private func parted(_ series: Plot.Series, at poles: [Double]) -> Plot.Series {
    var (xs, ys) = (series.xs, series.ys)
    for pole in poles {
      let index = xs.firstIndex { $0 >= pole } ?? xs.count
      guard index == xs.count || ys[index].isFinite else { continue }
      xs.insert(pole, at: index)
      ys.insert(.nan, at: index)
    }
    // Show a pole that halving leaves near 0 as 0.
    let least = 1e-12 * (bounds.upperBound - bounds.lowerBound)
    let shown = poles.map { abs($0) < least ? 0 : $0 }
    return .init(name: series.name, xs: xs, ys: ys, poles: shown)
  }

  /// With poles, the range of most samples, plus half of it on both sides. The few samples beside a
  /// pole would otherwise squeeze all others into one row.
  private func range(of series: [Plot.Series]) -> ClosedRange<Double>? {
    guard series.contains(where: { !$0.poles.isEmpty }) else { return nil }
    let values = series.flatMap(\.ys).filter(\.isFinite).sorted()
    guard values.count > 1 else { return nil }
    let (low, high) = (values[values.count / 10], values[values.count - 1 - values.count / 10])
    let room = (high - low) / 2
    return room > 0 && room.isFinite ? low - room...high + room : nil
  }
}

extension Failure {
  /// Whether a function is undefined at one point but may be defined at another.
  fileprivate var isOfUndefined: Bool {
    guard case .failed(let diagnostic) = self else { return false }
    return [.divisionByZero, .undefined].contains(diagnostic.mistake.id)
  }

  /// Whether it stops the whole statement: Ctrl-C, or too much work.
  fileprivate var stopsAll: Bool {
    guard case .failed(let diagnostic) = self else { return true }
    return diagnostic.mistake.id == .tooMuchWork
  }
}
