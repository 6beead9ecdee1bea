import Diagnostics
import Disk
import Files
import Workbooks

/// The sessions that the prompt keeps.
extension TerminalHost {
  func keep(_ statement: String) { keeping?.append(statement) }

  func keep(_ file: SavedFile) {
    keeping?.append(JournalFile(path: file.place, stamp: file.stamp))
  }

  func keep(_ departure: Departure) {
    keeping?.append(departure.journalled)
  }

  func stamp(of bytes: [UInt8]) -> String { Fingerprint(bytes).written }

  func beginKeeping(_ statements: [String]) { keeping?.begin(statements) }

  func putAside(after number: Int?) throws(FileRefusal) -> Int? {
    do {
      return try keeping?.putAside(after: number)
    } catch {
      throw FileRefusal(error)
    }
  }

  func keptSessions() throws(Mistake) -> [LeftSession] {
    guard let keeping else { throw .sessionsKeptAtPromptAlone }
    guard let sessions = keeping.sessions else { throw .sessionsWithoutHome }
    return sessions
  }
}
