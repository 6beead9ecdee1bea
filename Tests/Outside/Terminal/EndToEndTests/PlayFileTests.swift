import Foundation
import TestSupport
import Testing

/// `motionbook play FILE` on a terminal: a notebook moves from the shell.
@Suite struct PlayFileTests {
  private static let fall = """
    # A fall

    ```motion
    view red frame (50, 0, 100, 100) color red
    gravity on red
    on key "p" { print "pressed at", t }
    run 600min
    ```

    """

  private func playing(
    _ text: String = fall, speed: String = "1", columns: Int = 80
  ) throws -> (desk: Desk, terminal: PseudoTerminal) {
    let desk = try Desk()
    try desk.write("fall.md", text)
    let terminal = try desk.prompt(
      "play", "fall.md", "--speed", speed, columns: columns, until: nil)
    try terminal.expectState("the stage") { $0.modes.contains(1049) && $0.text.contains("speed") }
    return (desk, terminal)
  }

  @Test func keysWorkInItsRuns() throws {
    let (desk, terminal) = try playing()
    terminal.send("p")
    try terminal.expectScreen("pressed at")
    terminal.send(.left)
    try terminal.expectScreen("tilt (-0.5, 0)")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isAsFound && !terminal.state.modes.contains(1049))
    #expect(try desk.text("fall.md") == Self.fall)
  }

  @Test(arguments: [("--slow", "--speed 0.5"), ("--fast", "--speed 2")])
  func aFlagForItsSpeedIsLedToIt(_ flag: String, _ option: String) throws {
    let run = try Desk().run("play", "fall.md", flag)
    #expect(run.status == .exited(2))
    #expect(run.standardError.contains("there is no \(flag); use \(option)"))
  }

  @Test func itsLastFrameStays() throws {
    let (_, terminal) = try playing(
      Self.fall.replacingOccurrences(of: "600min", with: "30 frames"), speed: "10")
    try terminal.expectScreen("the end   space continues   q quit")
    try terminal.expectScreen("t = 0.5 s  speed 10  paused")
    terminal.send(" ")
    try terminal.expectState("time that passes") { $0.text.contains(/t = [1-9]/) }
    terminal.send(.escape)
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func aCellThatFailsIsTold() throws {
    let (_, terminal) = try playing(Self.fall + "```motion\nnonsense\n```\n", speed: "10")
    #expect(!terminal.screen.contains("error"))
    terminal.send(.control("c"))
    #expect(try terminal.waitForExit() == .exited(130))
    let desk = try Desk()
    try desk.write("bad.md", "```motion\nview red frame (0, 0, 9, 9)\nnonsense\n```\n")
    let bad = try desk.prompt("play", "bad.md", until: nil)
    #expect(try bad.waitForExit() == .exited(1))
    #expect(bad.scrollback.contains("bad.md:3:1"), "\(bad.scrollback)")
  }

  @Test func withoutATerminalItIsToldWhatDoes() throws {
    let desk = try Desk()
    try desk.write("fall.md", Self.fall)
    let run = try desk.run("play", "fall.md")
    #expect(run.status == .exited(1))
    #expect(run.standardError.contains("error: `play` needs a terminal"))
    #expect(run.standardError.contains("use `motionbook run fall.md` to print the notebook"))
    #expect(try desk.run("play", "fall.md", "--speed", "0").status == .exited(2))
    let terminal = try desk.prompt("play", "none.md", until: nil)
    #expect(try terminal.waitForExit() == .exited(3))
    #expect(!terminal.rawOutput.contains("1049"))
  }
}
