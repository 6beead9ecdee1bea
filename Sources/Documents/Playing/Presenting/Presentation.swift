import Notebooks

/// A notebook that is shown step by step: the current place and the answers of its cells.
struct Presentation {
  private(set) var document: NotebookDocument
  private var lesson: Lesson
  /// Whether the answers of the step's cell are shown.
  private var showsAnswers = false
  /// Answers by the index of their cell in the notebook.
  private var answers: [Int: CellAnswers] = [:]
  /// The last place, to find it again after the notebook has changed.
  private var anchor = Anchor()

  /// A step, identified by properties that stay the same when other steps change.
  private struct Anchor {
    /// The cell's code, or the hint's summary; nil at the end.
    var words: String?
    /// The number of earlier steps with the same text.
    var number = 0
    var place = Lesson.Place.start
    var showsAnswers = false
  }

  /// Creates a presentation at the notebook's start.
  init(_ document: NotebookDocument) {
    self.document = document
    lesson = Lesson(document)
    keepPlace()
  }

  // MARK: Shown steps

  var prose: [ProseBlock] { lesson.step.prose }
  var goal: Lesson.Goal { lesson.step.goal }
  var progress: String { lesson.progress }

  /// The answers of the step's cell, if they are shown.
  var shownAnswers: CellAnswers? { showsAnswers ? answersOfStep : nil }

  private var answersOfStep: CellAnswers? {
    if case .cell(let cell) = goal { answers[cell.index] } else { nil }
  }

  /// The cell that is waiting to run.
  var waitingCell: Cell? {
    guard case .cell(let cell) = goal, !cell.directives.isSkipped, !showsAnswers else { return nil }
    return cell
  }

  /// The cells that run before it, in order.
  var completedCells: [Cell] { lesson.completedCells.filter { !$0.directives.isSkipped } }

  // MARK: Going on and back

  /// Records the answers of the waiting cell.
  mutating func receive(_ newAnswers: CellAnswers) {
    guard let cell = waitingCell else { return }
    answers[cell.index] = newAnswers
    showsAnswers = true
    keepPlace()
  }

  /// Advances to the next step; does nothing at the end.
  mutating func advance() {
    guard !lesson.isAtEnd else { return }
    lesson.advance()
    showsAnswers = false
    keepPlace()
  }

  /// Goes back: from a cell's answers to the cell, and from there to the answers before it.
  mutating func goBack() {
    if showsAnswers {
      showsAnswers = false
    } else {
      go(to: lesson.place.index - 1)
      showsAnswers = answersOfStep != nil
    }
    keepPlace()
  }

  mutating func goToFirst() { goAndShowCell(0) }
  mutating func goToLast() { goAndShowCell(lesson.steps.count - 1) }

  private mutating func goAndShowCell(_ index: Int) {
    go(to: index)
    showsAnswers = false
    keepPlace()
  }

  /// Unfolds the hidden part at this step; false if there is none.
  mutating func unfold() -> Bool {
    guard lesson.unfold() else { return false }
    showsAnswers = false
    keepPlace()
    return true
  }

  private mutating func go(to index: Int) {
    let index = min(max(0, index), lesson.steps.count - 1)
    let place = Lesson.Place(index: index, unfolded: lesson.place.unfolded)
    // Parts that were unfolded can be unfolded again.
    if let moved = Lesson(document, at: place) { lesson = moved }
  }

  // MARK: A notebook that is changed

  /// Shows a new version of the notebook, at the same step if it still exists. Answers stay up to
  /// the first cell that differs.
  mutating func renew(_ document: NotebookDocument) {
    let same = zip(self.document.cells, document.cells).prefix { $0.says(as: $1) }.count
    answers = answers.filter { $0.key < same }
    self.document = document
    let unfolded = Lesson.Place(index: 0, unfolded: anchor.place.unfolded)
    lesson = Lesson(document, at: unfolded) ?? Lesson(document)
    let alike = lesson.steps.indices.filter { lesson.steps[$0].goal.words == anchor.words }
    let found = alike.dropFirst(anchor.number).first ?? alike.last
    go(to: found ?? anchor.place.index)
    showsAnswers = anchor.showsAnswers && found != nil && answersOfStep != nil
  }

  private mutating func keepPlace() {
    let words = goal.words
    anchor = Anchor(
      words: words,
      number: lesson.steps.prefix(lesson.place.index).count { $0.goal.words == words },
      place: lesson.place, showsAnswers: showsAnswers)
  }
}

extension Cell {
  /// Whether another cell has the same code and directives.
  func says(as other: Cell) -> Bool { code == other.code && directives == other.directives }
}

extension Lesson.Goal {
  /// The text that identifies it; nil for the end.
  fileprivate var words: String? {
    switch self {
    case .cell(let cell): cell.code
    case .hint(let hint): hint.summary
    case .end: nil
    }
  }
}
