extension DynamicAnimator {
  /// Advances one display frame.
  ///
  /// The order is UIKit's: properties, reference bounds and pushes, the world's own steps, the
  /// items' new positions, contacts, and whether everything is at rest. The latter is half a second
  /// after the last body has stopped; an idle item rests in the 31st frame.
  /// - Parameter interval: in s. More than half a second counts as 1/60, as after a hitch; zero,
  ///   negative values and NaN do nothing, and neither does a call during a step.
  public func step(_ interval: Double = 1.0 / 60) {
    guard !isStepping else { return }
    isStepping = true
    defer { isStepping = false }
    contacts.removeAll(keepingCapacity: true)
    didPause = false
    willResume = false
    guard interval > 0 else { return }
    guard isRunning else {
      account?.stepAtRest(self)
      return
    }
    willResume = resumedSinceStep
    resumedSinceStep = false
    let interval = interval > 0.5 ? 1.0 / 60 : interval
    elapsedTime += interval
    applyItemProperties()
    applyReferenceBounds()
    account?.beginFrame(self)
    for behavior in actingEachFrame where behavior.isActing { behavior.act() }
    advanceWorld(by: interval)
    for behavior in actingEachFrame where behavior.isActing { behavior.didAct() }
    let awake = world.readMotions()
    writeBack()
    collectContacts()
    if awake == 0 {
      isRunning = false
      didPause = true
    }
  }

  /// Runs as many fixed steps as fit into the owed time.
  private func advanceWorld(by interval: Double) {
    for _ in 0..<engine.steps(in: interval, owed: &owedTime) {
      account?.beginStep(self)
      worldTime += Double(engine.timeStep)
      newBodies = 0
      fillFieldTable()
      if fieldTable.isEmpty {
        world.step(engine.timeStep)
      } else {
        stepWithFields()
      }
      account?.endStep(self)
    }
    world.clearForces()
  }

  /// Refills the table if anything in it has changed.
  func fillFieldTable() {
    guard fieldsChanged else { return }
    fieldsChanged = false
    fieldTable.fill(fields, simulatedItems)
  }

  private func stepWithFields() {
    world.readMotions()
    bodiesChanged = false
    fieldTable.evaluate(world.motions, time: worldTime)
    // A closure may have removed bodies that are still in the table.
    if bodiesChanged {
      world.step(engine.timeStep)
    } else {
      world.step(engine.timeStep, influences: fieldTable.influences)
    }
  }

  private func writeBack() {
    if let grid {
      for (simulated, motion) in zip(simulatedItems, world.motions) {
        simulated.writeBack(motion, roundedTo: grid)
      }
    } else {
      for (simulated, motion) in zip(simulatedItems, world.motions) { simulated.writeBack(motion) }
    }
  }

  /// Applies the properties set by item behaviors, if any has changed.
  func applyItemProperties() {
    guard propertiesChanged else { return }
    propertiesChanged = false
    for simulated in simulatedItems { simulated.nextProperties = simulated.properties.reset }
    for behavior in tree where behavior.isActing { behavior.collectProperties() }
    for simulated in simulatedItems { simulated.applyProperties() }
  }

  private func applyReferenceBounds() {
    guard boundsChanged else { return }
    boundsChanged = false
    for case let collision as CollisionBehavior in tree { collision.rebuildWalls(self) }
  }
}
