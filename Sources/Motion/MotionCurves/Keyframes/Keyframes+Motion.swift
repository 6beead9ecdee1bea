extension Keyframes {
  /// Returns the value at a progress.
  public func callAsFunction(_ progress: Double) -> [Double] {
    let place = place(at: progress)
    return (0..<dimension).map { value($0, place) }
  }

  /// Passes each component of the value at a progress, without creating an array.
  public func forEachComponent(at progress: Double, _ body: (Int, Double) -> Void) {
    let place = place(at: progress)
    for index in 0..<dimension { body(index, value(index, place)) }
  }

  /// Returns the velocity of each component, per whole duration: one-sided at keys, from the right,
  /// and from the left at the end; 0 for constant values.
  public func velocity(at progress: Double) -> [Double] {
    jets(at: progress).map(\.first)
  }

  /// Returns the acceleration of each component, per whole duration squared, by the same rules.
  public func acceleration(at progress: Double) -> [Double] {
    jets(at: progress).map(\.second)
  }

  /// Computes one component at many progresses, equal to those computed one by one. A component
  /// that does not exist has no values.
  public func values(of component: Int = 0, at xs: [Double], into values: inout [Double]) {
    guard (0..<dimension).contains(component) else {
      values.removeAll()
      return
    }
    guard case .spline(let spline, let times) = content, easings.isEmpty, around == nil else {
      values.fill(from: xs) { value(component, place(at: $0)) }
      return
    }
    spline.values(of: component, times, at: xs, into: &values)
  }

  /// A piece and the share of its time or length that has passed.
  struct Place {
    var piece: Int
    var u: Double
    var isAtEnd = false
  }

  private func bent(_ progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    guard let around else { return x }
    return min(max(around(x), 0), 1)
  }

  func place(at progress: Double) -> Place {
    let x = bent(progress)
    switch content {
    case .still: return Place(piece: 0, u: 0)
    case .steps(_, let times):
      // A frame that misses a key time only by rounding is on it.
      return Place(piece: max(times.firstIndex(after: x + 1e-9) - 1, 0), u: 0)
    case .spline(_, let times):
      let (piece, u) = Self.share(x, times)
      // NaN too is not before the end.
      let isAtEnd = !(x < times[times.count - 1])
      return Place(piece: piece, u: isAtEnd ? 1 : eased(piece, u), isAtEnd: isAtEnd)
    case .paced(_, let length):
      let (piece, u) = length.place(at: x)
      return Place(piece: piece, u: u, isAtEnd: x >= 1)
    }
  }

  /// Returns the piece at a time, the last of several that begin there, and the share of it that
  /// has passed; 0 or 1 outside all of them.
  private static func share(_ x: Double, _ times: [Double]) -> (piece: Int, u: Double) {
    let piece = min(max(times.firstIndex(after: x) - 1, 0), times.count - 2)
    let (from, to) = (times[piece], times[piece + 1])
    guard x < to else { return (piece, 1) }
    return (piece, max(x - from, 0) / (to - from))
  }

  private func eased(_ piece: Int, _ u: Double) -> Double {
    piece < easings.count ? easings[piece](u) : u
  }

  private func value(_ component: Int, _ place: Place) -> Double {
    switch content {
    case .still(let value): return value[component]
    case .steps(let values, _): return values[place.piece * dimension + component]
    case .spline(let spline, _), .paced(let spline, _):
      return place.isAtEnd
        ? spline.end[component] : spline.value(place.piece, component, place.u)
    }
  }
}

extension Keyframes {
  private func jets(at progress: Double) -> [Jet] {
    let x = bent(progress)
    var bend = Jet(value: x, first: 1, second: 0)
    if let around {
      bend.first = around.velocity(at: progress)
      bend.second = around.acceleration(at: progress)
    }
    switch content {
    case .still, .steps: return self(progress).map { Jet(value: $0, first: 0, second: 0) }
    case .spline(let spline, let times): return jets(spline, times, x).map { $0.after(bend) }
    case .paced(let spline, let length): return jets(spline, length, x).map { $0.after(bend) }
    }
  }

  private func jets(_ spline: Spline, _ times: [Double], _ x: Double) -> [Jet] {
    let (piece, u) = Self.share(x, times)
    let span = times[piece + 1] - times[piece]
    // Before the first key and after the last, the values are constant.
    guard span > 0, x >= times[0], x <= times[times.count - 1] else {
      return self(x).map { Jet(value: $0, first: 0, second: 0) }
    }
    var inner = Jet(value: u, first: 1 / span, second: 0)
    if piece < easings.count {
      let easing = easings[piece]
      let ease = Jet(
        value: easing(u), first: easing.velocity(at: u), second: easing.acceleration(at: u))
      inner = ease.after(inner)
    }
    return (0..<dimension).map { spline.jet(piece, $0, inner.value).after(inner) }
  }

  /// With s the length, u′ = 1/|P′| and u″ = −(P′·P″)/|P′|⁴.
  private func jets(_ spline: Spline, _ length: ArcLength, _ x: Double) -> [Jet] {
    let (piece, u) = length.place(at: x)
    let jets = (0..<dimension).map { spline.jet(piece, $0, u) }
    let square = jets.reduce(0) { $0 + $1.first * $1.first }
    guard square > 0 else { return jets.map { Jet(value: $0.value, first: 0, second: 0) } }
    let turning = jets.reduce(0) { $0 + $1.first * $1.second }
    let inner = Jet(
      value: u, first: length.total / square.squareRoot(),
      second: -turning / (square * square) * length.total * length.total)
    return jets.map { $0.after(inner) }
  }
}
