import Foundation
import TestSupport
import Testing

/// Files that cannot be read, and nonsensical texts.
@Suite struct OddInputTests {
  /// Bytes that look random but are the same every time.
  static let garbage: [UInt8] = {
    var random = Seeded(12345)
    return (0..<65_536).map { _ in UInt8(random.below(256)) }
  }()

  @Test(arguments: [["run"], ["check"], ["accept"], []])
  func unreadableFiles(_ command: [String]) throws {
    let desk = try Desk()
    try desk.makeFolder("folder.md")
    try desk.link("loop.md", to: "loop.md")
    for name in ["missing.md", "folder.md", "loop.md", "missing/a.md", "/dev/null", ""] {
      let path = name.hasPrefix("/") || name.isEmpty ? name : desk.path(name)
      let run = try PipeRun(Desk.program, arguments: command + [path])
      #expect(run.standardOutput == "")
      #expect(run.standardError.hasPrefix("error: "), "\(command) \(name)")
      #expect(run.standardError.split(separator: "\n").count == 1)
      #expect(run.status == .exited(3), "\(command) \(name)")
    }
  }

  @Test func theWorstStatusCounts() throws {
    let desk = try Desk()
    try desk.write("good.md", NotebookCommandTests.good)
    try desk.write("drifted.md", NotebookCommandTests.drifted)
    #expect(try desk.run("check", "good.md", "drifted.md").status == .exited(1))
    let run = try desk.run("check", "missing.md", "drifted.md", "good.md")
    #expect(run.status == .exited(3))
    #expect(run.standardOutput.hasSuffix("good.md: 1 cell agrees\n"), "all are checked")
  }

  @Test func garbageIsNoScript() throws {
    let desk = try Desk()
    try desk.write("a.motion", bytes: Self.garbage)
    for run in [try desk.run("run", "a.motion"), try desk.shell("\"$motionbook\" <a.motion")] {
      #expect(run.standardOutput == "")
      #expect(run.standardError.contains(":1:1: error: "))
      #expect(run.standardError.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
      #expect(run.status == .exited(1))
    }
  }

  @Test func garbageIsNoNotebook() throws {
    let desk = try Desk()
    try desk.write("a.md", bytes: Self.garbage)
    for command in ["run", "check", "accept"] {
      let run = try desk.run(command, "a.md")
      #expect(run.standardOutput == "")
      #expect(run.standardError.hasPrefix("error: cannot read `a.md`"))
      #expect(run.status == .exited(3))
    }
    #expect(try desk.bytes("a.md") == Self.garbage)
  }

  @Test func nothingIsGood() throws {
    let desk = try Desk()
    try desk.write("empty.md", "")
    try desk.write("empty.motion", "")
    let runs = [
      try desk.run("run", "empty.md"), try desk.run("run", "empty.motion"), try desk.run(input: ""),
      try desk.run(input: "\n\n# nothing\n"), try desk.shell("\"$motionbook\" <&-"),
    ]
    for run in runs {
      #expect(run.standardOutput == "")
      #expect(run.standardError == "")
      #expect(run.status == .exited(0))
    }
    // A file without a cell is no notebook to check.
    #expect(try desk.run("check", "empty.md").status == .exited(1))
    #expect(try desk.run("accept", "empty.md").status == .exited(1))
    #expect(try desk.bytes("empty.md") == [])
  }

  @Test func aVeryLongLine() throws {
    let desk = try Desk()
    let long = String(repeating: "x", count: 5_000_000)
    try desk.write("comment.motion", "# \(long)\nprint 1\n")
    let comment = try desk.run("run", "comment.motion")
    #expect(comment.standardOutput == "1\n")
    try desk.write("prose.md", "\(long)\n\n```motion\nprint 1\n```\n")
    let prose = try desk.run("run", "prose.md")
    #expect(prose.standardOutput == "1\n")
    try desk.write("sum.motion", "print 1" + String(repeating: "+1", count: 2_500_000) + "\n")
    let sum = try desk.run("run", "sum.motion")
    #expect(
      sum.standardError.hasPrefix("sum.motion:1:1: error: a line can have at most 1000000 bytes"))
    #expect(sum.standardError.utf8.count < 4_000)
    #expect(sum.status == .exited(1))
  }

  @Test func moreThanCanBeTaken() throws {
    let desk = try Desk()
    let line = String(repeating: "#", count: 79) + "\n"
    try desk.write("a.motion", String(repeating: line, count: 200_000))
    for run in [try desk.run("run", "a.motion"), try desk.shell("\"$motionbook\" <a.motion")] {
      #expect(run.standardOutput == "")
      #expect(run.standardError.hasPrefix("error: "))
      #expect(run.status == .exited(1) || run.status == .exited(3))
    }
  }

  @Test func escapesOfAStrangerReachNoTerminal() throws {
    let desk = try Desk()
    try desk.write("a.md", "```motion\nprint \"a\u{1B}[31mb\"\n```\n\n```output\n\u{1B}[2J\n```\n")
    for command in ["run", "check"] {
      let run = try desk.run(command, "a.md")
      #expect(!run.standardOutput.contains("\u{1B}"))
      #expect(!run.standardError.contains("\u{1B}"))
    }
  }
}
