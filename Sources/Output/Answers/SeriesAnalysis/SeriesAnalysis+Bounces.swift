extension SeriesAnalysis {
  /// The bounces of a curve that repeatedly turns back at one value, like a ball: its velocity jumps
  /// there, and on the whole it goes less far each time.
  struct Bounces {
    /// The value it turns back at and never exceeds.
    let wall: Double
    /// The largest distance of those turns from the wall: a sampled curve may turn back between two
    /// samples.
    let slack: Double
    let count: Int
    /// The turn farthest from the wall after the first touch.
    let rebound: Turn
  }

  var bounces: Bounces? { bounces(atMaxima: true) ?? bounces(atMaxima: false) }

  private func bounces(atMaxima: Bool) -> Bounces? {
    let jumps = velocityJumps(atMaxima: atMaxima)
    // Between two walls it goes to and fro.
    guard jumps != false, velocityJumps(atMaxima: !atMaxima) != true else { return nil }
    let wall = ys[atMaxima ? highest : lowest]
    let touches = turns.filter { $0.isMaximum == atMaxima }
    let distances = touches.map { abs(ys[$0.index] - wall) }
    let isAtWall = zip(touches, distances).allSatisfy { touch, distance in
      distance <= max(0.05 * range, jumps == true ? travel(around: touch.index) : 0)
    }
    guard let firstTouch = touches.first, let slack = distances.max(), isAtWall,
      let rebound = turns.first(where: {
        $0.isMaximum != atMaxima && $0.index > firstTouch.index
      })
    else { return nil }
    // One touch alone is a swing; a wall shows in a second one, or in rest at it.
    guard touches.count >= 2 || abs(last - wall) <= 0.01 * range else { return nil }
    var hops = turns.filter { $0.isMaximum != atMaxima }.map { abs(ys[$0.index] - wall) }
    if abs(first - wall) > 0.05 * range { hops.insert(abs(first - wall), at: 0) }
    // Without a velocity to tell, the maxima of a damped oscillation approach one value too, but
    // not nearer than its amplitude.
    guard jumps == true ? shrinksOnTheWhole(hops) : shrinks(hops) && slack <= 0.25 * hops[1] else {
      return nil
    }
    return Bounces(wall: wall, slack: slack, count: touches.count, rebound: rebound)
  }

  private func shrinks(_ hops: [Double]) -> Bool {
    hops.count >= 2 && zip(hops.dropFirst(), hops).allSatisfy { $0 < $1 - ripple }
  }

  /// Whether no hop is higher than the one before by more than 1 % of the range, and the last is
  /// lower than the first. A box that lands on a corner turns spin into height, and the lowest hops
  /// of an engine that works in frames stay as they are.
  private func shrinksOnTheWhole(_ hops: [Double]) -> Bool {
    guard hops.count >= 2, let first = hops.first, let last = hops.last else { return false }
    return last < first - ripple
      && zip(hops.dropFirst(), hops).allSatisfy { $0 <= $1 + 0.01 * range }
  }

  /// The longest way between neighboring samples around a turn: between two of them it may have been
  /// so much farther.
  private func travel(around index: Int) -> Double {
    (max(1, index - 1)...max(1, min(ys.count - 1, index + 2))).reduce(0) {
      max($0, abs(ys[$1] - ys[$1 - 1]))
    }
  }
}

// MARK: Velocity

extension SeriesAnalysis {
  /// Whether the velocity jumps at most of the maxima, or of the minima; nil if the samples are too
  /// few to tell.
  ///
  /// A swing slows down before it turns, as much as it takes to stand still there. What bounces
  /// arrives with a speed that would have lasted.
  private func velocityJumps(atMaxima: Bool) -> Bool? {
    var (sharp, smooth) = (0, 0)
    for (position, turn) in turns.enumerated() where turn.isMaximum == atMaxima {
      let before = position == 0 ? 0 : turns[position - 1].index
      let after = position == turns.count - 1 ? ys.count - 1 : turns[position + 1].index
      let legs = [before, after].compactMap { Leg(self, from: $0, to: turn.index) }
      if legs.isEmpty { continue }
      func sum(_ part: KeyPath<Leg, Double>) -> Double { legs.reduce(0) { $0 + $1[keyPath: part] } }
      // Of a sine, the arrival is at most 0.45 of the middle's speed where it has samples enough,
      // and as much as it loses; after a parabola it is more than 1.2, and nothing is lost.
      let isSharp = sum(\.arrival) >= max(0.45 * sum(\.speed), 2.5 * sum(\.loss))
      (sharp, smooth) = isSharp ? (sharp + 1, smooth) : (sharp, smooth + 1)
    }
    return sharp + smooth == 0 ? nil : sharp > smooth
  }

  /// The course between two neighboring turns, toward one of them.
  private struct Leg {
    /// The speed from a tenth of the way to nine tenths.
    let speed: Double
    /// The speed just before the end, without the pair of samples that may have the turn between
    /// them.
    let arrival: Double
    /// The speed lost up to the end if it slows down as it did just before.
    let loss: Double

    /// The least number of pairs of samples on the middle of the way that show a velocity.
    private static let leastCount = 5

    /// Nil for a leg too short or too low to have a shape.
    init?(_ course: SeriesAnalysis, from start: Int, to end: Int) {
      let (xs, ys) = (course.xs, course.ys)
      let height = abs(ys[end] - ys[start])
      let toward = end > start ? 1 : -1
      guard abs(end - start) > Self.leastCount, height > 0.01 * course.range else { return nil }
      func distance(_ index: Int) -> Double { abs(ys[index] - ys[end]) }
      /// The first sample that is as near to the end, and the x between it and the one before.
      func place(_ share: Double, after first: Int) -> (index: Int, x: Double) {
        var index = first
        while index != end, distance(index) > share * height { index += toward }
        let before = index == start ? index : index - toward
        let step = distance(before) - distance(index)
        let part = step > 0 ? (distance(before) - share * height) / step : 0
        return (index, xs[before] + (xs[index] - xs[before]) * min(max(part, 0), 1))
      }
      let early = place(0.9, after: start)
      let late = place(0.1, after: early.index)
      let (middle, count) = (abs(late.x - early.x), abs(late.index - early.index))
      let width = max(1, count / 5)
      // Two windows before the end.
      let marks = [1, 1 + width, 1 + 2 * width].map { end - toward * $0 }
      guard count >= Self.leastCount, middle > 0, xs[marks[0]] != xs[marks[1]],
        xs[marks[1]] != xs[marks[2]]
      else { return nil }
      func rate(_ near: Int, _ far: Int) -> Double {
        (distance(far) - distance(near)) / abs(xs[near] - xs[far])
      }
      let (last, before) = (rate(marks[0], marks[1]), rate(marks[1], marks[2]))
      let between = abs(xs[marks[0]] - xs[marks[2]]) / 2
      let left = abs(xs[end] - (xs[marks[0]] + xs[marks[1]]) / 2)
      (speed, arrival, loss) = (0.8 * height / middle, last, (before - last) / between * left)
    }
  }
}
