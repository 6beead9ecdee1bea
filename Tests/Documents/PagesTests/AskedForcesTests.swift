import Answers
import MotionGeometry
import Testing

@testable import Pages

/// The forces that a run was asked for stand at their frame, as long as the run passed it.
@Suite struct AskedForcesTests {
  private func acting(_ subject: String, _ force: Double = 1) -> ActingForces {
    ActingForces(
      on: subject, at: .zero, time: 0, unit: "N", [.init("gravity1", Vector(0, force))])
  }

  private func asked(at frame: Int) -> AskedForces {
    var asked = AskedForces()
    for shown in 0..<frame { asked.show(frame: shown) }
    asked.add(acting("a"), at: frame)
    return asked
  }

  @Test func allViewsOfAMomentStandThere() {
    var asked = asked(at: 3)
    asked.add(acting("b"), at: 3)
    asked.add(acting("a", 2), at: 3)
    #expect(asked.all(at: 3) == [acting("b"), acting("a", 2)])
    for frame in [3, 3, 4, 5] { asked.show(frame: frame) }
    #expect(asked.all(at: 3).count == 2 && asked.all(at: 4).isEmpty)
  }

  @Test func whatIsTakenBackIsForgotten() {
    var asked = asked(at: 5)
    asked.show(frame: 5)
    asked.show(frame: 2)
    #expect(asked.all(at: 5).isEmpty)
  }

  /// Asked after time went back, and before it goes on.
  @Test func anAnswerBeforeAnotherWayStays() {
    var asked = asked(at: 5)
    asked.add(acting("b"), at: 2)
    asked.show(frame: 2)
    #expect(asked.all(at: 2) == [acting("b")] && asked.all(at: 5).isEmpty)
  }
}
