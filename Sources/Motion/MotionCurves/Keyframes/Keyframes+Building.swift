extension Keyframes {
  /// Returns the first value, after a check that all are consistent.
  static func check(_ values: [[Double]]) throws(KeyframeProblem) -> [Double] {
    guard let first = values.first else { throw .noValues }
    for (index, value) in values.enumerated() {
      guard value.count == first.count, !value.isEmpty else {
        throw .unequalComponents(
          index: index, count: value.count, expected: max(first.count, 1))
      }
      for number in value where !number.isFinite {
        throw .notFinite(list: "values", index: index, value: number)
      }
    }
    return first
  }

  static func check(
    _ times: [Double]?, count: Int, mode: Mode
  ) throws(KeyframeProblem) {
    guard let times else { return }
    switch mode {
    case .discrete:
      guard times.count == count || times.count == count + 1 else {
        throw .wrongCount(
          list: "times", count: times.count, takes: "\(count) or, with the end, \(count + 1)")
      }
    case .linear, .cubic:
      guard times.count == count else {
        throw .wrongCount(
          list: "times", count: times.count, takes: "\(count), one for each value")
      }
    case .paced, .cubicPaced: break
    }
    try check(times)
  }

  static func check(_ times: [Double]) throws(KeyframeProblem) {
    for (index, time) in times.enumerated() {
      guard time.isFinite else { throw .notFinite(list: "times", index: index, value: time) }
      guard (0...1).contains(time) else { throw .timeOutside(index: index, value: time) }
      if index > 0, time < times[index - 1] {
        throw .timesOutOfOrder(index: index, value: time, previous: times[index - 1])
      }
    }
  }

  static func check(_ shapes: [Shape], count: Int) throws(KeyframeProblem) {
    guard shapes.isEmpty || shapes.count == count else {
      throw .wrongCount(
        list: "shapes", count: shapes.count, takes: "\(count), one for each value")
    }
    for (index, shape) in shapes.enumerated() {
      for number in [shape.tension, shape.continuity, shape.bias] where !number.isFinite {
        throw .notFinite(list: "shapes", index: index, value: number)
      }
    }
  }

  /// Builds the content from checked lists.
  static func content(
    _ values: [[Double]], _ first: [Double], _ mode: Mode, _ times: [Double]?, _ shapes: [Shape]
  ) -> Content {
    guard values.count > 1 else { return .still(first) }
    let even = evenTimes(values.count - 1)
    switch mode {
    case .discrete:
      let starts = times ?? Array(evenTimes(values.count).dropLast())
      return .steps(values.flatMap { $0 }, times: Array(starts.prefix(values.count)))
    case .linear: return .spline(straight(values, first), times: times ?? even)
    case .paced: return paced(straight(values, first))
    case .cubic: return .spline(smooth(values, first, times ?? even, shapes), times: times ?? even)
    case .cubicPaced: return paced(smooth(values, first, even, shapes))
    }
  }

  /// Returns times from 0 to 1 in even steps.
  static func evenTimes(_ count: Int) -> [Double] {
    (0...count).map { Double($0) / Double(count) }
  }

  static func paced(_ spline: Spline) -> Content {
    if let length = ArcLength(spline) { return .paced(spline, length) }
    return .spline(spline, times: evenTimes(spline.count))
  }

  private static func straight(_ values: [[Double]], _ first: [Double]) -> Spline {
    var spline = Spline(start: first)
    for value in values.dropFirst() { spline.appendLine(to: value) }
    return spline
  }

  private static func smooth(
    _ values: [[Double]], _ first: [Double], _ times: [Double], _ shapes: [Shape]
  ) -> Spline {
    var spline = Spline(start: first)
    for piece in 0..<(values.count - 1) {
      spline.append(
        to: values[piece + 1],
        leaving: tangent(at: piece, over: piece, values, times, shapes),
        arriving: tangent(at: piece + 1, over: piece, values, times, shapes))
    }
    return spline
  }

  /// Returns the tangent at a key, as a change over the piece before or after it.
  ///
  /// It is half the difference to the previous key plus half the difference to the next, weighted
  /// by the shape, and scaled by the piece's duration relative to the mean of both. At the ends it
  /// is the piece's own difference.
  private static func tangent(
    at key: Int, over piece: Int, _ values: [[Double]], _ times: [Double], _ shapes: [Shape]
  ) -> [Double] {
    let shape = shapes.isEmpty ? Shape() : shapes[key]
    let slack = 1 - shape.tension
    guard key > 0, key < values.count - 1 else {
      return zip(values[piece], values[piece + 1]).map { slack * ($1 - $0) }
    }
    let sign: Double = piece == key ? 1 : -1
    let before = slack * (1 + sign * shape.continuity) * (1 + shape.bias)
    let after = slack * (1 - sign * shape.continuity) * (1 - shape.bias)
    let span = times[key + 1] - times[key - 1]
    let scale = span > 0 ? (times[piece + 1] - times[piece]) / span : 0
    return values[key].indices.map {
      let here = values[key][$0]
      let (last, next) = (values[key - 1][$0], values[key + 1][$0])
      return scale * (before * (here - last) + after * (next - here))
    }
  }
}
