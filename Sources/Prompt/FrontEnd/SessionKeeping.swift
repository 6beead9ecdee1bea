import Files
import Platform
import Playing

/// Writes typed statements to disk, and lists earlier sessions.
final class SessionKeeping {
  /// The state folder; nil if the environment does not name one, so that nothing is kept.
  private let folder: String?
  private var journal: Journal?
  private var hasReportedProblem = false

  /// Keeps sessions in the state folder that the environment names.
  init(environment: [String: String]) {
    folder = StateFolder.path(environment: environment)
    if folder == nil {
      Console.error("warning: HOME is not set, so only `save` keeps this session")
    }
  }

  /// Whether everything typed so far is on disk.
  var isKeeping: Bool { journal?.missing == 0 }

  /// Begins a session with the statements that led to its current state. The previous one must have
  /// been put aside, or it is discarded.
  func begin(_ statements: [String]) {
    guard let folder else { return }
    journal?.remove()
    let journal = Journal(folder: folder, statements: statements)
    self.journal = journal
    hasReportedProblem = false
    do throws(FileProblem) {
      try journal.write()
    } catch {
      Console.error("warning: cannot keep this session: \(error.sentence)")
      hasReportedProblem = true
    }
  }

  /// Appends a statement, and anything that could not be written before.
  func append(_ statement: String) {
    write { (journal) throws(FileProblem) in try journal.append(statement) }
  }

  /// Records the file that the session was saved to.
  func append(_ file: SavedFile) {
    write { (journal) throws(FileProblem) in try journal.append(file) }
  }

  /// Records the session that was left for this one.
  func append(_ departure: Departure) {
    write { (journal) throws(FileProblem) in try journal.append(departure) }
  }

  private func write(_ body: (Journal) throws(FileProblem) -> Void) {
    guard let journal else { return }
    do throws(FileProblem) {
      try body(journal)
      reportKept()
    } catch {
      reportNotKept(error)
    }
  }

  /// Writes what is missing because a write failed or the journal was deleted.
  func rewriteJournal() {
    write { (journal) throws(FileProblem) in try journal.write() }
  }

  /// Reports a problem only once.
  private func reportNotKept(_ problem: FileProblem) {
    if !hasReportedProblem { Console.error("warning: \(Self.refusal(of: problem))") }
    hasReportedProblem = true
  }

  private func reportKept() {
    if hasReportedProblem { Console.error("this session is kept in full again") }
    hasReportedProblem = false
  }

  private static func refusal(of problem: FileProblem) -> String {
    if case .tooLong(_, let limit) = problem {
      return "this session is longer than \(limit >> 20) MB, so nothing is kept from this line "
        + "on; use `save`"
    }
    return "this session is no longer kept: \(problem.sentence)"
  }

  /// Ends the session and keeps it. Returns its number, or nil if part of it is missing.
  func putAside(after number: Int?) throws(FileProblem) -> Int? {
    // If this fails, the journal stays, and the next start offers it.
    defer { journal = nil }
    guard let journal else { return nil }
    let number = try journal.keep(after: number)
    if journal.missing == 0 { return number }
    let lines = journal.missing == 1 ? "its last line" : "its last \(journal.missing) lines"
    Console.error("warning: `open \(number)` brings this session back without \(lines)")
    return nil
  }

  /// Ends a session without keeping it.
  func end() {
    journal?.remove()
    journal = nil
  }

  /// Earlier sessions, newest first; nil if none are kept.
  var sessions: [LeftSession]? {
    folder.map { folder in
      KeptSession.all(folder: folder).map {
        LeftSession(
          number: $0.number, time: WallTime.text(secondsSince1970: $0.changed),
          statements: $0.statements, file: $0.file,
          departure: $0.departure)
      }
    }
  }

  /// The newest session that ended unexpectedly and that no other program has recovered.
  var orphan: OrphanedJournal? { folder.flatMap { Journal.orphans(folder: $0).first } }

  /// Reports the sessions that ended unexpectedly and cannot be read; their files stay.
  func reportUnreadable() {
    guard let folder else { return }
    _ = Journal.orphans(folder: folder) { problem in
      Console.error(
        "warning: cannot read a session that ended unexpectedly: \(problem.sentence)")
    }
  }
}

/// Local times of day, for people at the prompt; notebooks never contain them.
enum WallTime {
  /// A time to the minute, such as `2026-03-01 09:05`.
  static func text(secondsSince1970 seconds: Int) -> String {
    var moment = time_t(seconds)
    var parts = tm()
    guard localtime_r(&moment, &parts) != nil else { return "" }
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(Int(parts.tm_year) + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday)) "
      + "\(two(parts.tm_hour)):\(two(parts.tm_min))"
  }
}
