import Answers
import Diagnostics
import Notebooks
import Sessions
import Text

/// Running the cells of lessons: their output is shown immediately, and recorded for comparison.
extension Workbook {
  /// Runs a cell in a visible session.
  ///
  /// - Parameter ended: Called when a statement has ended, with its text if a journal keeps it.
  /// - Returns: The result as a notebook records it, and whether Ctrl-C ended it.
  func run(
    _ cell: Cell, in seen: ObservedSession, from origin: Origin, ended: @escaping (String?) -> Void
  ) -> (result: CellResult, isInterrupted: Bool) {
    let session = seen.session
    var lines: [WrittenLine] = []
    seen.origin = origin
    seen.take = { lines += SessionRunner.lines(of: $0, session.layout) }
    defer { seen.take = { _ in } }
    var runner = SessionRunner(
      session: session, perform: allowsWrites ? perform : nil,
      statementEnded: { kept in
        seen.endStatement()
        ended(kept)
      })
    let failure = runner.run(cell) { outputs in
      lines += SessionRunner.lines(of: outputs, session.layout)
      host.show(outputs, layout: session.layout(for: origin), from: origin)
    }
    if let failure, !failure.isInterruption { host.show(failure, from: origin) }
    return (CellResult(lines, failure), runner.isInterrupted)
  }

  /// Shows a whole lesson with its folded parts, and runs its cells in a separate session.
  func read(_ chosen: ChosenLesson) -> Session.Stop? {
    let seen = freshSession()
    seen.folder = chosen.folder
    var lesson = Lesson(chosen.document)
    return meter.bounded(to: work) {
      while true {
        let step = lesson.step
        if !step.prose.isEmpty { show(step.prose) }
        switch step.goal {
        case .end: return nil
        case .hint(let hint):
          show([.heading(level: 3, [ProseRun(hint.summary)])])
          _ = lesson.unfold()
        case .cell(let cell):
          if let stop = read(cell, in: seen, named: chosen.name) { return stop }
          lesson.advance()
        }
      }
    }
  }

  /// Shows a cell of a lesson and its output. Returns why it stopped, or nil.
  private func read(_ cell: Cell, in seen: ObservedSession, named name: String) -> Session.Stop? {
    let session = seen.session
    show(cell, session.highlights(in: cell.code, cursor: nil))
    if cell.directives.isSkipped { return nil }
    let (result, isInterrupted) = run(cell, in: seen, from: .text) { _ in }
    if isInterrupted { return .interrupted }
    let outcome = CellOutcome(of: cell, result)
    if case .failed = outcome { return .failed(Diagnostic(.cannotOpen(name), at: nil)) }
    tell(outcome, of: cell)
    return nil
  }
}
