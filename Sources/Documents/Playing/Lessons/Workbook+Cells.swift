import Answers
import Diagnostics
import Notebooks
import Pages
import Sessions
import Text

/// Running the cells of lessons: their output is shown immediately, and recorded for comparison.
extension Workbook {
  /// Plays a cell in a visible session.
  ///
  /// - Parameters:
  ///   - isShown: Whether its outputs are shown. A mistake always is.
  ///   - ended: Called when a statement has ended, with its text if a journal keeps it.
  /// - Returns: Its outcome, compared with what the lesson records.
  func play(
    _ cell: Cell, in seen: ObservedSession, from origin: Origin, isShown: Bool = true,
    ended: @escaping (String?) -> Void = { _ in }
  ) -> (ending: CellEnding, outcome: CellOutcome) {
    let session = seen.session
    var answers = RecordedAnswers()
    seen.origin = origin
    seen.receive = { answers.append($0, session.layout) }
    seen.shown = { !isShown ? [] : cell.asks ? $0.withoutGuesses : $0 }
    defer { (seen.receive, seen.shown) = ({ _ in }, { $0 }) }
    var player = notebookPlayer(in: seen)
    player.ended = { kept in
      seen.endStatement()
      ended(kept)
    }
    let failure = player.play(cell) { outputs in
      answers.append(outputs, session.layout)
      if origin == .entry { lesson?.answered += outputs.answeredQuestions }
      guard isShown else { return }
      host.show(seen.shown(outputs), layout: session.layout(for: origin), from: origin)
    }
    if let failure, !failure.isInterruption { host.show(failure, from: origin) }
    let ending = CellEnding(of: cell, stoppedBy: failure)
    return (ending, CellOutcome(of: cell, ending, answers.output(stoppedBy: failure)))
  }

  /// Shows a whole lesson with its folded parts, and runs its cells in a separate session. Nobody answers its
  /// questions, so what waits for an answer runs without being shown.
  func read(_ chosen: ChosenLesson) -> Ending {
    let seen = freshSession()
    seen.folder = chosen.folder
    return meter.bounded(to: work) { read(chosen.document.passages, of: chosen, in: seen) }
  }

  /// - Parameter isShown: Whether the passages are in sight.
  private func read(
    _ passages: [NotebookPassage], of chosen: ChosenLesson, in seen: ObservedSession,
    isShown: Bool = true
  ) -> Ending {
    var withholding = Withholding()
    var prose: [ProseBlock] = []
    for passage in passages {
      let isShown = !withholding.withholds(passage) && isShown
      if case .prose(let block) = passage {
        if isShown { prose.append(block) }
        continue
      }
      if !prose.isEmpty { show(prose) }
      prose = []
      let ending = read(passage, of: chosen, in: seen, isShown: isShown)
      guard ending.isFinished else { return ending }
    }
    if !prose.isEmpty { show(prose) }
    return .finished
  }

  private func read(
    _ passage: NotebookPassage, of chosen: ChosenLesson, in seen: ObservedSession, isShown: Bool
  ) -> Ending {
    switch passage {
    case .prose: return .finished
    case .hint(let hint):
      if isShown { show([.heading(level: 3, [ProseRun(hint.summary)])]) }
      return read(hint.passages, of: chosen, in: seen, isShown: isShown)
    case .cell(let cell):
      if isShown {
        let shown = cell.withoutAnswers
        show(shown, seen.session.highlights(in: shown.code, cursor: nil))
      }
      if cell.directives.isSkipped { return .finished }
      let hasResults = isShown && !cell.asks
      let (ending, outcome) = play(cell, in: seen, from: .text, isShown: hasResults)
      switch ending {
      case .stopped: return .interrupted
      case .failed: return .failed(Diagnostic(.cannotOpen(chosen.name), at: nil))
      case .skipped, .asExpected, .missingError: break
      }
      if hasResults { tell(outcome, of: cell) }
      if isShown, cell.asks { tell(.waits(name: chosen.name)) }
      return .finished
    }
  }
}

extension [Output] {
  fileprivate var answeredQuestions: [AskedQuestion] {
    compactMap { output in
      guard case .question(let asked) = output, asked.answer != nil else { return nil }
      return asked
    }
  }
}
