import Notebooks
import Pages

/// Shows a lesson.
extension Workbook {
  func tell(_ notice: LessonNotice) { host.show(.lesson(notice)) }

  /// Reports where a cell's result differs from the notebook. A cell without recorded output has
  /// nothing to differ from.
  func tell(_ outcome: CellOutcome, of cell: Cell) {
    switch outcome {
    case .drifted(let drifts): if cell.recorded != nil { tell(.differs(drifts)) }
    case .missingError: tell(.didNotFail)
    case .agreed, .writtenDifferently, .notCompared, .skipped, .failed, .notReached, .outside: break
    }
  }

  /// Lets the reader read the answers before the current step covers them.
  func pauseBeforeStep() {
    guard let step = lesson?.lesson.step else { return }
    let code = if case .cell(let cell) = step.goal { cell.code } else { "" }
    (try? host.lessons)?.pause(before: step.prose, code: code)
  }

  /// Shows the current step and the prose before it.
  func showStep(isFirst: Bool = false) {
    guard let running = lesson else { return }
    let step = running.lesson.step
    // A notebook's first heading is its title, which has been shown.
    let prose = running.lesson.title != nil && isFirst ? step.prose.withoutTitle : step.prose
    if !prose.isEmpty { show(prose) }
    switch step.goal {
    case .cell(let cell):
      let shown = cell.withoutAnswers
      show(shown, highlights(in: shown.code, cursor: nil))
      if cell.directives.isSkipped { tell(.notRun) } else if isFirst { tell(.begins) }
      if waitingGuess != nil { tell(.guesses) }
      if let question = waitingQuestion { tell(.asks(question)) }
    case .hint(let hint): tell(.folded(summary: hint.summary))
    case .end: tell(.ends(name: running.name, next: running.next))
    }
  }
}

extension [ProseBlock] {
  /// The blocks without the title that they begin with.
  fileprivate var withoutTitle: [ProseBlock] {
    if case .heading(level: 1, _)? = first { Array(dropFirst()) } else { self }
  }
}
