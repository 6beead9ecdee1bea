#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The statements of a session, on disk as soon as they are finished.
///
/// Each statement is given to the system before its result is shown, so a session that is killed
/// at any moment has lost none. The file is locked as long as the session lives; one that nobody
/// locks was left behind, and its statements can be taken up again. It is not forced onto the disk,
/// which a killed process does not need: a power failure may take the last seconds.
///
/// What the disk does not take is held here, and written with the next statement: the file is at any
/// moment a beginning of the session, in whole lines and without a gap. A file that somebody took
/// away is made anew.
public final class Journal {
  /// The file, for its owner alone; the folder, as long as no file can be made there.
  public private(set) var path: String

  private let folder: String

  /// What the file is to hold.
  private var content = Array(JournalText.header.utf8)

  /// How much of it the file holds: whole lines.
  private var written = 0

  /// Nil until one can be made, and when the journal has ended.
  private var file: Descriptor?

  private var hasEnded = false

  /// Statements that are not taken at all, for the journal would be too long.
  private var refused = 0

  static let suffix = ".journal"

  /// The most bytes that a journal holds: twenty that are kept must not fill a disk.
  public static let byteLimit = 16 << 20

  /// A journal that begins with some statements. It is on disk with the first `write` or `append`;
  /// the folder is made when it is missing.
  public init(folder: String, statements: [String] = []) {
    self.folder = folder
    path = folder
    for statement in statements { take(statement) }
  }

  /// How many statements the file lacks.
  public var missing: Int { refused + content[written...].count { $0 == .lineFeed } }

  /// Adds a finished statement; when this returns, it outlives the process, as do all before it.
  ///
  /// What throws is taken down nevertheless, and written when that is possible again. Only what is
  /// too long is refused from there on: a journal with a gap would lead elsewhere.
  public func append(_ statement: String) throws(FileProblem) {
    take(statement)
    try write()
  }

  /// Adds the file that the session was just saved in; where it is not taken, nothing is missing.
  public func append(_ file: JournalFile) throws(FileProblem) {
    _ = take(JournalText.line(for: file))
    try write()
  }

  private func take(_ statement: String) {
    if !take(JournalText.line(for: statement)) { refused += 1 }
  }

  /// Takes a line down where there is room, and nothing before it was refused.
  private func take(_ line: [UInt8]) -> Bool {
    guard refused == 0, content.count + line.count <= Self.byteLimit else { return false }
    content += line
    return true
  }

  /// Writes what the file lacks.
  public func write() throws(FileProblem) {
    guard !hasEnded else { throw .missing(path: path) }
    if file?.isStill(at: path) != true { try begin() }
    try cut()
    do {
      try file?.write(content[written...])
      written = content.count
    } catch {
      if let length = try? file?.length() {
        written = content.prefix(length).lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
      }
      // Half a line would spoil the next one. Where it cannot be cut off now, it is before that.
      try? cut()
      throw error
    }
    if refused > 0 { throw .tooLong(path: path, limit: Self.byteLimit) }
  }

  /// Cuts off what stands in the file behind the whole lines that were written.
  private func cut() throws(FileProblem) {
    guard let length = try file?.length(), length != written else { return }
    // Somebody shortened the file, and may have changed it: all of it is written again.
    if length < written { written = 0 }
    try file?.truncate(to: written)
  }

  /// Makes a file that nobody has.
  private func begin() throws(FileProblem) {
    try StateFolder.create(folder)
    for attempt in 0..<1000 {
      let path = "\(folder)/session-\(getpid())-\(attempt)\(Self.suffix)"
      do throws(FileProblem) {
        let file = try Descriptor(
          path: path, flags: O_WRONLY | O_CREAT | O_EXCL | O_APPEND, mode: 0o600, step: "write")
        // Another session that looks for what was left behind may lock the file for a moment, or
        // find it empty and take it away; then the next name is tried.
        guard file.lock(waiting: true) else {
          // A file system without locks: nobody could tell this journal from one left behind.
          let problem = FileProblem.last(path: path, step: "lock")
          _ = unlink(path)
          throw problem
        }
        guard file.isStill(at: path) else { continue }
        self.path = path
        self.file = consume file
        written = 0
        return
      } catch .exists {
        continue
      }
    }
    throw .exists(path: folder)
  }

  /// Ends the journal of a session that is not to be kept, and takes it away.
  public func remove() {
    if let isOurs = file?.isStill(at: path), isOurs { _ = unlink(path) }
    end()
  }

  private func end() {
    file = nil
    hasEnded = true
  }

  /// Ends the journal and keeps it among the sessions that were left, as far as it can be written:
  /// `missing` tells how much is not in it.
  ///
  /// - Parameter number: The kept session that this one went on from. If the journal begins with all
  ///   of it, it is taken away: the twenty are for sessions that are not one the start of another.
  /// - Returns: The session's number there.
  /// - Throws: What keeps it from there; the journal is an orphan then.
  public func keep(after number: Int? = nil) throws(FileProblem) -> Int {
    guard !hasEnded else { throw .missing(path: path) }
    defer { end() }
    do {
      try write()
    } catch {
      let hasStatements = written > JournalText.header.utf8.count
      guard hasStatements, let isOurs = file?.isStill(at: path), isOurs else { throw error }
    }
    return try KeptSession.keep(path, after: number)
  }
}

extension Journal {
  /// The journals of sessions that were killed, newest first.
  ///
  /// Each is locked, so that no other session takes up the same one, until it is discarded or let
  /// go. Journals without a statement are taken away. A folder that is missing has none.
  ///
  /// - Parameter unreadable: Told of each that is there and cannot be read, or is too long.
  public static func orphans(
    folder: String, unreadable: (FileProblem) -> Void = { _ in }
  ) -> [OrphanedJournal] {
    let names = StateFolder.names(in: folder).filter { $0.hasSuffix(suffix) }.sorted()
    let orphans = names.compactMap { name -> OrphanedJournal? in
      do throws(FileProblem) {
        return try OrphanedJournal(path: "\(folder)/\(name)")
      } catch {
        unreadable(error)
        return nil
      }
    }
    return orphans.sorted { ($1.changed, $0.path) < ($0.changed, $1.path) }
  }
}
