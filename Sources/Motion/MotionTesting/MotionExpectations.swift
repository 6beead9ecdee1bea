import Testing
import UIKitMotion

/// Expects that a motion settles in time and does not overshoot too far; otherwise the test has an
/// issue that shows the motion as a plot.
///
///     try expectMotion(of: sheet, settlesWithin: .milliseconds(800), overshootsAtMost: 0.05)
///
/// An expectation that any motion would meet is an issue too: one that asks for nothing, a `near` of
/// more than a quarter of the way, a motion that still moves where the samples end, and what never
/// moves.
///
/// - Parameters:
///   - motion: what was seen or measured.
///   - target: where it should end up; its own last value by default.
///   - delay: the time of the motion's start; default 0.
///   - duration: the time after the delay by which it stays near its target; nil for any.
///   - share: what counts as near, as a share of the whole way; default 0.01.
///   - overshoot: how far beyond its target it may go, as a share of the whole way; nil for any.
///   - sourceLocation: where an issue is shown; the line of the call by default.
/// - Returns: whether it does.
@discardableResult
public func expectMotion(
  of motion: SampledMotion, towards target: Double? = nil, after delay: Duration = .zero,
  settlesWithin duration: Duration? = nil, near share: Double = 0.01,
  overshootsAtMost overshoot: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let end = target ?? motion.end
  var complaints = [stillness(of: motion)].compactMap(\.self)
  if duration == nil, overshoot == nil {
    complaints.append("nothing is expected; give settlesWithin: or overshootsAtMost:")
  }
  if let duration {
    let (begin, limit) = (delay / .seconds(1), duration / .seconds(1))
    let settled = motion.settlingTime(at: end, within: share * abs(end - motion.start))
    complaints += [tooWide(share, of: "the way")].compactMap(\.self)
    if target == nil, settled == motion.times.last, motion.times.count > 1 {
      complaints.append(
        "it still moves at \(short(motion.times.last ?? 0)) s, where its samples end")
    } else if let settled, settled - begin > limit {
      complaints.append(
        "it settles after \(short(settled - begin)) s, not within \(short(limit)) s")
    } else if settled == nil {
      complaints.append("it ends at \(short(motion.end)), and does not settle at \(short(end))")
    }
  }
  if let overshoot {
    let found = motion.overshoot(beyond: end)
    if !(found <= overshoot) {
      complaints.append(
        "it overshoots by \(short(found * 100)) %, not by \(short(overshoot * 100)) % at most")
    }
  }
  return report(
    complaints, motion, beside: [end, end], named: "its target, \(short(end))", sourceLocation)
}

/// Expects the same of a function of seconds, such as a spring.
///
///     try expectMotion(of: { spring($0) }, settlesWithin: .milliseconds(800))
///
/// - Parameters:
///   - function: called at each frame of a display.
///   - seconds: how long it is watched, up to an hour.
///   - target: where it should end up; its own last value by default.
///   - delay: the time of the motion's start; default 0.
///   - duration: the time after the delay by which it stays near its target; nil for any.
///   - share: what counts as near, as a share of the whole way; default 0.01.
///   - overshoot: how far beyond its target it may go, as a share of the whole way; nil for any.
///   - sourceLocation: where an issue is shown; the line of the call by default.
/// - Throws: a `SampledMotion.Problem` if the function gives a number that is not finite.
@discardableResult
public func expectMotion(
  of function: (Double) -> Double, lasting seconds: Double = 5, towards target: Double? = nil,
  after delay: Duration = .zero, settlesWithin duration: Duration? = nil, near share: Double = 0.01,
  overshootsAtMost overshoot: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws(SampledMotion.Problem) -> Bool {
  expectMotion(
    of: try SampledMotion(lasting: seconds, function), towards: target, after: delay,
    settlesWithin: duration, near: share, overshootsAtMost: overshoot,
    sourceLocation: sourceLocation)
}

/// Expects that a motion follows a curve: a measured sheet against a spring, in one line.
///
///     expectMotion(of: sheet, follows: .spring(spring), within: 0.02)
///
/// A tolerance of more than a quarter of the motion's range is an issue, because other curves would
/// pass too, and so is what never moves.
///
/// - Parameters:
///   - motion: what was seen or measured.
///   - curve: from 0 at the first value to 1 at the target.
///   - delay: the time of the curve's start, before which the motion stays at its first value;
///     default 0.
///   - duration: the seconds that a curve fills that has no duration of its own; the rest of the
///     motion by default.
///   - share: how far each value may be from the curve, as a share of the motion's range, which is
///     its greatest value minus its least; default 0.01.
///   - target: the value at the curve's end; the motion's last value by default.
///   - sourceLocation: where an issue is shown; the line of the call by default.
/// - Returns: whether it does.
@discardableResult
public func expectMotion(
  of motion: SampledMotion, follows curve: Curve, after delay: Duration = .zero,
  lasting duration: Double? = nil, within share: Double = 0.01, towards target: Double? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let course = Course(of: curve, after: delay, lasting: duration, towards: target, beside: motion)
  let complaint =
    stillness(of: motion) ?? tooWide(share, of: "the motion's range")
    ?? course.complaint(share * motion.range)
  return report(
    [complaint].compactMap(\.self), motion, beside: course.values, named: curve.name, sourceLocation
  )
}

/// Expects the same with a tolerance in the unit of the values, such as points.
///
///     expectMotion(of: sheet, follows: .spring(spring), withinPoints: 0.5)
///
/// - Parameters:
///   - motion: what was seen or measured.
///   - curve: from 0 at the first value to 1 at the target.
///   - delay: the time of the curve's start, before which the motion stays at its first value;
///     default 0.
///   - duration: the seconds that a curve fills that has no duration of its own; the rest of the
///     motion by default.
///   - distance: how far each value may be from the curve, in the unit of the values.
///   - target: the value at the curve's end; the motion's last value by default.
///   - sourceLocation: where an issue is shown; the line of the call by default.
/// - Returns: whether it does.
@discardableResult
public func expectMotion(
  of motion: SampledMotion, follows curve: Curve, after delay: Duration = .zero,
  lasting duration: Double? = nil, withinPoints distance: Double, towards target: Double? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let course = Course(of: curve, after: delay, lasting: duration, towards: target, beside: motion)
  let share = distance == 0 ? 0 : distance / motion.range
  let complaint =
    stillness(of: motion) ?? tooWide(share, of: "the motion's range") ?? course.complaint(distance)
  return report(
    [complaint].compactMap(\.self), motion, beside: course.values, named: curve.name, sourceLocation
  )
}

/// The values that a curve would have at a motion's times.
private struct Course {
  let values: [Double]
  private let motion: SampledMotion
  private let curve: Curve
  private let target: Double

  init(
    of curve: Curve, after delay: Duration, lasting duration: Double?, towards target: Double?,
    beside motion: SampledMotion
  ) {
    (self.motion, self.curve, self.target) = (motion, curve, target ?? motion.end)
    let begin = motion.times[0] + delay / .seconds(1)
    let duration = duration ?? max(motion.times[motion.times.count - 1] - begin, 0)
    let (start, way) = (motion.start, self.target - motion.start)
    values = motion.times.map { time in
      time <= begin ? start : start + way * curve.value(elapsed: time - begin, duration: duration)
    }
  }

  /// What is wrong with a motion that should be as near as a distance; nil if nothing is.
  func complaint(_ distance: Double) -> String? {
    guard values.allSatisfy(\.isFinite) else {
      return "\(curve.name) towards \(short(target)) is not finite"
    }
    let greatest = CurveDistance.greatest(motion.values, values, at: motion.times)
    guard !(greatest.value <= distance) else { return nil }
    return "it is \(short(greatest.value)) from \(curve.name) at \(short(greatest.at)) s, "
      + "not within \(short(distance))"
  }
}

/// Returns the complaint of what does not move, and would meet any expectation; nil for a motion.
private func stillness(of motion: SampledMotion) -> String? {
  if motion.times.count < 2 { return "it has one sample: nothing was seen to move" }
  return motion.range > 0 ? nil : "it never moves: it stays at \(short(motion.start))"
}

/// Returns the complaint of a tolerance that too many motions would pass; nil for a good one.
private func tooWide(_ share: Double, of what: String) -> String? {
  guard !(0...0.25).contains(share) else { return nil }
  return "a tolerance of \(short(share * 100)) % of \(what) tells no motion from another; "
    + "give 25 % at most"
}

private func report(
  _ complaints: [String], _ motion: SampledMotion, beside course: [Double],
  named name: String, _ sourceLocation: SourceLocation
) -> Bool {
  guard !complaints.isEmpty else { return true }
  let plot = MotionPlot(motion, beside: course, named: name).text
  Issue.record(
    Comment(rawValue: complaints.joined(separator: "; ") + "\n" + plot),
    sourceLocation: sourceLocation)
  return false
}
