import MotionCurves
import Text

/// A part of the course of one property, as CSS can say it: from one value to another along a curve.
struct WebPiece {
  let property: WebProperty
  /// The block's start, before the delay, in seconds.
  let begin: Double
  var delay = 0.0
  /// 0 for a value that is set at once.
  var duration = 0.0
  var plays = 1.0
  var alternates = false
  var curve = Curve.linear
  /// For what adds up, the offset from the final value and 0; else the values themselves.
  let from: [Double]
  let to: [Double]
  var fill: WebAnimation.Fill

  private var start: Double { begin + delay }
  private var end: Double { start + duration * plays * (alternates ? 2 : 1) }

  /// The share of the way at a time; nil while the animation has no effect.
  private func progress(at time: Double) -> Double? {
    // The same border as UIKit's frames have.
    if time >= end - 1e-9 { return fill == .forwards || fill == .both ? 1 : nil }
    if time < start { return fill == .backwards || fill == .both ? 0 : nil }
    let count = (time - start) / duration
    let nearest = count.rounded()
    let whole = abs(count - nearest) < 1e-9 ? nearest : count.rounded(.down)
    let within = max(0, (count - whole) * duration)
    let isBackward = alternates && whole.truncatingRemainder(dividingBy: 2) == 1
    return curve.value(elapsed: isBackward ? duration - within : within, duration: duration)
  }

  /// Returns the values at a time, over those below it.
  func values(at time: Double, over below: [Double]) -> [Double] {
    guard let progress = progress(at: time) else { return below }
    let own = zip(from, to).map { $0 + ($1 - $0) * progress }
    return property.addsUp ? zip(below, own).map(+) : own
  }

  var animation: WebAnimation {
    let isMoving = duration > 0
    let timing = isMoving ? CSSTiming(curve, duration: duration) : nil
    func shown(_ values: [Double]) -> [WebProperty: String] {
      [property: property.text(property.addsUp ? zip(values, property.neutral).map(+) : values)]
    }
    var notes: [String] = []
    if let timing, timing.error > 0 {
      notes.append("\(curve.name), sampled: off by at most \(timing.error.written) of the way")
    } else if isMoving {
      notes.append(curve.name)
    }
    let last = curve.value(elapsed: duration, duration: duration)
    if isMoving, !alternates, abs(last - 1) > 2e-3 {
      let share = NumberFormat.rounded(last, decimals: 3)
      notes.append("it ends at \(share) of the way and jumps to its end, as in the run")
    }
    return WebAnimation(
      keys: [
        .init(offset: 0, values: shown(from), easing: timing?.text ?? "linear"),
        .init(offset: 1, values: shown(to), easing: "linear"),
      ], delay: start, duration: duration, plays: plays * (alternates ? 2 : 1),
      alternates: alternates, fill: fill,
      composite: property.addsUp ? .accumulate : .replace, notes: notes)
  }
}
