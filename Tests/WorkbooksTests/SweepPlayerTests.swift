import Testing

@testable import Workbooks

/// `motionbook sweep`: a file's way to its first sweep.
@Suite struct SweepPlayerTests {
  @Test func whatIsPlayedPassesUnseen() {
    let sweep = "sweep v in [1, 2] { run v * 1s } measure t"
    let told = ["play 0.5s", "run 0.5s"].map { before in
      let surroundings = ScriptedSurroundings(files: ["file": "clear\n\(before)\n\(sweep)\n"])
      let ending = SweepPlayer(in: surroundings).play("file", .whole, tell: nil)
      #expect(ending == .finished && surroundings.mistakes == [])
      return surroundings.lines
    }
    #expect(told[0] == told[1] && told[0].last?.contains("2.5") == true)
  }
}
