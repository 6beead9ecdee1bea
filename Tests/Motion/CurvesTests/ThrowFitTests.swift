import TestSupport
import Testing

@testable import MotionCurves

/// Balls that are thrown: a constant acceleration with a velocity at the start.
@Suite struct ThrowFitTests {
  /// 31 rows of 1.2 + 4.2 t − 4.905 t², with 2 mm of noise.
  @Test func aThrownBallIsFoundFirst() throws {
    let oracle = try Oracle("thrown-ball")
    let rows = try oracle.rows.map { row in
      (time: try #require(Double(row["t (s)"] ?? "")), y: try #require(Double(row["y (m)"] ?? "")))
    }
    let fit = try MotionFit(times: rows.map(\.time), columns: [rows.map(\.y)])
    #expect(fit.best.family == .thrown && fit.equals.isEmpty && !fit.isNoneOfThese)
    let found = [
      (fit.best[.acceleration], -9.81, 0.05), (fit.best[.speed], 4.2, 0.02),
      (fit.best.ends[0].from, 1.2, 0.005),
    ]
    for (estimate, value, most) in found {
      let estimate = try #require(estimate)
      #expect(abs(estimate.value - value) <= estimate.error && estimate.error < most)
    }
    #expect(abs(fit.best.rms - 0.002) < 0.0005)
  }

  /// Nine exact rows, whether the ball comes down again or not.
  @Test(arguments: [0.02, 1 / 30.0, 0.05, 0.1, 0.107, 0.125, 0.2])
  func nineExactRowsAreEnough(_ step: Double) throws {
    let times = (0..<9).map { Double($0) * step }
    let fit = try MotionFit(
      times: times, columns: [times.map { 1.2 + 4.2 * $0 - 4.905 * $0 * $0 }])
    #expect(fit.best.family == .thrown)
    #expect(abs((fit.best[.acceleration]?.value ?? 0) + 9.81) < 1e-6)
    #expect(abs((fit.best[.speed]?.value ?? 0) - 4.2) < 1e-6)
    #expect(abs(fit.best.ends[0].from.value - 1.2) < 1e-6)
  }

  /// Throws of any strength and direction, with noise; the intervals hold, and `ans` is the motion.
  @Test func theNumbersOfAThrowComeBack() throws {
    var (right, covered, count) = (0, 0, 0)
    for seed in 0..<20 {
      var random = Noise(seed: UInt64(seed))
      let (speed, place) = (random.sign * random.uniform(1, 8), random.uniform(-3, 3))
      // It turns within the series, so that it is no fall and no line.
      let length = random.uniform(0.5, 1.5)
      let acceleration = -speed / (length * random.uniform(0.25, 0.75))
      let times = (0..<40).map { Double($0) / 39 * length }
      let exact = times.map { place + speed * $0 + acceleration * $0 * $0 / 2 }
      let noise = 0.002 * abs(speed) * length
      let values = exact.map { $0 + noise * random.normal }
      let fit = try MotionFit(times: times, columns: [values])
      if fit.best.family == .thrown { right += 1 }
      let thrown = try MotionFit(times: times, columns: [values], families: [.thrown]).best
      for (estimate, value) in [
        (thrown[.acceleration], acceleration), (thrown[.speed], speed),
        (thrown.ends[0].from, place),
      ] {
        let estimate = try #require(estimate)
        count += 1
        if abs(estimate.value - value) <= estimate.error { covered += 1 }
      }
      let curve = try MotionFit(times: times, columns: [exact], families: [.given(thrown.curve)])
      #expect(curve.best.rms < max(2 * noise, 0.01 * curve.series.range), "\(seed)")
    }
    #expect(right >= 19)
    #expect(Double(covered) / Double(count) > 0.9)
  }

  /// A ball that is held and then thrown shows when that was.
  @Test func restBeforeTheThrowShowsItsStart() throws {
    var noise = Noise(seed: 3)
    let times = (0..<60).map { Double($0) / 60 }
    let values = times.map { time in
      let t = max(0, time - 0.31)
      return 1.5 + 3 * t - 4.905 * t * t + 0.002 * noise.normal
    }
    let fit = try MotionFit(times: times, columns: [values])
    #expect(fit.best.family == .thrown && !fit.beganBefore)
    #expect(abs(fit.best.start.value - 0.31) <= fit.best.start.error)
    #expect(fit.best.start.error < 0.005)
  }

  /// Without a velocity at its start it is a fall, which has the same acceleration.
  @Test func aFallStaysAFall() throws {
    var noise = Noise(seed: 4)
    let times = (0..<60).map { Double($0) / 60 }
    let values = times.map { time in
      let t = max(0, time - 0.31)
      return 1.5 - 4.905 * t * t + 0.002 * noise.normal
    }
    let fit = try MotionFit(times: times, columns: [values])
    #expect(fit.best.family == .fall)
    #expect(abs((fit.best[.acceleration]?.value ?? 0) + 9.81) < 0.3)
    // One that had begun before the first value has a velocity there.
    let late = try MotionFit(
      times: Array(times[30...]), columns: [Array(values[30...])])
    #expect(late.best.family == .thrown && late.beganBefore)
    #expect(abs((late.best[.speed]?.value ?? 0) + 9.81 * (0.5 - 0.31)) < 0.05)
  }

  /// Across it goes on evenly, and up it falls.
  @Test func bothWaysOfAThrowHaveTheirOwnNumbers() throws {
    var noise = Noise(seed: 5)
    let times = (0..<40).map { Double($0) / 30 }
    let x = times.map { 0.3 + 1.5 * $0 + 0.002 * noise.normal }
    let y = times.map { 1.2 + 6 * $0 - 4.905 * $0 * $0 + 0.002 * noise.normal }
    let fit = try MotionFit(times: times, columns: [x, y])
    #expect(fit.best.family == .thrown && fit.best.numbersBySeries.count == 2)
    let expected: [[Double]] = [[0, 1.5], [-9.81, 6]]
    for (numbers, values) in zip(fit.best.numbersBySeries, expected) {
      #expect(numbers.map(\.quantity) == [.acceleration, .speed])
      for (number, value) in zip(numbers, values) {
        #expect(abs(number.estimate.value - value) < 0.03)
      }
    }
    #expect(abs(fit.best.ends[0].to.value - 2.25) < 0.005)
  }
}
