import Testing

@testable import Live

/// Frames are due by a clock that a test counts.
@Suite struct PaceTests {
  /// Lets frames pass, each of which takes so long to make, and waits as planned.
  private func run(
    speed: Double, frames: Int, cost: (Int) -> Double
  ) -> (shown: [Int], time: Double) {
    var pace = Pace(framesPerSecond: 60, speed: speed)
    var (now, shown) = (100.0, [Int]())
    for frame in 0..<frames {
      now += cost(frame)
      let plan = pace.plan(frame: frame, now: now)
      if plan.isShown { shown.append(frame) }
      now = max(now, plan.nextDue)
    }
    return (shown, now - 100)
  }

  @Test func everyFrameIsShownInItsTime() {
    let (shown, time) = run(speed: 1, frames: 120) { _ in 0.002 }
    #expect(shown == Array(0..<120))
    #expect(abs(time - 2) < 0.01)
  }

  /// Sixty pictures a second at most: of a speed of 4, every fourth frame.
  @Test(arguments: [(0.25, 1), (0.5, 1), (2, 2), (4, 4), (10, 10)])
  func speedChangesTheClockAlone(_ speed: Double, _ step: Int) {
    let (shown, time) = run(speed: speed, frames: 240) { _ in 0.0001 }
    #expect(abs(time - 4 / speed) < 0.02)
    #expect(shown == [0] + Array(stride(from: max(step - 1, 1), to: 240, by: step)))
  }

  @Test func aLateFrameIsLeftOutAndTheTimeIsCaughtUp() {
    let (shown, time) = run(speed: 1, frames: 120) { $0 == 30 ? 0.1 : 0.001 }
    #expect(abs(time - 2) < 0.01, "the deadlines stand fast")
    let missing = Set(0..<120).subtracting(shown)
    #expect(missing == Set(31...35))
  }

  @Test func whatIsTooSlowIsShownSlowly() {
    let (shown, time) = run(speed: 1, frames: 60) { _ in 0.05 }
    #expect(time > 2.5, "it cannot be made in less")
    // Never three frames of this cost without a picture, but for the five of a catching up.
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $1 - $0 <= 5 }, "and is seen all the while")
    #expect(shown.count == 23)
  }

  @Test func afterAPauseNothingIsCaughtUp() {
    var pace = Pace(framesPerSecond: 60, speed: 1)
    _ = pace.plan(frame: 0, now: 0)
    pace.restart()
    let plan = pace.plan(frame: 1, now: 50)
    #expect(plan.isShown)
    #expect(abs(plan.nextDue - 50 - 1.0 / 60) < 1e-9)
  }

  @Test func goingBackBeginsAnew() {
    var pace = Pace(framesPerSecond: 60, speed: 1)
    _ = pace.plan(frame: 600, now: 0)
    #expect(abs(pace.plan(frame: 10, now: 1).nextDue - 1 - 1.0 / 60) < 1e-9)
  }

  @Test func aShortRunTakesASecond() {
    var speed = RunSpeed(isOn: true)
    #expect(speed.go(to: 0, end: 5) && speed.share == 5.0 / 60)
    #expect(!speed.go(to: 1, end: 5) && speed.share == 5.0 / 60)
    #expect(speed.go(to: 5, end: 65) && speed.share == 1)
    #expect(speed.go(to: 65, end: 66) && speed.share == 1.0 / 60)
    #expect(speed.go(to: 66, end: nil) && speed.share == 1)
    var off = RunSpeed(isOn: false)
    #expect(!off.go(to: 0, end: 5) && off.share == 1)
  }
}
