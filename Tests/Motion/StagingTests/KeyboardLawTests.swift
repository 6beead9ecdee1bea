import Foundation
import MotionCurves
import MotionGeometry
import TestSupport
import Testing

@testable import UIKitMotion

/// Laws of the keyboard, however often it is reversed.
@Suite struct KeyboardLawTests {
  /// Curve 7 by its formula; it ends after half a second.
  private func curve7(_ frames: Int) -> Double {
    guard frames < 30 else { return 1 }
    let angle = (1000.0 / 3).squareRoot() * Double(frames) / 60
    return 1 - (1 + angle) * exp(-angle)
  }

  @Test func anotherHeightMovesItsEdgeAndKeepsItsFootDown() throws {
    let stage = Stage()
    _ = try stage.showKeyboard(height: 260)
    stage.step(30)
    let events = try stage.showKeyboard(height: 216)
    #expect(events.phases == [.willChangeFrame, .willShow])
    for frame in 0...30 {
      let shown = stage.keyboard.presentationFrame
      #expect(close(shown.minY, 308 + 44 * curve7(frame), within: 1e-9))
      #expect(close(shown.maxY, 568))
      stage.step(1)
    }
    #expect(stage.keyboard.presentationFrame == Rect(0, 352, 320, 216))
  }

  /// Two hundred reversals at random moments: nothing jumps, every one is announced before it
  /// begins, and the final events report the last state, once the keyboard is at rest.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func turnsAreContinuousAndTheLastOneArrives(seed: UInt64) throws {
    var random = Seeded(seed)
    let stage = Stage()
    try stage.setSafeAreaBottom(34)
    var arrivals = 0
    for _ in 0..<200 {
      let before = edges(of: stage)
      let wasOut = !stage.keyboard.isShown && !stage.keyboard.isMoving
      let told =
        Bool.random(using: &random)
        ? try stage.showKeyboard(height: Double(Int.random(in: 100...400, using: &random)))
        : try stage.hideKeyboard()
      let after = edges(of: stage)
      #expect(close(before.top, after.top) && close(before.guide, after.guide))
      #expect(wasOut || close(before.height, after.height))
      let isShown = stage.keyboard.isShown
      if !told.isEmpty {
        #expect(told.phases == [.willChangeFrame, isShown ? .willShow : .willHide])
      }
      let end = stage.keyboard.frame
      for event in stage.step(Int.random(in: 0...45, using: &random)) {
        guard case .keyboard(let done) = event.kind else { continue }
        #expect([.didChangeFrame, isShown ? .didShow : .didHide].contains(done.phase))
        #expect(done.frameEnd == end)
        arrivals += 1
      }
    }
    #expect(arrivals > 20)
    stage.step(30)
    #expect(stage.keyboard.presentationFrame == stage.keyboard.frame)
    #expect(stage.keyboard.guidePresentationFrame == stage.keyboard.guideFrame)
  }

  private func edges(of stage: Stage) -> (top: Double, height: Double, guide: Double) {
    let shown = stage.keyboard.presentationFrame
    return (shown.minY, shown.size.height, stage.keyboard.guidePresentationFrame.minY)
  }

  @Test func theGuideRestsAtTheSafeAreaAndRisesFromThere() throws {
    let stage = Stage()
    #expect(stage.keyboard.guideFrame == Rect(0, 568, 320, 0))
    try stage.setSafeAreaBottom(34)
    #expect(stage.keyboard.guideFrame == Rect(0, 534, 320, 34))
    _ = try stage.showKeyboard(height: 216)
    #expect(stage.keyboard.guideFrame == Rect(0, 352, 320, 216))
    for frame in 0...30 {
      let top = stage.keyboard.guidePresentationFrame.minY
      #expect(close(top, 534 - 182 * curve7(frame), within: 1e-9))
      stage.step(1)
    }
    stage.setGuideUsesSafeArea(false)
    _ = try stage.hideKeyboard()
    stage.step(30)
    #expect(stage.keyboard.guideFrame == Rect(0, 568, 320, 0))
  }

  @Test func aKeyboardLowerThanTheSafeAreaDoesNotPullTheGuideDown() throws {
    let stage = Stage()
    try stage.setSafeAreaBottom(34)
    _ = try stage.showKeyboard(height: 20)
    #expect(stage.keyboard.guideFrame == Rect(0, 534, 320, 34))
    #expect(throws: StagingProblem.self) { try stage.setSafeAreaBottom(-1) }
  }

  @Test func devicesSayWhatIsKnownOfThem() {
    let all = KeyboardDevice.all
    #expect(Set(all.map(\.name)).count == all.count)
    let heights = all.flatMap { [$0.letters] + ($0.predictions.map { [$0] } ?? []) }
    let logged = heights.filter { $0.source == .logged }.map(\.points)
    #expect(logged == [216, 162, 216, 162, 216, 258])
    for device in all {
      #expect(device.letters.points < device.predictions?.points ?? .infinity)
      #expect(device.letters.points < device.screen.height)
    }
  }
}
