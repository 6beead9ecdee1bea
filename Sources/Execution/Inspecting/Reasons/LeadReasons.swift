import Geometry
import Staging
import Text
import Values

/// What moves a view besides dynamics: animations, motion effects, its parent, a transition.
struct LeadReasons {
  let inspector: Inspector
  let view: View
  private var stage: ReadOnlyStage { inspector.stage }

  var told: [String] {
    (view.isPaused ? ["its own time is paused: `resume \(view.name)`"] : [])
      + view.blockAnimations.map(sentence) + view.ownAnimations.map(sentence) + effects + touches
  }

  private func sentence(_ block: BlockAnimation) -> String {
    let what = block.channels.map(\.name).listed
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
    let what = animation.plan.properties.map(\.name).listed
    let timing = animation.plan.timing
    if view.layerTime < timing.begin {
      return "\(animation.key) waits to animate \(what)" + until(timing.begin)
    }
    return "\(animation.key) animates \(what) on screen but not in the model"
      + until(
        timing.begin + timing.lasts)
  }

  /// The end, if the view has the stage's time.
  private func until(_ end: Double) -> String {
    guard view.clock == LayerClock(), end.isFinite else {
      return end.isFinite ? "" : ", forever"
    }
    return " until \(NumberFormat.rounded(end, decimals: 4)) s"
  }

  private var effects: [String] {
    let held = inspector.world.objects.effects.filter { $0.view === view }
    guard !held.isEmpty else { return [] }
    if stage.reducesMotion {
      let verb = held.count == 1 ? "does" : "do"
      return ["\(held.map(\.name).listed) \(verb) nothing: reduceMotion is on"]
    }
    return held.map { entry in
      let parts = entry.effect.interpolations.map { part in
        "\(part.channel.name) by \(inspector.format.string(part.value(at: stage.tilt)))"
      }
      let tilt = Value.vector([stage.tilt.dx, stage.tilt.dy]).text(inspector.format)
      return "\(entry.name) shifts \(parts.listed) because the tilt is \(tilt)"
    }
  }

  private var touches: [String] {
    view.appearance.isUserInteractionEnabled
      ? [] : ["it ignores touches: isUserInteractionEnabled is off"]
  }
}
