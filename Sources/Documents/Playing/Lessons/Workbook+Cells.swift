import Answers
import Diagnostics
import Notebooks
import Sessions
import Text

/// Running the cells of lessons: their output is shown immediately, and recorded for comparison.
extension Workbook {
  /// Plays a cell in a visible session.
  ///
  /// - Parameter ended: Called when a statement has ended, with its text if a journal keeps it.
  /// - Returns: Its outcome, compared with what the lesson records.
  func play(
    _ cell: Cell, in seen: ObservedSession, from origin: Origin,
    ended: @escaping (String?) -> Void = { _ in }
  ) -> (ending: CellEnding, outcome: CellOutcome) {
    let session = seen.session
    var answers = RecordedAnswers()
    seen.origin = origin
    seen.receive = { answers.append($0, session.layout) }
    defer { seen.receive = { _ in } }
    var player = notebookPlayer(in: seen)
    player.ended = { kept in
      seen.endStatement()
      ended(kept)
    }
    let failure = player.play(cell) { outputs in
      answers.append(outputs, session.layout)
      host.show(outputs, layout: session.layout(for: origin), from: origin)
    }
    if let failure, !failure.isInterruption { host.show(failure, from: origin) }
    let ending = CellEnding(of: cell, stoppedBy: failure)
    return (ending, CellOutcome(of: cell, ending, answers.output(stoppedBy: failure)))
  }

  /// Shows a whole lesson with its folded parts, and runs its cells in a separate session.
  func read(_ chosen: ChosenLesson) -> Ending {
    let seen = freshSession()
    seen.folder = chosen.folder
    var lesson = Lesson(chosen.document)
    return meter.bounded(to: work) {
      while true {
        let step = lesson.step
        if !step.prose.isEmpty { show(step.prose) }
        switch step.goal {
        case .end: return .finished
        case .hint(let hint):
          show([.heading(level: 3, [ProseRun(hint.summary)])])
          _ = lesson.unfold()
        case .cell(let cell):
          let ending = read(cell, in: seen, named: chosen.name)
          guard ending.isFinished else { return ending }
          lesson.advance()
        }
      }
    }
  }

  /// Shows a cell of a lesson and its output. Returns how it ended.
  private func read(_ cell: Cell, in seen: ObservedSession, named name: String) -> Ending {
    let session = seen.session
    show(cell, session.highlights(in: cell.code, cursor: nil))
    if cell.directives.isSkipped { return .finished }
    let (ending, outcome) = play(cell, in: seen, from: .text)
    switch ending {
    case .stopped: return .interrupted
    case .failed: return .failed(Diagnostic(.cannotOpen(name), at: nil))
    case .skipped, .asExpected, .missingError: break
    }
    tell(outcome, of: cell)
    return .finished
  }
}
