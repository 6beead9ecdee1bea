import MotionTesting
import Sheet
import Testing
import UIKitMotion

@Test func theSheetSettlesInTime() throws {
  let spring = try Sheet.spring()
  try expectMotion(
    of: { spring($0) }, settlesWithin: .milliseconds(600), overshootsAtMost: 0.05)
}

@Test func theSheetFollowsItsSpring() throws {
  let spring = try Sheet.spring()
  let stage = try Stage(size: Size(320, 568))
  let sheet = try stage.addView(named: "sheet", frame: Rect(0, 568, 320, 300))
  try stage.animate(AnimationOptions(curve: .spring(spring))) { () throws(StagingProblem) in
    try stage.set(418, .centerY, of: sheet)
  }
  stage.settle(within: 300)
  let seen = try SampledMotion(of: sheet, .centerY, on: stage)
  expectMotion(of: seen, follows: .spring(spring), within: 0.02)
}
