import Answers
import Evaluation
import Language
import MotionCurves

/// Curves side by side, for tables, plots and comparisons. All are over progress, or over time if
/// any of them takes seconds.
struct CurveSamples {
  struct Entry {
    /// The source text.
    let name: String
    let curve: Curve
    /// The index of the number in the keyframes' values.
    var component = 0

    /// The final value.
    var goal: Double? {
      guard case .keyframes(let keyframes, _) = curve else { return curve.goal }
      return keyframes(1)[component]
    }
  }

  let entries: [Entry]
  /// Whether x is seconds.
  let isTimed: Bool
  /// The end of the x range: 1, or the duration of the slowest curve.
  let length: Double

  /// - Parameter seconds: The duration of a recording beside them; nil without one.
  init(_ entries: [Entry], lasting seconds: Double? = nil) {
    self.entries = entries
    if let seconds {
      (isTimed, length) = (true, seconds)
      return
    }
    let ends = entries.compactMap(\.curve.shownDuration)
    isTimed = !ends.isEmpty
    length = ends.max().map { $0 > 0 ? $0 : 1 } ?? 1
  }

  /// The curves among a command's values; nil if there are none. A mix is a mistake.
  static func among(_ expressions: [Expression], _ call: Look<some CommandClauses>) throws(Failure)
    -> Self?
  {
    var entries: [Entry] = []
    for expression in expressions {
      guard let curve = try call.expressions.sample(of: expression).asCurve else { continue }
      entries += curve.parts(named: expression.written)
    }
    if entries.isEmpty { return nil }
    guard entries.count >= expressions.count else { throw call.fail(.curvesAndValues) }
    return CurveSamples(entries)
  }

  /// The cost of one value of each.
  var cost: Int { entries.reduce(0) { $0 + $1.curve.cost } }

  var axis: Plot.AxisLabel { isTimed ? .init("t", unit: "s") : .init("progress") }

  func values(of entry: Entry, at xs: [Double]) -> [Double] {
    var values: [Double] = []
    if case .keyframes(let keyframes, _) = entry.curve {
      let xs = isTimed ? xs.map { $0 / length } : xs
      keyframes.values(of: entry.component, at: xs, into: &values)
    } else if !isTimed || entry.curve.ownDuration != nil {
      entry.curve.values(at: xs, into: &values)
    } else {
      // A curve of progress fills the duration of the slowest curve.
      values = xs.map { entry.curve.value(elapsed: $0, duration: length) }
    }
    return values
  }

  /// Evenly spaced, both ends included.
  static func spread(_ range: ClosedRange<Double>, count: Int) -> [Double] {
    let width = range.upperBound - range.lowerBound
    return (0...count).map {
      $0 == count ? range.upperBound : range.lowerBound + width * Double($0) / Double(count)
    }
  }
}

extension Curve {
  /// The cost of a value, in values of a curve that is no derivative.
  var cost: Int { if case .derived = self { 6 } else { 1 } }

  /// Keyframes of points are drawn as two curves.
  fileprivate func parts(named name: String) -> [CurveSamples.Entry] {
    guard dimension > 1 else { return [.init(name: name, curve: self)] }
    return (0..<dimension).map { index in
      let suffix = dimension <= 3 ? [".x", ".y", ".z"][index] : "[\(index)]"
      return .init(name: name + suffix, curve: self, component: index)
    }
  }
}

extension CurveSamples {
  /// The number of points of a drawn curve.
  static let drawn = 400
  /// The number of points of a measured curve.
  static let measured = 10_000

  /// The samples behind the sentences and the table of a comparison, with the end of each curve.
  func functions() -> [Plot.Function] {
    let ends = entries.compactMap(\.curve.shownDuration).filter { $0 > 0 && $0 < length }
    let xs = (Self.spread(0...length, count: Self.measured) + ends).sorted()
    return entries.map {
      .init(xs: xs, ys: Plot.settled(values(of: $0, at: xs)), goal: $0.goal)
    }
  }

  func plot(_ functions: [Plot.Function]) -> Plot {
    let xs = Self.spread(0...length, count: Self.drawn)
    let series = zip(entries, functions).map { entry, function in
      Plot.Series(
        name: entry.name, xs: xs, ys: Plot.settled(values(of: entry, at: xs)),
        function: function)
    }
    var plot = Plot(
      title: entries.map(\.name).joined(separator: ", "), xLabel: axis, series: series)
    plot.noise = Plot.exactNoise
    return plot
  }
}
