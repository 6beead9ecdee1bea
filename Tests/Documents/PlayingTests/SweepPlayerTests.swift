import Testing

@testable import Playing

/// `motionbook sweep`: a file's way to its first sweep.
@Suite struct SweepPlayerTests {
  @Test func whatIsPlayedPassesUnseen() {
    let sweep = "sweep v in [1, 2] { run v * 1s } measure t"
    let told = ["play 0.5s", "run 0.5s"].map { before in
      let host = ScriptedHost(files: ["file": "clear\n\(before)\n\(sweep)\n"])
      let ending = SweepPlayer(in: host).play("file", .whole, tell: nil)
      #expect(ending == .finished && host.mistakes == [])
      return host.lines
    }
    #expect(told[0] == told[1] && told[0].last?.contains("2.5") == true)
  }
}
