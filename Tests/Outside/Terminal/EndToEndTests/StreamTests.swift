import Foundation
import TestSupport
import Testing

/// Standard streams that are closed, full or gone, color, JSON, and Ctrl-C without a terminal.
@Suite struct StreamTests {
  @Test func aReaderThatLeavesEndsTheProgramQuietly() throws {
    let desk = try Desk()
    // Several times the capacity of a pipe.
    let line = String(repeating: "bounce", count: 14)
    try desk.write("a.motion", "repeat 50000 { print \"\(line)\" }\nprint 2\n")
    let run = try desk.shell(
      "{ \"$motionbook\" run a.motion; echo $? >status; } | { read line; echo \"$line\"; }")
    #expect(run.standardOutput == line + "\n")
    #expect(run.standardError == "")
    #expect(try desk.text("status") == "141\n")
  }

  @Test func aFullDiskIsTold() throws {
    try #require(FileManager.default.fileExists(atPath: "/dev/full"))
    let run = try Desk().shell("\"$motionbook\" -c 'print 1' -c 'print 2' >/dev/full")
    #expect(run.standardError.hasPrefix("error: cannot write to standard output: "))
    #expect(run.standardError.split(separator: "\n").count == 1)
    #expect(run.status == .exited(1))
  }

  @Test func closedStreamsHangNothing() throws {
    let desk = try Desk()
    let line = "\"$motionbook\" -c 'print 1'"
    let output = try desk.shell("\(line) >&-")
    #expect(output.standardError.hasPrefix("error: cannot write to standard output: "))
    #expect(output.status == .exited(1))
    #expect(try desk.shell("\(line) 2>&-").standardOutput == "1\n")
    #expect(try desk.shell("\(line) <&- >&- 2>&-").status == .exited(1))
  }

  @Test func noFileTakesThePlaceOfAClosedStream() throws {
    let desk = try Desk()
    let run = try desk.shell("\"$motionbook\" -c 'print 1; save \"a.md\"; print 2' >&- 2>&-")
    #expect(run.status == .exited(1))
    #expect(!desk.exists("a.md"), "it ended at the first answer")
    let quiet = try desk.shell("\"$motionbook\" -c 'let a = 1; save \"b.md\"; print 2' >&- 2>&-")
    #expect(quiet.status == .exited(1))
    #expect(try desk.text("b.md") == "```motion\nlet a = 1\n```\n")
  }

  @Test func aFolderIsNoInput() throws {
    for arguments in ["", "run -", "-"] {
      let run = try Desk().shell("\"$motionbook\" \(arguments) <.")
      #expect(run.standardOutput == "")
      #expect(run.standardError.hasPrefix("error: cannot read `stdin`: "))
      #expect(run.status == .exited(3))
    }
  }

  // MARK: Color

  @Test(
    arguments: [
      ([:], [], false), (["FORCE_COLOR": "1"], [], true), (["FORCE_COLOR": "0"], [], false),
      (["CLICOLOR_FORCE": "1"], [], true), (["FORCE_COLOR": "1", "NO_COLOR": "1"], [], false),
      (["FORCE_COLOR": "1", "NO_COLOR": ""], [], true), ([:], ["--color", "always"], true),
      (["NO_COLOR": "1"], ["--color", "always"], true),
      (["FORCE_COLOR": "1"], ["--color", "never"], false),
      (["FORCE_COLOR": "1"], ["--no-color"], false),
    ] as [([String: String], [String], Bool)])
  func colorIsAskedFor(_ settings: [String: String], _ options: [String], _ isWanted: Bool) throws {
    let run = try PipeRun(
      Desk.program, arguments: options + ["-c", "help", "-c", "nonsense"],
      environment: PseudoTerminal.plainEnvironment.merging(settings) { $1 })
    #expect(run.standardOutput.contains("\u{1B}[") == isWanted)
    #expect(run.standardError.contains("\u{1B}[") == isWanted)
    #expect(run.status == .exited(1))
  }

  // MARK: JSON

  @Test func everyAnswerIsAnObject() throws {
    let script = """
      view 빨강 frame (100, 0, 100, 100)
      gravity on 빨강
      run 5 frames
      print "a \\"quoted\\" text\\n\\twith\u{1B} odd characters \\\\"
      print 빨강.center, 1/3, 0/1
      빨강.center
      table 빨강.center.y every 2 frames
      plot 빨강.center.y
      draw
      show
      help gravity
      events
      nonsense
      """
    let run = try Desk().run("run", "-", "--json", input: script)
    #expect(run.standardError == "")
    #expect(run.status == .exited(1))
    let schema = try JSONSchema.ofAnswers()
    var types: [String] = []
    for line in run.lines {
      #expect(try schema.breaches(in: line) == [], "\(line)")
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      types.append(try #require(object?["type"] as? String, "\(line)"))
    }
    #expect(
      Set(types).isSuperset(of: [
        "print", "passed", "value", "table", "plot", "scene", "listing", "error",
      ]))
    #expect(types.last == "error")
    let error = try JSONSerialization.jsonObject(with: Data((run.lines.last ?? "").utf8))
    let fields = try #require(error as? [String: Any])
    #expect(fields["file"] as? String == "stdin")
    #expect(fields["line"] as? Int == 13)
    #expect(fields["column"] as? Int == 1)
  }

  @Test func reportsOfChecksAreObjects() throws {
    let desk = try Desk()
    try desk.write("good.md", NotebookCommandTests.good)
    try desk.write("drifted.md", NotebookCommandTests.drifted)
    let run = try desk.run("check", "--json", "good.md", "drifted.md")
    #expect(run.status == .exited(1))
    let schema = try JSONSchema.ofAnswers()
    let passes = try run.lines.map { line in
      #expect(try schema.breaches(in: line) == [], "\(line)")
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["passes"] as? Bool
    }
    #expect(passes == [true, false])
  }

  // MARK: Ctrl-C

  private static let hours =
    (EndlessScene.lines + ["print \"go\"", EndlessScene.run, "print \"not reached\"", ""])
    .joined(separator: "\n")

  @Test func interruptionTellsTheState() throws {
    let desk = try Desk()
    let run = try desk.run(
      "run", "-", input: Self.hours, nudge: .init(signal: SIGINT, after: "go\n"))
    #expect(run.status == .exited(130), "\(run.lines.suffix(3)), \(run.standardError)")
    let told = try #require(run.lines.last)
    #expect(told.contains("frames, t = ") || told.contains("frame, t = ") || told == "go")
    #expect(!run.standardOutput.contains("not reached"))
    #expect(!run.standardOutput.contains("2160000 frames"))
  }

  /// Sends the signal while the program still has more to print than a pipe can hold, and before
  /// the long run: a replayed notebook may be allowed less time than a slow test needs.
  @Test(arguments: ["run", "check", "accept"])
  func interruptionEndsANotebook(_ command: String) throws {
    let desk = try Desk()
    let ready = String(repeating: "ready", count: 40) + ".md"
    try desk.write(ready, "```motion\nprint 1\n```\n\n```output\n1\n```\n")
    let count = PipeRun.pipeCapacity / ready.utf8.count + 10
    let talk = "repeat \(count) { print \"\(ready)\" }\n"
    let text = "```motion\n\(command == "run" ? talk : "")\(Self.hours)```\n"
    try desk.write("hours.md", text)
    let others = command == "run" ? [] : Array(repeating: ready, count: count)
    let run = try desk.run(
      [command] + others + ["hours.md"], nudge: .init(signal: SIGINT, after: ready))
    #expect(run.status == .exited(130), "\(run.lines.suffix(3)), \(run.standardError)")
    #expect(!run.standardOutput.contains("not reached"))
    #expect(!run.standardOutput.contains("hours.md"), "an interrupted replay says nothing of drift")
    #expect(try desk.text("hours.md") == text)
  }
}
