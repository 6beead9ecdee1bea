import Diagnostics
import Playing
import SessionSupport
import TestSupport
import Testing

@testable import Commands
@testable import Evaluation
@testable import Sessions

/// Almost valid lines never end a session, and failed ones have no effect.
@Suite struct SessionFuzzTests {
  private static let corpus = CaseCode.cells + Motionbook.commands.all.flatMap(\.examples)

  /// Stops each line after a number of frames and iterations; otherwise one unlucky digit could
  /// take hours.
  private final class Patience {
    var left = 0
    var hooks: Hooks {
      Hooks(
        isInterrupted: {
          self.left -= 1
          return self.left < 0
        }, progress: { _ in })
    }
  }

  @Test(arguments: 1...Effort.cases(2, of: 6) as ClosedRange<UInt64>)
  func mutatedLinesDoNoHarm(_ seed: UInt64) {
    var mutation = TextMutation(of: Self.corpus, seed: 100 + seed)
    var (finished, failed) = (0, 0)
    for _ in 1...25 {
      let patience = Patience()
      let session = Session.typed(hooks: patience.hooks)
      patience.left = 1_000
      session.require(["view red frame (50, 50, 100, 100)", "gravity on red as g", "let a = 5"])
      for _ in 1...20 {
        let text = mutation.next()
        patience.left = 300
        let before = SessionState(session)
        var isFirst = true
        session.execute(Source(text)) { result in
          switch result.outcome {
          case .finished, .interrupted, .quit:
            finished += 1
            isFirst = false
          case .failed(let diagnostic):
            failed += 1
            check(diagnostic)
            // The statements of a line before the mistake have run.
            if isFirst, SessionState(session) != before {
              Issue.record("\(text.debugDescription) failed and left a trace")
            }
          }
          return true
        }
        _ = session.completions(for: text)
        _ = session.isIncomplete(text)
      }
      patience.left = 1_000
      if session.type("1 + 1") != ["2"] { Issue.record("the session does not answer any more") }
    }
    #expect(finished > 100 && failed > 100, "\(finished) finished, \(failed) failed")
  }

  private func check(_ diagnostic: Diagnostic) {
    let lines = DiagnosticRenderer().lines(for: diagnostic)
    if lines.isEmpty { Issue.record("nothing is said") }
    guard let span = diagnostic.span else { return }
    let isInside = span.lower >= 0 && span.upper <= span.source.utf8.count
    if !isInside { Issue.record("\(diagnostic.mistake.message) is told outside the text") }
  }
}
