import TestSupport
import Testing

/// `motionbook class` looks at its options and its notebook, whether or not the program that serves a class is there.
@Suite struct ClassCommandTests {
  /// Runs a copy of the program that has nothing beside it.
  private func run(_ arguments: String) throws -> PipeRun {
    let desk = try Desk()
    try desk.write("a.md", ToolCommandTests.fall)
    try desk.write("prose.md", "# Nothing to run\n")
    return try desk.shell("mkdir alone && cp \"$motionbook\" alone/m && alone/m class \(arguments)")
  }

  @Test(arguments: ["", "a.md --port 0", "a.md --people 0", "a.md --code ?", "a.md --nothing"])
  func wrongUsageIsSaid(_ arguments: String) throws {
    let run = try run(arguments)
    #expect(run.status == .exited(2) && run.standardOutput == "")
    #expect(run.standardError.hasPrefix("error: "))
  }

  @Test func aNotebookIsReadFirst() throws {
    let missing = try run("none.md")
    #expect(missing.status == .exited(3))
    #expect(missing.standardError.hasPrefix("error: cannot read none.md: "))
    let empty = try run("prose.md")
    #expect(empty.status == .exited(1))
    #expect(empty.standardError.hasPrefix("error: prose.md has no cells"))
  }

  @Test func aMissingServerIsSaid() throws {
    let run = try run("a.md")
    #expect(run.status == .exited(3))
    #expect(run.standardError.hasPrefix("error: there is no motionbook-class"))
  }
}
