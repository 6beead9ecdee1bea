import Values

extension World {
  /// Takes an object away, with what cannot be without it; what is no object of the stage stays.
  package func remove(_ reference: ObjectReference) {
    switch reference {
    case .view(let name): removeView(named: name)
    case .behavior(let name): removeBehavior(named: name)
    case .group(let name): removeGroup(named: name)
    case .effect(let name):
      guard let found = objects.effect(named: name) else { return }
      stage.remove(found.effect)
      objects.removeEffect(named: name)
    case .handler(let name): change { $0.handlers.remove(named: name) }
    case .animation(let key): stage.removeAnimations(forKey: key)
    case .animator(let name):
      if let animator = stage.propertyAnimator(named: name) { stage.letGo(of: animator) }
      objects.animatorBlocks[name] = nil
    case .controller(let name): try? stage.removeController(named: name)
    case .presentation, .keyboard, .keyboardPresentation, .layoutGuide, .layoutGuidePresentation,
      .stage, .tilt, .trace, .sweep:
      break
    }
  }

  private func removeView(named name: String) {
    guard let view = stage.view(named: name) else { return }
    // What a screen cannot be removed for has been told before.
    if stage.screens.isScreen(name) { try? stage.removeController(named: name) }
    stage.remove(view)
    forgetRemovedViews()
  }

  /// Takes away what was on views that have gone, such as those in a transition's container.
  package func forgetRemovedViews() {
    // Subviews went along, so effects are asked for their own views.
    objects.removeEffectsOfRemovedViews()
    removeTornBehaviors()
  }

  /// Forgets all screens, and the transition that runs with all that would follow its animations.
  package func forgetScreens() {
    forgetWhatFollows()
    objects.transitionEnds = [:]
    objects.transitionScope = nil
    stage.forgetScreens()
  }

  /// What would follow the animations of the transition that runs follows them no more: for one that
  /// is ended from outside of its block.
  package func forgetWhatFollows() {
    guard let transition = stage.transition else { return }
    change { values in
      values.continuations = values.continuations.filter { !transition.began($0.key) }
    }
  }

  private func removeBehavior(named name: String) {
    guard let found = objects.behavior(named: name) else { return }
    if let set = found.behavior.parent {
      set.removeChild(found.behavior)
    } else {
      stage.animator.remove(found.behavior)
    }
    objects.removeBehavior(found.behavior)
  }

  private func removeGroup(named name: String) {
    guard let found = objects.group(named: name) else { return }
    stage.animator.removeItem(found.item)
    stage.stopRecording(found.track)
    objects.removeGroup(named: name)
    removeTornBehaviors()
  }

  /// An attachment goes with either of its ends, a snap with its view.
  private func removeTornBehaviors() {
    for entry in objects.behaviors where entry.behavior.isTorn {
      removeBehavior(named: entry.name)
    }
  }
}
