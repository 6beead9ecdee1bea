import MotionGeometry
import TestSupport
import Testing

@testable import UIKitMotion

/// Energies are not recorded: each follows from the recorded motions and from what acted then.
@Suite struct EnergyRecordTests {
  /// Behaviors come, change and go while two views, one of them in another, and a group swing.
  @Test(arguments: 1...12)
  func aPastEnergyIsWhatItWas(seed: UInt64) throws {
    var random = Seeded(seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let stage = Stage()
    let card = try stage.box("card", Rect(0, 50, 300, 300))
    let views = [
      try stage.box("a", Rect(100, 100, 40, 40)),
      try stage.box("b", Rect(200, 100, 40, 60), in: card),
      try stage.box("c", Rect(30, 300, 20, 20)), try stage.box("d", Rect(60, 310, 20, 20)),
    ]
    let items = try views.map { try stage.item(for: $0) }
    let group = try DynamicItemGroup(name: "g", items: [items[2], items[3]])
    _ = stage.record(group)
    let pair = try AttachmentBehavior(name: "pair", item: items[0], to: items[1])
    let bond = try AttachmentBehavior(name: "bond", item: items[1], to: group)
    for spring in [pair, bond] {
      try spring.set(.frequency, to: number(0.5...2))
      try spring.set(.length, to: 60)
      try stage.animator.add(spring)
    }
    let gravity = GravityBehavior(name: "gravity", items: [items[0], items[1], group])
    try stage.animator.add(gravity)
    let matter = DynamicItemBehavior(name: "matter", items: [items[0]])
    try stage.animator.add(matter)
    let changes: [() throws -> Void] = [
      { gravity.magnitude = number(0.1...2) }, { matter.density = number(0.5...4) },
      { pair.isMuted.toggle() }, { try bond.set(.frequency, to: number(0.5...3)) },
      { matter.allowsRotation.toggle() }, { matter.isAnchored.toggle() },
      { try stage.setCenter(Point(number(100...200), 100), of: views[0]) },
      { try matter.addLinearVelocity(Vector(number(-200...200), 0), for: items[0]) },
      { try stage.resize(to: Size(320, number(400...600))) },
    ]
    var expected: [[Energy]] = []
    for _ in 0..<90 {
      if number(0...1) < 0.2 { try changes.randomElement(using: &random)?() }
      expected.append(items.prefix(2).map { stage.animator.energy(of: $0) ?? Energy() })
      _ = stage.step()
    }
    for (frame, energies) in expected.enumerated() {
      for (view, energy) in zip(views, energies) {
        let recorded = try #require(stage.recorder.energy(of: view, at: frame))
        let bound = 4e-5 * max(1, energy.sum)
        #expect(abs(recorded.kinetic - energy.kinetic) <= bound, "\(view.name) at \(frame)")
        #expect(abs(recorded.potential - energy.potential) <= bound, "\(view.name) at \(frame)")
      }
    }
    #expect(expected.contains { $0[1].springs > 0.01 })
  }

  @Test func whatNothingMovesHasNone() throws {
    let stage = Stage()
    let view = try stage.box("still", Rect(0, 0, 40, 40))
    _ = stage.step(3)
    #expect(stage.recorder.energy(of: view, at: 1) == Energy())
    stage.setRecording(false)
    _ = stage.step(2)
    #expect(stage.recorder.energy(of: view, at: 3) == nil)
  }
}
