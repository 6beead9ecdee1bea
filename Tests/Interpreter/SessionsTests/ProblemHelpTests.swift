import Diagnostics
import Evaluation
import MotionGeometry
import Testing
import UIKitMotion

/// Problems of the stage and of dynamics are reported as sentences, with what to type instead.
@Suite struct ProblemHelpTests {
  @Test func dynamicsNamesTheSizesThatMove() {
    let mistake = Mistake.dynamics(.invalidSize(item: "red", size: Size(264, 0)))
    #expect(mistake.message == "`red` is 264 x 0 points, too small or too large to move")
    #expect(mistake.help == "give it a width and a height from 0.1 to 1000000 points first")
  }

  @Test func tooManyFieldsAreRefusedInUIKitsWords() {
    #expect(
      Mistake.dynamics(.tooManyFields(limit: 32)).message
        == "the animator supports a maximum of 32 distinct fields")
  }

  @Test func theStageNamesTheRange() {
    let problem = StagingProblem.outOfRange(what: "`red.alpha`", value: 1.5, lower: 0, upper: 1)
    #expect(Mistake.staging(problem).message == "`red.alpha` must be between 0 and 1; got 1.5")
  }

  @Test func theStageNamesTheCommandThatSetsAVelocity() {
    #expect(Mistake.staging(.readOnly(channel: .velocityX)).help?.contains("fling red") == true)
    #expect(Mistake.staging(.readOnly(channel: .angularVelocity)).help?.contains("spin") == true)
  }
}
