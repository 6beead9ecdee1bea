import MotionCurves
import MotionGeometry
import Testing

@testable import UIKitMotion

@Suite struct KeyboardTests {
  @Test func theWillEventsComeAtOnceAndTheDidEventsAtTheEnd() throws {
    let stage = Stage()
    let now = try stage.showKeyboard()
    #expect(now.phases == [.willChangeFrame, .willShow])
    #expect(stage.keyboard.isShown)
    var later: [StageEvent] = []
    while stage.keyboard.isMoving { later += stage.step() }
    // Curve 7 takes its own half second, although the events report 0.25 s.
    #expect(stage.frame == 30)
    #expect(later.phases == [.didChangeFrame, .didShow])
    #expect(try stage.hideKeyboard().phases == [.willChangeFrame, .willHide])
    #expect(stage.step(40).phases == [.didChangeFrame, .didHide])
    #expect(stage.eventLog.phases.count == 8)
  }

  /// A keyboard that leaves the bottom is reported as hidden, and as shown when it docks again.
  @Test func anUndockedKeyboardOnlyChangesItsFrame() throws {
    let stage = Stage()
    let (floating, split) = (Rect(30, 300, 260, 200), Rect(0, 200, 320, 150))
    #expect(throws: StagingProblem.keyboardHidden) {
      _ = try stage.placeKeyboard(.floating(floating))
    }
    _ = try stage.showKeyboard()
    stage.step(40)
    #expect(try stage.placeKeyboard(.docked).isEmpty, "it is docked")
    #expect(try stage.placeKeyboard(.floating(floating)).phases == [.willHide, .willChangeFrame])
    #expect(stage.keyboard.frame == floating && stage.keyboard.isShown)
    #expect(stage.step(40).phases == [.didChangeFrame])
    #expect(stage.keyboard.presentationFrame == floating)
    #expect(try stage.placeKeyboard(.floating(floating)).isEmpty, "it is there")
    #expect(try stage.placeKeyboard(.split(split)).phases == [.willChangeFrame])
    #expect(stage.step(40).phases == [.didChangeFrame])
    #expect(try stage.placeKeyboard(.docked).phases == [.willChangeFrame, .willShow])
    #expect(stage.step(40).phases == [.didChangeFrame, .didShow])
    // Hidden while it floats, it was already reported as hidden.
    _ = try stage.placeKeyboard(.floating(floating))
    stage.step(40)
    #expect(try stage.hideKeyboard().phases == [.willChangeFrame])
    #expect(stage.step(40).phases == [.didChangeFrame])
  }

  @Test func aPlaceBeyondTheStagesLimitsChangesNothing() throws {
    let stage = Stage()
    _ = try stage.showKeyboard()
    stage.step(40)
    let frame = stage.keyboard.frame
    for number in [Double.infinity, .nan, 2 * Channel.limit] {
      #expect(throws: StagingProblem.self) {
        _ = try stage.placeKeyboard(.floating(Rect(number, 0, 10, 10)))
      }
    }
    #expect(stage.keyboard.frame == frame && stage.keyboard.placement == .docked)
  }

  @Test func eventsCarryWhatUIKitTells() throws {
    let stage = try Stage(size: Size(320, 480))
    let event = try #require(try stage.showKeyboard(height: 216).last)
    let told = StageEvent.Keyboard(
      phase: .willShow, frameBegin: Rect(0, 480, 320, 216), frameEnd: Rect(0, 264, 320, 216),
      duration: 0.25, curve: .keyboard)
    #expect(event == StageEvent(frame: 0, kind: .keyboard(told)))
    #expect(told.height == 216)
    let hide = try stage.hideKeyboard(duration: 0.4, curve: try curve("linear"))
    guard case .keyboard(let last) = try #require(hide.last).kind else {
      Issue.record("no keyboard event")
      return
    }
    #expect(last.frameEnd == Rect(0, 480, 320, 216) && last.duration == 0.4 && last.height == 216)
  }

  /// Frames at which the oracle's hundredths of a second and the clock's sixtieths coincide.
  @Test func theKeyboardFollowsCurve7() throws {
    let stage = Stage()
    _ = try stage.showKeyboard(height: 216)
    let rows = try fixture("keyboard-curve.csv").filter { $0[0] < 0.499 }
    var compared = 0
    for frame in 0..<30 {
      for row in rows where abs(row[0] - stage.time) < 1e-9 {
        let gone = stage.size.height - stage.keyboard.presentationFrame.minY
        #expect(close(gone / 216, row[1]))
        compared += 1
      }
      #expect(stage.frame == frame)
      stage.step(1)
    }
    #expect(compared == 8)
    #expect(stage.keyboard.presentationFrame == stage.keyboard.frame)
    #expect(stage.keyboard.frame == Rect(0, 352, 320, 216))
  }

  /// The keyboard notebook: a field stays above the keyboard all the way, also when it reverses.
  @Test func whatAHandlerSetsMovesAlong() throws {
    let stage = Stage()
    let field = try stage.box("field", Rect(20, 500, 280, 40))
    func ride(_ events: [StageEvent], by sign: Double) throws {
      for event in events {
        guard case .keyboard(let keyboard) = event.kind,
          keyboard.phase == .willShow || keyboard.phase == .willHide
        else { continue }
        try stage.beginAnimation(keyboard.animation)
        try stage.set(field[.centerY] + sign * keyboard.height, .centerY, of: field)
        stage.commitAnimation()
      }
    }
    func gap() -> Double {
      stage.keyboard.presentationFrame.minY - field.presentation(.centerY)
    }
    try ride(stage.showKeyboard(), by: -1)
    for _ in 0..<10 {
      #expect(close(gap(), 48))
      stage.step(1)
    }
    try ride(stage.hideKeyboard(), by: 1)
    for _ in 0..<40 {
      #expect(close(gap(), 48))
      stage.step(1)
    }
    #expect(field.presentation(.centerY) == 520)
  }

  @Test func aMotionThatIsTurnedBackDoesNotArrive() throws {
    let stage = Stage()
    _ = try stage.showKeyboard()
    stage.step(10)
    let here = stage.keyboard.presentationFrame
    _ = try stage.hideKeyboard()
    #expect(close(stage.keyboard.presentationFrame, here))
    #expect(stage.step(60).phases == [.didChangeFrame, .didHide])
  }

  @Test func anotherHeightIsTold() throws {
    let stage = Stage()
    _ = try stage.showKeyboard(height: 216)
    stage.step(60)
    #expect(try stage.showKeyboard(height: 216).isEmpty)
    let events = try stage.showKeyboard(height: 260)
    guard case .keyboard(let event) = try #require(events.first).kind else {
      Issue.record("no keyboard event")
      return
    }
    #expect(event.frameBegin.minY == 352 && event.frameEnd.minY == 308)
    #expect(stage.step(60).phases == [.didChangeFrame, .didShow])
    #expect(try stage.hideKeyboard().count == 2)
    #expect(try stage.hideKeyboard().isEmpty)
  }

  @Test func withoutDurationItIsThereAtOnce() throws {
    let stage = Stage()
    let events = try stage.showKeyboard(duration: 0, curve: try curve("linear"))
    #expect(events.phases == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    #expect(stage.keyboard.presentationFrame.minY == 352)
    #expect(stage.step(1).isEmpty)
  }
}
