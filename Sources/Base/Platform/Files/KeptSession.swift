import Files

/// An earlier session, saved or not, from its journal.
///
/// The last twenty stay in the state folder, each under its own number. A number is not reused
/// while a later session exists, so a listed number always opens the same session, however many
/// programs are running. The file of a kept session never changes.
public struct KeptSession: Hashable, Sendable {
  /// From 1 on; a later session has a greater one.
  public let number: Int

  /// The finished statements, in order; at least one.
  public let statements: [String]

  /// The file that it was last saved to; nil if its journal has none.
  public let file: SavedFile?

  /// The session that was left for it; nil if its journal has none.
  public let departure: Departure?

  /// The time of the last statement, in seconds since 1970.
  public let changed: Int

  /// The number of sessions to keep.
  public static let limit = 20

  private static let prefix = "session-"
  private static let suffix = ".kept"

  /// The kept sessions in a folder, newest first. Files that are not journals, or are too long, are
  /// skipped; a missing folder has none.
  public static func all(folder: String) -> [KeptSession] {
    numbers(in: folder).compactMap { KeptSession($0, folder: folder) }
  }

  private init?(_ number: Int, folder: String) {
    do {
      let file = try Descriptor(
        path: Self.path(number, folder), flags: O_RDONLY | O_NONBLOCK | O_NOFOLLOW, step: "open")
      let status = try file.status()
      guard status.st_mode & S_IFMT == S_IFREG else { return nil }
      let bytes = try file.readAll(limit: Journal.byteLimit)
      guard let content = JournalText.content(bytes), !content.statements.isEmpty else {
        return nil
      }
      self.number = number
      statements = content.statements
      self.file = content.file
      departure = content.departure
      changed = Int(status.changed.tv_sec)
    } catch {
      return nil
    }
  }

  // MARK: Keeping

  /// Makes a journal the newest kept session in its folder, and deletes sessions over the limit.
  /// The folder is locked meanwhile, so that no number is used twice.
  static func keep(_ journal: String, after earlier: Int? = nil) throws(FileProblem) -> Int {
    guard let slash = journal.lastIndex(of: "/") else { throw .invalidPath(journal) }
    let folder = String(journal[..<slash])
    let lock = try Descriptor(path: folder, flags: O_RDONLY | O_DIRECTORY, step: "open")
    guard lock.lock(waiting: true) else { throw .last(path: folder, step: "lock") }
    var numbers = numbers(in: folder)
    let number = (numbers.first ?? 0) + 1
    let contained = earlier.flatMap { begins(journal, with: path($0, folder)) ? $0 : nil }
    guard rename(journal, path(number, folder)) == 0 else {
      throw .last(path: journal, step: "keep")
    }
    if let contained {
      _ = unlink(path(contained, folder))
      numbers.removeAll { $0 == contained }
    }
    for old in numbers.dropFirst(limit - 1) { _ = unlink(path(old, folder)) }
    return number
  }

  private static func begins(_ journal: String, with earlier: String) -> Bool {
    guard let bytes = try? AtomicFile.read(journal, limit: Journal.byteLimit),
      let start = try? AtomicFile.read(earlier, limit: Journal.byteLimit),
      let all = JournalText.content(bytes), let first = JournalText.content(start)
    else { return false }
    // Ignore where the sessions were saved.
    return all.statements.starts(with: first.statements)
  }

  private static func path(_ number: Int, _ folder: String) -> String {
    "\(folder)/\(prefix)\(number)\(suffix)"
  }

  /// The numbers of the sessions in a folder, largest first.
  private static func numbers(in folder: String) -> [Int] {
    StateFolder.names(in: folder).compactMap(number).sorted(by: >)
  }

  /// The number in a file name; nil if it is not a name from `path`.
  private static func number(_ name: String) -> Int? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix),
      let number = Int(name.dropFirst(prefix.count).dropLast(suffix.count)),
      (1..<1_000_000_000).contains(number), name == "\(prefix)\(number)\(suffix)"
    else { return nil }
    return number
  }
}
