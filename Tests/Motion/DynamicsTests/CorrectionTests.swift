import MotionGeometry
import Testing
import UIKitMotion

/// Box2D moves bodies apart, and to where a rod holds them, without a velocity.
@Suite struct CorrectionTests {
  /// A correction is the part of the frame's move that its velocities do not explain. In frames of
  /// one step there is one velocity.
  private func correction(
    of item: DynamicItem, in animator: DynamicAnimator
  ) -> (told: Vector, seen: Vector, causes: [ForceAccount.Cause]) {
    let place = item.center
    let account = animator.startAccount(of: item)
    animator.step(Double(Float(1.0 / 120)))
    animator.endAccount()
    let seen = item.center - place - item.linearVelocity * (1.0 / 120)
    return (account.correction?.offset ?? .zero, seen, account.correction?.causes ?? [])
  }

  @Test func overlap() throws {
    let (a, b) = (box("a", at: 100, 100), box("b", at: 130, 120))
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: [a, b])
    try animator.add(collision)
    for _ in 0..<20 {
      let found = correction(of: a, in: animator)
      guard found.seen.length > 0.5 else { continue }
      #expect((found.told - found.seen).length < 1e-3)
      #expect(found.causes == [.contact(.item("b"))])
    }
    #expect(a.center.x < 80 || a.center.y < 80)
  }

  @Test(arguments: [0.0, 1]) func rodOfAnotherLength(gravity: Double) throws {
    let item = box(at: 100, 100, side: 40)
    let animator = openAnimator()
    let rod = try AttachmentBehavior(name: "rod", item: item, toAnchor: Point(200, 300))
    try rod.set(.length, to: 20)
    try animator.add(rod)
    if gravity > 0 { try animator.add(GravityBehavior(name: "g", items: [item])) }
    let found = correction(of: item, in: animator)
    #expect(found.seen.length > 50 && (found.told - found.seen).length < 1e-2)
    #expect(found.causes == [.behavior("rod")])
  }

  /// A falling, landing, sliding or swinging view moves by its velocity alone.
  @Test func velocitiesExplainTheRest() throws {
    let (ball, bob) = (box("ball", at: 100, 100, side: 40), box("bob", at: 300, 100, side: 20))
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    let matter = frictionless([ball, bob])
    try matter.addLinearVelocity(Vector(60, 300), for: ball)
    try animator.add(GravityBehavior(name: "g", items: [ball, bob]))
    try animator.add(collision)
    try animator.add(matter)
    try animator.add(AttachmentBehavior(name: "rod", item: bob, toAnchor: Point(200, 100)))
    let spring = try AttachmentBehavior(name: "s", item: ball, toAnchor: Point(100, 50))
    try spring.set(.frequency, to: 1)
    try animator.add(spring)
    for _ in 0..<120 {
      for item in [ball, bob] {
        let account = animator.startAccount(of: item)
        animator.step()
        animator.endAccount()
        #expect(account.correction == nil, "\(item.name): \(account)")
      }
    }
  }
}
