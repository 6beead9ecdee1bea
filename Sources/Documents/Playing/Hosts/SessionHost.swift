import Diagnostics
import Files

/// A host that keeps sessions, so that they outlive the program: what `sessions` and `open 3` need.
public protocol SessionHost: AnyObject {
  /// Records a statement that a notebook would keep. Called before its answers are shown, but not
  /// for the cells of a notebook.
  func keep(_ statement: String)

  /// Records the file that contains the session so far, for restoring the session. It replaces an
  /// earlier file.
  func keep(_ file: SavedFile)

  /// Records the session that was left for this one, for going back to it.
  func keep(_ departure: Departure)

  /// Begins to record another session with `keep`, starting with these statements. The earlier
  /// record is discarded unless it was put aside.
  func beginKeeping(_ statements: [String])

  /// Ends the current record and keeps it as an earlier session.
  ///
  /// - Parameter number: The kept session that this one continues. It is replaced if this one
  ///   contains all of it.
  /// - Returns: The session's number; nil if no sessions are kept now.
  /// - Throws: `FileRefusal` if it cannot be kept.
  func putAside(after number: Int?) throws(FileRefusal) -> Int?

  /// Returns the earlier sessions that are still kept, newest first.
  ///
  /// - Throws: Why no sessions are kept now.
  func keptSessions() throws(Mistake) -> [LeftSession]
}

/// An earlier session, saved or not, as the host keeps it.
public struct LeftSession: Hashable, Sendable {
  /// The number that `open` takes.
  public let number: Int
  /// The time at which it was left, formatted by the host, which alone has a clock.
  public let time: String
  /// The statements that lead to its last state.
  public let statements: [String]
  /// The file that it was last saved to; nil if none was recorded.
  public let file: SavedFile?
  /// The session that was left for it; nil if none was recorded.
  public let departure: Departure?

  /// Creates a session from its record.
  public init(
    number: Int, time: String, statements: [String], file: SavedFile? = nil,
    departure: Departure? = nil
  ) {
    self.departure = departure
    self.number = number
    self.time = time
    self.statements = statements
    self.file = file
  }

  /// The title that was given first; nil if none was given. The notebook has the same one.
  var title: String? { statements.lazy.compactMap(Self.title).first }

  private static func title(in statement: String) -> String? {
    guard statement.hasPrefix("title \""), statement.hasSuffix("\"") else { return nil }
    let quoted = statement.dropFirst(#"title ""#.count).dropLast()
    return String(quoted).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }

  /// The first statements in one line, and no more of them than a screen shows.
  static func beginning(of statements: [String]) -> String {
    String(statements.prefix(20).joined(separator: "; ").prefix(400))
  }

  /// The subject of a session: its title, if it has one, and its first statements.
  public static func subject(of statements: [String]) -> String {
    let title = statements.lazy.compactMap(title).first
    let beginning = beginning(of: statements.filter { Self.title(in: $0) == nil })
    return [title, beginning].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
