import Values

extension World {
  /// Removes an object and everything that depends on it; an object that is not on the stage stays.
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
      if let animator = stage.propertyAnimator(named: name) { stage.detach(animator) }
      objects.animatorBlocks[name] = nil
    case .controller(let name): try? stage.removeController(named: name)
    case .presentation, .keyboard, .keyboardPresentation, .layoutGuide, .layoutGuidePresentation,
      .stage, .tilt, .trace, .sweep, .recording:
      break
    }
  }

  private func removeView(named name: String) {
    guard let view = stage.view(named: name) else { return }
    // The command has already reported why a screen cannot be removed.
    if stage.screens.isScreen(name) { try? stage.removeController(named: name) }
    stage.remove(view)
    forgetRemovedViews()
  }

  /// Removes effects and behaviors of removed views, such as those in a transition's container.
  package func forgetRemovedViews() {
    for case .scroll(let name) in values.handlers.requirements.flatMap({ [$0.waiting, $0.other] })
    where stage.view(named: name) == nil {
      change { $0.handlers.forget(.scroll(name)) }
    }
    // Subviews were removed too, so each effect checks its own view.
    objects.removeEffectsOfRemovedViews()
    removeTornBehaviors()
  }

  /// Removes all screens, and the running transition with everything that follows its animations.
  package func removeAllScreens() {
    forgetWhatFollows()
    objects.transitionEnds = [:]
    objects.transitionScope = nil
    stage.removeAllScreens()
  }

  /// Drops the `then` blocks of the running transition's animations, for a transition that ends
  /// from outside its block.
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

  /// Removes attachments that lost an end, and snaps that lost their view.
  private func removeTornBehaviors() {
    for entry in objects.behaviors where entry.behavior.hasLostItem {
      removeBehavior(named: entry.name)
    }
  }
}
