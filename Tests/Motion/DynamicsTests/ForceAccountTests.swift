import MotionGeometry
import TestSupport
import Testing
import UIKitMotion

/// An account has all that changes a velocity: the sum of its accelerations is the change
/// that the frame shows. Velocities are floats and the solver adds many impulses to them, so the two
/// agree to 1e-3 of the largest acceleration that is told, or of 1 pt/s in a frame.
@Suite struct ForceAccountTests {
  /// Scenes made from a seed: falling, resting, stacked, on slopes, sliding, hung up, in fields.
  @Test(arguments: 1...60)
  func sumIsTheChangeOfVelocity(seed: Int) throws {
    let scene = try AccountScene(seed: seed)
    for _ in 0..<150 {
      for item in scene.items {
        // Each item is looked at in its turn, so all frames of all scenes are tried by someone.
        guard scene.number(0...1) < 0.2 else { continue }
        try check(item, in: scene.animator)
      }
      scene.animator.step()
    }
  }

  private func check(_ item: DynamicItem, in animator: DynamicAnimator) throws {
    let before = item.linearVelocity
    let account = animator.startAccount(of: item)
    animator.step()
    animator.endAccount()
    let entries = account.entries
    let sum = entries.reduce(Vector.zero) { $0 + $1.acceleration }
    let largest = entries.map(\.acceleration.length).max() ?? 0
    let change = (item.linearVelocity - before) * 60
    let time = account.seconds * 60
    #expect(
      (sum * time - change).length <= max(1e-3 * largest * time, 0.06),
      "\(item.name): \(sum) against \(change): \(entries)")
    #expect(!entries.contains { $0.cause == .topSpeed })
  }

  /// Looking changes nothing: the same scene continues as without it.
  @Test(arguments: 1...20)
  func looksOnly(seed: Int) throws {
    let (seen, unseen) = (try AccountScene(seed: seed), try AccountScene(seed: seed))
    for frame in 0..<120 {
      let item = seen.items[frame % seen.items.count]
      _ = seen.animator.startAccount(of: item)
      seen.animator.step()
      seen.animator.endAccount()
      unseen.animator.step()
    }
    for (a, b) in zip(seen.items, unseen.items) {
      #expect(a.center == b.center && a.angle == b.angle && a.linearVelocity == b.linearVelocity)
    }
  }

  @Test func floorHoldsWhatGravityPulls() throws {
    let item = box(at: 200, 345)
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(collision)
    for isAsleep in [false, true] {
      animator.step(frames: isAsleep ? 120 : 20)
      #expect(animator.isRunning != isAsleep)
      let account = animator.startAccount(of: item)
      animator.step()
      let told = Dictionary(
        uniqueKeysWithValues: account.entries.map { ($0.cause, $0.acceleration) })
      let gravity = try #require(told[.behavior("g")])
      let floor = try #require(told[.contact(.referenceBounds)])
      // Gravity is 1000; resistance takes 0.1 · h of what it adds in a step, and the floor the rest.
      #expect(abs(gravity.dy - 1000) < 1e-3)
      #expect(abs(floor.dy + 1000 / (1 + 0.1 / 120)) < 0.5)
    }
  }

  @Test func tellsNothingOfWhatNothingMoves() throws {
    let item = box(at: 200, 300)
    let animator = openAnimator()
    let matter = DynamicItemBehavior(name: "m", items: [item])
    matter.isAnchored = true
    try animator.add(GravityBehavior(name: "g", items: [item]))
    try animator.add(matter)
    let account = animator.startAccount(of: item)
    animator.step()
    #expect(account.entries.isEmpty)
    let stranger = animator.startAccount(of: box(at: 0, 0))
    animator.step()
    #expect(stranger.entries.isEmpty)
  }
}

/// Boxes of all sizes with behaviors of all kinds, made from a seed.
private final class AccountScene {
  let animator: DynamicAnimator
  var items: [DynamicItem] = []
  private var random: Seeded

  init(seed: Int) throws {
    random = Seeded(UInt64(seed))
    animator = DynamicAnimator(
      referenceBounds: Rect(0, 0, 400, 400), engine: seed % 7 == 0 ? .ios7 : .modern)
    for index in 0..<4 {
      let item = DynamicItem(
        name: "item\(index)", center: Point(60 + 90 * Double(index % 2), 40 + 90 * Double(index)),
        size: Size(number(20...80), number(20...80)))
      if index == 2 { item.collisionBounds = .ellipse }
      items.append(item)
    }
    try addMatter()
    try addCollision()
    try addForces(seed)
    try addHolders(seed)
  }

  func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }

  private func addMatter() throws {
    for item in items {
      let matter = DynamicItemBehavior(name: "matter of \(item.name)", items: [item])
      matter.density = number(0.2...3)
      matter.friction = number(0...1)
      matter.elasticity = number(0...0.9)
      matter.resistance = number(0...2)
      matter.charge = number(-1...1)
      try matter.addLinearVelocity(Vector(number(-300...300), number(-300...300)), for: item)
      try animator.add(matter)
    }
  }

  private func addCollision() throws {
    let collision = CollisionBehavior(name: "walls", items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    try collision.addBoundary(
      name: "slope", from: Point(0, number(250...350)), to: Point(300, 390))
    try animator.add(collision)
  }

  private func addForces(_ seed: Int) throws {
    let gravity = GravityBehavior(name: "g", items: items)
    try gravity.setAngle(number(1...2), magnitude: number(0.3...2))
    if seed % 4 != 0 { try animator.add(gravity) }
    let push = PushBehavior(name: "p", items: [items[0]], mode: .continuous)
    push.pushDirection = Vector(number(-1...1), number(-1...1))
    if seed % 3 == 0 { try animator.add(push) }
    let kick = PushBehavior(name: "kick", items: [items[1]], mode: .instantaneous)
    kick.pushDirection = Vector(number(-1...1), number(-1...1))
    try animator.add(kick)
    let kinds: [FieldKind] = [
      .drag, .vortex, .radial, .linear, .noise, .spring, .electric, .magnetic,
    ]
    let kind = kinds[seed % kinds.count]
    try animator.add(
      makeField(kind, "field", on: items, [.strength: number(0.1...1)], at: Point(200, 200)))
    if seed % 11 == 0 {
      try animator.add(
        makeField(.velocity, "river", on: [items[3]], direction: Vector(number(0...1), 0)))
    }
  }

  private func addHolders(_ seed: Int) throws {
    switch seed % 6 {
    case 0:
      try animator.add(
        try AttachmentBehavior(name: "rod", item: items[0], toAnchor: Point(200, 100)))
    case 1:
      let spring = try AttachmentBehavior(name: "spring", item: items[0], to: items[1])
      try spring.set(.frequency, to: 2)
      try spring.set(.damping, to: 0.2)
      try animator.add(spring)
    case 2:
      try animator.add(SnapBehavior(name: "snap", item: items[2], snapTo: Point(200, 150)))
    case 3:
      try animator.add(
        AttachmentBehavior.pin(name: "pin", item: items[0], to: items[1], at: Point(100, 100)))
    case 4:
      try animator.add(
        AttachmentBehavior.limit(name: "rope", item: items[0], to: items[3]))
    default: break
    }
  }
}
