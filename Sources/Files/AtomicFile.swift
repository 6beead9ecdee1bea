#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads and writes complete files: a reader sees the old text or the new one, never a part.
public enum AtomicFile {
  /// What may exist at the file's path.
  public enum Mode: Hashable, Sendable {
    /// Nothing: the file is new.
    case create
    /// The file, unchanged since it was last read or written.
    case replacing(Fingerprint)
    /// Any file, or none.
    case overwriting
  }

  /// The bytes of a regular file, or of the target of a link.
  ///
  /// - Parameter limit: The most bytes; a longer file is not read to its end.
  public static func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would never return.
    let file: Descriptor
    do throws(FileProblem) {
      file = try Descriptor(path: path, flags: O_RDONLY | O_NONBLOCK, step: "open")
    } catch .missing where isLink(path) {
      throw .danglingLink(path: path)
    }
    try checkKind(try file.status(), path: path)
    return try file.readAll(limit: limit)
  }

  /// Writes a file by renaming a temporary one beside it, with the permissions of the file that it
  /// replaces. A symbolic link is followed and stays.
  ///
  /// - Returns: The fingerprint of the new contents, for the next time.
  @discardableResult
  public static func write(
    _ path: String, _ text: String, mode: Mode
  ) throws(FileProblem) -> Fingerprint {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .invalidPath(path) }
    let place = resolved(path)
    let permissions = try permissions(of: place, mode: mode)
    TemporaryFile.removeLeftovers(TemporaryFile.Pattern(beside: place))
    let temporary = try writeTemporary(beside: place, Array(text.utf8), permissions: permissions)
    do {
      try move(temporary.path, to: place, mode: mode)
    } catch {
      temporary.remove()
      throw error
    }
    synchronizeFolder(of: place)
    return Fingerprint(text: text)
  }

  /// The permissions of the existing file, if it may be replaced; nil if there is none.
  private static func permissions(of path: String, mode: Mode) throws(FileProblem) -> mode_t? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT {
        if case .replacing = mode { throw .changed(path: path) }
        return nil
      }
      throw .last(path: path, step: "inspect")
    }
    try checkKind(status, path: path)
    switch mode {
    case .create: throw .exists(path: path)
    case .overwriting: break
    case .replacing(let expected):
      guard Fingerprint(try read(path, limit: .max - 1)) == expected else {
        throw .changed(path: path)
      }
    }
    // The folder's permissions alone would allow replacing a write-protected file.
    guard access(path, W_OK) == 0 else { throw .notPermitted(path: path) }
    return status.st_mode & 0o7777
  }

  private static func checkKind(_ status: stat, path: String) throws(FileProblem) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .isFolder(path: path)
    // A link to a file was already followed.
    case S_IFLNK: throw .danglingLink(path: path)
    default: throw .notAFile(path: path)
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Writes the text beside the file, under another name.
  private static func writeTemporary(
    beside path: String, _ bytes: [UInt8], permissions: mode_t?
  ) throws(FileProblem) -> TemporaryFile {
    do throws(FileProblem) {
      let file = try TemporaryFile(
        TemporaryFile.Pattern(beside: path), mode: permissions == nil ? 0o666 : 0o600)
      try file.fill(bytes, permissions: permissions)
      return file
    } catch .missing {
      throw .missingFolder(path: path)
    } catch .notPermitted {
      throw .notPermitted(path: path)
    } catch .system(_, let step, let reason) {
      throw .system(path: path, step: step, reason: reason)
    }
  }

  private static func move(
    _ temporary: String, to path: String, mode: Mode
  ) throws(FileProblem) {
    // A hard link, unlike a rename, never replaces a file created since the check.
    if mode == .create, link(temporary, path) == 0 {
      _ = unlink(temporary)
      return
    }
    if mode == .create, errno == EEXIST { throw .exists(path: path) }
    guard rename(temporary, path) == 0 else { throw .last(path: path, step: "write") }
  }

  /// Makes the new name durable. A failure here is ignored, because the file is already in place.
  private static func synchronizeFolder(of path: String) {
    let (folder, _) = FilePath.split(path)
    let place = folder.isEmpty ? "." : folder
    if let file = try? Descriptor(path: place, flags: O_RDONLY | O_DIRECTORY, step: "open") {
      try? file.synchronize()
    }
  }

  /// The path with symbolic links resolved, if the file exists.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
