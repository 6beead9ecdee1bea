import TestSupport
import Testing

/// Scripts: as a file, as `-`, and on standard input.
@Suite struct ScriptTests {
  static let fall = """
    view box frame (100, 0, 100, 100)
    gravity on box
    run 5 frames
    print box.center.y

    """
  static let answer = "5 frames, t = 0.0833 s\n53.1155\n"

  @Test func allWaysGiveTheSame() throws {
    let desk = try Desk()
    try desk.write("fall.motion", Self.fall)
    let runs = [
      try desk.run("run", "fall.motion"), try desk.run("fall.motion"),
      try desk.run("run", "-", input: Self.fall), try desk.run("-", input: Self.fall),
      try desk.run(input: Self.fall), try desk.run("-q", input: Self.fall),
    ]
    for run in runs {
      #expect(run.standardOutput == Self.answer)
      #expect(run.standardError == "")
      #expect(run.status == .exited(0))
    }
  }

  @Test func nothingIsLeftBehind() throws {
    let desk = try Desk()
    _ = try desk.run(input: Self.fall)
    #expect(!desk.exists("state"))
  }

  @Test func theLastLineNeedsNoEnd() throws {
    #expect(try Desk().run(input: "print 1\nprint 2").standardOutput == "1\n2\n")
  }

  @Test func aFirstLineForTheSystemIsAComment() throws {
    let run = try Desk().run(input: "#!/usr/bin/env -S motionbook run\nprint 1\n")
    #expect(run.standardOutput == "1\n")
    #expect(run.status == .exited(0))
  }

  @Test func linesMayEndAsOnWindows() throws {
    let script = "let a = \"x\"\r\nfor i in 1..2 {\r\n  print a, i\r\n}\r\n\r\n  bad here\r\n"
    let run = try Desk().run(input: script)
    #expect(run.standardOutput == "x 1\nx 2\n")
    #expect(run.standardError.hasPrefix("stdin:6:3: error: "))
    #expect(!run.standardError.contains("\r"))
    #expect(run.status == .exited(1))
  }

  @Test func theFirstErrorStopsAndIsPlaced() throws {
    let desk = try Desk()
    try desk.write("a.motion", "print 1\n\n  print 2; prin 3\nprint 4\n")
    let run = try desk.run("run", "a.motion")
    #expect(run.standardOutput == "1\n", "a line that cannot be read is not begun")
    #expect(run.standardError.hasPrefix("a.motion:3:12: error: "))
    #expect(run.standardError.contains("did you mean `print`?"))
    #expect(run.status == .exited(1))
  }

  @Test func columnsAreCharacters() throws {
    let run = try Desk().run(input: "print \"빨강 é 🙂\", nichts\n")
    #expect(run.standardError.hasPrefix("stdin:1:17: error: "))
  }

  @Test func whatFailedHasNoEffect() throws {
    let script = "view box frame (0, 0, 10, 10)\nlet a = 1\n"
    let run = try Desk().run(
      "-c", script, "-c", "print a", "-c", "for i in 1..3 { box.center.x = 99; nonsense }")
    #expect(run.standardOutput == "1\n")
    #expect(run.status == .exited(1))
  }

  @Test func quittingEndsAScript() throws {
    let run = try Desk().run(input: "print 1\nquit\nprint 2\n")
    #expect(run.standardOutput == "1\n")
    #expect(run.status == .exited(0))
  }

  @Test func aNotebookMayComeOnStandardInput() throws {
    let notebook = "# A\n\nProse.\n\n```motion\nprint 6 * 7\n```\n\n```output\n1\n```\n"
    let desk = try Desk()
    for run in [try desk.run("run", "-", input: notebook), try desk.run(input: notebook)] {
      #expect(run.standardOutput == "42\n")
      #expect(run.status == .exited(0))
    }
  }

  @Test(arguments: ["print 6 * 7", "# A\n\n```motion\nprint 6 * 7\n```"])
  func aPipeIsAsGoodAsAFile(_ text: String) throws {
    let desk = try Desk()
    try desk.write("a", text + "\n")
    // Like the pipe that the shell creates for `<(cat a)`.
    let pipe = "mkfifo pipe && { cat a >pipe & } && \"$motionbook\" run pipe; rm pipe"
    for line in [
      pipe, "cat a | \"$motionbook\" run /dev/stdin", "\"$motionbook\" run /dev/stdin <a",
      "cat a | \"$motionbook\" /dev/stdin",
    ] {
      let run = try desk.shell(line)
      #expect(run.standardOutput == "42\n", "\(line)")
      #expect(run.standardError == "")
    }
  }

  @Test func aPipeIsCheckedTooButNotWritten() throws {
    let desk = try Desk()
    try desk.write("a", "```motion\nprint 1\n```\n\n```output\n1\n```\n")
    let pipe = "mkfifo pipe && { cat a >pipe & } && \"$motionbook\" check pipe; rm pipe"
    for (line, name) in [(pipe, "pipe"), ("\"$motionbook\" check - <a", "stdin")] {
      let check = try desk.shell(line)
      #expect(check.standardOutput == "\(name): 1 cell agrees\n")
      #expect(check.standardError == "")
    }
    let accept = try desk.shell("mkfifo pipe && \"$motionbook\" accept pipe")
    #expect(accept.status == .exited(3))
    #expect(accept.standardError == "error: cannot read `pipe`: `pipe` is not a regular file\n")
  }
}
