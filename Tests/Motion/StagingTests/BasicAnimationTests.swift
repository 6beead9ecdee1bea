import MotionCurves
import MotionGeometry
import TestSupport
import Testing

@testable import UIKitMotion

@Suite("CABasicAnimation's values, and those it begins with if it has none")
struct BasicAnimationTests {
  private func plan(
    _ path: String, _ ends: AnimationPlan.Ends = .init()
  ) throws -> AnimationPlan {
    let property = try #require(AnimatedProperty.named(path))
    var plan = AnimationPlan(.basic(property, ends), curve: .linear)
    plan.timing.duration = 1
    return plan
  }

  /// Adds an animation without values to a view whose model has just changed.
  private func movedStage(isRecorded: Bool = true) throws -> (Stage, View) {
    let stage = Stage()
    stage.setRecording(isRecorded)
    let red = try stage.box()
    try stage.set(100, .centerX, of: red)
    _ = stage.step()
    try stage.set(300, .centerX, of: red)
    return (stage, red)
  }

  private func run(_ stage: Stage, frames: Int) { for _ in 0..<frames { _ = stage.step() } }

  /// Each row of the table a quarter of the way, and at three quarters with a later model. The
  /// references name exact values; one part in 10^12 is left to rounding.
  @Test func rowsOfTheReference() throws {
    for row in try Oracle("basic-animation-values").rows {
      let stage = Stage()
      let red = try stage.box()
      try stage.set(row.number("shown"), .centerX, of: red)
      _ = stage.step()
      try stage.set(row.number("model"), .centerX, of: red)
      func end(_ name: String) -> [Double]? { row[name].flatMap { Double($0) }.map { [$0] } }
      let ends = AnimationPlan.Ends(from: end("from"), to: end("to"), by: end("by"))
      try stage.add(try plan("center.x", ends), forKey: "k", to: red)
      func expect(_ start: String, _ end: String, at progress: Double) throws {
        let (start, end) = (try row.number(start), try row.number(end))
        #expect(
          close(red.presentation(.centerX), start + (end - start) * progress), "\(row)")
      }
      run(stage, frames: 15)
      try expect("start", "end", at: 0.25)
      try stage.set(row.number("later"), .centerX, of: red)
      run(stage, frames: 30)
      try expect("later_start", "later_end", at: 0.75)
    }
  }

  /// It continues the animation that it replaces.
  @Test func continuesWhatWasShown() throws {
    let (stage, red) = try movedStage()
    try stage.add(
      try plan("center.x", .init(from: [0], to: [60])), forKey: "k", to: red)
    run(stage, frames: 30)
    let last = try #require(
      stage.recorder.value(of: red, .centerX, presentation: true, at: stage.frame - 1))
    try stage.add(try plan("center.x"), forKey: "k", to: red)
    #expect(close(red.presentation(.centerX), last) && close(last, 29))
    run(stage, frames: 60)
    #expect(red.presentation(.centerX) == 300)
  }

  /// The picture on screen does not depend on whether it is recorded.
  @Test func theRecordMakesNoDifference() throws {
    for path in ["center.x", "center", "transform"] {
      var courses: [[Double]] = []
      for isRecorded in [true, false] {
        let (stage, red) = try movedStage(isRecorded: isRecorded)
        try stage.set(1, .rotation, of: red)
        try stage.add(try plan(path), forKey: "k", to: red)
        courses.append(
          (0..<70).map { _ in
            _ = stage.step()
            return red.presentation(.centerX) + red.presentation(.rotation)
          })
      }
      #expect(courses[0] == courses[1] && Set(courses[0]).count > 50, "\(path)")
    }
  }

  /// Without a change of the model there is no motion, whatever acts besides.
  @Test func nothingMovesWithoutAChange() throws {
    let (stage, red) = try movedStage()
    try stage.set(4.5, .rotation, of: red)
    try stage.setColor("#12345678", .backgroundColor, of: red)
    _ = stage.step()
    for path in ["center", "transform", "alpha", "backgroundColor"] {
      try stage.add(try plan(path), forKey: path, to: red)
    }
    for _ in 0..<70 {
      #expect(
        red.presentation(.centerX) == 300 && close(red.presentation(.rotation), 4.5)
          && red.color(.backgroundColor, presentation: true) == red.color(.backgroundColor))
      _ = stage.step()
    }
  }

  @Test func colorsBeginWithTheLastFrame() throws {
    let (stage, red) = try movedStage()
    try stage.setColor("#ff0000", .backgroundColor, of: red)
    _ = stage.step()
    try stage.setColor("#0000ff", .backgroundColor, of: red)
    try stage.add(try plan("backgroundColor"), forKey: "k", to: red)
    #expect(red.color(.backgroundColor, presentation: true).hex == "#ff0000")
    run(stage, frames: 60)
    #expect(red.color(.backgroundColor, presentation: true).hex == "#0000ff")
  }

  /// A view that was not on screen has no earlier value, and an additive animation adds nothing.
  @Test func withoutAnEarlierValueItIsTheModels() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.set(300, .centerX, of: red)
    try stage.add(try plan("center.x"), forKey: "k", to: red)
    #expect(red.presentation(.centerX) == 300)
    let (other, moved) = try movedStage()
    var additive = try plan("center.x")
    additive.isAdditive = true
    try other.add(additive, forKey: "k", to: moved)
    #expect(moved.presentation(.centerX) == 300)
  }

  /// Children of a group begin there too.
  @Test func groups() throws {
    let (stage, red) = try movedStage()
    try stage.add(
      try AnimationPlan(group: [try plan("center.x")], curve: .linear, duration: 1), forKey: "k",
      to: red)
    run(stage, frames: 30)
    #expect(close(red.presentation(.centerX), 200))
  }
}
