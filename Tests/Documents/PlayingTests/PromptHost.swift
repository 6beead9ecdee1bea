import Diagnostics
import Files
import Playing

/// A host whose sessions are kept, as at a prompt.
class PromptHost: ScriptedHost, SessionHost {
  /// The sessions that were left, newest first; nil where none is kept.
  var sessions: [LeftSession]?
  /// Why no session can be kept; nil where it can.
  var keepingRefusal: FileRefusal?
  /// The journal of the present session.
  private(set) var taken: [String] = []
  /// The file that was taken down with it.
  private var savedFile: SavedFile?
  /// The session that was left for it.
  private(set) var departure: Departure?

  var kept: [String] {
    events.compactMap { if case .kept(let statement) = $0 { statement } else { nil } }
  }

  /// The first statements of the sessions, one after the other.
  var begun: [[String]] {
    events.compactMap { if case .begun(let statements) = $0 { statements } else { nil } }
  }

  /// A workbook at a prompt, whose session will be kept.
  func prompt() -> Workbook {
    sessions = sessions ?? []
    let workbook = Workbook(in: self)
    workbook.beginKeeping()
    return workbook
  }

  /// Types lines in a session of their own, and leaves it.
  func left(_ lines: String...) {
    let workbook = prompt()
    for line in lines { workbook.type(line) }
    workbook.leave()
    forget()
  }

  // MARK: SessionHost

  func keep(_ statement: String) {
    events.append(.kept(statement))
    taken.append(statement)
  }

  func beginKeeping(_ statements: [String]) {
    events.append(.begun(statements))
    taken = statements
    (savedFile, departure) = (nil, nil)
  }

  func keep(_ file: SavedFile) {
    savedFile = SavedFile(
      place: file.place, fingerprint: file.fingerprint, statementCount: taken.count)
  }

  func keep(_ departure: Departure) { self.departure = departure }

  func putAside(after earlier: Int?) throws(FileRefusal) -> Int? {
    if let keepingRefusal { throw keepingRefusal }
    guard let kept = sessions else { return nil }
    let number = (kept.first?.number ?? 0) + 1
    sessions =
      [
        LeftSession(
          number: number, time: "at \(number)", statements: taken, file: savedFile,
          departure: departure)
      ]
      + kept.filter { $0.number != earlier || !taken.starts(with: $0.statements) }
    return number
  }

  func keptSessions() throws(Mistake) -> [LeftSession] {
    guard let sessions else { throw .sessionsKeptAtPromptAlone }
    return sessions
  }
}
