#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The journal of a session that was killed.
///
/// To recover: run the statements in the new session, whose own journal takes them down again, and
/// then `discard()`. Whoever is killed in between has them still. One that is not wanted now goes
/// to the sessions that were left, with `keep()`.
public final class OrphanedJournal {
  /// The file.
  public let path: String

  /// Finished statements in the order in which they were given; at least one.
  public let statements: [String]

  /// The file that it was saved in last; nil where the journal tells of none.
  public let file: JournalFile?

  /// When the journal was last written to, as nanoseconds since 1970, for its order among others.
  let changed: Int64

  private var descriptor: Descriptor?

  /// Opens a journal that nobody has; nil when a session has it, it holds nothing, or it is no
  /// journal. One that holds nothing is taken away.
  init?(path: String) throws(FileProblem) {
    do throws(FileProblem) {
      // To open a pipe or a device may do something.
      guard Self.isFile(path) else { return nil }
      let file = try Descriptor(path: path, flags: O_RDONLY | O_NONBLOCK | O_NOFOLLOW, step: "open")
      guard file.lock(waiting: false), file.isStill(at: path) else { return nil }
      let status = try file.status()
      let bytes = try file.readAll(limit: Journal.byteLimit)
      let found = JournalText.content(bytes)
      guard let content = found, !content.statements.isEmpty else {
        // One that was torn in its first line holds nothing, too.
        if found != nil || JournalText.header.utf8.starts(with: bytes) { _ = unlink(path) }
        return nil
      }
      self.path = path
      statements = content.statements
      self.file = content.file
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

  /// Takes the journal away for good.
  public func discard() {
    guard descriptor != nil else { return }
    _ = unlink(path)
    descriptor = nil
  }

  /// Keeps the journal among the sessions that were left; the number it has there.
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
  /// When the content was last written to.
  var changed: timespec {
    #if canImport(Glibc)
      st_mtim
    #else
      st_mtimespec
    #endif
  }
}
