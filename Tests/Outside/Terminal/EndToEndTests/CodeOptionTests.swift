import TestSupport
import Testing

/// `-c CODE`, and the options that combine with it.
@Suite struct CodeOptionTests {
  @Test func linesRunInTurn() throws {
    let run = try Desk().run("-c", "let a = 2", "-c", "print a * 21; print t")
    #expect(run.standardOutput == "42\n0 s\n")
    #expect(run.standardError == "")
    #expect(run.status == .exited(0))
  }

  @Test func theFirstFailureStops() throws {
    let run = try Desk().run("-c", "print 1", "-c", "nonsense", "-c", "print 3")
    #expect(run.standardOutput == "1\n")
    #expect(run.standardError.hasPrefix("-c:1:1: error: "))
    #expect(run.standardError.contains("\n  nonsense\n  ^^^^^^^^\n"))
    #expect(run.status == .exited(1))
  }

  @Test(arguments: ["quit", "exit", ":q", ":quit", ".exit"])
  func quittingIsGood(_ word: String) throws {
    let run = try Desk().run("-c", "print 1", "-c", word, "-c", "print 2")
    #expect(run.standardOutput == "1\n")
    #expect(run.standardError == "")
    #expect(run.status == .exited(0))
  }

  @Test func anOpenBraceIsAMistake() throws {
    let run = try Desk().run("-c", "repeat 2 {")
    #expect(run.standardError.hasPrefix("-c:1:10: error: "))
    #expect(run.status == .exited(1))
  }

  @Test func interactiveGoesOnWithStandardInput() throws {
    let run = try Desk().run("-c", "run 1s", "-i", input: "print t\n")
    #expect(run.lines == ["60 frames, t = 1 s", "1 s"])
    #expect(run.status == .exited(0))
  }

  @Test func widthIsOfPlots() throws {
    let plot = "plot sin(x) for x in 0..6"
    for width in [40, 60, 100] {
      let run = try Desk().run("--width", "\(width)", "-c", plot)
      let drawn = run.lines.filter { $0.contains("+--") }
      #expect(drawn.count == 1 && drawn[0].count <= width && drawn[0].count > width - 6, "\(width)")
      #expect(run.status == .exited(0))
    }
  }

  @Test func seedIsOfRandomNumbers() throws {
    let desk = try Desk()
    func number(_ seed: String) throws -> String {
      let run = try desk.run("--seed", seed, "-c", "print random()")
      #expect(run.status == .exited(0))
      return run.standardOutput
    }
    let first = try number("7")
    #expect(try number("7") == first)
    #expect(try number("8") != first)
    let typed = try desk.run("-c", "seed 7", "-c", "print random()")
    #expect(typed.standardOutput == first)
  }

  @Test func versionAndHelp() throws {
    let desk = try Desk()
    let version = try desk.run("--version")
    #expect(version.lines.count == 1)
    #expect(version.standardOutput.hasPrefix("motionbook "))
    #expect(version.status == .exited(0))
    let short = try desk.run("-h")
    let long = try desk.run("--help")
    #expect(short.standardOutput == long.standardOutput)
    for word in ["run", "check", "accept", "-c CODE", "Exit status"] {
      #expect(short.standardOutput.contains(word), "\(word)")
    }
    #expect(short.standardError == "")
    #expect(short.status == .exited(0))
    let options = try desk.run("help", "start")
    for word in ["--width", "--seed", "--allow-writes", "--no-history", "--json", "--color"] {
      #expect(options.standardOutput.contains(word), "\(word)")
    }
  }

  @Test func aSubcommandThatIsMisspelt() throws {
    let run = try PipeRun(Desk.program, arguments: ["chekc", "fall.md"])
    #expect(run.standardError == "error: there is no subcommand `chekc`; did you mean `check`?\n")
    #expect(run.status == .exited(2))
  }

  @Test(arguments: [
    ["--bogus"], ["-z"], ["run"], ["check"], ["accept"], ["--width", "39"], ["--width", "wide"],
    ["--width", "401"], ["--seed", "many"], ["--seed=-1"], ["--color", "sometimes"], ["-c"],
    ["run", "a.motion", "b.motion"], ["check", "--bogus", "a.md"],
    ["-c", "let m = 4", "a.md"], ["-c", "let m = 4", "-i", "a.markdown"],
  ])
  func wrongUsage(_ arguments: [String]) throws {
    let run = try PipeRun(Desk.program, arguments: arguments)
    #expect(run.standardOutput == "")
    #expect(run.standardError.contains("Usage:"))
    #expect(run.status == .exited(2))
  }
}
