import Testing

@testable import MotionCurves

/// Which motion a measured series is, on motions made from seeds. The same on a thousand of each
/// family: `scripts/fit-accuracy`.
@Suite struct MotionFitTests {
  @Test(arguments: SeededMotion.families)
  func theFamilyIsFound(_ family: MotionFamily) {
    var score = MotionScore()
    for seed in 0..<3 { score.add(SeededMotion(family, .white, seed: UInt64(seed))) }
    for seed in 3..<5 { score.add(SeededMotion(family, .all, seed: UInt64(seed))) }
    #expect(score.wrong == 0)
    #expect(score.right >= 3)
    #expect(score.coverage >= 0.6)
  }

  @Test(arguments: [
    (0.331, 2.0, 0.3), (0.522, 40.0, 0.5), (-0.04, 2.0, -0.04), (0.4998, 0.02, 0.5), (0, 3.0, 0),
    (1e-7, 3.0, 0), (120, 7.0, 120),
  ])
  func aValueBelowItsErrorKeepsADigit(_ value: Double, _ error: Double, _ shown: Double) {
    #expect(FittedMotion.Estimate(value: value, error: error).shown == shown)
  }

  @Test func anExactSpringComesBack() throws {
    let spring = try Spring(duration: 0.5, bounce: 0.2)
    let times = (0..<72).map { Double($0) / 60 }
    let values = times.map { 568 - 484 * spring(max(0, $0 - 0.217)) }
    let fit = try MotionFit(times: times, columns: [values])
    #expect(fit.best.family == .spring)
    #expect(fit.best.curve.name == "spring(duration: 0.5, bounce: 0.2)")
    #expect(abs(fit.best.start.value - 0.217) < 1e-4)
    #expect(abs(fit.best.ends[0].to.value - 84) < 0.01)
    #expect(!fit.isNoneOfThese)
  }

  /// A jump is somewhere in a frame, and `jumpEnd` begins an interval before the first one.
  @Test func stepsAreFound() throws {
    for seed in 0..<8 {
      var noise = Noise(seed: UInt64(seed))
      let (count, interval) = (2 + seed, noise.uniform(0.1, 0.3))
      let steps = try Easing.steps(count, .jumpEnd)
      let (start, length) = (noise.uniform(0.2, 0.3), interval * Double(count))
      let times = (0..<Int((start + length + 0.4) * 60)).map { Double($0) / 60 }
      let values = times.map { time in
        40 + 300 * steps(min(max(0, time - start) / length, 1)) + (seed < 2 ? 0 : noise.normal / 2)
      }
      let fit = try MotionFit(times: times, columns: [values])
      #expect(fit.best.family == .steps && fit.equals.isEmpty && !fit.isNoneOfThese)
      #expect(fit.best[.steps]?.value == Double(count))
      let (found, first) = (try #require(fit.best[.interval]), fit.best.start)
      #expect(abs(found.value - interval) < 2 * found.error)
      #expect(abs(first.value - start - interval) < 2 * first.error)
      let given = try MotionFit(
        times: times, columns: [values], families: [.given(fit.best.curve)])
      #expect(abs(given.best.start.value - start) < 0.02 + Double(count) * found.error)
    }
    let course = (0..<60).map { Double($0 * $0) }
    #expect(throws: MotionFit.Problem.noSteps) {
      try MotionFit(times: course.indices.map(Double.init), columns: [course], families: [.steps])
    }
  }

  @Test func valuesThatAreNoSeriesAreRefused() {
    let times = (0..<20).map { Double($0) }
    func problem(_ times: [Double], _ columns: [[Double]]) -> MotionFit.Problem? {
      do throws(MotionFit.Problem) { _ = try MotionFit(times: times, columns: columns) } catch {
        return error
      }
      return nil
    }
    #expect(problem(times, [[1, 2]]) == .unequalCounts(times: 20, values: 2))
    #expect(problem(times, []) == .unequalCounts(times: 20, values: 0))
    #expect(problem(times.reversed(), [times]) == .invalidSample(1))
    #expect(problem([0] + times.dropLast(), [times]) == .invalidSample(1))
    #expect(problem(times, [[.nan] + times.dropFirst()]) == .invalidSample(0))
  }

  @Test func twoColumnsShareAClock() throws {
    let spring = try Spring(duration: 0.4, bounce: 0.4)
    let times = (0..<80).map { Double($0) / 60 }
    var noise = Noise(seed: 5)
    let course = times.map { spring(max(0, $0 - 0.1)) }
    let x = course.map { 20 + 100 * $0 + 0.3 * noise.normal }
    let y = course.map { 400 - 240 * $0 + 0.3 * noise.normal }
    let fit = try MotionFit(times: times, columns: [x, y])
    #expect(fit.best.family == .spring)
    #expect(fit.best.ends.count == 2)
    #expect(abs(fit.best.ends[0].to.value - 120) < 1)
    #expect(abs(fit.best.ends[1].to.value - 160) < 1)
  }

  @Test func noiseAloneIsNoMotion() {
    for seed in 0..<5 {
      var noise = Noise(seed: UInt64(seed))
      let values = (0..<90).map { _ in 100 + 0.5 * noise.normal }
      let times = (0..<90).map { Double($0) / 60 }
      #expect(throws: MotionFit.Problem.noMotion) {
        try MotionFit(times: times, columns: [values])
      }
    }
  }

  /// A spring that is caught by another: none of the families, and the moment is found.
  @Test func aStepInVelocityIsFound() throws {
    let (first, second) = (
      try Spring(duration: 0.5, bounce: 0), try Spring(duration: 0.4, bounce: 0.3)
    )
    let times = (0..<110).map { Double($0) / 60 }
    let caught = 300 * first(0.2)
    var noise = Noise(seed: 8)
    let values = times.map { time -> Double in
      let time = time - 0.2
      let place =
        time < 0.2 ? 300 * first(max(0, time)) : caught + (50 - caught) * second(time - 0.2)
      return place + 0.3 * noise.normal
    }
    let fit = try MotionFit(times: times, columns: [values])
    #expect(fit.isNoneOfThese)
    let found = try #require(try fit.velocityBreak())
    #expect(abs(found.time - 0.4) < 0.04)
  }

  @Test func tooFewValuesAreRefused() {
    #expect(throws: MotionFit.Problem.tooFew(3, least: 8)) {
      try MotionFit(times: [0, 1, 2], columns: [[0, 1, 2]])
    }
  }
}
