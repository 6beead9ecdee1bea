import Diagnostics
import Geometry
import Testing

/// What the stage and dynamics refuse comes to the person with a line to type instead.
@Suite struct ProblemHelpTests {
  @Test func dynamicsNamesTheSizesThatMove() {
    let mistake = Mistake.dynamics(.invalidSize(item: "red", size: Size(264, 0)))
    #expect(mistake.message == "`red` is 264 x 0 points, too small or large to move")
    #expect(mistake.help == "give it a width and a height from 0.1 to 1000000 points first")
  }

  @Test func theStageNamesTheCommandThatSetsAVelocity() {
    #expect(Mistake.staging(.readOnly(channel: .velocityX)).help?.contains("fling red") == true)
    #expect(Mistake.staging(.readOnly(channel: .angularVelocity)).help?.contains("spin") == true)
  }
}
