import Answers
import Diagnostics
import Playing
import SessionSupport
import Testing

@testable import Sessions

/// In a notebook each statement has a line of its own, and a warning shows that line.
@Suite struct StatementLocationTests {
  private static func warnings(_ session: Session) -> [String] {
    session.record.items.flatMap { item -> [String] in
      guard case .statement(_, let outputs, _) = item else { return [] }
      return outputs.flatMap { output -> [String] in
        guard case .diagnostic(let diagnostic) = output else { return [] }
        return DiagnosticRenderer(locations: false).lines(for: diagnostic)
      }
    }
  }

  /// The record of lines typed at once is the same as of lines typed one by one.
  @Test(arguments: [
    ["view red frame (0, 0, 9, 9)", "gravity on red", "gravity on red", "run 2 frames"],
    [
      "def f() { red.rotation = 90 }", "view red frame (0, 0, 9, 9)", "f",
    ],
    ["view red frame (0, 0, 9, 9)", "on rest { red.rotation = 90 }", "red.rotation = 90"],
  ])
  func aWarningShowsItsStatementAlone(_ lines: [String]) {
    let (together, apart) = (Session.typed(), Session.typed())
    together.require([lines.joined(separator: "; ")])
    apart.require(lines)
    #expect(!Self.warnings(apart).isEmpty)
    #expect(Self.warnings(together) == Self.warnings(apart))
  }
}
