import MotionCurves
import MotionGeometry

extension Stage {
  /// Runs a body whose changes redirect the animations running on the same values, like a tweak:
  /// the presentation stays continuous and moves on to the new value.
  ///
  /// This is UIKit's behaviour since iOS 8 when an animation meets another one: the running one
  /// continues, and the difference of the ends is added, from 0 to its full amount. Springs, being
  /// linear, continue exactly as if the target had changed now. Inside an animation block the block
  /// decides.
  package func reaiming<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let outer = isReaiming
    isReaiming = true
    defer { isReaiming = outer }
    try body()
  }

  /// Adds an animation that redirects a running one to another end. Call it before the model
  /// changes. The running animation still ends at its time, finished.
  func reaim(_ view: View, _ channel: Channel, to value: Double) {
    // An animation driven by a property animator can be paused and scrubbed: it has no remaining
    // time to use, and goes on as with any other change of its model.
    guard let lead = view.animations.last(where: { $0.channel == channel }),
      lead.running.animator == nil
    else { return }
    let offset = makeMotionsRelative(view, channel) - value
    guard offset != 0 else { return }
    let rest = lead.running.timing.rest(elapsed: elapsed(of: lead, in: view))
    guard !rest.isInstant else { return }
    animationCount += 1
    let addition = RunningAnimation(
      id: AnimationID(number: animationCount), rest.options, startFrame: frame, ledBy: nil)
    addition.isAddition = true
    add(.adds(offset: offset), to: view, channel, in: addition)
    runningAnimations[addition.id] = addition
    noteAnimating()
  }

  /// Makes the motions of a value relative to the model, and returns the value they led to.
  private func makeMotionsRelative(_ view: View, _ channel: Channel) -> Double {
    var end = view.model[channel.rawValue]
    makeRelative(view, channel) { base in
      end = base
      return true
    }
    return end
  }

  private func elapsed(of part: ChannelAnimation, in view: View) -> Double {
    elapsed(since: part.running.timing.startFrame, or: part.begin, in: view)
  }

  /// Returns the seconds since a start, on the stage's clock or, if it differs, on the view's.
  private func elapsed(since start: Int, or begin: Double, in view: View) -> Double {
    view.followsStage
      ? Self.time(ofFrame: frame - start) : view.layerTime - begin
  }

  /// Redirects a color, which has one animation at a time: from its presentation to the new end,
  /// in the remaining time.
  func reaim(_ view: View, _ channel: ColorChannel, to color: Color) {
    guard
      let index = view.colorAnimations.lastIndex(where: { $0.fade.channel == channel }),
      view.colorAnimations[index].running.animator == nil
    else { return }
    let (running, fade) = (view.colorAnimations[index].running, view.colorAnimations[index].fade)
    let rest = fade.timing.rest(
      elapsed: elapsed(since: fade.timing.startFrame, or: fade.begin, in: view))
    var options = rest.options
    // The animation still ends at its time, so a curve with its own duration is dropped.
    if options.curve?.ownDuration != nil { options.curve = nil }
    view.colorAnimations[index] = ColorAnimation(
      running: running,
      fade: ColorFade(
        channel: channel, from: fade.color(of: view, at: frame), to: color,
        timing: AnimationTiming(options, startFrame: frame), ease: fade.ease,
        begin: view.layerTime))
  }
}

extension AnimationTiming {
  /// Returns the rest of the running play, at seconds after the start, as an animation with the
  /// same curve. A curve with its own duration starts over.
  fileprivate func rest(elapsed: Double) -> (options: AnimationOptions, isInstant: Bool) {
    let within = max(0, elapsed - delay)
    let left = duration - within.truncatingRemainder(dividingBy: duration)
    let options = AnimationOptions(
      duration: left, curve: curve.atRest, delay: max(0, delay - max(0, elapsed)))
    return (options, isOver(elapsed: elapsed) || left <= 0)
  }
}

extension Curve {
  /// The same curve without an initial velocity: the addition starts at rest, and the running
  /// animation keeps its velocity.
  fileprivate var atRest: Curve {
    if case .spring(let spring) = self { .spring(spring.atRest) } else { self }
  }
}
