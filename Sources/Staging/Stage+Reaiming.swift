import Curves
import Geometry

extension Stage {
  /// Runs a body in which what is set re-aims what runs on it, as a tweak does: what is shown stays
  /// where it is, and goes on to the new value.
  ///
  /// It is UIKit's way since iOS 8 when an animation meets another one: the running one goes on, and
  /// the difference of the ends is added, away from nothing to all of it. Springs, being linear, move
  /// on exactly as if the new end had been pulled at from here. Inside an animation block the block
  /// decides.
  public func reaiming<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let outer = isReaiming
    isReaiming = true
    defer { isReaiming = outer }
    try body()
  }

  /// Adds what brings a running animation to another end; comes before the model is changed. The
  /// animation itself is still over when it would have been, and finished.
  func reaim(_ view: View, _ channel: Channel, to value: Double) {
    guard let lead = view.animations.last(where: { $0.channel == channel }) else { return }
    let offset = takeAsAdded(view, channel) - value
    // What an animator leads stands and goes by hand: it has no time left that could be used.
    guard offset != 0, lead.running.animator == nil else { return }
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

  /// Tells the motions of a value so that they add to the model, and where they would have led it.
  private func takeAsAdded(_ view: View, _ channel: Channel) -> Double {
    var end = view.model[channel.rawValue]
    letGoOn(view, channel) { base in
      end = base
      return true
    }
    return end
  }

  private func elapsed(of part: ChannelAnimation, in view: View) -> Double {
    elapsed(since: part.running.timing.startFrame, or: part.begin, in: view)
  }

  /// Seconds since a start, by the stage's clock, or by the view's where it has its own.
  private func elapsed(since start: Int, or begin: Double, in view: View) -> Double {
    view.followsStage
      ? Self.time(ofFrame: frame - start) : view.layerTime - begin
  }

  /// The same for a colour, which has one way at a time: from what is shown to the new end, in the
  /// time that is left.
  func reaim(_ view: View, _ channel: ColorChannel, to color: Color) {
    guard
      let index = view.colorAnimations.lastIndex(where: { $0.fade.channel == channel }),
      view.colorAnimations[index].running.animator == nil
    else { return }
    let (running, fade) = (view.colorAnimations[index].running, view.colorAnimations[index].fade)
    let rest = fade.timing.rest(
      elapsed: elapsed(since: fade.timing.startFrame, or: fade.begin, in: view))
    var options = rest.options
    // The animation ends when it would have, so that a curve with a time of its own has none.
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
  /// What is left of the play that runs, so many seconds after the start: an animation of its own,
  /// with the same curve. A curve that has its own duration has all of it before it.
  fileprivate func rest(elapsed: Double) -> (options: AnimationOptions, isInstant: Bool) {
    let within = max(0, elapsed - delay)
    let left = duration - within.truncatingRemainder(dividingBy: duration)
    let options = AnimationOptions(
      duration: left, curve: curve.atRest, delay: max(0, delay - max(0, elapsed)))
    return (options, isOver(elapsed: elapsed) || left <= 0)
  }
}

extension Curve {
  /// The same without a speed at its start: what is added is still, and what runs has its speed.
  fileprivate var atRest: Curve {
    if case .spring(let spring) = self { .spring(spring.atRest) } else { self }
  }
}
