import Testing

@testable import UIKitMotion

@Suite struct WorldTests {
  private let timeStep: Float = 1.0 / 120

  private func movable(_ x: Float, _ y: Float, tag: Int, in world: PhysicsWorld) -> Body {
    var definition = Body.Definition()
    definition.kind = .movable
    definition.position = SIMD2(x, y)
    definition.mass = Mass(boxWidth: 1, height: 1, density: 1)
    definition.isObserved = true
    definition.tag = tag
    let body = Body(in: world, definition)
    body.addBox(halfExtents: SIMD2(0.49, 0.49), skin: 0.01)
    return body
  }

  /// Box2D searches for each new pair, so their number in a step is bounded.
  @Test func tooManyPairsAtOnce() {
    let world = PhysicsWorld()
    let few = (0..<10).map { movable(100 + Float($0) / 100, 0, tag: $0, in: world) }
    world.step(timeStep)
    #expect(world.shapeCount == few.count && !world.isOverfull)
    let many = (0..<1_420).map { movable(0, 0, tag: 10 + $0, in: world) }
    for (index, body) in many.enumerated() {
      body.setFilter(index < 710 ? Filter(category: 1, mask: 0) : Filter(category: 0, mask: 1))
    }
    world.step(timeStep)
    #expect(world.isOverfull)
    #expect(world.shapeCount == few.count + many.count)
  }

  /// Semi-implicit Euler: v += h·g, then x += h·v.
  @Test func freeFall() {
    let world = PhysicsWorld()
    world.gravity = SIMD2(0, 10)
    let body = movable(0, 0, tag: 1, in: world)
    var (y, speed): (Float, Float) = (0, 0)
    for _ in 0..<60 {
      world.step(timeStep)
      speed += timeStep * 10
      y += timeStep * speed
    }
    #expect(body.motion.position.y == y)
    #expect(body.motion.linearVelocity.y == speed)
  }

  @Test func motionsComeInOrderOfCreation() {
    let world = PhysicsWorld()
    var bodies = (0..<40).map { movable(Float($0) * 3, 0, tag: $0 + 1, in: world) }
    #expect(world.readMotions() == 40)
    #expect(world.motions.map(\.position.x) == (0..<40).map { Float($0) * 3 })
    bodies.remove(at: 7).remove()
    world.readMotions()
    #expect(world.motions.count == 39)
    #expect(world.motions[7].position.x == 24)
  }

  @Test func unobservedBodiesAreNotRead() {
    let world = PhysicsWorld()
    let body = Body(in: world, Body.Definition())
    #expect(world.readMotions() == 0)
    #expect(world.motions.isEmpty)
    #expect(body.motion.position == .zero)
  }

  @Test func releasedBodiesLeaveTheWorld() {
    let world = PhysicsWorld()
    do { _ = movable(0, 0, tag: 1, in: world) }
    world.readMotions()
    #expect(world.motions.isEmpty)
  }

  @Test func removedBodiesKeepTheirMotion() {
    let world = PhysicsWorld()
    world.gravity = SIMD2(0, 10)
    let body = movable(1, 2, tag: 1, in: world)
    world.step(timeStep)
    let motion = body.motion
    body.remove()
    body.remove()
    body.setVelocity(linear: SIMD2(5, 5), angular: 1)
    body.wake()
    #expect(body.motion.position == motion.position)
    #expect(body.motion.linearVelocity == motion.linearVelocity)
    #expect(!body.motion.isAwake)
  }

  @Test func bodiesOutliveTheirWorldsOwner() {
    var world: PhysicsWorld? = PhysicsWorld()
    let body = world.map { movable(1, 2, tag: 1, in: $0) }
    world = nil
    #expect(body?.motion.position == SIMD2(1, 2))
  }

  @Test func contactsFollowTheFilter() {
    for (first, second, meets) in [
      (Filter(category: 1, mask: 0), Filter(category: 0, mask: 1), true),
      (Filter(category: 1 << 63, mask: 1 << 63), Filter(category: 1 << 63, mask: 0), true),
      (Filter(category: 1, mask: 1), Filter(category: 2, mask: 2), false),
      (Filter(), Filter(), false),
    ] {
      let world = PhysicsWorld()
      let a = movable(0, 0, tag: 1, in: world)
      let b = movable(0.9, 0, tag: 2, in: world)
      a.setFilter(first)
      b.setFilter(second)
      world.step(timeStep)
      var tags: [Int] = []
      world.drainContacts { tags += [$0.tags.first, $0.tags.second] }
      #expect(tags.sorted() == (meets ? [1, 2] : []))
      // Both masks must ask for it before it pushes.
      let pushes = b.motion.position.x != 0.9
      #expect(pushes == (first.category & second.mask != 0 && second.category & first.mask != 0))
    }
  }

  @Test func contactsBeginAndEndOncePerPair() {
    let world = PhysicsWorld()
    var definition = Body.Definition()
    definition.tag = -1
    let floor = Body(in: world, definition)
    for x in stride(from: Float(-2), to: 2, by: 0.25) {
      floor.addSegment(from: SIMD2(x, 1), to: SIMD2(x + 0.25, 1), skin: 0.02)
    }
    floor.setFilter(Filter(category: 1, mask: 2))
    let body = movable(0, 0.45, tag: 1, in: world)
    body.setFilter(Filter(category: 2, mask: 1))
    world.gravity = SIMD2(0, 10)
    var phases: [ContactEvent.Phase] = []
    for _ in 0..<120 {
      world.step(timeStep)
      world.drainContacts { phases.append($0.phase) }
    }
    #expect(phases == [.began])
    body.place(at: SIMD2(0, -5), angle: 0)
    world.step(timeStep)
    world.drainContacts { phases.append($0.phase) }
    #expect(phases == [.began, .ended])
  }

  @Test func contactPointHasTheLargestImpulse() {
    let world = PhysicsWorld()
    let a = movable(0, 0, tag: 1, in: world)
    let b = movable(3, 0, tag: 2, in: world)
    a.setFilter(Filter(category: 1, mask: 1))
    b.setFilter(Filter(category: 1, mask: 1))
    a.setVelocity(linear: SIMD2(10, 0), angular: 0)
    var began: ContactEvent?
    for _ in 0..<60 {
      world.step(timeStep)
      world.drainContacts { if began == nil { began = $0 } }
    }
    #expect(began?.phase == .began)
    #expect((began?.impulse ?? 0) > 1)
    #expect(abs((began?.point.x ?? 0) - 2.5) < 0.2)
  }

  @Test func fixedAndBackKeepsTheMass() {
    let world = PhysicsWorld()
    let body = movable(0, 0, tag: 1, in: world)
    body.setKind(.fixed)
    body.setVelocity(linear: SIMD2(1, 0), angular: 1)
    #expect(body.motion.linearVelocity == .zero)
    #expect(!body.motion.isAwake)
    body.setKind(.movable)
    let other = movable(0.9, 0, tag: 2, in: world)
    for each in [body, other] { each.setFilter(Filter(category: 1, mask: 1)) }
    for _ in 0..<30 { world.step(timeStep) }
    // Equal masses part evenly.
    #expect(abs(body.motion.position.x + other.motion.position.x - 0.9) < 1e-4)
  }

  @Test func spinSurvivesTurningRotationOff() {
    let world = PhysicsWorld()
    let body = movable(0, 0, tag: 1, in: world)
    body.setVelocity(linear: .zero, angular: 3)
    body.setTurns(false)
    world.step(timeStep)
    #expect(body.motion.angularVelocity == 3)
  }

  @Test func noNumberStopsTheProcess() {
    let world = PhysicsWorld()
    let absurd: [Float] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1, 0, .leastNonzeroMagnitude,
    ]
    for value in absurd {
      world.gravity = SIMD2(value, value)
      var definition = Body.Definition()
      definition.kind = .movable
      definition.position = SIMD2(value, value)
      definition.angle = value
      definition.mass = Mass(value, inertia: value)
      definition.material = Material(friction: value, restitution: value)
      definition.isObserved = true
      let body = Body(in: world, definition)
      body.addBox(halfExtents: SIMD2(value, value), skin: value)
      body.addSegment(from: SIMD2(value, 0), to: SIMD2(0, value), skin: value)
      body.setMass(Mass(boxWidth: value, height: value, density: value))
      body.setDamping(linear: value, angular: value)
      body.setGravityScale(value)
      body.setFilter(Filter(category: 1, mask: 1))
      body.setVelocity(linear: SIMD2(value, value), angular: value)
      body.place(at: SIMD2(value, value), angle: value)
      for _ in 0..<10 { world.step(value) }
      for _ in 0..<10 { world.step(timeStep) }
      #expect(world.gravity.x.isFinite)
      #expect(body.motion.position.x.isFinite)
    }
  }
}
