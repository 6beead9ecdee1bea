import Physics

extension DynamicAnimator {
  /// Passes one frame of the display.
  ///
  /// In UIKit's order: properties and reference bounds, the world's own steps, the items' new
  /// places, contacts, and whether all is at rest. That is so half a second after the last body
  /// came to a halt; an idle item rests in the 31st frame.
  /// - Parameter interval: in s. More than half a second counts as 1/60, as after a hitch;
  ///   nothing happens for zero, less, or what is not a number.
  public func step(_ interval: Double = 1.0 / 60) {
    contacts.removeAll(keepingCapacity: true)
    didPause = false
    willResume = false
    guard isRunning, interval > 0 else { return }
    willResume = resumedSinceStep
    resumedSinceStep = false
    let interval = interval > 0.5 ? 1.0 / 60 : interval
    elapsedTime += interval
    applyItemProperties()
    applyReferenceBounds()
    advanceWorld(by: interval)
    let awake = world.readMotions()
    writeBack()
    collectContacts()
    if awake == 0 {
      isRunning = false
      didPause = true
    }
  }

  /// Fixed steps, as many as fit into the time owed.
  private func advanceWorld(by interval: Double) {
    owedTime += interval
    let timeStep = engine.timeStep
    while owedTime >= Double(timeStep) {
      world.step(timeStep, velocityIterations: 8, positionIterations: 3)
      owedTime -= Double(timeStep)
    }
    world.clearForces()
  }

  private func writeBack() {
    for (record, motion) in zip(records, world.motions) { record.writeBack(motion) }
  }

  private func applyItemProperties() {
    guard propertiesChanged else { return }
    propertiesChanged = false
    for record in records { record.nextProperties = record.properties.reset }
    for case let behavior as DynamicItemBehavior in tree {
      for item in behavior.items {
        item.record?.nextProperties.take(behavior.properties, behavior.changes)
      }
    }
    for record in records { record.applyProperties() }
  }

  private func applyReferenceBounds() {
    guard boundsChanged else { return }
    boundsChanged = false
    for case let collision as CollisionBehavior in tree { collision.rebuildWalls(self) }
  }
}
