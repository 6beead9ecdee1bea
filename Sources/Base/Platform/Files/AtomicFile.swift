import Files

/// Reads and writes complete files: a reader sees the old text or the new one, never a part.
public enum AtomicFile {
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
    try FilePlace.checkKind(try file.status(), path: path)
    return try file.readAll(limit: limit)
  }

  /// Writes a file by renaming a temporary one beside it, with the permissions of the file that it
  /// replaces. A symbolic link is followed and stays.
  ///
  /// - Returns: The fingerprint of the new contents, for the next time.
  @discardableResult
  public static func write(
    _ path: String, _ text: String, over expected: FileExpectation
  ) throws(FileProblem) -> Fingerprint {
    try write(path, Array(text.utf8), over: expected)
  }

  /// The same with bytes.
  @discardableResult
  public static func write(
    _ path: String, _ bytes: [UInt8], over expected: FileExpectation
  ) throws(FileProblem) -> Fingerprint {
    try write(bytes, over: expected) { () throws(FileProblem) in try FilePlace(path) }
  }

  /// Throws why a file cannot be written, as far as it is known before.
  public static func checkWrite(_ path: String, over expected: FileExpectation) throws(FileProblem)
  {
    try checkWrite(try FilePlace(path), over: expected)
  }

  static func checkWrite(_ place: borrowing FilePlace, over expected: FileExpectation)
    throws(FileProblem)
  {
    _ = try permissions(of: place, over: expected)
    guard place.folder.mayWrite(".") else { throw .notPermitted(path: place.path) }
  }

  /// Writes a file in a place.
  static func write(
    _ bytes: [UInt8], over expected: FileExpectation, to open: () throws(FileProblem) -> FilePlace
  ) throws(FileProblem) -> Fingerprint {
    let place = try open()
    let permissions = try permissions(of: place, over: expected)
    let pattern = TemporaryFile.Pattern(beside: place.name)
    TemporaryFile.removeLeftovers(pattern, in: place.folder)
    let temporary = try writeTemporary(
      pattern, beside: place, bytes, permissions: permissions)
    do throws(FileProblem) {
      try move(temporary.name, to: place, over: expected)
    } catch {
      temporary.remove(from: place.folder)
      throw error
    }
    place.folder.synchronizeFolder()
    return Fingerprint(bytes)
  }

  /// The permissions of the existing file, if it may be replaced; nil if there is none.
  private static func permissions(
    of place: borrowing FilePlace, over expected: FileExpectation
  ) throws(FileProblem) -> mode_t? {
    let path = place.path
    guard let status = place.folder.status(of: place.name) else {
      if errno == ENOENT {
        if case .unchanged = expected { throw .changed(path: path) }
        return nil
      }
      throw .last(path: path, step: "inspect")
    }
    try FilePlace.checkKind(status, path: path)
    switch expected {
    case .nothing: throw .exists(path: path)
    case .anything: break
    case .unchanged(let known):
      guard Fingerprint(try place.read(limit: .max - 1)) == known else {
        throw .changed(path: path)
      }
    }
    // The folder's permissions alone would allow replacing a write-protected file.
    guard place.folder.mayWrite(place.name) else { throw .notPermitted(path: path) }
    return status.st_mode & 0o7777
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.kind == S_IFLNK
  }

  /// Writes the text beside the file, under another name.
  private static func writeTemporary(
    _ pattern: TemporaryFile.Pattern, beside place: borrowing FilePlace, _ bytes: [UInt8],
    permissions: mode_t?
  ) throws(FileProblem) -> TemporaryFile {
    do throws(FileProblem) {
      let file = try TemporaryFile(
        pattern, in: place.folder, mode: permissions == nil ? 0o666 : 0o600)
      try file.fill(bytes, permissions: permissions, in: place.folder)
      return file
    } catch .missing {
      throw .withoutFolder(place.path)
    } catch .notPermitted {
      throw .notPermitted(path: place.path)
    } catch .system(_, let step, let reason) {
      throw .system(path: place.path, step: step, reason: reason)
    }
  }

  private static func move(
    _ temporary: String, to place: borrowing FilePlace, over expected: FileExpectation
  ) throws(FileProblem) {
    // A hard link, unlike a rename, never replaces a file created since the check.
    if expected == .nothing, place.folder.link(temporary, to: place.name) {
      place.folder.remove(temporary)
      return
    }
    if expected == .nothing, errno == EEXIST { throw .exists(path: place.path) }
    guard place.folder.rename(temporary, to: place.name) else {
      throw .last(path: place.path, step: "write")
    }
  }
}
