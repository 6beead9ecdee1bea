#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A session that was left, saved or not, as its journal had it.
///
/// The last twenty stay in the state folder, each under a number of its own that is not given
/// again while a later session is there; so what was listed is what is opened, however many
/// programs run. The file of a kept session never changes.
public struct KeptSession: Hashable, Sendable {
  /// From 1 on; a later session has a greater one.
  public let number: Int

  /// Finished statements in the order in which they were given; at least one.
  public let statements: [String]

  /// The file that it was saved in last; nil where its journal tells of none.
  public let file: JournalFile?

  /// When the last statement was written down, in seconds since 1970.
  public let changed: Int

  /// How many sessions are kept.
  public static let limit = 20

  private static let prefix = "session-"
  private static let suffix = ".kept"

  /// The sessions that are kept in a folder, newest first. Files that are no journals, or are too
  /// long for one, are passed over; a folder that is missing has none.
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
      changed = Int(status.changed.tv_sec)
    } catch {
      return nil
    }
  }

  // MARK: Keeping

  /// Makes a journal the newest of the kept sessions in its folder, and takes away those that are
  /// one too many. The folder is locked meanwhile, so that no number is given twice.
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
    // Where it was saved between them is told in another place.
    return all.statements.starts(with: first.statements)
  }

  private static func path(_ number: Int, _ folder: String) -> String {
    "\(folder)/\(prefix)\(number)\(suffix)"
  }

  /// The numbers of the files there, greatest first.
  private static func numbers(in folder: String) -> [Int] {
    StateFolder.names(in: folder).compactMap(number).sorted(by: >)
  }

  /// The number in a file's name; nil where the name is not one that `path` makes.
  private static func number(_ name: String) -> Int? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix),
      let number = Int(name.dropFirst(prefix.count).dropLast(suffix.count)),
      (1..<1_000_000_000).contains(number), name == "\(prefix)\(number)\(suffix)"
    else { return nil }
    return number
  }
}
