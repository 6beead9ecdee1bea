import Testing
import UIKitMotion

/// Expects that a motion settles in time and does not overshoot too far; otherwise the test has an
/// issue that shows the motion as a plot.
///
///     try expectMotion(of: sheet, settlesWithin: .milliseconds(800), overshootsAtMost: 0.05)
///
/// - Parameters:
///   - motion: what was seen or measured.
///   - target: where it should end up; its own last value by default.
///   - duration: the time after which it stays near its target; nil for any.
///   - share: what counts as near, as a share of the whole way.
///   - overshoot: how far beyond its target it may go, as a share of the whole way; nil for any.
///   - sourceLocation: where an issue is shown; the line of the call by default.
/// - Returns: whether it does.
@discardableResult
public func expectMotion(
  of motion: SampledMotion, towards target: Double? = nil, settlesWithin duration: Duration? = nil,
  near share: Double = 0.01, overshootsAtMost overshoot: Double? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let target = target ?? motion.end
  var complaints: [String] = []
  if let duration {
    let limit = duration / .seconds(1)
    let settled = motion.settlingTime(at: target, within: share * abs(target - motion.start))
    if let settled, settled > limit {
      complaints.append("it settles after \(short(settled)) s, not within \(short(limit)) s")
    } else if settled == nil {
      complaints.append(
        "it ends at \(short(motion.end)), and does not settle at \(short(target))")
    }
  }
  if let overshoot {
    let found = motion.overshoot(beyond: target)
    if found > overshoot {
      complaints.append(
        "it overshoots by \(short(found * 100)) %, not by \(short(overshoot * 100)) % at most")
    }
  }
  return report(complaints, motion, beside: [target, target], sourceLocation)
}

/// Expects the same of a function of seconds, such as a spring.
///
///     try expectMotion(of: { spring($0) }, settlesWithin: .milliseconds(800))
///
/// - Parameters:
///   - function: called at each frame of a display.
///   - seconds: how long it is watched, up to an hour.
///   - target: where it should end up; its own last value by default.
///   - duration: the time after which it stays near its target; nil for any.
///   - share: what counts as near, as a share of the whole way.
///   - overshoot: how far beyond its target it may go, as a share of the whole way; nil for any.
///   - sourceLocation: where an issue is shown; the line of the call by default.
/// - Throws: a `SampledMotion.Problem` if the function gives a number that is not finite.
@discardableResult
public func expectMotion(
  of function: (Double) -> Double, lasting seconds: Double = 5, towards target: Double? = nil,
  settlesWithin duration: Duration? = nil, near share: Double = 0.01,
  overshootsAtMost overshoot: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws(SampledMotion.Problem) -> Bool {
  expectMotion(
    of: try SampledMotion(lasting: seconds, function), towards: target, settlesWithin: duration,
    near: share, overshootsAtMost: overshoot, sourceLocation: sourceLocation)
}

/// Expects that a motion follows a curve: a measured sheet against a spring, in one line.
///
///     expectMotion(of: sheet, follows: .spring(spring), within: 0.5)
///
/// - Parameters:
///   - motion: what was seen or measured, from the curve's start on.
///   - curve: from 0 at the first value to 1 at the target.
///   - duration: the seconds that a curve fills that has no duration of its own; those of the motion
///     by default.
///   - distance: how far each value may be from the curve, in the unit of the values.
///   - target: the value at the curve's end; the motion's last value by default.
///   - sourceLocation: where an issue is shown; the line of the call by default.
/// - Returns: whether it does.
@discardableResult
public func expectMotion(
  of motion: SampledMotion, follows curve: Curve, lasting duration: Double? = nil,
  within distance: Double, towards target: Double? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let target = target ?? motion.end
  let begin = motion.times[0]
  let duration = duration ?? motion.times[motion.times.count - 1] - begin
  let course = motion.times.map { time in
    motion.start
      + (target - motion.start) * curve.value(elapsed: time - begin, duration: duration)
  }
  let greatest = CurveDistance.greatest(motion.values, course, at: motion.times)
  var complaints: [String] = []
  if !course.allSatisfy(\.isFinite) {
    complaints.append("\(curve.name) towards \(short(target)) is not finite")
  } else if greatest.value > distance {
    complaints.append(
      "it is \(short(greatest.value)) from \(curve.name) at \(short(greatest.at)) s, "
        + "not within \(short(distance))")
  }
  return report(complaints, motion, beside: course, sourceLocation)
}

private func report(
  _ complaints: [String], _ motion: SampledMotion, beside course: [Double],
  _ sourceLocation: SourceLocation
) -> Bool {
  guard !complaints.isEmpty else { return true }
  let plot = MotionPlot(motion, beside: course).text
  Issue.record(
    Comment(rawValue: complaints.joined(separator: "; ") + "\n" + plot),
    sourceLocation: sourceLocation)
  return false
}
