import Files
import Workbooks

/// What is typed at a prompt, on disk as it is typed, and the sessions that were left.
final class SessionKeeping {
  /// Nil where the environment tells of none: nothing is kept then.
  private let folder: String?
  private var journal: Journal?
  private var hasToldProblem = false

  /// Keeps sessions in the state folder that the environment tells of.
  init(environment: [String: String]) {
    folder = StateFolder.path(environment: environment)
    if folder == nil {
      Console.error("warning: HOME is not set, so only `save` keeps this session")
    }
  }

  /// Whether all that was typed is on disk.
  var isKeeping: Bool { journal?.missing == 0 }

  /// Begins a session with what has led where it stands. The one before is put aside by now, or
  /// nothing is to be kept of it.
  func begin(_ statements: [String]) {
    guard let folder else { return }
    journal?.remove()
    let journal = Journal(folder: folder, statements: statements)
    self.journal = journal
    hasToldProblem = false
    do throws(FileProblem) {
      try journal.write()
    } catch {
      Console.error("warning: this session is not kept: \(error.description)")
      hasToldProblem = true
    }
  }

  /// Adds a statement, and what could not be written before.
  func append(_ statement: String) {
    write { (journal) throws(FileProblem) in try journal.append(statement) }
  }

  /// Adds the file that the session was saved in.
  func append(_ file: JournalFile) {
    write { (journal) throws(FileProblem) in try journal.append(file) }
  }

  private func write(_ body: (Journal) throws(FileProblem) -> Void) {
    guard let journal else { return }
    do throws(FileProblem) {
      try body(journal)
      tellKept()
    } catch {
      tellNotKept(error)
    }
  }

  /// Writes what is missing, because it could not be written, or somebody took the journal away.
  func mend() {
    write { (journal) throws(FileProblem) in try journal.write() }
  }

  /// That something is missing is told once, and once that nothing is any more.
  private func tellNotKept(_ problem: FileProblem) {
    if !hasToldProblem { Console.error("warning: \(Self.refusal(of: problem))") }
    hasToldProblem = true
  }

  private func tellKept() {
    if hasToldProblem { Console.error("all of this session is kept again") }
    hasToldProblem = false
  }

  private static func refusal(of problem: FileProblem) -> String {
    if case .tooLong(_, let limit) = problem {
      return "this session is longer than \(limit >> 20) MB: from this line on it is not kept, "
        + "`save` it"
    }
    return "this session is not kept any more: \(problem.description)"
  }

  /// Ends the session and keeps it; its number, or nil where not all of it is kept.
  func putAside(after number: Int?) throws(FileProblem) -> Int? {
    // Where it fails, the journal is left behind, and the next start offers it.
    defer { journal = nil }
    guard let journal else { return nil }
    let number = try journal.keep(after: number)
    if journal.missing == 0 { return number }
    let lines = journal.missing == 1 ? "its last line" : "its last \(journal.missing) lines"
    Console.error("warning: `open \(number)` brings this session back without \(lines)")
    return nil
  }

  /// Ends a session of which nothing is to be kept.
  func end() {
    journal?.remove()
    journal = nil
  }

  /// The sessions that were left, newest first; nil where none is kept.
  var sessions: [LeftSession]? {
    folder.map { folder in
      KeptSession.all(folder: folder).map {
        LeftSession(
          number: $0.number, time: WallTime.text(secondsSince1970: $0.changed),
          statements: $0.statements, file: $0.file.map(SavedFile.init))
      }
    }
  }

  /// The session that was cut off last, and that no program has taken up.
  var orphan: OrphanedJournal? { folder.flatMap { Journal.orphans(folder: $0).first } }

  /// Names the sessions that were cut off and cannot be read; they stay.
  func tellUnreadable() {
    guard let folder else { return }
    _ = Journal.orphans(folder: folder) { problem in
      Console.error("warning: a session that was cut off stays: \(problem.description)")
    }
  }
}

extension SavedFile {
  /// A file as a journal tells it.
  init(_ file: JournalFile) {
    self.init(place: file.path, stamp: file.stamp, statementCount: file.statementCount)
  }
}
