import Foundation
import MotionGeometry
import Testing
import UIKitMotion

/// Motions whose course is known from mechanics. The engine's integrator is semi-implicit Euler with
/// h = 1/120 s, so a tolerance is either that of a float, where the discrete solution is known, or
/// the method's own error of the order h.
@Suite struct MotionLawTests {
  private let h = Double(Float(1.0 / 120))

  /// The integrator's own closed form, v = g/c·(1 − q^n) with q = 1/(1 + h·c), to a float's grain;
  /// and the continuous one to h.
  @Test func projectileWithResistance() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let matter = DynamicItemBehavior(name: "m", items: [item])
    matter.resistance = 2
    try matter.addLinearVelocity(Vector(400, -300), for: item)
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(matter)
    animator.step(frames: 60)
    let n = 119.0
    let q = 1 / (1 + h * 2)
    let decay = pow(q, n)
    let speed = Vector(400 * decay, -300 * decay + 500 * (1 - decay))
    #expect((item.linearVelocity - speed).length < 1e-3)
    let t = n * h
    let x = 200 * (1 - exp(-2 * t))
    let y = 500 * t + (-300 - 500) / 2 * (1 - exp(-2 * t))
    // Euler's place is ahead by about h/2 times the change of velocity, and its decay is slower by
    // h·c²·t/2: together within 1.5·h of the ways here.
    #expect((item.center - Point(x, y)).length < 1.5 * h * 400)
  }

  /// T = 2π·√(m/S), which is the other way round than UIKit's documents have it. The method's period
  /// is 2π·h/(2·asin(ω·h/2)), shorter by (ω·h)²/24 of it.
  @Test(arguments: [(1.0, 4.0), (3.0, 4.0), (1.0, 40.0)])
  func springFieldPeriod(mass: Double, strength: Double) throws {
    let item = box(at: 100, 0)
    let animator = openAnimator()
    let matter = frictionless([item])
    matter.density = mass
    let field = FieldBehavior(.spring, name: "f", items: [item])
    try field.set(.strength, to: strength)
    try animator.add(matter)
    try animator.add(field)
    let crossings = upwardCrossings(of: animator, frames: 1200) { item.center.x }
    let periods = Double(crossings.count - 1)
    let first = try #require(crossings.first)
    let last = try #require(crossings.last)
    let expected = 2 * .pi * (mass / strength).squareRoot()
    #expect(periods >= 2)
    #expect(abs((last - first) / periods - expected) < 2e-3 * expected)
  }

  /// T = 2π·√(L/g) / agm(1, cos(θ/2)) for a swing of θ; a quarter of it is what the bob needs from
  /// rest to the lowest point. (Later swings are smaller: Box2D's rod takes a little energy.)
  /// Semi-implicit Euler is half a step ahead of the motion that starts at rest; that the rod is
  /// straightened only once a step costs up to ω·h/4 of a swing, here 0.2 %.
  @Test(arguments: [0.2, 1.0, 2.0]) func pendulumPeriod(angle: Double) throws {
    let length = 1000.0
    let end = Point(length * sin(angle), length * cos(angle))
    let item = DynamicItem(name: "bob", center: end, size: Size(4, 4))
    let animator = openAnimator()
    let matter = frictionless([item])
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(matter)
    try animator.add(AttachmentBehavior(name: "rod", item: item, toAnchor: .zero))
    let crossings = upwardCrossings(of: animator, frames: 240) { -item.center.x }
    // The first frame has one step instead of two.
    let quarter = try #require(crossings.first) - h
    let period = 2 * .pi * (length / 1000).squareRoot() / agm(1, cos(angle / 2))
    #expect(abs(quarter + h / 2 - period / 4) < 2e-3 * period / 4)
  }

  /// Two items on a spring, thrown: what they have together stays.
  @Test func momentumOfAnIsolatedPair() throws {
    let (a, b) = (box("a", at: 0, 0), box("b", at: 250, 30, side: 60))
    let animator = openAnimator()
    let matter = frictionless([a, b])
    try matter.addLinearVelocity(Vector(120, -50), for: a)
    try matter.addAngularVelocity(3, for: b)
    let spring = try AttachmentBehavior(
      name: "s", item: a, offset: Vector(30, 0), to: b, otherOffset: Vector(-10, 20))
    try spring.set(.frequency, to: 1.5)
    try spring.set(.damping, to: 0.2)
    try animator.add(matter)
    try animator.add(CollisionBehavior(name: "c", items: [a, b]))
    try animator.add(spring)
    try spring.set(.length, to: 120)
    for _ in 0..<300 {
      animator.step()
      let momentum = a.linearVelocity + b.linearVelocity * 0.36
      // Floats near 100 points per second have a grain of 8e-6; a hundred steps add some up.
      #expect((momentum - Vector(120, -50)).length < 5e-3)
    }
  }

  /// Bodies, springs and walls only ever lose energy, whatever they do to each other.
  @Test func energyNeverRisesWithoutASource() throws {
    let items = (0..<6).map { index in
      box("\(index)", at: 60 + 55 * Double(index), 60 + 20 * Double(index), side: 40)
    }
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let matter = DynamicItemBehavior(name: "m", items: items)
    matter.elasticity = 0.6
    try animator.add(GravityBehavior(name: "g", items: items))
    try animator.add(matter)
    try animator.add(collision)
    var least = Double.infinity
    for _ in 0..<600 {
      animator.step()
      let energy = items.reduce(0) { $0 + self.energy(of: $1) }
      // Overlaps are pushed apart by up to 0.5 points, which lifts boxes that lean on each other.
      #expect(energy < least + 0.01)
      least = min(least, energy)
    }
    #expect(!animator.isRunning)
  }

  /// In J for an item of 40 x 40 points under gravity 1, from the floor at y = 400.
  private func energy(of item: DynamicItem) -> Double {
    let (mass, inertia) = (0.16, 0.16 * (0.16 + 0.16) / 12)
    let speed = item.linearVelocity.length / 100
    return mass * speed * speed / 2 + inertia * item.angularVelocity * item.angularVelocity / 2
      + mass * 10 * (400 - item.center.y) / 100
  }

  private func agm(_ a: Double, _ b: Double) -> Double {
    var (a, b) = (a, b)
    for _ in 0..<40 { (a, b) = ((a + b) / 2, (a * b).squareRoot()) }
    return a
  }

  /// The times at which a quantity turns positive, by the line between two frames.
  private func upwardCrossings(
    of animator: DynamicAnimator, frames: Int, _ quantity: () -> Double
  ) -> [Double] {
    var times: [Double] = []
    var before = quantity()
    for _ in 0..<frames {
      let time = animator.elapsedTime
      animator.step()
      let now = quantity()
      if before < 0, now >= 0 { times.append(time + before / (before - now) / 60) }
      before = now
    }
    return times
  }
}
