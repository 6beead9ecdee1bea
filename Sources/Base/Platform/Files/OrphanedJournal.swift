import Files

/// The journal of a session that was killed.
///
/// To recover it, run the statements in a new session, whose own journal records them again, and
/// then call `discard()`. If the program is killed in between, they are still there. If the session
/// is not wanted now, `keep()` adds it to the kept sessions.
public final class OrphanedJournal {
  /// The file.
  public let path: String

  /// The finished statements, in order; at least one.
  public let statements: [String]

  /// The file that it was last saved to; nil if the journal has none.
  public let file: SavedFile?

  /// The session that was left for it; nil if the journal has none.
  public let departure: Departure?

  /// The time of the last write, in nanoseconds since 1970, for sorting.
  let changed: Int64

  /// The time of the last write, in seconds since 1970.
  public var seconds: Int { Int(changed / 1_000_000_000) }

  private var descriptor: Descriptor?

  /// Opens an unlocked journal; nil if a session has it, it is empty, or it is not a journal. An
  /// empty one is deleted.
  init?(path: String) throws(FileProblem) {
    do throws(FileProblem) {
      // Opening a pipe or a device may have side effects.
      guard Self.isFile(path) else { return nil }
      let file = try Descriptor(path: path, flags: O_RDONLY | O_NONBLOCK | O_NOFOLLOW, step: "open")
      guard file.lock(waiting: false), file.isStill(at: path) else { return nil }
      let status = try file.status()
      let bytes = try file.readAll(limit: Journal.byteLimit)
      let found = JournalText.content(bytes)
      guard let content = found, !content.statements.isEmpty else {
        // A journal with an incomplete first line is also empty.
        if found != nil || JournalText.header.utf8.starts(with: bytes) { _ = unlink(path) }
        return nil
      }
      self.path = path
      statements = content.statements
      self.file = content.file
      departure = content.departure
      self.changed = Self.nanoseconds(status)
      descriptor = consume file
    } catch .missing {
      return nil
    }
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Deletes the journal.
  public func discard() {
    guard descriptor != nil else { return }
    _ = unlink(path)
    descriptor = nil
  }

  /// Adds the journal to the kept sessions. Returns its number there.
  public func keep() throws(FileProblem) -> Int {
    guard descriptor != nil else { throw .missing(path: path) }
    defer { descriptor = nil }
    return try KeptSession.keep(path)
  }

  private static func nanoseconds(_ status: stat) -> Int64 {
    let time = status.changed
    return Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000).partialValue
      &+ Int64(time.tv_nsec)
  }
}

extension stat {
  /// The time of the last change of the contents.
  var changed: timespec {
    #if canImport(Glibc)
      st_mtim
    #else
      st_mtimespec
    #endif
  }
}
