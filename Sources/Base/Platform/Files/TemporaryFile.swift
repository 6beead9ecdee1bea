import Files

/// A temporary file, such as one beside the file that it will replace.
///
/// Its name contains the process, such as `.fall.md.4711-0.tmp`, and it is locked while its writer
/// lives. So a file that a killed writer left behind can be distinguished from one being written.
struct TemporaryFile: ~Copyable {
  /// Its name in its folder, which its owner keeps open.
  let name: String

  /// Open, and therefore locked, until the file has its final name.
  private let file: Descriptor

  /// The parts of a name around the process and the attempt.
  struct Pattern {
    /// The start of the name.
    let stem: String
    let suffix: String

    /// Names beside the file of a name.
    init(beside name: String) {
      // A file system allows 255 bytes per name; leave room for the end.
      stem = ".\(String(decoding: name.utf8.prefix(200), as: UTF8.self))."
      suffix = ".tmp"
    }

    init(stem: String, suffix: String) { (self.stem, self.suffix) = (stem, suffix) }
  }

  /// Creates an empty file with an unused name.
  init(_ pattern: Pattern, in folder: borrowing Descriptor, mode: mode_t) throws(FileProblem) {
    for attempt in 0..<100 {
      let temporary = "\(pattern.stem)\(getpid())-\(attempt)\(pattern.suffix)"
      do throws(FileProblem) {
        let file = try Descriptor(
          name: temporary, in: folder, flags: O_WRONLY | O_CREAT | O_EXCL, mode: mode,
          path: temporary, step: "write")
        // Before it was locked, another writer may have deleted it as a leftover. Without locks,
        // nobody does.
        if file.lock(waiting: true), !folder.holds(file, as: temporary) { continue }
        name = temporary
        self.file = consume file
        return
      } catch .exists {
        continue
      }
    }
    throw .exists(path: pattern.stem)
  }

  /// Writes the contents and flushes them to disk; if that fails, the file is deleted.
  func fill(
    _ bytes: [UInt8], permissions: mode_t?, in folder: borrowing Descriptor
  ) throws(FileProblem) {
    do throws(FileProblem) {
      try file.write(bytes)
      if let permissions { try file.setMode(permissions) }
      try file.synchronize()
    } catch {
      remove(from: folder)
      throw error
    }
  }

  func remove(from folder: borrowing Descriptor) { folder.remove(name) }

  // MARK: Leftovers

  /// Deletes the leftovers of killed writers.
  static func removeLeftovers(_ pattern: Pattern, in folder: borrowing Descriptor) {
    for name in folder.names where isLeftover(name, stem: pattern.stem, suffix: pattern.suffix) {
      removeLeftover(name, in: folder)
    }
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
  private static func removeLeftover(_ name: String, in folder: borrowing Descriptor) {
    let flags = O_RDONLY | O_NONBLOCK
    guard
      let file = try? Descriptor(name: name, in: folder, flags: flags, path: name, step: "open"),
      let status = try? file.status(), status.kind == S_IFREG,
      status.st_uid == geteuid(), file.lock(waiting: false), folder.holds(file, as: name)
    else { return }
    folder.remove(name)
  }
}
