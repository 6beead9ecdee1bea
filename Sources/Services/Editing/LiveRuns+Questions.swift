import Diagnostics
import Notebooks
import Playing
import Sessions

/// Sessions for questions about a line, in the middle of a cell.
extension LiveRuns {
  /// What a session for questions is for. Words are completed before a line, and the world is shown after it:
  /// one session for both would have to go back with each key.
  enum Purpose {
    case words, world
  }

  /// A session that stands within a cell.
  struct AskedSession {
    let ready: ReadyRun
    /// The cell's statements that were played.
    let prefix: String
    /// Whether the cells before were too much, so that it knows nothing of them.
    let missesCells: Bool
    /// The mistake that has stopped it, and where in the code its statement is: it stands before that.
    var stop: (mistake: Diagnostic, offset: Int)?

    var session: Session { ready.session }
  }

  /// A place that takes too long to come to.
  struct Dear {
    let mark: Mark
    /// The statements of its cell that are too much; empty if the cells before are.
    let prefix: String
    /// Those before the one that is too much.
    let reached: String
    /// The work that was not enough, in the unit of `Work`.
    let work: Int64
  }

  /// A session as it stands before a line of a cell; nil if there is none.
  ///
  /// - Parameter prefix: The cell's complete statements before that line.
  func session(before prefix: String, in cell: Int) -> Session? {
    session(for: .words, after: prefix, in: cell)?.session
  }

  /// A session as it stands after some statements of a cell; nil if there is none.
  ///
  /// - Parameter work: The most work, in the unit of `Work`, to get to the cell, and then to the place; nil
  ///   for that of a question.
  func session(
    for purpose: Purpose, after prefix: String, in cell: Int, work: Int64? = nil
  ) -> AskedSession? {
    guard let (runs, scene, mark) = runs(before: cell) else { return nil }
    let work = work ?? host.askedWork
    // With more time, it may be reached after all.
    if let dear, dear.mark === mark, dear.work < work { (self.dear, asked) = (nil, [:]) }
    // Where something before takes too long, what stands before that has to do.
    let known = dear.flatMap { $0.mark === mark && prefix.hasPrefix($0.prefix) ? $0 : nil }
    func aim(from done: String) -> String {
      known.flatMap { $0.prefix.isEmpty || done.hasPrefix($0.prefix) ? nil : $0.reached } ?? prefix
    }
    if let near = asked[purpose], near.ready.mark === mark,
      case let aim = aim(from: near.prefix), aim.hasPrefix(near.prefix)
    {
      // What is behind a mistake has not happened, although it may help with words.
      let isAtEnd = purpose == .world && (near.stop != nil || near.missesCells)
      return isAtEnd || near.prefix.utf8.count == aim.utf8.count
        ? near : bring(near, to: aim, for: purpose, work)
    }
    let aim = aim(from: "")
    if known?.prefix != "", let session = freshSession(after: runs, of: scene, work: work) {
      return bring(begun(session, at: mark), to: aim, for: purpose, work)
    }
    guard !host.isInterrupted else { return nil }
    dear = Dear(mark: mark, prefix: "", reached: "", work: work)
    guard let session = freshSession(after: [], of: scene, work: work) else { return nil }
    let start = begun(session, at: mark, missesCells: true)
    return bring(start, to: purpose == .world ? "" : aim, for: purpose, work)
  }

  private func begun(
    _ session: Session, at mark: Mark, missesCells: Bool = false
  ) -> AskedSession {
    session.adviser = nil
    return AskedSession(
      ready: ReadyRun(session: session, mark: mark), prefix: "", missesCells: missesCells)
  }

  /// Runs what is between two places of a cell; a mistake in it is the cell's own.
  private func bring(
    _ old: AskedSession, to prefix: String, for purpose: Purpose, _ work: Int64
  ) -> AskedSession? {
    let rest = Cell(index: 0, code: String(prefix.dropFirst(old.prefix.count)), line: 1)
    asked[purpose] = nil
    let mistake = old.session.meter.bounded(at: work) {
      CellRun.player(old.session).play(rest) { _ in }
    }
    // An interrupted run has reached no statement's end.
    guard !host.isInterrupted else { return nil }
    let stop = mistake.map {
      ($0, old.prefix.utf8.count + Self.start(of: $0, in: rest.code, old.session))
    }
    let new = AskedSession(
      ready: old.ready, prefix: prefix, missesCells: old.missesCells, stop: old.stop ?? stop)
    // A statement that is too much leaves nothing: the session stands before it.
    if let stop, stop.0.mistake.id == .tooMuchWork {
      let reached = String(decoding: Array(prefix.utf8.prefix(stop.1)), as: UTF8.self)
      dear = Dear(mark: old.ready.mark, prefix: prefix, reached: reached, work: work)
    }
    asked[purpose] = new
    return new
  }

  /// Where the statement begins that has failed in a code; where it cannot be read, the mistake.
  private static func start(of mistake: Diagnostic, in code: String, _ session: Session) -> Int {
    func range(_ span: Span?) -> Range<Int>? {
      span.flatMap { $0.source.utf8 == Array(code.utf8) ? $0.lower..<$0.upper : nil }
    }
    let (statement, place) = (range(session.lastStatement?.span), range(mistake.span))
    // A mistake in a definition is none of this code.
    guard let statement else { return place?.lowerBound ?? 0 }
    if let place, place.lowerBound >= statement.upperBound { return place.lowerBound }
    return statement.lowerBound
  }

  /// What is between a scene's beginning and one of its cells.
  enum Way {
    /// All cells before have run to their end.
    case open
    case running
    /// One is the last that runs.
    case stopped(CellRun, at: Int)
  }

  func way(to cell: Int) -> Way {
    guard let (runs, scene, _) = runs(before: cell) else { return .running }
    let first = scene.range.lowerBound
    if let last = runs.last, last.isLast { return .stopped(last, at: first + runs.count - 1) }
    return first + runs.count < cell ? .running : .open
  }

  /// Whether a question was answered from before its line, and with more time may be answered better.
  var isWorthPreparing: Bool { dear.map { $0.work < host.preparedWork } ?? false }

  /// Prepares sessions for the next key: one before the edited cell, and those for questions within it.
  ///
  /// - Parameter world: The statements after which the world was shown; nil where it is not.
  func prepareSessions(before prefix: String, world: String?, in cell: Int) {
    guard let (runs, scene, mark) = runs(before: cell) else { return }
    let work = host.preparedWork
    if ready?.mark !== mark {
      guard let session = freshSession(after: runs, of: scene, work: work) else { return }
      ready = ReadyRun(session: session, mark: mark)
    }
    if !host.isInterrupted { _ = session(for: .words, after: prefix, in: cell, work: work) }
    if !host.isInterrupted, let world {
      _ = session(for: .world, after: world, in: cell, work: work)
    }
  }
}
