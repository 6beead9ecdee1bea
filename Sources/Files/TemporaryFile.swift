#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A temporary file, such as one beside the file that it will replace.
///
/// Its name contains the process, such as `.fall.md.4711-0.tmp`, and it is locked while its writer
/// lives. So a file that a killed writer left behind can be distinguished from one being written.
struct TemporaryFile: ~Copyable {
  let path: String

  /// Open, and therefore locked, until the file has its final name.
  private let file: Descriptor

  /// The parts of a name around the process and the attempt.
  struct Pattern {
    /// The folder and the start of the name.
    let stem: String
    let suffix: String

    /// Names beside the file of a path.
    init(beside path: String) {
      let (folder, name) = FilePath.split(path)
      // A file system allows 255 bytes per name; leave room for the end.
      stem = "\(folder).\(String(decoding: name.utf8.prefix(200), as: UTF8.self))."
      suffix = ".tmp"
    }

    init(stem: String, suffix: String) { (self.stem, self.suffix) = (stem, suffix) }
  }

  /// Creates an empty file with an unused name.
  init(_ pattern: Pattern, mode: mode_t) throws(FileProblem) {
    for attempt in 0..<100 {
      let temporary = "\(pattern.stem)\(getpid())-\(attempt)\(pattern.suffix)"
      do throws(FileProblem) {
        let file = try Descriptor(
          path: temporary, flags: O_WRONLY | O_CREAT | O_EXCL, mode: mode, step: "write")
        // Before it was locked, another writer may have deleted it as a leftover. Without locks,
        // nobody does.
        if file.lock(waiting: true), !file.isStill(at: temporary) { continue }
        self.path = temporary
        self.file = consume file
        return
      } catch .exists {
        continue
      }
    }
    throw .exists(path: pattern.stem)
  }

  /// Writes the contents and flushes them to disk; if that fails, the file is deleted.
  func fill(_ bytes: [UInt8], permissions: mode_t?) throws(FileProblem) {
    do {
      try file.write(bytes)
      if let permissions { try file.setMode(permissions) }
      try file.synchronize()
    } catch {
      remove()
      throw error
    }
  }

  func remove() { _ = unlink(path) }

  // MARK: What others left behind

  /// Deletes the leftovers of killed writers.
  static func removeLeftovers(_ pattern: Pattern) {
    let (folder, stem) = FilePath.split(pattern.stem)
    for name in StateFolder.names(in: folder.isEmpty ? "." : folder)
    where isLeftover(name, stem: stem, suffix: pattern.suffix) { removeLeftover(folder + name) }
  }

  /// Whether a name is one from `init`, of a process that no longer exists.
  private static func isLeftover(_ name: String, stem: String, suffix: String) -> Bool {
    guard name.hasPrefix(stem), name.hasSuffix(suffix) else { return false }
    let parts = name.dropFirst(stem.count).dropLast(suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in Int32(part).flatMap { "\($0)" == part ? $0 : nil } }
    guard parts.count == 2, numbers.count == 2, let process = numbers.first, process > 0 else {
      return false
    }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// Deletes a leftover, unless it is locked: on a shared disk, its process may run on another
  /// machine.
  private static func removeLeftover(_ path: String) {
    let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW
    guard let file = try? Descriptor(path: path, flags: flags, step: "open"),
      let status = try? file.status(), status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), file.lock(waiting: false), file.isStill(at: path)
    else { return }
    _ = unlink(path)
  }
}
