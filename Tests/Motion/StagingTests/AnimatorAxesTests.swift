import MotionCurves
import MotionGeometry
import TestSupport
import Testing

@testable import UIKitMotion

@Suite("A property animator whose spring has a velocity along each axis")
struct AnimatorAxesTests {
  private let spring: MotionCurves.Spring

  init() throws { spring = try MotionCurves.Spring() }

  /// A started animator that moves a view's center by (200, 100) and its alpha by -1.
  private func scene(_ velocity: Vector) throws -> (Stage, View, PropertyAnimator) {
    let stage = Stage()
    let red = try stage.box()
    try stage.setCenter(Point(100, 100), of: red)
    var options = AnimationOptions(
      curve: .spring(spring.moving(at: velocity.length)))
    options.axes = AnimationOptions.Axes(
      x: .spring(spring.moving(at: velocity.dx)),
      y: .spring(spring.moving(at: velocity.dy)))
    let animator = try stage.addAnimator(named: "a", options)
    try stage.begin(animator)
    try stage.setCenter(Point(300, 200), of: red)
    try stage.set(0, .alpha, of: red)
    stage.commitAnimation()
    try stage.start(animator)
    return (stage, red, animator)
  }

  /// The rows of the documentation: each component is the rate of change along its axis, in total
  /// distances, and a property without two axes takes the length.
  @Test func eachAxisStartsWithItsOwn() throws {
    for row in try Oracle("spring-velocity-axes").rows {
      let velocity = Vector(try row.number("dx"), try row.number("dy"))
      let (stage, red, _) = try scene(velocity)
      let (x, y, whole) = (
        spring.moving(at: try row.number("x")), spring.moving(at: try row.number("y")),
        spring.moving(at: try row.number("other"))
      )
      for frame in 1...60 {
        _ = stage.step()
        let t = Stage.time(ofFrame: frame)
        #expect(close(red.presentation(.centerX), 100 + 200 * x(t)), "\(row)")
        #expect(close(red.presentation(.centerY), 100 + 100 * y(t)), "\(row)")
        #expect(close(red.presentation(.alpha), 1 - whole(t)), "\(row)")
      }
    }
  }

  /// It lasts until all three springs have settled, and then stands at its end.
  @Test func itLastsAsLongAsTheSlowest() throws {
    let (stage, red, animator) = try scene(Vector(0, -40))
    let longest = [0, -40, 40].map { spring.moving(at: $0).settlingDuration }.max()
    #expect(animator.duration == longest)
    var ends = 0
    for _ in 0..<300 { ends += stage.step().ends.count }
    #expect(ends == 1 && red.presentation(.centerX) == 300 && red.presentation(.centerY) == 200)
  }

  /// Where it pauses, turns and goes on, nothing jumps: no step is longer than the fastest spring's.
  @Test func nothingJumps() throws {
    var random = Seeded(4)
    for _ in 0..<30 {
      let velocity = Vector(
        Double.random(in: -8...8, using: &random), Double.random(in: -8...8, using: &random))
      let (stage, red, animator) = try scene(velocity)
      var last = Vector(red.presentation(.centerX), red.presentation(.centerY))
      for frame in 1...240 where animator.state == .active {
        _ = stage.step()
        switch frame % 40 {
        case 10: try stage.pause(animator)
        case 14:
          try stage.continue(
            animator, curve: nil, over: Double.random(in: 0.2...1, using: &random))
        case 25: try stage.reverse(animator)
        default: break
        }
        let now = Vector(red.presentation(.centerX), red.presentation(.centerY))
        #expect((now - last).length < 80, "frame \(frame) of \(velocity)")
        last = now
      }
    }
  }
}
