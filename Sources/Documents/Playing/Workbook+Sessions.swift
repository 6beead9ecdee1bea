import Answers
import Diagnostics
import Files
import Sessions

/// Consecutive sessions: each is kept when it is left, and can be restored. A `SessionHost` keeps
/// them; on disk, `SessionKeeping` does, each as a `KeptSession`.
extension Workbook {
  /// The number of earlier sessions that `undo` can return to.
  private static let earlierLimit = 20

  // MARK: For a prompt

  /// Begins to keep typed statements, starting with those so far.
  public func beginKeeping() {
    guard let keeper = host.keeper else { return }
    let count = savedFile?.statementCount ?? statements.count
    keeper.beginKeeping(Array(statements.prefix(count)))
    if let savedFile { keeper.keep(savedFile) }
    for statement in statements.dropFirst(count) { keeper.keep(statement) }
    if let departure { keeper.keep(departure) }
  }

  /// The departure to this session; nil if none leads back.
  private var departure: Departure? {
    guard let itemCount = session.itemCountAtStart else { return nil }
    if let restoredDeparture { return restoredDeparture }
    return earlier.last.flatMap { Departure(from: $0, itemCount: itemCount) }
  }

  /// Ends the session and keeps it. If it is not saved in a file, a notice says how to restore it.
  public func leave() {
    lesson.map(reportLeft)
    var left = here(leavingBy: "quit")
    keep(&left)
    if left.isUnsaved, let number = left.keeping.number {
      host.show(.endedUnsaved(number: number))
    }
  }

  /// Restores an earlier session in place of this one by running its statements. After Ctrl-C, this
  /// session is unchanged.
  ///
  /// - Parameters:
  ///   - file: The file that it was last saved to.
  ///   - departure: The session that was left for it: `undo` goes back there.
  public func bringBack(
    _ statements: [String], savedIn file: SavedFile? = nil, after departure: Departure? = nil
  ) -> Return {
    let before = here(leavingBy: "open")
    goOn(from: EarlierSession(snapshot: Session().snapshot))
    isRestoring = true
    defer { isRestoring = false }
    // Show only the end of the session, not every answer again.
    var failed = 0
    var contained = 0
    /// Plays statements that were kept; false if they were interrupted.
    func playKept(_ statements: [String]) -> Bool {
      for statement in statements {
        switch play(Source(statement), from: .entry) {
        case .finished, .quit: break
        // A statement that fails, because a file is missing, must not stop the ones after it.
        case .failed, .unreadable: failed += 1
        case .interrupted:
          goOn(from: before)
          return false
        }
      }
      return true
    }
    guard playKept(Array(statements.prefix(1))) else { return .interrupted }
    // The session was saved over the notebook that it opened, so that one contains the rest.
    if let file, !statements.isEmpty, isSaved(in: file), notebook.path == file.place {
      contained = file.statementCount
    }
    guard playKept(Self.undoingAtOnce(statements.dropFirst(max(1, contained)))) else {
      return .interrupted
    }
    if let file { comesBack(from: file, statementCount: contained > 0 ? 1 : file.statementCount) }
    keeping = .due(after: nil)
    restoredDeparture = departure
    if let departure { session.endUndo(after: departure.itemCount) }
    isRestoring = false
    showEnd()
    return failed == 0 ? .whole : .inPart(failed: failed)
  }

  /// Reconnects a restored session with its file, which is up to date if the session is unchanged.
  private func comesBack(from file: SavedFile, statementCount: Int) {
    if isSaved(in: file) {
      notebook.saved(notebook.text(of: session.record), at: file.place, named: file.place)
    } else {
      notebook.wasSaved(in: file)
    }
    savedFile = SavedFile(
      place: file.place, fingerprint: file.fingerprint, statementCount: statementCount)
  }

  /// Whether a file was saved with the current contents of the session.
  private func isSaved(in file: SavedFile) -> Bool {
    Fingerprint(text: notebook.text(of: session.record)) == file.fingerprint
  }

  // MARK: Requests

  func listSessions(_ span: Span) -> Diagnostic? {
    do {
      let sessions = try host.keptSessions()
      if sessions.isEmpty {
        show(line: "there are no earlier sessions yet")
      } else {
        show(.table(Self.table(of: sessions)))
      }
      return nil
    } catch {
      return Diagnostic(error, at: span)
    }
  }

  /// The column of titles is left out if no session has one.
  private static func table(of sessions: [LeftSession]) -> Table {
    let hasTitles = sessions.contains { $0.title != nil }
    let columns: [Table.Column] =
      [.init("number", kind: .count), .init("left", kind: .text), .init("lines", kind: .count)]
      + (hasTitles ? [.init("title", kind: .text)] : []) + [.init("begins with", kind: .text)]
    return Table(
      columns: columns,
      rows: sessions.map { session in
        let beginning = LeftSession.beginning(of: session.statements)
        let title = session.title.map { [Table.Cell.text($0)] } ?? [.empty]
        return [
          .number(Double(session.number)), .text(session.time),
          .number(Double(session.statements.count)),
        ] + (hasTitles ? title : []) + [.text(beginning)]
      })
  }

  func openSession(_ number: Int, _ span: Span) -> Diagnostic? {
    let sessions: [LeftSession]
    do {
      sessions = try host.keptSessions()
    } catch {
      return Diagnostic(error, at: span)
    }
    guard let session = sessions.first(where: { $0.number == number }) else {
      return Diagnostic(.unknownSession(number, hasOthers: !sessions.isEmpty), at: span)
    }
    let before = here(leavingBy: "open \(number)")
    let outcome = bringBack(session.statements, savedIn: session.file)
    if outcome == .interrupted { return Diagnostic(.interrupted, at: nil) }
    keeping = .done(number)
    arrive(from: before)
    if case .inPart(let failed) = outcome {
      host.show(
        .openedInPart(number: number, failed: failed, of: session.statements.count))
    }
    return nil
  }

  /// Goes back to the session before the opened one.
  func leaveOpened(_ span: Span) -> Diagnostic? {
    var left = here(leavingBy: "undo")
    let hasNews = left.keeping.isDue
    let statement: String
    if let departure = restoredDeparture {
      if let problem = bringBack(to: departure, span) { return problem }
      keep(&left)
      statement = departure.statement
    } else if let before = earlier.popLast() {
      keep(&left)
      goOn(from: before)
      statement = before.departure
    } else {
      return Diagnostic(.undoBeforeNotebook, at: span)
    }
    beginKeeping()
    show(line: "undone: \(statement)")
    if hasNews, left.isUnsaved, let number = left.keeping.number {
      host.show(.undoneUnsaved(number: number))
    }
    return nil
  }

  /// Restores the session that was left before this one was restored.
  private func bringBack(to departure: Departure, _ span: Span) -> Diagnostic? {
    let number: Int
    switch departure.left {
    case .session(let kept): number = kept
    case .statement(let statement):
      let outcome = bringBack([statement])
      if outcome == .interrupted { return Diagnostic(.interrupted, at: nil) }
      keeping = .nothing
      return nil
    }
    do {
      let sessions = try host.keptSessions()
      guard let kept = sessions.first(where: { $0.number == number }) else {
        return Diagnostic(.unknownSession(number, hasOthers: !sessions.isEmpty), at: span)
      }
      let outcome = bringBack(kept.statements, savedIn: kept.file, after: kept.departure)
      if outcome == .interrupted { return Diagnostic(.interrupted, at: nil) }
      keeping = .done(number)
      if case .inPart(let failed) = outcome {
        host.show(.openedInPart(number: number, failed: failed, of: kept.statements.count))
      }
      return nil
    } catch {
      return Diagnostic(error, at: span)
    }
  }

  /// Leaves the session for another one, which `arrival` puts in its place.
  func leave(by departure: String, to arrival: () -> Void) {
    let before = here(leavingBy: departure)
    arrival()
    if !isRestoring { arrive(from: before) }
  }

  /// Keeps the session that was just replaced by another one.
  private func arrive(from before: EarlierSession) {
    var before = before
    before.lesson.map(reportLeft)
    keep(&before)
    guard before.keeping != .nothing || before.opening != nil else { return beginKeeping() }
    session.endUndo(after: session.record.items.count)
    earlier.append(before)
    if earlier.count > Self.earlierLimit { earlier.removeFirst() }
    beginKeeping()
    if before.isUnsaved {
      host.show(.leftUnsaved(number: before.keeping.number))
    }
  }

  // MARK: Keeping

  /// Records a statement that has just run.
  func keep(_ statement: String) {
    guard !isRestoring else { return }
    host.keeper?.keep(statement)
    keeping = keeping.withNews
  }

  /// Records the file to which the session was just saved. A session that is already kept is kept
  /// again with this file.
  func keep(_ file: SavedFile) {
    guard file != savedFile else { return }
    savedFile = file
    host.keeper?.keep(file)
    if keeping != .nothing { keeping = keeping.withNews }
  }

  private func keep(_ left: inout EarlierSession) {
    let ancestor: Int?
    switch left.keeping {
    case .nothing: return
    case .due(let number): ancestor = number
    case .done(let number):
      if isKept(number) { return }
      ancestor = nil
    }
    do {
      if let number = try host.keeper?.putAside(after: ancestor) { left.keeping = .done(number) }
    } catch {
      host.show(.notKept(reason: error.reason))
    }
  }

  /// Whether a session is still kept. Another program may have continued it, or twenty other
  /// sessions may have been left since.
  private func isKept(_ number: Int) -> Bool {
    let sessions = try? host.keptSessions()
    return sessions?.contains { $0.number == number } ?? false
  }

  func here(leavingBy departure: String) -> EarlierSession {
    EarlierSession(
      snapshot: session.snapshot, notebook: notebook, opening: opening, savedFile: savedFile,
      keeping: keeping, lesson: lesson, departure: departure,
      restoredDeparture: restoredDeparture)
  }

  func goOn(from other: EarlierSession) {
    session.goOn(from: other.snapshot)
    notebook = other.notebook
    opening = other.opening
    savedFile = other.savedFile
    keeping = other.keeping
    lesson = other.lesson
    restoredDeparture = other.restoredDeparture
  }
}
