import Foundation
import MotionGeometry
import TestSupport
import Testing

@testable import UIKitMotion

/// 3D transforms of views: stored in channels, animated, and their laws.
@Suite struct SpatialTransformTests {
  private func difference(_ a: Transform3D, _ b: Transform3D) -> Double {
    zip(a.numbers, b.numbers).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  private func turn(_ degrees: Double, _ axis: SIMD3<Double>) -> Transform3D {
    .rotation(degrees * .pi / 180, about: axis) ?? .identity
  }

  private func random(_ numbers: inout Seeded) -> Transform3D {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
    return .perspective(number(200...2000))
      * .translation(number(-100...100), number(-100...100), number(-100...100))
      * turn(number(-180...180), SIMD3(number(-1...1), number(-1...1), number(-1...1)))
      * .scale(number(0.2...3), number(-3 ... -0.2), number(0.2...3))
  }

  @Test func whatIsSetReadsBack() throws {
    var numbers = Seeded(31)
    let stage = Stage()
    let red = try stage.box()
    for _ in 0..<300 {
      let transform = random(&numbers)
      try stage.setTransform(transform, of: red)
      let size = transform.numbers.reduce(1) { max($0, abs($1)) }
      #expect(difference(red.geometry().transform3D, transform) < 1e-12 * size)
    }
    try stage.setTransform(AffineTransform.rotation(0.5), of: red)
    #expect(red.geometry().space == nil)
    #expect(red.transform == .rotation(0.5))
  }

  /// Rotations about one axis are one number, also beyond a right angle.
  @Test(arguments: stride(from: -170.0, through: 170, by: 20).map { $0 })
  func oneAxisIsOneNumber(degrees: Double) throws {
    let stage = Stage()
    let red = try stage.box()
    let angle = degrees * .pi / 180
    try stage.setTransform(turn(degrees, SIMD3(0, 1, 0)), of: red)
    #expect(close(red[.rotationY], angle) && close(red[.rotation], 0))
    try stage.setTransform(turn(degrees, SIMD3(1, 0, 0)), of: red)
    #expect(close(red[.rotationX], angle) && close(red[.rotationY], 0))
  }

  /// The presentation starts at the view's transform, ends at the target, and in between blends the
  /// components.
  @Test func anAnimationIsTheBlend() throws {
    var numbers = Seeded(32)
    for _ in 0..<40 {
      let stage = Stage()
      let red = try stage.box()
      let (from, to) = (random(&numbers), random(&numbers))
      try stage.setTransform(from, of: red)
      try stage.animate(1, curve: curve("linear")) { try stage.setTransform(to, of: red) }
      let first = try #require(SpatialParts(from))
      let last = try #require(SpatialParts(to))
      for frame in 0...60 {
        let wanted = first.blended(to: last, Double(frame) / 60).recomposed
        let size = wanted.numbers.reduce(1) { max($0, abs($1)) }
        let shown = red.geometry(presentation: true).transform3D
        #expect(difference(shown, wanted) < 1e-9 * size, "frame \(frame)")
        stage.step(1)
      }
      #expect(!red.isAnimating)
    }
  }

  /// Reversed half-way, it continues from its current state; both animations add up.
  @Test func aReversalKeepsThePlace() throws {
    let stage = Stage()
    let red = try stage.box()
    let to = Transform3D.perspective(500) * turn(120, SIMD3(0, 1, 0))
    try stage.animate(1) { try stage.setTransform(to, of: red) }
    stage.step(20)
    let before = red.geometry(presentation: true).transform3D
    try stage.animate(1) { try stage.setTransform(Transform3D.identity, of: red) }
    #expect(difference(red.geometry(presentation: true).transform3D, before) < 1e-12)
    stage.step(80)
    #expect(red.geometry(presentation: true).transform3D == .identity)
  }

  @Test func withoutAddingItSetsOutFromWhatIsShown() throws {
    let stage = Stage()
    let red = try stage.box()
    let to = Transform3D.perspective(500) * turn(120, SIMD3(0, 1, 0))
    try stage.animate(1) { try stage.setTransform(to, of: red) }
    stage.step(20)
    let before = red.geometry(presentation: true).transform3D
    let id = try stage.animate(1, beginsFromCurrentState: true, isAdditive: false) {
      try stage.setTransform(turn(30, SIMD3(1, 0, 0)), of: red)
    }
    #expect(difference(red.geometry(presentation: true).transform3D, before) < 1e-12)
    let ends = stage.step(61).ends
    #expect(ends.last?.id == id && ends.last?.finished == true)
    #expect(difference(red.geometry().transform3D, turn(30, SIMD3(1, 0, 0))) < 1e-12)
  }

  @Test func thePastIsKept() throws {
    let stage = Stage()
    let red = try stage.box()
    stage.step(1)
    try stage.setTransform(turn(60, SIMD3(0, 1, 0)), of: red)
    stage.step(1)
    func past(_ frame: Int) -> Double? {
      stage.recorder.value(of: red, .rotationY, presentation: false, at: frame)
    }
    #expect(past(0) == 0)
    #expect(past(2).map { close($0, .pi / 3) } == true)
  }

  /// The frame is the bounding box of the projection; setting it keeps the transform.
  @Test func theFrameIsTheBoxOfTheProjection() throws {
    let stage = Stage()
    let red = try stage.box("red", Rect(50, 50, 100, 100))
    try stage.setTransform(turn(60, SIMD3(0, 1, 0)), of: red)
    #expect(close(red.frame, Rect(75, 50, 50, 100)))
    try stage.setFrame(Rect(10, 20, 100, 50), of: red)
    #expect(close(red.frame, Rect(10, 20, 100, 50)))
    #expect(close(red.bounds, Rect(0, 0, 200, 50)))
  }

  /// A subview is drawn flat into its parent's plane, and that plane onto the stage.
  @Test func projectionsFollowOneAnother() throws {
    let stage = Stage()
    let card = try stage.box("card", Rect(100, 100, 100, 100))
    let dot = try stage.box("dot", Rect(100, 50, 0, 0), in: card)
    try stage.setTransform(Transform3D.perspective(500) * turn(60, SIMD3(0, 1, 0)), of: card)
    let z = -50 * sin(Double.pi / 3)
    let seen = try #require(dot.corners().first)
    #expect(close(seen.x, 150 + 25 / (1 - z / 500)) && close(seen.y, 150))
    #expect(close(dot.centerOnStage.x, seen.x))
  }

  @Test func dynamicsTakesAViewOutOfSpace() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.setTransform(Transform3D.perspective(500) * turn(60, SIMD3(0, 1, 0)), of: red)
    let gravity = GravityBehavior(name: "g")
    try gravity.addItem(stage.item(for: red))
    try stage.animator.add(gravity)
    stage.step(3)
    #expect(red.geometry().space == nil)
  }

  @Test func whatFlattensIsRefused() throws {
    let stage = Stage()
    let red = try stage.box()
    let flat = turn(40, SIMD3(1, 0, 0)) * .scale(1, 0, 1)
    #expect(throws: StagingProblem.flattenedTransform(view: "red")) {
      try stage.setTransform(flat, of: red)
    }
    try stage.setTransform(.scale(2, 3, 0), of: red)
    #expect(red.geometry().transform3D == .scale(2, 3, 0))
  }
}
