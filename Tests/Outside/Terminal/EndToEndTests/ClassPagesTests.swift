import TestSupport
import Testing

/// The pages for a class are what `scripts/class` makes of today's notebooks and today's help.
@Suite struct ClassPagesTests {
  private static let script = ProjectFolder("scripts").path("class")

  @Test func thePagesAgreeWithTheNotebooks() throws {
    let run = try Desk().shell(
      "MOTIONBOOK_EXECUTABLE=$motionbook exec '\(Self.script)' --check")
    #expect(run.standardOutput == "", "the difference, as `diff -u` shows it")
    #expect(run.status == .exited(0), "\(run.standardError)")
  }
}
