import Testing

@testable import Live

/// Pictures wait for a terminal that is behind, but never for one that does not answer.
@Suite struct BacklogTests {
  @Test func aTerminalThatNeverAnswersIsAskedOnce() {
    var backlog = Backlog()
    #expect(backlog.asks)
    backlog.ask(at: 0)
    for time in [0.0, 0.5, 1, 100] {
      #expect(backlog.takesPicture(at: time) && !backlog.asks)
    }
  }

  @Test func aTerminalThatKeepsUpGetsEveryPicture() {
    var backlog = Backlog()
    for frame in 0..<100 {
      let now = Double(frame) / 60
      #expect(backlog.takesPicture(at: now) && backlog.asks)
      backlog.ask(at: now)
      backlog.answer(at: now + 0.01)
    }
    #expect(backlog.end == nil)
  }

  /// The answers come late, but as fast as the questions.
  @Test func aFarTerminalGetsPicturesAllTheTime() {
    var backlog = Backlog()
    backlog.ask(at: 0)
    backlog.answer(at: 0)
    var (pictures, due): (Int, [Double]) = (0, [])
    for frame in 0..<600 {
      let now = Double(frame) / 60
      while let first = due.first, first <= now {
        due.removeFirst()
        backlog.answer(at: now)
      }
      guard backlog.takesPicture(at: now) else { continue }
      pictures += 1
      backlog.ask(at: now)
      due.append(now + 0.2)
    }
    #expect(pictures > 200)
  }

  @Test func aSlowTerminalIsNotFlooded() {
    var backlog = Backlog()
    // Every picture takes it half a second.
    backlog.ask(at: -0.5)
    backlog.answer(at: 0)
    var (pictures, free) = (0, 0.0)
    var due: [Double] = []
    var lag = 0.0
    for frame in 0..<600 {
      let now = Double(frame) / 60
      while let first = due.first, first <= now {
        due.removeFirst()
        backlog.answer(at: now)
      }
      guard backlog.takesPicture(at: now) else { continue }
      pictures += 1
      backlog.ask(at: now)
      free = max(free, now) + 0.5
      due.append(free)
      lag = max(lag, free - now)
    }
    #expect((10...30).contains(pictures), "\(pictures)")
    #expect(lag < 0.6, "\(lag)")
  }

  @Test func aTerminalThatFallsSilentStaysAlive() {
    var backlog = Backlog()
    backlog.ask(at: 0)
    backlog.answer(at: 0)
    backlog.ask(at: 1)
    #expect(backlog.takesPicture(at: 1.05) && !backlog.takesPicture(at: 1.2))
    #expect(backlog.takesPicture(at: 3.5))
    backlog.ask(at: 3.5)
    #expect(!backlog.takesPicture(at: 3.7) && backlog.end.map { $0 > 3.5 } == true)
  }
}
