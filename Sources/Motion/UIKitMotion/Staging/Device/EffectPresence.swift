import MotionGeometry

/// A motion effect on a view and its strength: inside an animation block UIKit fades effects in and
/// out.
struct EffectPresence {
  /// A fade from one strength to another: to 1 for an added effect, to 0 for a removed one.
  struct Fade {
    let running: RunningAnimation
    let from: Double
    let to: Double
    /// The view's own time at the start.
    let begin: Double

    /// - Parameter layerTime: the view's own time; nil if it is the stage's.
    func share(atFrame frame: Int, layerTime: Double?) -> Double {
      let progress = running.progress(at: frame, layerTime: layerTime, since: begin)
      return from + (to - from) * progress
    }
  }

  let effect: MotionEffect
  /// Nil at full strength.
  var fade: Fade?

  /// Whether it is fading out.
  var isLeaving: Bool { fade?.to == 0 }
}

extension Stage {
  /// Adds an effect to a view; a second time changes nothing. Inside an animation block it fades
  /// in.
  public func add(_ effect: MotionEffect, to view: View) throws(StagingProblem) {
    try requireOnStage(view)
    let index = view.effects.firstIndex { $0.effect === effect }
    if let index, !view.effects[index].isLeaving { return }
    let share = index.map { view.share(of: view.effects[$0]) } ?? 0
    let place = index ?? view.effects.count
    if index == nil { view.effects.append(EffectPresence(effect: effect)) }
    fade(place, of: view, from: share, to: 1)
  }

  /// Removes an effect from a view; one that is not there changes nothing. Inside an animation
  /// block it fades out.
  public func remove(_ effect: MotionEffect, from view: View) {
    guard let index = view.effects.firstIndex(where: { $0.effect === effect }),
      !view.effects[index].isLeaving || openAnimations.isEmpty
    else { return }
    fade(index, of: view, from: view.share(of: view.effects[index]), to: 0)
    if view.effects[index].fade == nil { view.effects.remove(at: index) }
  }

  /// Removes an effect from every view.
  public func remove(_ effect: MotionEffect) {
    for view in views { remove(effect, from: view) }
  }

  /// Fades an effect with the open block; without one, sets it at once.
  private func fade(_ index: Int, of view: View, from: Double, to: Double) {
    let before = view.effects[index].fade
    view.effects[index].fade = nil
    if let animation = openAnimations.last, !animation.timing.isInstant, from != to {
      view.effects[index].fade = .init(
        running: animation, from: from, to: to, begin: view.layerTime)
      gainPart(of: animation)
      animation.touch(view)
    }
    if let before { dropPart(of: before.running) }
  }

  /// Finishes the fades of a view's effects at once.
  func settleEffects(of view: View) {
    let moving = view.effects.compactMap(\.fade)
    view.effects.removeAll(where: \.isLeaving)
    for index in view.effects.indices { view.effects[index].fade = nil }
    for fade in moving { dropPart(of: fade.running) }
  }
}

extension View {
  /// Whether an effect is fading in or out.
  var hasFadingEffects: Bool { effects.contains { $0.fade != nil } }

  /// Returns the strength of an effect, 0 … 1, or beyond if a curve overshoots.
  func share(of presence: EffectPresence) -> Double {
    guard let fade = presence.fade else { return 1 }
    return fade.share(atFrame: moment.frame, layerTime: ownTime)
  }

  /// Ends finished fades and drops the effects that have faded out.
  func dropEndedEffects() {
    guard effects.contains(where: { $0.fade?.running.hasEnded == true }) else { return }
    effects.removeAll { $0.isLeaving && $0.fade?.running.hasEnded == true }
    for index in effects.indices where effects[index].fade?.running.hasEnded == true {
      effects[index].fade = nil
    }
  }
}
