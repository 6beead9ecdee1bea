import Answers
import Foundation
import Testing
import Text

/// The sentences of curves whose behaviour is known beforehand.
@Suite struct SentenceTests {
  private func sentence(
    _ ys: [Double], xs: [Double]? = nil, unit: String = "s", growsDown: Bool = false,
    range: ClosedRange<Double>? = nil
  ) -> String {
    let xs = xs ?? ys.indices.map { Double($0) / 10 }
    return Plot(
      title: "", xLabel: Plot.AxisLabel("time", unit: unit),
      series: [Plot.Series(name: "", xs: xs, ys: ys, growsDown: growsDown)], xRange: range
    ).sentences[0]
  }

  private func times(_ count: Int, to end: Double) -> [Double] {
    (0...count).map { Double($0) / Double(count) * end }
  }

  @Test func constantCurves() {
    #expect(sentence([50, 50, 50]) == "stays at 50")
    #expect(sentence([518, 518.004, 518.0012]) == "stays at 518 to within 0.004")
    #expect(sentence([518, 518.0001]) == "stays at 518")
    #expect(sentence([0, 0]) == "stays at 0")
  }

  @Test func thinData() {
    #expect(sentence([]) == "has no samples")
    #expect(sentence([.nan, .infinity]) == "has no finite samples")
    #expect(sentence([50], xs: [2]) == "is 50 at 2 s")
    #expect(sentence([1, .nan, 2]) == "rises from 1 to 2, 1 of 3 samples are not finite")
    #expect(
      sentence([1, 2], xs: [3, 4], range: 0...2) == "has no samples between the ends of the x axis")
  }

  @Test func straightWays() {
    #expect(sentence([0, 1, 2, 3]) == "rises from 0 to 3")
    #expect(sentence([3, 2, 1]) == "falls from 3 to 1")
    // On screen y grows downward: 50 to 53.1 is neither a rise nor, on paper, a fall.
    #expect(sentence([50, 53.1], growsDown: true) == "increases from 50 to 53.1 (down on screen)")
    #expect(sentence([50, 3], growsDown: true) == "decreases from 50 to 3 (up on screen)")
  }

  @Test func onlyWhatIsShownIsTold() {
    #expect(sentence([0, 1, 2, 3, 2, 1], range: 0...0.3) == "rises from 0 to 3")
  }

  @Test func thereAndBack() {
    #expect(
      sentence([0, 2, 4, 2, 0]) == "rises from 0 to 4 at 0.2 s, falls to 0, ends where it began")
    #expect(sentence([0, -1, 0, 9]) == "falls from 0 to -1 at 0.1 s, rises to 9")
  }

  @Test func delayAndRest() {
    let ys = [5.0, 5, 5, 5, 7, 9, 10, 10, 10, 10]
    #expect(sentence(ys) == "stays at 5 until 0.3 s, rises to 10, rests at 10 from 0.6 s")
  }

  @Test func springOvershootsByTheTextbookFigure() {
    // Damping ratio 1/√2: the overshoot is e^-π, 4.32 %, at π/ωd = 0.3142 s.
    let xs = times(2000, to: 2)
    let ys = xs.map { 200 - 200 * exp(-10 * $0) * (cos(10 * $0) + sin(10 * $0)) }
    #expect(
      sentence(ys, xs: xs)
        == "rises from 0 to 208.6 at 0.314 s, overshoots 200 by 4.3 %, settles within 1 % at 0.466 s"
    )
  }

  @Test func sineHasItsPeriodAndItsCrossings() {
    let xs = times(2500, to: 2.5)
    let ys = xs.map { sin(2 * Double.pi * $0) }
    let words = sentence(ys, xs: xs)
    #expect(words.contains("oscillates between -1 at 0.75 s and 1 at 0.25 s"))
    #expect(words.contains("4 crossings of 0, period 1 s"))
    #expect(!words.contains("overshoots"))
  }

  @Test func decayingSwingsShrink() {
    let xs = times(1000, to: 5)
    let words = sentence(xs.map { exp(-0.5 * $0) * cos(2 * .pi * $0) }, xs: xs)
    #expect(words.contains("swings shrink from"))
    #expect(words.contains("period 1 s"))
  }

  @Test func ballBouncesOffTheFloor() {
    // Two bounces: the third time at the floor it stays there.
    let ys = [0, 3, 4, 3.75, 3, 3.75, 4, 3.9, 3.75, 3.9, 4, 4, 4, 4.0]
    #expect(
      sentence(ys, growsDown: true)
        == "increases from 0 to 4 at 0.2 s (down on screen), bounces twice off 4, "
        + "rebounds at most to 3 at 0.4 s, rests at 4 from 1 s")
    #expect(
      sentence([0, -3, -3.95, -2, -3.98, -3, -4, -3.5])
        == "falls from 0 to -3.95 at 0.2 s, bounces 3 times off -4 (within 0.05), "
        + "rebounds at most to -2 at 0.3 s, ends at -3.5")
  }

  @Test func aThrownBallDoesNotOvershoot() {
    let xs = times(100, to: 1)
    let words = sentence(xs.map { 100 * $0 * (1.6 - $0) }, xs: xs)
    #expect(words == "rises from 0 to 64 at 0.8 s, falls to 60")
  }

  @Test func absurdRangesAreStillTrue() {
    let words = sentence([-1.7e308, 0, 1.7e308])
    #expect(words == "lies between -1.7e308 at 0 s and 1.7e308 at 0.2 s")
    #expect(sentence([0, .leastNonzeroMagnitude, 0]) == "stays at 0")
  }
}

/// The sentences of paths, whose x goes back and forth.
@Suite struct PathSentenceTests {
  private func sentence(_ points: [(x: Double, y: Double)], growsDown: Bool, unit: String) -> String
  {
    Plot(
      title: "", xLabel: Plot.AxisLabel("x", unit: "pt"), yLabel: Plot.AxisLabel("y", unit: unit),
      series: [Plot.Series(name: "", points: points, growsDown: growsDown)]
    ).sentences[0]
  }

  private func circle(turns: Double, count: Int) -> [(x: Double, y: Double)] {
    (0...count).map {
      let angle = Double($0) / Double(count) * turns * 2 * .pi
      return (x: 160 + 100 * cos(angle), y: 284 + 100 * sin(angle))
    }
  }

  @Test func aCircleIsOneTurn() {
    let words = sentence(circle(turns: 1, count: 200), growsDown: true, unit: "pt")
    #expect(
      words
        == "starts and ends at (260, 284), 1 turn clockwise around (160, 284), x 60 to 260, "
        + "y 184 to 384, length 628.3 pt")
  }

  @Test func directionIsAsDrawn() {
    // From x towards y: clockwise where y grows downward, anticlockwise where it grows upward.
    let words = sentence(circle(turns: 3, count: 600), growsDown: false, unit: "pt/s")
    #expect(words.contains("3 turns anticlockwise around (160, 284)"))
    #expect(!words.contains("length"))
  }

  @Test func aDampedSwingSpiralsIn() {
    let points = (0...600).map { step -> (x: Double, y: Double) in
      let t = Double(step) / 100
      return (x: exp(-2 * t) * cos(9 * t), y: exp(-2 * t) * sin(9 * t))
    }
    #expect(sentence(points, growsDown: false, unit: "").contains("spirals in with 3."))
  }

  @Test func straightPaths() {
    #expect(
      sentence([(0, 0), (3, 4), (0, 0)], growsDown: false, unit: "pt")
        == "starts and ends at (0, 0), x 0 to 3, y 0 to 4, length 10 pt")
    #expect(
      sentence([(5, 0), (5, 4)], growsDown: false, unit: "m")
        == "goes from (5, 0) to (5, 4), x stays at 5, y 0 to 4")
    #expect(sentence([(5, 1), (5, 1)], growsDown: false, unit: "m") == "stays at (5, 1)")
  }
}
