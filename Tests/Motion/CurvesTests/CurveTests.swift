import Diagnostics
import Testing
import Values

@testable import MotionCurves

@Suite("What an animation's curve may be")
struct CurveTests {
  private let elastic = Easing.named("elasticOut").map(Curve.easing)

  @Test func easingsFillAnyDuration() throws {
    let (curve, easing) = (try #require(elastic), try named("elasticOut"))
    #expect(curve.ownDuration == nil)
    #expect(curve.value(elapsed: 0.15, duration: 0.5) == easing(0.3))
    #expect(curve.value(elapsed: 0, duration: 3) == 0)
    #expect(curve.value(elapsed: 3, duration: 3) == 1)
  }

  @Test func easingsHoldTheNearerEndOutsideTheirTime() throws {
    let curve = try #require(elastic)
    #expect(curve.value(elapsed: -1, duration: 2) == 0)
    #expect(curve.value(elapsed: 5, duration: 2) == 1)
    #expect(curve.value(elapsed: 0, duration: 0) == 1)
  }

  @Test func springsTakeTheirOwnTime() throws {
    let spring = try Spring(velocity: 1)
    let curve = Curve.spring(spring)
    #expect(curve.ownDuration == spring.settlingDuration)
    #expect(curve.value(elapsed: 0.25, duration: 99) == spring(0.25))
  }

  @Test func keyboardIsCutOffAtHalfASecond() {
    #expect(Curve.keyboard.ownDuration == 0.5)
    #expect(Curve.keyboard.value(elapsed: 0.25, duration: 0.25) == Spring.keyboard(0.25))
    #expect(abs(Curve.keyboard.value(elapsed: 0.25, duration: 9) - 0.942) < 5e-4)
    #expect(abs(Curve.keyboard.value(elapsed: 0.5, duration: 0.5) - 0.9989) < 5e-5)
    #expect(Curve.keyboard.value(elapsed: 0.51, duration: 9) == 1)
  }

  @Test func springsOfUIViewEndWithTheirDuration() throws {
    let curve = Curve.spring(try .uiView(dampingRatio: 0.3, duration: 0.5))
    #expect(curve.ownDuration == 0.5)
    #expect(curve(0.5) != 1)
    #expect(curve(0.5001) == 1)
    #expect(Curve.rate(curve, .velocity)(0.5001) == 0)
    var rates = curve
    for _ in 0..<100_000 { rates = .rate(rates, .velocity) }
    #expect(rates(0.3) == 0 && rates.name == "\(curve.name).velocity.velocity")
    #expect(Curve.spring(try Spring(damping: 2))(9) != 1)
  }

  @Test func ratesAreThoseOfWhatTheyAreOf() throws {
    let (spring, easing) = (try Spring(damping: 6), try named("backOut"))
    for t in [0, 0.1, 0.73] {
      #expect(Curve.rate(.spring(spring), .velocity)(t) == spring.velocity(at: t))
      #expect(Curve.rate(.spring(spring), .acceleration)(t) == spring.acceleration(at: t))
      #expect(Curve.rate(.easing(easing), .velocity)(t) == easing.velocity(at: t))
    }
    // Over half a second everything goes twice as fast, and four times as sharply.
    let velocity = Curve.rate(.easing(easing), .velocity).value(elapsed: 0.1, duration: 0.5)
    #expect(abs(velocity - 2 * easing.velocity(at: 0.2)) < 1e-12)
    let acceleration = Curve.rate(.easing(easing), .acceleration)
    #expect(
      abs(acceleration.value(elapsed: 0.1, duration: 0.5) - 4 * easing.acceleration(at: 0.2))
        < 1e-12)
  }

  @Test func keyframesAndDecaysMoveToo() throws {
    let keyframes = try Keyframes(values: [[0], [2], [1]])
    let curve = Curve.keyframes(keyframes, name: "k")
    #expect(curve.ownDuration == nil && curve.dimension == 1 && curve.goal == 1)
    #expect(curve.value(elapsed: 1, duration: 4) == 1)
    let decay = Curve.decay(try Decay(velocity: 1000))
    #expect(decay.value(elapsed: 0, duration: 1) == 0)
    #expect(abs(decay.value(elapsed: 60, duration: 1) - 1) < 1e-12)
    #expect(Curve.decay(try Decay(velocity: 0)).value(elapsed: 1, duration: 1) == 1)
  }

  /// For every kind, bit for bit.
  @Test func manyAreTheSameAsOneByOne() throws {
    let curves: [Curve] = [
      .easing(try named("elasticOut")), .keyboard, .spring(try Spring(damping: 3)),
      .decay(try Decay(velocity: 300)),
      .keyframes(try Keyframes(values: [[0, 1], [3, 2]], mode: .cubic), name: "k"),
      .rate(.keyboard, .velocity),
    ]
    let xs = grid(200)
    for curve in curves {
      var values: [Double] = []
      curve.values(at: xs, into: &values)
      #expect(values.map(\.bitPattern) == xs.map { curve($0).bitPattern }, "\(curve.name)")
    }
  }

  @Test func distances() {
    let xs = grid(10_000)
    let difference = CurveDistance.greatest(xs, xs.map { $0 * $0 }, at: xs)
    #expect(abs(difference.value - 0.25) < 1e-8 && difference.at == 0.5)
  }

  /// Wherever a kink is between samples, its height is found.
  @Test func distancesAtKinks() {
    let xs = grid(100)
    for step in 1..<300 {
      let kink = Double(step) / 300
      let tent = { (x: Double) in 1 - abs(x - kink) }
      let zeros = [Double](repeating: 0, count: xs.count)
      let difference = CurveDistance.greatest(xs.map(tent), zeros, at: xs) {
        ($0.map(tent), $0.map { _ in 0 })
      }
      #expect(abs(difference.value - 1) < 1e-8 && abs(difference.at - kink) < 1e-8)
    }
  }

  @Test func isNamedAsItIsWritten() throws {
    #expect(try #require(elastic).name == "elasticOut")
    #expect(Curve.keyboard.name == "keyboard")
    #expect(Curve.spring(try Spring()).name == "spring(mass: 1, stiffness: 100, damping: 10)")
    let spring = try Spring(damping: 12.5, velocity: -2, allowsOverdamping: true)
    #expect(
      Curve.spring(spring).name
        == "spring(mass: 1, stiffness: 100, damping: 12.5, velocity: -2, allowsOverdamping: on)")
  }

  /// An easing with a duration is the easing over that many seconds, with its rates per second.
  @Test(arguments: ["easeOut", "backOut", "bounceInOut", "linear"], [0.05, 0.3, 7])
  func aTimedEasingIsTheEasingOverItsDuration(name: String, duration: Double) throws {
    let easing = try #require(Easing.named(name))
    let timed = Curve.timed(easing, duration: duration)
    #expect(timed.ownDuration == duration && timed.goal == 1)
    for step in 0...100 {
      let x = Double(step) / 100 * duration
      #expect(timed(x) == Curve.easing(easing).value(elapsed: x, duration: duration))
      #expect(CurvePace(timed, duration: 1)(x) == timed(x))
      let velocity = Curve.rate(timed, .velocity)(x)
      #expect(abs(velocity - easing.velocity(at: x / duration) / duration) < 1e-9)
    }
    #expect(timed(-1) == 0 && timed(2 * duration) == 1)
  }

  /// Messages are the product here, so they are compared whole.
  @Test(arguments: [
    (
      CurveProblem.notFinite(parameter: "velocity", value: .infinity),
      "`velocity` must be a finite number; got inf"
    ),
    (
      .handleOutsideTime(parameter: "x2", value: 1.5),
      "`x2` of a bezier is a time and must be between 0 and 1; got 1.5"
    ),
    (
      .notPositive(parameter: "mass", value: 0),
      "`mass` of a spring must be greater than 0; got 0"
    ),
    (
      .negativeDamping(value: -3),
      "`damping` of a spring must be 0 or more, or its swings would grow; got -3"
    ),
    (
      .beyondArithmetic(mass: 1e300, stiffness: 1e300, damping: 2),
      "a spring of mass 1e+300, stiffness 1e+300 and damping 2 cannot be computed"
    ),
  ])
  func problemsSayWhatWasFoundAndWhatToWrite(problem: CurveProblem, message: String) {
    #expect(Mistake.curve(problem).message == message)
  }
}
