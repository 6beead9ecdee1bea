import Testing

@testable import UIKitMotion

@Suite struct JointTests {
  private let timeStep: Float = 1.0 / 120

  private func body(_ x: Float, _ y: Float, _ kind: Body.Kind = .movable, in world: PhysicsWorld)
    -> Body
  {
    var definition = Body.Definition()
    definition.kind = kind
    definition.position = SIMD2(x, y)
    definition.mass = Mass(boxWidth: 1, height: 1, density: 1)
    definition.isObserved = true
    definition.tag = 1
    let body = Body(in: world, definition)
    body.addBox(halfExtents: SIMD2(0.49, 0.49), skin: 0.01)
    return body
  }

  private func distance(_ a: Body, _ b: Body) -> Float {
    let way = b.motion.position - a.motion.position
    return (way * way).sum().squareRoot()
  }

  @Test func rodsRopesAndSprings() {
    let world = PhysicsWorld()
    world.gravity = SIMD2(0, 10)
    let base = body(0, 0, .fixed, in: world)
    let hung = body(0, 2, in: world)
    let joint = DistanceJoint(base, at: .zero, hung, at: .zero, .rod(length: 2))
    for _ in 0..<60 { world.step(timeStep) }
    #expect(abs(distance(base, hung) - 2) < 0.005)
    joint.setLink(.rope(length: 3))
    for _ in 0..<240 { world.step(timeStep) }
    #expect(abs(distance(base, hung) - 3) < 0.01)
    joint.setLink(.spring(length: 1, frequency: 2, dampingRatio: 1))
    for _ in 0..<600 { world.step(timeStep) }
    // It gives by g/ω².
    #expect(abs(distance(base, hung) - 1 - 10 / (4 * .pi * .pi * 4)) < 0.002)
  }

  /// Of two free bodies on a spring, the frequency is the one given, whatever their masses.
  @Test(arguments: [Float(0.01), 1, 50]) func springsKeepTheirFrequency(mass: Float) {
    let world = PhysicsWorld()
    let (a, b) = (body(0, 0, in: world), body(3, 0, in: world))
    b.setMass(Mass(mass, inertia: mass / 6))
    let joint = DistanceJoint(
      a, at: .zero, b, at: .zero, .spring(length: 2, frequency: 1, dampingRatio: 0))
    var crossings: [Int] = []
    var before = distance(a, b) - 2
    for step in 1...360 {
      world.step(timeStep)
      let now = distance(a, b) - 2
      if before < 0, now >= 0 { crossings.append(step) }
      before = now
    }
    #expect(crossings.count == 3)
    #expect(zip(crossings, crossings.dropFirst()).allSatisfy { abs($1 - $0 - 120) <= 2 })
    joint.remove()
  }

  @Test func jointsLetGo() {
    let world = PhysicsWorld()
    world.gravity = SIMD2(0, 10)
    let (base, hung) = (body(0, 0, .fixed, in: world), body(0, 2, in: world))
    let pin = PinJoint(base, hung, at: .zero, fixesAngle: true)
    let slide = SlideJoint(base, hung, at: .zero, along: .zero)
    for _ in 0..<60 { world.step(timeStep) }
    #expect(abs(hung.motion.position.y - 2) < 0.01)
    base.remove()
    pin.setTurning(range: -1...1, friction: 1)
    slide.setRange(-1...1)
    slide.remove()
    slide.remove()
    for _ in 0..<60 { world.step(timeStep) }
    #expect(hung.motion.position.y > 3)
    // Nothing to tie.
    for other in [hung, base] {
      let none = DistanceJoint(hung, at: .zero, other, at: .zero, .rod(length: 1))
      none.setLink(.rope(length: 2))
    }
    let elsewhere = PhysicsWorld()
    let stranger = body(0, 0, in: elsewhere)
    _ = PinJoint(hung, stranger, at: .zero)
    world.step(timeStep)
  }

  @Test func noNumberOfAJointStopsTheProcess() {
    let absurd: [Float] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1, 0, .leastNonzeroMagnitude, 1e6,
    ]
    for value in absurd {
      let world = PhysicsWorld()
      let (a, b) = (body(0, 0, in: world), body(2, 0, in: world))
      b.setMass(Mass(value, inertia: value, center: SIMD2(value, value)))
      let rod = DistanceJoint(
        a, at: SIMD2(value, 0), b, at: SIMD2(0, value),
        .spring(length: value, frequency: value, dampingRatio: value))
      let pin = PinJoint(a, b, at: SIMD2(value, value))
      pin.setTurning(range: value.isNaN ? nil : min(0, value)...max(0, value), friction: value)
      let slide = SlideJoint(a, b, at: SIMD2(value, 0), along: SIMD2(value, value))
      slide.setRange(value.isNaN ? nil : min(0, value)...max(0, value))
      a.apply(force: SIMD2(value, value), torque: value)
      b.apply(impulse: SIMD2(value, value), angularImpulse: value)
      a.addCircle(center: SIMD2(value, 0), radius: value)
      a.addPolygon([SIMD2(value, 0), SIMD2(0, value), SIMD2(-value, value)], skin: value)
      var influence = Influence()
      influence.force = SIMD2(value, value)
      for _ in 0..<60 { world.step(timeStep, influences: [influence, influence, influence]) }
      rod.setLink(.rod(length: value))
      influence.setsVelocity = true
      influence.velocity = SIMD2(value, 0)
      for _ in 0..<60 { world.step(timeStep, influences: [influence]) }
      #expect(a.motion.position.x.isFinite && b.motion.position.y.isFinite)
      _ = world.tags(from: SIMD2(value, value), to: SIMD2(1, 1))
    }
  }

  @Test func forcesAndInfluences() {
    let world = PhysicsWorld()
    world.gravity = SIMD2(0, 10)
    let (pushed, carried) = (body(0, 0, in: world), body(9, 0, in: world))
    var none = Influence()
    none.force = SIMD2(0, -10)
    var carry = Influence()
    carry.setsVelocity = true
    carry.velocity = SIMD2(3, 0)
    pushed.apply(force: SIMD2(12, 0))
    carried.apply(force: SIMD2(50, 50))
    world.step(timeStep, influences: [none, carry])
    #expect(abs(pushed.motion.linearVelocity.x - 0.1) < 1e-6)
    #expect(abs(pushed.motion.linearVelocity.y) < 1e-6)
    #expect(carried.motion.linearVelocity == SIMD2(3, 0))
    world.clearForces()
    world.step(timeStep)
    #expect(abs(pushed.motion.linearVelocity.x - 0.1) < 1e-6)
    // Its gravity is back.
    #expect(carried.motion.linearVelocity.y > 0)
  }

  /// A body of 30 corners is four shapes and one body.
  @Test func manyCornersAreOneBody() {
    let world = PhysicsWorld()
    let shape = Body(in: world, Body.Definition())
    let corners = (0..<30).map { index in
      let part = Float(index) / 30 * 4
      return part < 2
        ? SIMD2<Float>(part - 1, (part - 1) * (part - 1) - 1)
        : SIMD2<Float>(3 - part, 1 - (3 - part) * (3 - part))
    }
    shape.addPolygon(corners, skin: 0.01)
    shape.addPolygon([.zero, SIMD2(1, 0), SIMD2(1, 0)], skin: 0)
    #expect(world.tags(from: SIMD2(-2, -2), to: SIMD2(2, 2)) == [0])
    #expect(world.tags(from: SIMD2(5, 5), to: SIMD2(6, 6)).isEmpty)
  }
}
