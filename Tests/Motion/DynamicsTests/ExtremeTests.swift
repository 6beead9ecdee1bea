import MotionGeometry
import Testing

@testable import UIKitMotion

/// Absurd numbers and scenes: each is refused with a reason or goes on; nothing stops the process.
@Suite struct ExtremeTests {
  static let absurd: [Double] = [
    0, -0.0, 1e-300, 1e-9, -1, 1e9, 9_999_999, 1e30, -1e300, .nan, .infinity, -.infinity,
  ]

  @Test(arguments: absurd) func everyPropertyOfAttachments(value: Double) throws {
    var (a, b) = (box("a", at: 0, 0), box("b", at: 0, 0))
    let point = Point(value, -value)
    let kinds: [() throws -> AttachmentBehavior] = [
      { try AttachmentBehavior(name: "r", item: a, offset: Vector(value, 0), toAnchor: point) },
      { try AttachmentBehavior(name: "r", item: a, to: b, otherOffset: Vector(0, value)) },
      { try .fixed(name: "f", item: a, to: b, at: point) },
      { try .pin(name: "p", item: a, to: b, at: point) },
      { try .sliding(name: "s", item: a, at: point, axis: Vector(value, 1)) },
      { try .sliding(name: "s", item: a, to: b, at: .zero, axis: Vector(value, value)) },
      { try .limit(name: "l", item: a, offset: Vector(value, value), to: b) },
    ]
    for make in kinds {
      (a, b) = (box("a", at: 0, 0), box("b", at: 120, 10, side: 30))
      guard let attachment = try? make() else { continue }
      let animator = openAnimator()
      try animator.add(GravityBehavior(name: "g", items: [a]))
      try animator.add(CollisionBehavior(name: "c", items: [a, b]))
      try animator.add(attachment)
      animator.step(frames: 5)
      for quantity in AttachmentBehavior.Quantity.allCases {
        try? attachment.set(quantity, to: value)
      }
      if !value.isNaN { try? attachment.setAttachmentRange(min(0, value)...max(0, value)) }
      try? attachment.setAnchorPoint(Point(value, value))
      animator.step(frames: 60)
      animator.removeItem(b)
      animator.step(frames: 5)
      #expect(a.center.isFinite && b.center.isFinite)
    }
  }

  @Test(arguments: absurd) func everyPropertyOfPushesAndSnaps(value: Double) throws {
    let item = box(at: 0, 0)
    let animator = openAnimator()
    let push = PushBehavior(name: "p", items: [item], mode: .continuous)
    let blow = PushBehavior(name: "b", items: [item], mode: .instantaneous)
    for each in [push, blow] {
      each.pushDirection = Vector(value, value)
      try? each.setAngle(value, magnitude: value)
      each.magnitude = value
      try? each.setTargetOffset(Vector(value, -value), for: item)
      try animator.add(each)
    }
    let snap = try SnapBehavior(name: "s", item: item, snapTo: .zero)
    try? snap.setDamping(value)
    try? snap.setSnapPoint(Point(value, value))
    try animator.add(snap)
    animator.step(frames: 120)
    #expect(item.center.isFinite)
    let isRefused = (try? SnapBehavior(name: "t", item: item, snapTo: Point(value, 0))) == nil
    #expect(isRefused == !(abs(value) <= 1e7))
  }

  @Test(arguments: absurd) func everyPropertyOfFields(value: Double) throws {
    let items = [box("a", at: 0, 0), box("b", at: 1, 0), box("c", at: 9e6, -9e6, side: 0.1)]
    let animator = openAnimator()
    let matter = DynamicItemBehavior(name: "m", items: items)
    for quantity in DynamicItemBehavior.Quantity.allCases { try? matter.set(quantity, to: value) }
    try animator.add(matter)
    let direction = Vector(value, -value)
    for kind in FieldKind.all {
      let field = FieldBehavior(kind, name: kind.word, items: items) { _ in Vector(value, -value) }
      for quantity in FieldBehavior.Quantity.allCases { try? field.set(quantity, to: value) }
      try? field.setPosition(Point(value, 0))
      try? field.setDirection(direction)
      field.region = .circle(radius: value).union(.rectangle(Size(value, value)).inverse)
      try animator.add(field)
      animator.step(frames: 10)
      _ = animator.forces(on: items[0])
    }
    animator.step(frames: 30)
    #expect(items.allSatisfy { $0.center.isFinite })
  }

  @Test(arguments: absurd) func everyShape(value: Double) throws {
    let outlines: [CollisionBounds] = [
      .ellipse, .path([Point(value, 0), Point(0, value), Point(-value, -value)]),
      .path([Point(1e6, 1e6), Point(1e6 - 1, 1e6), Point(1e6, 1e6 - 1)]),
      .path([Point(0, 0), Point(1e6, 0), Point(1e6, 0.001), Point(3, 0.001)]),
    ]
    for size in [Size(value, value), Size(100, value), Size(1e6, 0.1), Size(0.1, 0.1)] {
      for outline in outlines {
        let item = DynamicItem(name: "i", center: .zero, size: size)
        let floor = DynamicItem(name: "j", center: Point(0, 40), size: Size(100, 20))
        item.collisionBounds = outline
        let animator = openAnimator()
        let collision = CollisionBehavior(name: "c", items: [floor])
        try animator.add(GravityBehavior(name: "g", items: [floor]))
        try animator.add(collision)
        try? collision.addItem(item)
        let members = [
          box("k", at: value, 0), DynamicItem(name: "n", center: .zero, size: size),
        ]
        members[1].collisionBounds = outline
        if let group = try? DynamicItemGroup(name: "group", items: members) {
          try? collision.addItem(group)
        }
        try? animator.addAngularVelocity(3, to: item)
        animator.step(frames: 30)
        #expect(floor.center.isFinite)
      }
    }
  }

  /// Heavy on light by twelve orders of magnitude, on springs, rods and welds.
  @Test func absurdMasses() throws {
    for kind in 0..<4 {
      let (heavy, light) = (box("h", at: 0, 0, side: 1e5), box("l", at: 6e4, 0, side: 0.1))
      let animator = openAnimator()
      let dense = DynamicItemBehavior(name: "d", items: [heavy])
      dense.density = 1e6
      let thin = DynamicItemBehavior(name: "t", items: [light])
      thin.density = 1e-4
      let spring = try AttachmentBehavior(name: "s", item: light, to: heavy)
      try spring.set(.frequency, to: 1000)
      try spring.set(.damping, to: 1000)
      let tie =
        switch kind {
        case 0: spring
        case 1: try AttachmentBehavior(name: "r", item: heavy, to: light)
        case 2: try AttachmentBehavior.fixed(name: "f", item: light, to: heavy, at: .zero)
        default:
          try AttachmentBehavior.sliding(
            name: "s", item: light, to: heavy, at: .zero, axis: Vector(1, 1))
        }
      for behavior in [dense, thin, tie, GravityBehavior(name: "g", items: [heavy])] {
        try animator.add(behavior)
      }
      let vortex = FieldBehavior(.vortex, name: "v", items: [light, heavy])
      try vortex.set(.strength, to: 1e9)
      try animator.add(vortex)
      animator.step(frames: 240)
      #expect(heavy.center.isFinite && light.center.isFinite)
    }
  }

  @Test func aThousandItemsInEverything() throws {
    let items = (0..<1000).map { index in
      box("\(index)", at: Double(index % 40) * 12, Double(index / 40) * 12, side: 10)
    }
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    try animator.add(collision)
    try animator.add(GravityBehavior(name: "g", items: items))
    let vortex = FieldBehavior(.vortex, name: "v", items: items)
    try vortex.set(.strength, to: 1e-4)
    try animator.add(vortex)
    for (a, b) in zip(items, items.dropFirst()) {
      try animator.add(AttachmentBehavior(name: "\(a.name)-\(b.name)", item: a, to: b))
    }
    animator.step(frames: 20)
    for item in items where (Int(item.name) ?? 0) % 3 == 0 { animator.removeItem(item) }
    animator.step(frames: 20)
    for behavior in animator.behaviors { animator.remove(behavior) }
    animator.step()
    #expect(animator.items.isEmpty)
  }

  /// All fly through each other at the speed limit: the world stops colliding them continuously,
  /// which would take it minutes for a step.
  @Test func aSwarmAtTheSpeedLimit() throws {
    let items = (0..<300).map { index in
      box("\(index)", at: Double(index % 20) * 12, Double(index / 20) * 12, side: 10)
    }
    let animator = openAnimator()
    let vortex = FieldBehavior(.vortex, name: "v", items: items)
    try animator.add(CollisionBehavior(name: "c", items: items))
    try animator.add(GravityBehavior(name: "g", items: items))
    try animator.add(vortex)
    animator.step(frames: 5)
    vortex.isMuted = true
    animator.step(frames: 5)
    #expect(items.allSatisfy { $0.center.isFinite })
  }

  @Test func everythingOutlivesItsAnimator() throws {
    let (a, b) = (box("a", at: 0, 0), box("b", at: 200, 0))
    let behaviors: [DynamicBehavior] = [
      try SnapBehavior(name: "s", item: a, snapTo: Point(10, 10)),
      try AttachmentBehavior(name: "a", item: a, toAnchor: Point(0, 50)),
      try AttachmentBehavior.pin(name: "p", item: a, to: b, at: .zero),
      PushBehavior(name: "p", items: [a], mode: .continuous),
      FieldBehavior(.spring, name: "f", items: [a, b]),
      CollisionBehavior(name: "c", items: [a, b]),
    ]
    for _ in 0..<3 {
      let animator = openAnimator()
      for behavior in behaviors { try animator.add(behavior) }
      animator.step(frames: 10)
      #expect(behaviors.allSatisfy { $0.isActing })
    }
    #expect(behaviors.allSatisfy { !$0.isActing && $0.animator == nil })
    a.center = .zero
    let last = openAnimator()
    for behavior in behaviors { try last.add(behavior) }
    last.step(frames: 60)
    #expect((a.center - .zero).length > 1)
  }
}
