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
public final class Journal {
  /// The file, for its owner alone.
  public let path: String

  private var file: Descriptor?

  /// Bytes in the file.
  private var length = JournalText.header.utf8.count

  /// Why nothing is added any more.
  private var refusal: FileProblem?

  static let suffix = ".journal"

  /// The most bytes that a journal holds: twenty that are kept must not fill a disk.
  public static let byteLimit = 16 << 20

  /// Begins a journal in a folder, which is made when it is missing.
  public init(folder: String) throws(FileProblem) {
    try StateFolder.create(folder)
    let file = try Self.begin(in: folder)
    path = file.path
    self.file = consume file
  }

  private static func begin(in folder: String) throws(FileProblem) -> Descriptor {
    for attempt in 0..<1000 {
      let path = "\(folder)/session-\(getpid())-\(attempt)\(suffix)"
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
        guard try file.status().st_nlink > 0 else { continue }
        try file.write(Array(JournalText.header.utf8))
        return file
      } catch .exists {
        continue
      }
    }
    throw .exists(path: folder)
  }

  /// Adds a finished statement; when this returns, it outlives the process.
  ///
  /// What is refused once is refused from there on: a journal with a gap would lead elsewhere.
  public func append(_ statement: String) throws(FileProblem) {
    try append(line: JournalText.line(for: statement))
  }

  /// Adds the file that the session was just saved in.
  public func append(_ file: JournalFile) throws(FileProblem) {
    try append(line: JournalText.line(for: file))
  }

  private func append(line: [UInt8]) throws(FileProblem) {
    if let refusal { throw refusal }
    guard file != nil else { throw .missing(path: path) }
    do throws(FileProblem) {
      guard length + line.count <= Self.byteLimit else {
        throw .tooLong(path: path, limit: Self.byteLimit)
      }
      try file?.write(line)
      length += line.count
    } catch {
      refusal = error
      throw error
    }
  }

  /// Ends the journal of a session that is not to be kept, and takes it away.
  public func remove() {
    guard file != nil else { return }
    _ = unlink(path)
    file = nil
  }

  /// Ends the journal and keeps it among the sessions that were left.
  ///
  /// - Parameter number: The kept session that this one went on from. If the journal begins with all
  ///   of it, it is taken away: the twenty are for sessions that are not one the start of another.
  /// - Returns: The session's number there.
  /// - Throws: What keeps it from there; the journal is an orphan then.
  public func keep(after number: Int? = nil) throws(FileProblem) -> Int {
    guard file != nil else { throw .missing(path: path) }
    defer { file = nil }
    return try KeptSession.keep(path, after: number)
  }
}

extension Journal {
  /// The journals of sessions that were killed, newest first.
  ///
  /// Each is locked, so that no other session takes up the same one, until it is discarded or let
  /// go. Journals without a statement are taken away. A folder that is missing has none.
  public static func orphans(folder: String) -> [OrphanedJournal] {
    let names = StateFolder.names(in: folder).filter { $0.hasSuffix(suffix) }.sorted()
    let orphans = names.compactMap { OrphanedJournal(path: "\(folder)/\($0)") }
    return orphans.sorted { ($1.changed, $0.path) < ($0.changed, $1.path) }
  }
}
