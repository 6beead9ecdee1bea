import Foundation
import TestSupport
import Testing

/// `run`, `check` and `accept` of notebooks.
@Suite struct NotebookCommandTests {
  static func notebook(answer: String) -> String {
    """
    # A box falls

    Prose with `code`, a tab\there and two blanks at the end  \r
    and \u{D55C}\u{AE00}.

    ```motion
    view box frame (100, 0, 100, 100)
    gravity on box
    run 5 frames
    print box.center.y
    ```

    ```output
    5 frames, t = 0.0833 s
    \(answer)
    ```

    * the end, without a newline
    """
  }
  static let good = notebook(answer: "53.1155")
  static let drifted = notebook(answer: "53.2155")

  @Test func runPrintsAnswersAlone() throws {
    let desk = try Desk()
    try desk.write("a.md", Self.drifted)
    for run in [try desk.run("run", "a.md"), try desk.run("a.md")] {
      #expect(run.standardOutput == ScriptTests.answer)
      #expect(run.status == .exited(0))
    }
  }

  @Test func aFileThenStandardInput() throws {
    let desk = try Desk()
    try desk.write("a.md", Self.good)
    let run = try desk.run("a.md", input: "print box.center.x\n")
    #expect(run.standardOutput == ScriptTests.answer + "150\n")
  }

  @Test func checkAgrees() throws {
    let desk = try Desk()
    try desk.write("a.md", Self.good)
    let run = try desk.run("check", "a.md")
    #expect(run.standardOutput == "a.md: 1 cell agrees\n")
    #expect(run.standardError == "")
    #expect(run.status == .exited(0))
  }

  @Test func checkTellsWhatDrifted() throws {
    let desk = try Desk()
    try desk.write("a.md", Self.drifted)
    try desk.write("b.md", Self.good)
    let run = try desk.run("check", "b.md", "a.md")
    #expect(run.standardOutput.hasPrefix("b.md: 1 cell agrees\n--- a.md\n+++ a.md (replayed)\n"))
    #expect(run.standardOutput.contains("\n-53.2155\n+53.1155\n"))
    #expect(
      run.standardOutput.hasSuffix(
        "a.md:15: 53.2155 is now 53.1155: changed by 0.1 (allowed: 0.0001)\n"))
    #expect(run.status == .exited(1))
    #expect(try desk.text("a.md") == Self.drifted, "nothing is written")
  }

  @Test func acceptRewritesOutputsOnly() throws {
    let desk = try Desk()
    try desk.write("a.md", Self.drifted)
    let first = try desk.run("accept", "a.md")
    #expect(first.standardOutput == "a.md: 1 output updated\n")
    #expect(first.status == .exited(0))
    #expect(try desk.bytes("a.md") == Array(Self.good.utf8))
    let second = try desk.run("accept", "a.md")
    #expect(second.standardOutput == "a.md: all output is up to date\n")
    #expect(second.status == .exited(0))
    #expect(try desk.bytes("a.md") == Array(Self.good.utf8))
    #expect(try desk.run("check", "a.md").status == .exited(0))
  }

  @Test func acceptLeavesANotebookThatFails() throws {
    let desk = try Desk()
    let text = "```motion\nprint 1\n```\n\n```motion\nprint 2\n  nonsense\n```\n"
    try desk.write("a.md", text)
    let run = try desk.run("accept", "a.md")
    #expect(run.standardOutput.contains("a.md:7:3: this cell failed"))
    #expect(run.status == .exited(1))
    #expect(try desk.text("a.md") == text)
  }

  @Test func mistakesHaveTheNotebooksLines() throws {
    let desk = try Desk()
    try desk.write(
      "a.md", "# T\n\n```motion\nprint 1\n```\n\n```motion\n\nprint 2\n  nonsense\n```\n")
    let run = try desk.run("run", "a.md")
    #expect(run.standardOutput == "1\n2\n")
    #expect(run.standardError.hasPrefix("a.md:10:3: error: "))
    #expect(run.status == .exited(1))
    let check = try desk.run("check", "a.md")
    #expect(check.standardOutput.contains("a.md:10:3: this cell failed"))
    #expect(check.status == .exited(1))
  }

  @Test func directivesAreObeyed() throws {
    let desk = try Desk()
    let cells = [
      "<!-- motion: skip -->\n```motion\nnonsense\n```\n",
      "<!-- motion: volatile -->\n```motion\nprint 1\n```\n\n```output\n2\n```\n",
      "<!-- motion: error -->\n```motion\nprint nothing\n```\n",
      "<!-- motion: tol=1 -->\n```motion\nprint 1.5\n```\n\n```output\n1.9\n```\n",
      "<!-- motion: odd -->\n```motion\nlet a = 1\n```\n",
    ]
    try desk.write("a.md", cells.joined(separator: "\n"))
    #expect(try desk.run("accept", "a.md").status == .exited(0))
    #expect(try desk.text("a.md").contains("```output\nerror: "))
    let check = try desk.run("check", "a.md")
    #expect(check.lines.count == 2)
    #expect(check.lines.first?.contains(": warning: ") == true)
    #expect(check.lines.last == "a.md: all 4 cells agree")
    #expect(check.status == .exited(0))
    let run = try desk.run("run", "a.md")
    #expect(run.standardOutput == "1\n1.5\n")
    #expect(run.status == .exited(0))
  }

  @Test(arguments: ["save \"out.md\"", "save \"out.md\" replacing"])
  func aNotebookWritesOnlyWhereItIsAllowed(_ statement: String) throws {
    let desk = try Desk()
    try desk.write("a.md", "```motion\nprint 1\n\(statement)\n```\n")
    for arguments in [["run", "a.md"], ["a.md"], ["check", "a.md"], ["accept", "a.md"]] {
      let run = try PipeRun(
        "/bin/sh",
        arguments: ["-c", #"cd "$0" && exec "$@""#, desk.path, Desk.program] + arguments)
      let told = run.standardOutput + run.standardError
      #expect(told.contains("`save` is not allowed in a notebook"))
      #expect(run.status == .exited(1))
      #expect(!desk.exists("out.md"))
    }
    let allowed = try desk.run("run", "--allow-writes", "a.md")
    #expect(allowed.standardOutput == "1\nsaved out.md\n")
    #expect(allowed.status == .exited(0))
    #expect(try desk.text("out.md").contains("```motion\nprint 1\n```\n\n```output\n1\n```\n"))
  }

  @Test func aScriptMayWrite() throws {
    let desk = try Desk()
    let run = try desk.run(input: "print 1\nsave \"out.md\"\n")
    #expect(run.standardOutput == "1\nsaved out.md\n")
    #expect(desk.exists("out.md"))
    let again = try desk.run(input: "print 2\nsave \"out.md\"\n")
    #expect(again.standardError.hasPrefix("stdin:2:1: error: `out.md` already exists"))
    #expect(again.status == .exited(1))
    #expect(try desk.text("out.md").contains("print 1"))
  }
}
