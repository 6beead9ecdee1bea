import Answers
import MotionGeometry
import Text
import UIKitMotion
import Values

/// The causes of a view's motion besides dynamics: animations, motion effects, its parent, a transition.
struct LeadReasons {
  let inspector: Inspector
  let view: View
  private var stage: ReadOnlyStage { inspector.stage }

  var reasons: [Reason] {
    ownTime + ScrollReasons(inspector: inspector, view: view).reasons
      + view.blockAnimations.map(reason) + view.ownAnimations.map(reason) + effects + touches
  }

  /// A time of its own that is paused, or that plays a duration.
  private var ownTime: [Reason] {
    if view.isPaused {
      return [Reason(.paused, "its own time is paused: `resume \(view.name)`")]
    }
    let timing = view.clock.timing
    guard timing.duration < .infinity else { return [] }
    let plays =
      timing.activeDuration == .infinity
      ? "forever" : "for \(inspector.format.string(timing.activeDuration)) s"
    let course = timing.autoreverses ? "forward and backward" : "from the start"
    let state =
      switch view.phase {
      case .before: "will play"
      case .active: "plays"
      case .after: "has played"
      }
    return [
      Reason(
        .ownTime,
        "its own time \(state) \(inspector.format.string(timing.duration)) s \(course) \(plays)",
        .init("time", view.layerTime, unit: "s"))
    ]
  }

  private func reason(_ block: BlockAnimation) -> Reason {
    let by = block.animator.map { [$0] } ?? []
    return Reason(
      .animation, sentence(block), by: by, .init("progress", block.progress))
  }

  private func reason(_ animation: LayerAnimation) -> Reason {
    Reason(
      .animation, sentence(animation), by: [animation.key],
      .init("progress", animation.plan.timing.moment(at: view.layerTime).progress))
  }

  private func sentence(_ block: BlockAnimation) -> String {
    let what = block.channels.map(\.name).listed()
    guard let name = block.animator, let animator = stage.propertyAnimator(named: name) else {
      if view.isPaused { return "an animation of \(what) waits for that" }
      return "an animation moves \(what)" + until(block.begin + block.lasts)
    }
    guard animator.isRunning else {
      return
        "\(name) holds \(what) at \(inspector.format.string(block.progress * 100)) % of the way"
    }
    return "\(name) moves \(what)" + (animator.isReversed ? " in reverse" : "")
  }

  private func sentence(_ animation: LayerAnimation) -> String {
    let what = animation.plan.properties.map(\.name).listed()
    let timing = animation.plan.timing
    if view.layerTime < timing.begin {
      return "\(animation.key) waits to animate \(what)" + until(timing.begin)
    }
    let end = timing.begin + timing.lasts
    let moment = timing.moment(at: view.layerTime)
    guard moment.phase == .after else {
      return "\(animation.key) animates \(what) on screen but not in the model" + until(end)
    }
    return "\(animation.key) ended\(time(" at", end)); "
      + (timing.shows(moment)
        ? "its last value of \(what) stays on screen but not in the model"
        : "it shows nothing anymore: `fill forwards` would keep its last value")
  }

  /// The end, if the view has the stage's time.
  private func until(_ end: Double) -> String {
    end.isFinite ? time(" until", end) : ", forever"
  }

  /// A word and a time, if the view has the stage's time.
  private func time(_ word: String, _ seconds: Double) -> String {
    view.clock == LayerClock() ? "\(word) \(NumberFormat.rounded(seconds, decimals: 4)) s" : ""
  }

  private var effects: [Reason] {
    let held = inspector.world.objects.effects.filter { $0.view === view }
    guard !held.isEmpty else { return [] }
    if stage.reducesMotion {
      let verb = held.count == 1 ? "does" : "do"
      let names = held.map(\.name)
      return [Reason(.effect, "\(names.listed()) \(verb) nothing: reduceMotion is on", by: names)]
    }
    return held.map { entry in
      let parts = entry.effect.interpolations.map { part in
        "\(part.channel.name) by \(inspector.format.string(part.value(at: stage.tilt)))"
      }
      let tilt = Value.vector([stage.tilt.dx, stage.tilt.dy]).text(inspector.format)
      return Reason(
        .effect, "\(entry.name) shifts \(parts.listed()) because the tilt is \(tilt)",
        by: [entry.name], .init("tilt.x", stage.tilt.dx), .init("tilt.y", stage.tilt.dy))
    }
  }

  private var touches: [Reason] {
    if view.touchRules.overridesHitTest {
      return [Reason(.touches, "its own `hitTest` decides its touches: see `help hitTest`")]
    }
    return view.appearance.isUserInteractionEnabled
      ? [] : [Reason(.touches, "it ignores touches: isUserInteractionEnabled is off")]
  }
}
