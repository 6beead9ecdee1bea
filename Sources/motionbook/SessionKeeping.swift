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

  /// Begins a session with what has led where it stands.
  func begin(_ statements: [String]) {
    guard let folder else { return }
    let next = Journal(folder: folder, statements: statements)
    var problem = Self.problem(writing: next)
    if let journal {
      journal.remove()
      // There may be room now.
      if problem != nil { problem = Self.problem(writing: next) }
    }
    journal = next
    hasToldProblem = problem != nil
    if let problem {
      Console.error("warning: this session is not kept: \(problem.description)")
    }
  }

  private static func problem(writing journal: Journal) -> FileProblem? {
    do throws(FileProblem) {
      try journal.write()
      return nil
    } catch {
      return error
    }
  }

  /// Adds a statement, and what could not be written before. That it cannot be done is told once,
  /// and once that nothing is missing any more.
  func append(_ statement: String) {
    do throws(FileProblem) {
      try journal?.append(statement)
      if hasToldProblem { Console.error("all of this session is kept again") }
      hasToldProblem = false
    } catch {
      if !hasToldProblem { Console.error("warning: \(Self.refusal(of: error))") }
      hasToldProblem = true
    }
  }

  private static func refusal(of problem: FileProblem) -> String {
    if case .tooLong(_, let limit) = problem {
      return "this session is longer than \(limit >> 20) MB: from this line on it is not kept, "
        + "`save` it"
    }
    return "from this line on the session is not kept: \(problem.description)"
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
          statements: $0.statements)
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
