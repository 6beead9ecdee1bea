import MotionCurves
import MotionGeometry
import TestSupport
import Testing

@testable import UIKitMotion

@Suite struct RecorderTests {
  /// The recorder returns the actual values, for a scene in which everything happens.
  @Test func whatWasThereIsTold() throws {
    let stage = Stage()
    var random = Seeded(11)
    let views = try (0..<4).map { try stage.box("v\($0)") }
    try stage.add(MotionEffect.parallax(name: "p", magnitude: 9), to: views[1])
    var seen: [[[Double]]] = []
    for _ in 0..<600 {
      if Int.random(in: 0..<20, using: &random) == 0 { try change(stage, views, &random) }
      seen.append(views.map(row))
      stage.step(1)
    }
    for (frame, rows) in seen.enumerated() {
      for (view, row) in zip(views, rows) {
        for channel in Channel.allCases {
          let model = stage.recorder.value(of: view, channel, at: frame)
          let shown = stage.recorder.value(of: view, channel, presentation: true, at: frame)
          #expect(model == row[channel.rawValue])
          #expect(shown == row[Channel.count + channel.rawValue])
        }
      }
    }
  }

  private func row(_ view: View) -> [Double] {
    Channel.allCases.map { view[$0] } + Channel.allCases.map { view.presentation($0) }
  }

  private func change(_ stage: Stage, _ views: [View], _ random: inout Seeded) throws {
    let view = views[Int.random(in: 0..<3, using: &random)]
    let channel = [Channel.centerX, .alpha, .rotation].randomElement(using: &random) ?? .alpha
    let value = Double.random(in: 0...1, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: try stage.setTilt(Vector(value, -value))
    case 1: try stage.set(value, channel, of: view)
    case 2: try stage.set(Double(Float(value)), channel, of: view)
    default: try stage.animate(value) { try stage.set(1 - value, channel, of: view) }
    }
  }

  @Test func aFrameHoldsWhatWasSetWhileItStood() throws {
    let stage = Stage()
    let red = try stage.box()
    stage.step(1)
    try stage.set(5, .centerX, of: red)
    #expect(stage.recorder.value(of: red, .centerX, at: 1) == 5)
    stage.step(1)
    try stage.set(6, .centerX, of: red)
    #expect((0...2).map { stage.recorder.value(of: red, .centerX, at: $0) } == [100, 5, 6])
    #expect(stage.recorder.value(of: red, .centerX, at: 3) == nil)
    #expect(stage.recorder.value(of: red, .centerX, at: -1) == nil)
  }

  @Test func beforeAViewCameAndAfterItWentThereIsNothing() throws {
    let stage = Stage()
    stage.step(200)
    let red = try stage.box()
    stage.step(200)
    stage.remove(red)
    stage.step(200)
    let told = (0..<600).map { stage.recorder.value(of: red, .width, at: $0) }
    #expect(told[..<200].allSatisfy { $0 == nil })
    #expect(told[200..<400].allSatisfy { $0 == 100 })
    #expect(told[400...].allSatisfy { $0 == nil })
    #expect(stage.recorder.geometry(of: red, at: 300)?.frame == Rect(50, 50, 100, 100))
    #expect(stage.recorder.geometry(of: red, at: 100) == nil)
  }

  @Test func anotherStagesViewsAreUnknown() throws {
    let red = try Stage().box()
    let stage = Stage()
    stage.step(3)
    #expect(stage.recorder.value(of: red, .width, at: 1) == nil)
    #expect(throws: StagingProblem.notOnStage(view: "red")) { try stage.set(0, .alpha, of: red) }
  }

  @Test func framesThatWereNotRecordedAreMissing() throws {
    let stage = Stage()
    let red = try stage.box()
    var recorded: [Bool] = []
    for frame in 0..<1_000 {
      stage.setRecording(!(100..<180).contains(frame) && !(500..<900).contains(frame))
      recorded.append(stage.recorder.isRecording)
      try stage.set(Double(frame), .centerX, of: red)
      stage.step(1)
    }
    for frame in 0..<1_000 {
      let value = stage.recorder.value(of: red, .centerX, at: frame)
      #expect(value == (recorded[frame] ? Double(frame) : nil))
    }
  }

  /// The stage's own values by quantity, and the keyboard's presented edge.
  private func told(by stage: Stage) -> ([Recorder.Quantity: Double], shownTop: Double) {
    let keyboard = stage.keyboard
    let row: [Recorder.Quantity: Double] = [
      .tiltX: stage.tilt.dx, .tiltY: stage.tilt.dy, .keyboardTop: keyboard.frame.minY,
      .keyboardLeft: keyboard.frame.minX, .keyboardWidth: keyboard.frame.size.width,
      .keyboardHeight: keyboard.height, .keyboardShown: keyboard.isShown ? 1 : 0,
      .guideTop: keyboard.guideFrame.minY, .guideUsesSafeArea: keyboard.guideUsesSafeArea ? 1 : 0,
      .guideLeft: keyboard.guideFrame.minX, .guideWidth: keyboard.guideFrame.size.width,
      .guideBottom: keyboard.guideFrame.maxY,
      .guideFollowsUndockedKeyboard: keyboard.guideFollowsUndockedKeyboard ? 1 : 0,
      .safeAreaBottom: stage.safeAreaBottom, .reducesMotion: stage.reducesMotion ? 1 : 0,
      .stageWidth: stage.size.width, .stageHeight: stage.size.height,
      .textSize: stage.textSize == .large ? 3 : 11, .moving: stage.isMoving ? 1 : 0,
    ]
    return (row, keyboard.presentationFrame.minY)
  }

  @Test func whatTheStageTellsIsRecorded() throws {
    let stage = Stage()
    var seen: [(row: [Recorder.Quantity: Double], shownTop: Double)] = []
    for frame in 0..<300 {
      if frame == 20 { _ = try stage.showKeyboard(height: 250) }
      if frame == 150 { try stage.setTilt(Vector(0.5, -1)) }
      if frame == 170 { try stage.setTextSize(.accessibilityExtraExtraExtraLarge) }
      if frame == 200 { try stage.resize(to: Size(400, 600)) }
      seen.append(told(by: stage))
      stage.step(1)
    }
    let recorder = stage.recorder
    for (frame, told) in seen.enumerated() {
      for quantity in Recorder.Quantity.allCases {
        #expect(recorder.value(of: quantity, at: frame) == told.row[quantity])
      }
      #expect(
        recorder.value(of: .keyboardTop, presentation: true, at: frame) == told.shownTop)
    }
    #expect(Set(seen.map { $0.row[.moving] }) == [0, 1])
    #expect(recorder.value(of: .tiltX, at: 300) == 0.5)
    #expect(recorder.value(of: .tiltX, at: 301) == nil)
  }

  /// Values that do not change take almost no space, however long they stay.
  @Test func whatStandsStillTakesNoRoom() throws {
    let stage = Stage()
    for number in 0..<20 { try stage.box("v\(number)") }
    stage.step(10_000)
    #expect(stage.recorder.byteCount(of: stage.views) < 20 * 4_000 + 20_000)
  }

  /// An hour of 20 views that dynamics moves in every way, estimated from the bytes of a minute.
  @Test func anHourOfMovingViewsFits() throws {
    let stage = Stage()
    let views = try (0..<20).map { try stage.box("v\($0)") }
    let moving: [Channel] = [
      .centerX, .centerY, .rotation, .velocityX, .velocityY, .angularVelocity,
    ]
    var half = 0
    for frame in 1...3_840 {
      for view in views {
        for channel in moving {
          // Box2D returns single-precision numbers.
          view.model[channel.rawValue] = Double(Float(frame * (channel.rawValue + 1)) * 0.1)
        }
      }
      stage.step(1)
      if frame == 1_920 { half = stage.recorder.byteCount(of: stage.views) }
    }
    let bytes = stage.recorder.byteCount(of: stage.views)
    let hour = half + (bytes - half) * 216_000 / 1_920
    #expect(bytes > 3_840 * 20 * 6 * 4)
    #expect(hour < 150_000_000)
  }

  /// The same for values that need double precision, animated so that models and presentations
  /// differ.
  @Test func anHourOfAnimatedViewsFits() throws {
    let stage = Stage()
    let views = try (0..<20).map { try stage.box("v\($0)") }
    for view in views {
      try stage.animate(0.7, curve: try curve("sineIn"), repeatCount: .infinity) {
        try stage.setCenter(Point(300, 200), of: view)
        try stage.set(0.1, .alpha, of: view)
        try stage.set(3, .rotation, of: view)
      }
    }
    stage.step(1_920)
    let half = stage.recorder.byteCount(of: stage.views)
    stage.step(1_920)
    let bytes = stage.recorder.byteCount(of: stage.views)
    let hour = half + (bytes - half) * 216_000 / 1_920
    #expect(bytes > 3_840 * 20 * 4 * 8)
    #expect(hour < 300_000_000)
  }

  @Test func looksAreKnownAtEachFrame() throws {
    let stage = Stage()
    let red = try stage.box()
    for frame in 0..<300 {
      if frame % 50 == 25 {
        try stage.setAppearance(of: red) { $0.isHidden.toggle() }
        try stage.setAppearance(of: red) { $0.backgroundColor = "\(frame)" }
      }
      stage.step(1)
    }
    for frame in 0...300 {
      let appearance = try #require(stage.recorder.appearance(of: red, at: frame))
      let changes = (frame + 25) / 50
      #expect(appearance.isHidden == (changes % 2 == 1))
      #expect(appearance.backgroundColor == (changes == 0 ? nil : "\(changes * 50 - 25)"))
    }
    #expect(stage.recorder.appearance(of: red, at: 301) == nil)
  }
}
