import MotionGeometry
import TestSupport
import Testing
import UIKitMotion

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Energy goes from one form to another, and gets less where something brakes. The engine's steps of
/// h = 1/120 s let a sum that mechanics keeps swing by m·a·v·h/2: half a step's work.
@Suite struct EnergyTests {
  private let h = 1.0 / 120

  @Test(arguments: [(1.0, 0.0), (0.3, 200.0), (4.0, -300.0)])
  func fallingKeepsItsEnergy(density: Double, up: Double) throws {
    let item = box(at: 50, 50)
    let animator = openAnimator()
    let matter = frictionless([item])
    matter.density = density
    try matter.addLinearVelocity(Vector(100, up), for: item)
    try matter.addAngularVelocity(2, for: item)
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(matter)
    let start = try #require(animator.energy(of: item))
    #expect(abs(start.turning - density * (1.0 / 6) * 4 / 2) < 1e-6)
    for _ in 0..<120 {
      animator.step()
      let now = try #require(animator.energy(of: item))
      let swing = density * 10 * item.linearVelocity.length / 100 * h / 2
      // Of the start's, too, and a float's grain of the largest part.
      let bound = swing + density * 10 * Vector(100, up).length / 100 * h / 2 + 1e-5 * now.motion
      #expect(abs(now.sum - start.sum) <= bound)
    }
  }

  @Test(arguments: [1.0, 10, 60])
  func swingingInAFieldKeepsItsEnergy(strength: Double) throws {
    let item = box(at: 150, 20)
    let animator = openAnimator()
    let field = try makeField(.spring, on: [item], [.strength: strength], at: Point(200, 200))
    try animator.add(frictionless([item]))
    try animator.add(field)
    let start = try #require(animator.energy(of: item)).sum
    for _ in 0..<600 {
      animator.step()
      let now = try #require(animator.energy(of: item))
      let pull = strength * (item.center - Point(200, 200)).length / 100
      #expect(
        abs(now.sum - start) <= pull * item.linearVelocity.length / 100 * h / 2 + 1e-3 * start)
    }
  }

  /// Box2D's springs are solved one step ahead, which damps: a ratio of ω·h/2 comes on top.
  @Test(arguments: [0.5, 1, 2])
  func aSpringLosesWhatItsSolvingTakes(frequency: Double) throws {
    let item = box(at: 100, 250, side: 40)
    let animator = openAnimator()
    let spring = try AttachmentBehavior(name: "s", item: item, toAnchor: Point(100, 50))
    try spring.set(.frequency, to: frequency)
    try spring.set(.length, to: 150)
    try animator.add(frictionless([item]))
    try animator.add(spring)
    let start = try #require(animator.energy(of: item)).sum
    let omega = 2 * Double.pi * frequency
    for frame in 1...240 {
      animator.step()
      let now = try #require(animator.energy(of: item)).sum
      let kept = start * exp(-omega * h * omega * Double(frame) / 60)
      // Within one period it goes up and down by twice the ratio.
      #expect(abs(now - kept) <= 3 * omega * h * kept, "\(frame)")
    }
  }

  /// With floors, bumps, friction and resistance it only gets less, but for half a step's work and
  /// for what the engine lifts out of what it has sunk in: at most 5 points in a frame.
  @Test(arguments: 1...40)
  func neverRisesByItself(seed: UInt64) throws {
    var random = Seeded(seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let items = (0..<3).map { box("b\($0)", at: 80 + 110 * Double($0), number(60...200), side: 60) }
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let matter = DynamicItemBehavior(name: "m", items: items)
    matter.elasticity = number(0...0.9)
    matter.friction = number(0...1)
    matter.resistance = number(0...1)
    matter.density = number(0.2...3)
    for item in items {
      try matter.addLinearVelocity(Vector(number(-400...400), number(-400...400)), for: item)
    }
    try animator.add(GravityBehavior(name: "g", items: items))
    try animator.add(collision)
    try animator.add(matter)
    var before = Double.infinity
    for frame in 0..<300 {
      let sums = items.compactMap { animator.energy(of: $0)?.sum }
      let now = sums.reduce(0, +)
      let speed = items.map(\.linearVelocity.length).max() ?? 0
      let mass = animator.mass(of: items[0]) ?? 0
      let slack = 3 * mass * 10 * (speed / 100 * h + 0.05)
      #expect(now <= before + slack, "\(frame): \(before) to \(now), \(slack)")
      before = min(before, now)
      animator.step()
    }
  }

  @Test func snapAndPairsHoldEnergy() throws {
    let (a, b) = (box("a", at: 100, 100, side: 40), box("b", at: 200, 100, side: 40))
    let animator = openAnimator()
    let spring = try AttachmentBehavior(name: "s", item: a, to: b)
    try spring.set(.frequency, to: 1)
    try spring.set(.length, to: 50)
    try animator.add(spring)
    // The reduced mass is 0.08 kg, so k = 0.08·(2π)², and half of k·0.5²/2 is each one's.
    let each = 0.08 * pow(2 * Double.pi, 2) * 0.25 / 2 / 2
    for item in [a, b] {
      #expect(abs((animator.energy(of: item)?.springs ?? 0) - each) < 1e-5)
    }
    let c = box("c", at: 300, 300, side: 40)
    try animator.add(SnapBehavior(name: "snap", item: c, snapTo: Point(100, 300)))
    #expect((animator.energy(of: c)?.springs ?? 0) > 0)
    animator.step(frames: 300)
    #expect((animator.energy(of: c)?.sum ?? 1) < 1e-4)
  }

  /// A record of motions and laws gives each frame's energy, also of items that two behaviors hold,
  /// and there is nothing after the last behavior has gone.
  @Test func energyFollowsFromMotionAndLaw() throws {
    let (a, b) = (box("a", at: 100, 100, side: 40), box("b", at: 200, 100, side: 40))
    let animator = openAnimator()
    let spring = try AttachmentBehavior(name: "s", item: a, to: b)
    try spring.set(.frequency, to: 1)
    try animator.add(spring)
    try animator.add(GravityBehavior(name: "g", items: [a, b]))
    try animator.add(try makeField(.spring, on: [b], [.strength: 5], at: Point(200, 200)))
    try animator.add(SnapBehavior(name: "snap", item: b, snapTo: Point(120, 300)))
    let version = animator.energyLawVersion
    let laws = try [a, b].map { try #require(animator.energyLaw(of: $0)) }
    for _ in 0..<120 {
      animator.step()
      for (item, law) in zip([a, b], laws) {
        let partners = law.partners.map { ItemMotion($0) }
        let now = try #require(animator.energy(of: item))
        let recorded = law.energy(of: ItemMotion(item), partners: partners)
        #expect(abs(recorded.sum - now.sum) <= 1e-5 * now.sum)
        #expect(abs(recorded.springs - now.springs) <= 1e-5 * now.sum)
      }
    }
    #expect(animator.energyLawVersion == version)
    #expect(laws[0].partners.first === b && laws[1].partners.first === a)
    for behavior in animator.behaviors { animator.remove(behavior) }
    #expect(animator.energyLawVersion > version)
    #expect(animator.energyLaw(of: a) == nil && animator.energy(of: b) == nil)
  }

  @Test func whatNothingMovesHasNone() throws {
    let item = box(at: 100, 100)
    let animator = openAnimator()
    #expect(animator.energy(of: item) == nil)
    let matter = DynamicItemBehavior(name: "m", items: [item])
    matter.isAnchored = true
    try animator.add(matter)
    #expect(animator.energy(of: item) == nil)
  }
}
