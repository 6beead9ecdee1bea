import MotionGeometry
import Testing
import UIKitMotion

/// Rows of fields measured on Apple's own engine.
@Suite struct FieldOracleTests {
  /// A case of the table of accelerations: an item of 100 x 100 points at (300, 400), the field at
  /// (0, 0), so that the item is (3, 4) m away.
  struct Row: CustomTestStringConvertible {
    var name: String
    var kind: FieldKind
    var acceleration: Vector
    /// Half of the last digit that was printed, in points per second².
    var grain: Double
    var mass = 1.0
    var charge = 0.0
    var velocity = Vector.zero
    var set: [FieldBehavior.Quantity: Double] = [:]
    var direction = Vector(3, 4)
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "linear", kind: .linear, acceleration: Vector(300, 400), grain: 0.5),
    Row(
      name: "linear, m 2", kind: .linear, acceleration: Vector(300, 400), grain: 0.5,
      mass: 2),
    Row(
      name: "linear, m 3", kind: .linear, acceleration: Vector(300, 400), grain: 0.5,
      mass: 3),
    Row(
      name: "linear, S 2, k 1", kind: .linear, acceleration: Vector(120, 160), grain: 0.5,
      set: [.strength: 2, .falloff: 1]),
    Row(name: "radial", kind: .radial, acceleration: Vector(-2.4, -3.2), grain: 0.05),
    Row(
      name: "radial, m 3", kind: .radial, acceleration: Vector(-2.4, -3.2), grain: 0.05,
      mass: 3),
    Row(
      name: "magnetic, q 2", kind: .magnetic, acceleration: Vector(0, -20), grain: 0.5,
      charge: 2, velocity: Vector(100, 0)),
    Row(
      name: "magnetic, q -1", kind: .magnetic, acceleration: Vector(0, -20), grain: 0.5,
      charge: -1, velocity: Vector(100, 0)),
    Row(
      name: "magnetic, q 1, m 3", kind: .magnetic, acceleration: Vector(0, -6.667), grain: 5e-4,
      mass: 3, charge: 1, velocity: Vector(100, 0)),
    Row(
      name: "magnetic, q 0", kind: .magnetic, acceleration: .zero, grain: 0,
      velocity: Vector(100, 0)),
    Row(name: "spring", kind: .spring, acceleration: Vector(-300, -400), grain: 0.5),
    Row(
      name: "spring, m 3", kind: .spring, acceleration: Vector(-100, -133.3), grain: 0.05,
      mass: 3),
    Row(name: "vortex", kind: .vortex, acceleration: Vector(-80, 60), grain: 0.5),
    Row(name: "custom", kind: .custom, acceleration: Vector(100, 0), grain: 0.5),
    Row(
      name: "custom, S 2, m 3", kind: .custom, acceleration: Vector(33.333, 0), grain: 5e-4,
      mass: 3, set: [.strength: 2]),
  ]

  /// Told, and taken over one step of 1/120 s. A velocity passes through two floats in m/s, whose
  /// grain near 1 is 1.2e-7: 0.0015 points per second² over one step.
  @Test(arguments: rows) func acceleration(row: Row) throws {
    let item = box(at: 300, 400)
    let animator = openAnimator()
    let matter = frictionless([item])
    matter.density = row.mass
    matter.charge = row.charge
    try matter.addLinearVelocity(row.velocity, for: item)
    let field = try make(row, on: item)
    try animator.add(matter)
    try animator.add(field)
    animator.step()
    let change = (item.linearVelocity - row.velocity) * Double(1 / animator.engine.timeStep)
    #expect((change - row.acceleration).length <= 1.5 * row.grain + 2e-3)
  }

  private func make(_ row: Row, on item: DynamicItem) throws -> FieldBehavior {
    let field = FieldBehavior(row.kind, name: "f", items: [item]) { _ in Vector(1, 0) }
    if row.kind.direction != nil { try field.setDirection(row.direction) }
    for (quantity, value) in row.set.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      try field.set(quantity, to: value)
    }
    return field
  }

  @Test func twoFieldsAddUp() throws {
    let item = box(at: 300, 400)
    let animator = openAnimator()
    try animator.add(frictionless([item]))
    try animator.add(makeField(.linear, "a", on: [item], direction: Vector(1, 0)))
    try animator.add(makeField(.linear, "b", on: [item], direction: Vector(0, 2)))
    animator.step()
    #expect(abs(item.linearVelocity.dx - 0.8333) < 5e-5)
    #expect(abs(item.linearVelocity.dy - 1.6667) < 5e-5)
  }

  /// Strength 1, v0 1 m/s, step by step.
  @Test func dragStepByStep() throws {
    let item = box(at: 300, 400)
    let animator = openAnimator()
    let matter = frictionless([item])
    try matter.addLinearVelocity(Vector(100, 0), for: item)
    try animator.add(matter)
    try animator.add(FieldBehavior(.drag, name: "d", items: [item]))
    for speed in [0.991667, 0.983472, 0.975412] {
      animator.step(Double(animator.engine.timeStep))
      // Half of the last digit, and the grain of a float near 97 points per second.
      #expect(abs(item.linearVelocity.dx / 100 - speed) < 5e-7 + 0.8e-7)
    }
  }

  /// F4: frame 60, to the four decimals that stand there.
  @Test func linearTrajectory() throws {
    let item = box(at: 300, 400)
    let field = try makeField(.linear, "f", on: [item], direction: Vector(3, 4))
    try expect(item, in: field, at: Point(448.75, 598.3333), within: 5e-5)
  }

  /// Through the singularity, Box2D as Debian builds it ends 0.0072 points from Apple's y.
  @Test func radialTrajectory() throws {
    let item = box(at: 300, 400)
    let field = try makeField(.radial, on: [item], [.strength: 200])
    try expect(item, in: field, at: Point(-1673.68, -2231.57), within: 0.01)
  }

  @Test func springTrajectory() throws {
    let item = box(at: 300, 400)
    let field = FieldBehavior(.spring, name: "f", items: [item])
    try field.set(.strength, to: 4)
    try field.setPosition(Point(250, 350))
    try expect(item, in: field, at: Point(229.5706, 329.5706), within: 5e-5)
  }

  @Test func dragTrajectory() throws {
    let item = box(at: 300, 400)
    let field = FieldBehavior(.drag, name: "f", items: [item])
    try field.set(.strength, to: 0.5)
    try expect(item, in: field, at: Point(380.3465, 400), within: 5e-5, velocity: Vector(100, 0))
  }

  private func expect(
    _ item: DynamicItem, in field: FieldBehavior, at end: Point, within tolerance: Double,
    velocity: Vector = .zero
  ) throws {
    let animator = openAnimator()
    let matter = frictionless([item])
    try matter.addLinearVelocity(velocity, for: item)
    try animator.add(matter)
    try animator.add(field)
    animator.step(frames: 60)
    #expect(abs(item.center.x - end.x) <= tolerance, "\(item.center)")
    #expect(abs(item.center.y - end.y) <= tolerance, "\(item.center)")
  }

  /// F3.
  @Test func thirtyTwoFields() throws {
    let item = box(at: 300, 400, side: 10)
    let animator = openAnimator()
    try animator.add(frictionless([item]))
    for index in 0..<32 {
      try animator.add(
        makeField(.linear, "f\(index)", on: [item], direction: Vector(1, 0)))
    }
    animator.step()
    #expect(nine(item.linearVelocity.dx) == "26.6666679")
    animator.step()
    let second = item.linearVelocity.dx
    animator.step()
    // "More per later frame" is what the third adds; others differ by a float's grain.
    #expect(nine(item.linearVelocity.dx - second) == "53.3333359")
  }

  @Test func velocityFieldUnderResistance() throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let matter = DynamicItemBehavior(name: "m", items: [item])
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(matter)
    try animator.add(makeField(.velocity, "v", on: [item], direction: Vector(30, 0)))
    animator.step(frames: 3)
    #expect(nine(item.linearVelocity.dx) == "2997.50195")
    #expect(item.linearVelocity.dy == 0)
  }

  /// A radius of 50 reaches a center at 50.000 and not one at 50.001.
  @Test func regionsReachTheCenter() throws {
    for (distance, isReached) in [(50.0, true), (50.001, false)] {
      let item = box(at: distance, 0)
      let field = try makeField(.linear, on: [item], direction: Vector(0, 1))
      field.region = .circle(radius: 50)
      let animator = openAnimator()
      #expect(field.reaches(item) == isReached)
      try animator.add(frictionless([item]))
      try animator.add(field)
      animator.step()
      #expect((item.linearVelocity.dy > 0) == isReached)
    }
  }
}
