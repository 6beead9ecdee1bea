import Answers
import Diagnostics
import Files
import Notebooks
import Pages
import Sessions
import Text

/// Following a lesson at a prompt.
///
/// The cells run in a session of their own, as if they had been typed there, so that the user's own
/// lines act on the same stage. Before the next cell, the stage returns to where the lesson was.
///
/// `Lesson` has the steps and the place in them, `ChosenLesson` finds the notebook, and
/// `Session+GoingBack` restores the stage.
extension Workbook {
  /// The name of the checkpoint for returning to the lesson.
  private static let checkpoint = "lesson"

  /// The lesson and the step, such as `fall 3/7`; nil if no cell is waiting.
  public var lessonPlace: String? { lesson?.place }

  /// The line that Enter runs when it is empty: `next` in a lesson.
  public var emptyLine: String { lessonPlace == nil ? "" : "next" }

  /// The lines of the waiting cell; nil if there is none.
  public var waitingCell: String? {
    guard case .cell(let cell)? = lesson?.lesson.step.goal else { return nil }
    return cell.code
  }

  /// The lines of the waiting cell if it asks, with a blank for the reader's guess.
  public var waitingGuess: String? {
    guard case .cell(let cell)? = lesson?.lesson.step.goal, !cell.directives.isSkipped,
      cell.asks, cell.hasBlanks
    else { return nil }
    return cell.codeWithoutAnswers
  }

  /// Returns the lines that the lesson ran last, once.
  public func popRanCell() -> String? {
    defer { ranCell = nil }
    return ranCell
  }

  /// Starts a lesson for a person at the prompt, or prints all of it otherwise.
  func teach(
    _ written: String, fromStart: Bool, _ span: Span, from origin: Origin
  ) -> Ending {
    do throws(Mistake) {
      let chosen = try chosenLesson(written)
      switch origin {
      case .text: return read(chosen)
      case .entry: return begin(chosen, fromStart: fromStart)
      }
    } catch {
      return .failed(Diagnostic(error, at: span.part(written)))
    }
  }

  // MARK: Beginning

  private func begin(_ chosen: ChosenLesson, fromStart: Bool) -> Ending {
    let (name, document) = (chosen.name, chosen.document)
    let stamp = Fingerprint(text: document.text).written
    var lesson = Lesson(document)
    let fresh = Session.unseen(in: host, meter: meter, inFolder: chosen.folder)
    let kept = fromStart ? nil : lessonPlaces[chosen.key].flatMap { $0.stamp == stamp ? $0 : nil }
    if let kept, let later = Lesson(document, at: kept.place),
      replay(later, in: fresh)
    {
      lesson = later
    } else if host.isInterrupted {
      return .interrupted
    }
    leave(by: "lesson \(name)") {
      let snapshot = lesson.place == .start ? Session().snapshot : fresh.snapshot
      goOn(from: EarlierSession(snapshot: snapshot))
    }
    self.lesson = RunningLesson(
      name: name, key: chosen.key, lesson: lesson, folder: chosen.folder, next: chosen.next,
      stamp: stamp,
      mark: session.history)
    if let title = lesson.title {
      show([.heading(level: 1, [ProseRun(title)])])
    }
    if lesson.place != .start {
      tell(.goesOn(name: name, progress: lesson.progress))
    }
    showStep(isFirst: lesson.place == .start)
    return .finished
  }

  /// Runs the cells before a place without showing them; false if one fails or Ctrl-C is pressed.
  private func replay(_ lesson: Lesson, in session: Session) -> Bool {
    giveTitle(lesson, in: session)
    let script = Script(lesson.completedCells, .endsAtSurprise)
    return Player(session, work: work).play(script) == nil
  }

  /// Sets the title of the session's notebook to the lesson's.
  private func giveTitle(_ lesson: Lesson, in session: Session) {
    guard let title = lesson.title, !session.record.hasTitle else { return }
    write("title \(title.quoted)", in: session)
  }

  /// Runs a line that only writes into the session's notebook.
  private func write(_ line: String, in session: Session) {
    var player = Player(session)
    player.ended = { kept in if session === self.session { kept.map(self.record) } }
    _ = player.play(Source(line))
  }

  // MARK: Going on

  /// Records a statement of the lesson, so that the session can be restored after a crash.
  private func record(_ statement: String) { host.keeper?.keep(statement) }

  /// Runs the waiting cell and shows the next step.
  func continueLesson(_ span: Span) -> Diagnostic? {
    guard let running = lesson, !running.lesson.isAtEnd else {
      return Diagnostic(noLesson, at: span)
    }
    var hasAnswers = false
    if case .cell(let cell) = running.lesson.step.goal, !cell.directives.isSkipped {
      if let problem = putBack(before: cell, running) { return problem }
      guard playAsTyped(cell) else { return nil }
      hasAnswers = true
    }
    goOn(after: hasAnswers)
    return nil
  }

  /// Takes an entry that is the waiting cell with the reader's own guess: the lesson goes on after it.
  ///
  /// - Returns: Nil for any other entry.
  func guess(_ source: Source) -> RunStatus? {
    guard let running = lesson, waitingGuess != nil,
      case .cell(let cell) = running.lesson.step.goal,
      cell.isFilledIn(by: source.text(0..<source.utf8.count))
    else { return nil }
    if let problem = putBack(before: cell, running) { return told(.failed(problem), .entry) }
    giveTitle(running.lesson, in: session)
    seen.folder = running.folder
    defer { seen.folder = nil }
    let status = playedEntry(source)
    guard status == .finished else { return status }
    lesson?.mark = session.history
    goOn(after: true)
    return status
  }

  private func goOn(after hasAnswers: Bool) {
    lesson?.advance()
    if hasAnswers { pauseBeforeStep() }
    arriveAtStep()
  }

  /// Unfolds the hidden part at this step.
  func unfoldInLesson(_ span: Span) -> Diagnostic? {
    guard let running = lesson else { return Diagnostic(noLesson, at: span) }
    var unfolded = running.lesson
    guard unfolded.unfold() else {
      return Diagnostic(running.lesson.isAtEnd ? noLesson : .nothingFolded, at: span)
    }
    lesson?.lesson = unfolded
    arriveAtStep()
    return nil
  }

  private func arriveAtStep() {
    keepPlace()
    showStep()
  }

  private var noLesson: Mistake {
    let known = (try? course())?.lessons.first?.name
    return .noLesson(finished: lesson?.name, next: lesson.map { $0.next?.name } ?? known)
  }

  /// Returns the stage to the lesson's state, if the user changed it and the cell depends on it.
  private func putBack(before cell: Cell, _ running: RunningLesson) -> Diagnostic? {
    // A cell that starts over does not depend on the earlier state.
    if session.startsOver(cell.code, isWhole: false) { return nil }
    switch session.distance(from: running.mark) {
    case .none: return nil
    case .looks: return session.goBack(to: running.mark, .keeping(checkpoint: nil))
    case .changes: break
    }
    let problem = session.goBack(to: running.mark, .keeping(checkpoint: Self.checkpoint))
    if let problem { return problem }
    beginKeeping()
    tell(.putBack)
    return nil
  }

  /// Plays a cell as if it had been typed; false if it stopped and changed nothing.
  private func playAsTyped(_ cell: Cell) -> Bool {
    guard let running = lesson else { return false }
    let before = session.history
    giveTitle(running.lesson, in: session)
    for line in choiceNotes { write(line, in: session) }
    lesson?.answered = []
    // The lesson's lines are recorded, so that the session can be restored after a crash. Until the
    // user types something, only the place in the lesson has to be saved.
    seen.folder = lesson?.folder
    defer { seen.folder = nil }
    let (ending, outcome) = play(cell, in: seen, from: .entry) { kept in kept.map(self.record) }
    switch ending {
    case .stopped, .failed:
      _ = session.goBack(to: before, .dropping)
      seen.reportFrame()
      beginKeeping()
      tell(.stopped)
      return false
    case .skipped, .asExpected, .missingError: break
    }
    tellVerdicts()
    tell(outcome, of: cell)
    lesson?.mark = session.history
    ranCell = cell.code
    return true
  }

  // MARK: Ends

  /// Saves the place in the lesson, to continue there later.
  private func keepPlace() {
    guard let running = lesson else { return }
    var places = lessonPlaces
    let isDone = running.lesson.isAtEnd || places[running.key]?.isDone ?? false
    places[running.key] = LessonPlaces.Kept(
      place: running.lesson.isAtEnd ? .start : running.lesson.place,
      progress: running.lesson.progress, isDone: isDone, stamp: running.stamp)
    do {
      try (try? host.lessons)?.keepLessonPlaces(places.text)
    } catch {
      if !hasReportedPlaceNotKept { tell(.placeNotKept(reason: error.reason)) }
      hasReportedPlaceNotKept = true
    }
  }

  /// Reports a lesson that was left before its end.
  func reportLeft(_ left: RunningLesson) {
    if left.place != nil { tell(.left(name: left.name, progress: left.lesson.progress)) }
  }

  /// Ends the lesson, because the user reset the stage.
  func leaveLesson() {
    lesson.map(reportLeft)
    lesson = nil
  }
}

extension Record {
  fileprivate var hasTitle: Bool {
    items.contains { if case .title = $0 { true } else { false } }
  }
}

extension Span {
  /// The span of a word in this one; the whole span if it does not contain the word.
  fileprivate func part(_ word: String) -> Span {
    guard let range = text.firstRange(of: word) else { return self }
    let before = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return Span(source, lower + before, lower + before + word.utf8.count)
  }
}
