import MotionGeometry
import Testing

@testable import UIKitMotion

@Suite struct FieldTests {
  @Test func defaults() throws {
    let item = box(at: 0, 0)
    let falloffs: [(FieldKind, Double)] = [
      (.spring, -1), (.electric, 1), (.magnetic, 1), (.drag, 0), (.vortex, 0), (.radial, 2),
      (.linear, 0),
    ]
    for (kind, falloff) in falloffs {
      let field = FieldBehavior(kind, name: "f")
      #expect(field[.falloff] == falloff)
      #expect(field[.strength] == 1)
      #expect(nine(field[.minimumRadius]) == "0.00305175781")
      #expect(field.position == .zero)
      #expect(field.region == .infinite)
      #expect(field.reaches(item))
      // Only noise has them; UIKit answers 0 even after a set.
      for quantity in [FieldBehavior.Quantity.smoothness, .animationSpeed] {
        #expect(
          throws: DynamicsProblem.unusedProperty(
            behavior: "f", property: quantity.rawValue, kind: kind.word)
        ) { try field.set(quantity, to: 0.5) }
        #expect(field[quantity] == 0)
      }
    }
  }

  @Test func aKindHasWhatItsLawReads() throws {
    #expect(Set(FieldKind.all.map(\.word)).count == FieldKind.all.count)
    #expect(FieldKind.velocity.quantities == [])
    #expect(FieldKind.custom.quantities == [.strength])
    #expect(FieldKind.noise.quantities == FieldBehavior.Quantity.allCases)
    #expect(FieldKind.all.filter { $0.direction != nil } == [.drag, .linear, .velocity])
    #expect(
      throws: DynamicsProblem.unusedProperty(
        behavior: "s", property: "direction", kind: "spring")
    ) { try FieldBehavior(.spring, name: "s").setDirection(Vector(1, 0)) }
    let noise = try makeField(.noise, on: [], [.smoothness: 0.25, .animationSpeed: 3])
    #expect(noise[.smoothness] == 0.25)
    #expect(noise[.animationSpeed] == 3)
  }

  @Test func aThirtyThirdFieldIsRefused() throws {
    let animator = openAnimator()
    let item = box(at: 0, 0)
    let fields = (0...32).map { FieldBehavior(.drag, name: "f\($0)", items: [item]) }
    let set = DynamicBehavior(name: "set")
    for field in fields.dropLast(2) { try set.addChild(field) }
    try animator.add(set)
    try animator.add(fields[31])
    #expect(throws: DynamicsProblem.tooManyFields(limit: 32)) { try animator.add(fields[32]) }
    fields[0].isMuted = true
    #expect(throws: DynamicsProblem.tooManyFields(limit: 32)) { try animator.add(fields[32]) }
    set.removeChild(fields[0])
    try animator.add(fields[32])
  }

  @Test func fieldsActOnTheirOwnItemsOnly() throws {
    let (mine, other) = (box("mine", at: 0, 0), box("other", at: 300, 0))
    let animator = openAnimator()
    try animator.add(frictionless([mine, other]))
    let field = try makeField(.linear, on: [mine], direction: Vector(0, 1))
    try animator.add(field)
    animator.step(frames: 10)
    #expect(mine.linearVelocity.dy > 0)
    #expect(other.linearVelocity == .zero)
    let speed = mine.linearVelocity
    field.removeItem(mine)
    try field.addItem(other)
    animator.step(frames: 10)
    #expect(mine.linearVelocity == speed)
    #expect(other.linearVelocity.dy > 0)
  }

  @Test func likeChargesRepel() throws {
    let item = box(at: 100, 0)
    let animator = openAnimator()
    let matter = frictionless([item])
    let field = FieldBehavior(.electric, name: "e", items: [item])
    try animator.add(matter)
    try animator.add(field)
    animator.step()
    #expect(item.linearVelocity == .zero)
    matter.charge = 2
    animator.step()
    // Falloff 1 at 1 m: 2 N on 1 kg for two steps, the second of them 1.4e-4 m further away.
    #expect(abs(item.linearVelocity.dx - 200.0 / 60) < 3e-4)
    matter.charge = -2
    animator.step(frames: 2)
    #expect(item.linearVelocity.dx < 0)
  }

  /// Closer than the minimum radius, the force is what it is there.
  @Test func theMinimumRadiusBoundsTheForce() throws {
    let item = box(at: 10, 0)
    let animator = openAnimator()
    let field = try makeField(.radial, "r", on: [item], [.minimumRadius: 50])
    try animator.add(frictionless([item]))
    try animator.add(field)
    let force = try #require(animator.forces(on: item).first)
    #expect((force.force - Vector(-4, 0)).length < 1e-5)
    #expect((force.acceleration - Vector(-400, 0)).length < 1e-3)
  }

  @Test func aVelocityFieldLetsGoOutsideItsRegion() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let wind = try makeField(.velocity, "v", on: [item], direction: Vector(1, 0))
    wind.region = .circle(radius: 30)
    let push = PushBehavior(name: "p", items: [item], mode: .continuous)
    push.pushDirection = Vector(0, 5)
    let second = try makeField(.velocity, "w", on: [item], direction: Vector(-9, 0))
    second.region = .circle(radius: 20)
    for behavior in [frictionless([item]), push, wind, second] { try animator.add(behavior) }
    try animator.add(GravityBehavior(name: "g", items: [item]))
    animator.step(frames: 10)
    #expect((item.linearVelocity - Vector(100, 0)).length < 1e-4)
    #expect(animator.forces(on: item).map(\.velocity) == [Vector(100, 0)])
    animator.step(frames: 20)
    #expect(item.linearVelocity.dy > 100)
    #expect(animator.forces(on: item).map(\.behavior.name) == ["p", "g"])
  }

  @Test func fieldsLetItemsRest() throws {
    let item = box(at: 200, 340, side: 40)
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    let field = try makeField(.linear, on: [item], direction: Vector(0, 5))
    try animator.add(collision)
    try animator.add(field)
    #expect(animator.stepUntilRest(limit: 300) != nil)
    try field.setDirection(Vector(0, -5))
    #expect(animator.isRunning)
    animator.step(frames: 60)
    #expect(item.center.y < 330)
  }

  @Test func customFieldsAreToldWhatUIKitTells() throws {
    let item = box(at: 130, 40)
    let animator = openAnimator()
    let matter = frictionless([item])
    matter.charge = 3
    matter.density = 2
    try matter.addLinearVelocity(Vector(100, -50), for: item)
    var samples: [FieldBehavior.Sample] = []
    let field = FieldBehavior(.custom, name: "c", items: [item]) { sample in
      samples.append(sample)
      return .zero
    }
    try field.setPosition(Point(100, 0))
    try animator.add(matter)
    try animator.add(field)
    animator.step(frames: 2)
    let sample = try #require(samples.first)
    #expect(samples.count == 3)
    #expect((sample.position - Point(30, 40)).length < 1e-4)
    #expect((sample.velocity - Vector(1, -0.5)).length < 1e-6)
    #expect(abs(sample.mass - 2) < 1e-6)
    #expect(sample.charge == 3)
    #expect(abs(samples[2].time - 3.0 / 120) < 1e-8)
    try field.set(.strength, to: 0)
    animator.step()
    #expect(samples.count == 3)
  }

  /// A closure may take everything apart while the world is between two steps.
  @Test func closuresMayChangeTheScene() throws {
    let items = (0..<5).map { box("\($0)", at: Double($0) * 200, 0) }
    let animator = openAnimator()
    let gravity = GravityBehavior(name: "g", items: items)
    var field: FieldBehavior?
    var calls = 0
    let custom = FieldBehavior(.custom, name: "c", items: items) { [unowned animator] _ in
      calls += 1
      animator.step()
      if calls == 8 { animator.removeItem(items[2]) }
      if calls == 20 { field.map(animator.remove) }
      if calls == 20 { try? animator.add(CollisionBehavior(name: "late", items: [items[2]])) }
      return calls % 3 == 0 ? Vector(.nan, 1) : Vector(0, 1)
    }
    field = custom
    try animator.add(gravity)
    try animator.add(custom)
    animator.step(frames: 20)
    field = nil
    #expect(calls >= 20 && calls < 26)
    #expect(animator.items.map(\.name) == ["0", "1", "3", "4", "2"])
    #expect(items.allSatisfy { $0.center.isFinite })
    #expect(items[2].center.y < items[1].center.y)
  }

  /// F = S·g·n at a place, once more by hand; turbulence is the same times m·|v|².
  @Test func noiseForces() throws {
    let item = box(at: 137, -42)
    let animator = openAnimator()
    let matter = frictionless([item])
    matter.density = 2
    try matter.addLinearVelocity(Vector(0, 300), for: item)
    let noise = try makeField(
      .noise, on: [item], [.smoothness: 0.5, .animationSpeed: 2, .strength: 3])
    let turbulence = try makeField(
      .turbulence, on: [item], [.smoothness: 0.5, .animationSpeed: 2])
    for behavior in [matter, noise, turbulence] { try animator.add(behavior) }
    let time = Float(2 * Double(animator.engine.timeStep))
    let frequency: Float = 1.25 / (0.5 + 0.0833333358) - 1
    let place = SIMD3(1.37 + time, -0.42 + time, time) * frequency
    let sample = SimplexNoise(at: place, turn: SimplexNoise.Turn(angle: time))
    let expected = Vector(
      Double(sample.gradient.x * sample.value), Double(sample.gradient.y * sample.value))
    let forces = animator.forces(on: item)
    #expect((forces[0].force - expected * 3).length < 1e-4)
    #expect((forces[1].force - expected * 18).length < 1e-3)
    #expect(expected.length > 1e-3)
  }

  @Test func sumOfWhatActsIsTheAcceleration() throws {
    let item = box(at: 30, 40)
    let animator = openAnimator()
    let push = PushBehavior(name: "p", items: [item], mode: .continuous)
    push.pushDirection = Vector(0.5, -0.25)
    for behavior in [
      frictionless([item]), push, GravityBehavior(name: "g", items: [item]),
      FieldBehavior(.spring, name: "s", items: [item]),
    ] { try animator.add(behavior) }
    animator.step()
    let sum = animator.forces(on: item).reduce(Vector.zero) { $0 + $1.acceleration }
    let before = item.linearVelocity
    animator.step(Double(animator.engine.timeStep))
    let change = (item.linearVelocity - before) * Double(1 / animator.engine.timeStep)
    #expect((change - sum).length < 1e-2)
    #expect(animator.forces(on: item).map(\.behavior.name) == ["p", "g", "s"])
    #expect(animator.forces(on: box(at: 0, 0)).isEmpty)
  }
}
