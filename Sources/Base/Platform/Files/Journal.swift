import Files

/// The statements of a session, on disk as soon as they are finished.
///
/// Each statement is passed to the system before its result is shown, so a session that is killed
/// at any moment loses none. The file is locked while the session lives; an unlocked file was left
/// behind, and its session can be recovered. The file is not flushed to disk, which a killed
/// process does not need; a power failure may lose the last seconds.
///
/// Statements that cannot be written are kept in memory and written with the next one. At any
/// moment, the file is a beginning of the session, in whole lines and without a gap. A deleted file
/// is created again.
public final class Journal {
  /// The path of the file, which only its owner can read; the folder until a file can be created.
  public private(set) var path: String

  private let folder: String

  /// The contents that the file should have.
  private var content = Array(JournalText.header.utf8)

  /// The number of bytes in the file so far, in whole lines.
  private var written = 0

  /// Nil until a file can be created, and after the journal has ended.
  private var file: Descriptor?

  private var hasEnded = false

  /// The number of statements refused because the journal would be too long.
  private var refused = 0

  static let suffix = ".journal"

  /// The most bytes of a journal, so that twenty kept ones do not fill a disk.
  public static let byteLimit = 16 << 20

  /// Creates a journal that begins with some statements. It is on disk after the first `write` or
  /// `append`; a missing folder is created.
  public init(folder: String, statements: [String] = []) {
    self.folder = folder
    path = folder
    for statement in statements { add(statement) }
  }

  /// The number of statements missing from the file.
  public var missing: Int { refused + content[written...].count { $0 == .lineFeed } }

  /// Adds a finished statement. When this returns, it and all statements before it outlive the
  /// process.
  ///
  /// If this throws, the statement is kept in memory and written as soon as possible. Once the
  /// journal is too long, all further statements are refused, because a journal with a gap would
  /// lead to another state.
  public func append(_ statement: String) throws(FileProblem) {
    add(statement)
    try write()
  }

  /// Adds the file that the session was just saved to; if it does not fit, nothing is missing.
  public func append(_ file: SavedFile) throws(FileProblem) {
    _ = add(JournalText.line(for: file))
    try write()
  }

  /// Adds the session that was left for this one; if it does not fit, nothing is missing.
  public func append(_ departure: Departure) throws(FileProblem) {
    _ = add(JournalText.line(for: departure))
    try write()
  }

  private func add(_ statement: String) {
    if !add(JournalText.line(for: statement)) { refused += 1 }
  }

  /// Adds a line if there is room, and nothing before it was refused.
  private func add(_ line: [UInt8]) -> Bool {
    guard refused == 0, content.count + line.count <= Self.byteLimit else { return false }
    content += line
    return true
  }

  /// Writes what is missing from the file.
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
      // An incomplete line would damage the next one. If it cannot be cut off now, it will be
      // before the next write.
      try? cut()
      throw error
    }
    if refused > 0 { throw .tooLong(path: path, limit: Self.byteLimit) }
  }

  /// Truncates the file to the whole lines that were written.
  private func cut() throws(FileProblem) {
    guard let length = try file?.length(), length != written else { return }
    // The file was shortened and may have been changed: write all of it again.
    if length < written { written = 0 }
    try file?.truncate(to: written)
  }

  /// Creates a new file.
  private func begin() throws(FileProblem) {
    try StateFolder.create(folder)
    for attempt in 0..<1000 {
      let path = "\(folder)/session-\(getpid())-\(attempt)\(Self.suffix)"
      do throws(FileProblem) {
        let file = try Descriptor(
          path: path, flags: O_WRONLY | O_CREAT | O_EXCL | O_APPEND, mode: 0o600, step: "write")
        // Another session that looks for orphaned journals may lock the file for a moment, or find
        // it empty and delete it; then try the next name.
        guard file.lock(waiting: true) else {
          // On a file system without locks, this journal would look like an orphaned one.
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

  /// Ends the journal of a session that is not to be kept, and deletes it.
  public func remove() {
    if let isOurs = file?.isStill(at: path), isOurs { _ = unlink(path) }
    end()
  }

  private func end() {
    file = nil
    hasEnded = true
  }

  /// Ends the journal and adds it to the kept sessions, as far as it can be written: `missing` is
  /// the number of statements that are not in it.
  ///
  /// - Parameter number: The kept session that this one continues. If the journal begins with all
  ///   of it, that session is deleted, so that no kept session is the start of another one.
  /// - Returns: The session's number there.
  /// - Throws: The problem that prevents this; then the journal is orphaned.
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
  /// Each is locked until it is discarded or released, so that no other session recovers the same
  /// one. Journals without statements are deleted. A missing folder has none.
  ///
  /// - Parameter unreadable: Called for each journal that cannot be read or is too long.
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
