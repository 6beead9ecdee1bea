import Charts
import Diagnostics
import Execution
import Language
import Values

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `plot sin(x) for x in 0..1`: functions of a name that runs through a range, from its first end to
/// its last, whichever is larger.
struct FunctionPlot {
  private let name: Name
  private let range: (first: Double, last: Double)
  private let call: Look

  init(_ binding: RangeBinding, _ call: Look) throws(Failure) {
    name = binding.name
    range = try call.reader.checked(binding.range, "for") { (check, value) throws(Mistake) in
      let ends = try check.range(value)
      guard case .range(let first, let last, _, _) = value, last < first else {
        return (ends.lowerBound, ends.upperBound)
      }
      return (first, last)
    }
    self.call = call
  }

  func plot() throws(Failure) -> Plot {
    let series = try call[PlotCommand.values].map { (expression) throws(Failure) in
      try self.series(expression)
    }
    return Plot(
      title: series.map(\.name).joined(separator: ", "), xLabel: .init(name.text), series: series,
      xRange: bounds, yRange: range(of: series), xRunsDown: range.last < range.first)
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
    // Nowhere defined, it is a mistake and no gap.
    if let refusal, ys.allSatisfy(\.isNaN) { throw refusal }
    let samples = zip(xs, ys).map { PoleSearch.Sample(x: $0, y: $1) }
    // What has no value beside a pole is a part of the search; what stops the plot is not.
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

  /// Where it is asked for: at even distances, or on a logarithmic axis at even ratios.
  private func places() throws(Failure) -> [Double] {
    guard try call[PlotCommand.log]?.contains(.x) == true else {
      return CurveSamples.spread(bounds, count: CurveSamples.drawn)
    }
    guard bounds.lowerBound > 0 else {
      throw call.fail(
        .wrongKind(
          "log x", takes: "a range above 0",
          but: "its beginning is \(call.reader.format.string(bounds.lowerBound))",
          sample: "for \(name.text) in 0.1..10"),
        at: call.place(of: PlotCommand.log))
    }
    let powers = log10(bounds.lowerBound)...log10(bounds.upperBound)
    return CurveSamples.spread(powers, count: CurveSamples.drawn).map { power in
      // The ends are those that were written.
      power == powers.lowerBound
        ? bounds.lowerBound : power == powers.upperBound ? bounds.upperBound : pow(10, power)
    }
  }

  private func value(of expression: Expression, at x: Double) throws(Failure) -> Double {
    let value = try call.reader.binding(name.text, to: .plain(x)).evaluate(expression)
    guard case .number(let y, _) = value else {
      throw call.fail(
        .wrongKind(
          "plot", takes: "numbers", found: value.described, of: expression.span.text,
          sample: "sin(2*pi*x)"),
        at: expression.span)
    }
    return y
  }

  /// The same with a gap at each pole.
  private func parted(_ series: Plot.Series, at poles: [Double]) -> Plot.Series {
    var (xs, ys) = (series.xs, series.ys)
    for pole in poles {
      let index = xs.firstIndex { $0 >= pole } ?? xs.count
      guard index == xs.count || ys[index].isFinite else { continue }
      xs.insert(pole, at: index)
      ys.insert(.nan, at: index)
    }
    // What halving leaves of 0 is no place of its own.
    let least = 1e-12 * (bounds.upperBound - bounds.lowerBound)
    let told = poles.map { abs($0) < least ? 0 : $0 }
    return .init(name: series.name, xs: xs, ys: ys, poles: told)
  }

  /// Where there are poles, what most of the samples span, and half as much again on both sides:
  /// the few beside a pole would press all others into one row.
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
  /// Whether it is that a function has no value at one place, where it may have one at another.
  fileprivate var isOfUndefined: Bool {
    guard case .failed(let diagnostic) = self else { return false }
    return [.divisionByZero, .undefined].contains(diagnostic.mistake.id)
  }

  /// Whether it is about the whole statement: Ctrl-C, or more work than there may be.
  fileprivate var stopsAll: Bool {
    guard case .failed(let diagnostic) = self else { return true }
    return diagnostic.mistake.id == .tooMuchWork
  }
}
