import Testing

@testable import Curves

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

  @Test func isNamedAsItIsWritten() throws {
    #expect(try #require(elastic).name == "elasticOut")
    #expect(Curve.keyboard.name == "keyboard")
    #expect(Curve.spring(try Spring()).name == "spring(mass: 1, stiffness: 100, damping: 10)")
    let spring = try Spring(damping: 12.5, velocity: -2, allowsOverdamping: true)
    #expect(
      Curve.spring(spring).name
        == "spring(mass: 1, stiffness: 100, damping: 12.5, velocity: -2, allowsOverdamping: on)")
  }

  /// Messages are the product here, so they are compared whole.
  @Test(arguments: [
    (
      CurveProblem.notFinite(parameter: "velocity", value: .infinity),
      "`velocity` takes a finite number, but inf is none"
    ),
    (
      .handleOutsideTime(parameter: "x2", value: 1.5),
      "`x2` of a bezier is a time and lies in 0…1, but here it is 1.5; only y1 and y2 may go beyond"
    ),
    (
      .notPositive(parameter: "mass", value: 0),
      "`mass` of a spring is greater than 0, but here it is 0"
    ),
    (
      .negativeDamping(value: -3),
      "`damping` of a spring is 0 or more, but here it is -3, which would make the swings grow"
    ),
    (
      .beyondArithmetic(mass: 1e300, stiffness: 1e300, damping: 2),
      "a spring of mass 1e+300, stiffness 1e+300 and damping 2 is beyond what can be computed; "
        + "try numbers nearer to 1, 100 and 10"
    ),
  ])
  func problemsSayWhatWasFoundAndWhatToWrite(problem: CurveProblem, message: String) {
    #expect(problem.message == message)
  }
}
