import Files

/// An open folder: what is done with its entries by their names. No link among them is followed, so
/// nothing that is moved or linked meanwhile leads elsewhere.
extension Descriptor {
  /// Flags that open a folder for its entries alone, which needs no permission to list it.
  private static var folderFlags: CInt {
    #if canImport(Glibc)
      // Linux's O_PATH, which the module does not declare.
      O_DIRECTORY | 0o10_000_000
    #else
      O_DIRECTORY | O_RDONLY
    #endif
  }

  /// Opens a folder; an empty path is the current one.
  init(folder path: String) throws(FileProblem) {
    try self.init(path: path.isEmpty ? "." : path, flags: Self.folderFlags, step: "open")
  }

  /// Opens a folder in this one.
  func folder(_ name: String, path: String) throws(FileProblem) -> Descriptor {
    try Descriptor(name: name, in: self, flags: Self.folderFlags, path: path, step: "open")
  }

  /// Creates a folder in this one, unless something has its name.
  func makeFolder(_ name: String, path: String) throws(FileProblem) {
    if mkdirat(number, name, 0o777) != 0, errno != EEXIST {
      throw .last(path: path, step: "create")
    }
  }

  /// The status of an entry, or of the link that it is; nil with `errno` if there is none.
  func status(of name: String) -> stat? {
    var status = stat()
    return fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// Whether an entry is a link to a folder, anywhere.
  func linksToFolder(_ name: String) -> Bool {
    var status = stat()
    return fstatat(number, name, &status, 0) == 0 && status.kind == S_IFDIR
  }

  /// Where the link of a name leads, as it is written; nil if the name is not a link.
  func target(of name: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      readlinkat(
        number, name, buffer.assumingMemoryBound(to: CChar.self).baseAddress!, buffer.count)
    }
    return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
  }

  func mayWrite(_ name: String) -> Bool { faccessat(number, name, W_OK, 0) == 0 }

  /// Gives an entry another name, whatever has that name.
  func rename(_ name: String, to other: String) -> Bool {
    renameat(number, name, number, other) == 0
  }

  /// Gives an entry a second name, which must be new.
  func link(_ name: String, to other: String) -> Bool {
    linkat(number, name, number, other, 0) == 0
  }

  func remove(_ name: String) { _ = unlinkat(number, name, 0) }

  /// Whether a file is still the entry of a name: nobody has moved or deleted it.
  func holds(_ file: borrowing Descriptor, as name: String) -> Bool {
    guard let there = status(of: name), let here = try? file.status() else { return false }
    return here.st_dev == there.st_dev && here.st_ino == there.st_ino
  }

  /// The names in the folder, in no particular order. A name that is not UTF-8 is left out.
  var names: [String] {
    let number = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { return [] }
    // The stream has the descriptor, and closes it.
    guard let stream = fdopendir(number) else {
      _ = close(number)
      return []
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      if let name = FolderListing.name(of: entry) { names.append(name) }
    }
    return names
  }

  /// Makes new names durable. A failure is ignored, because the file is already in place.
  func synchronizeFolder() {
    let flags = O_RDONLY | O_DIRECTORY
    let file = try? Descriptor(name: ".", in: self, flags: flags, path: path, step: "open")
    if let file { try? file.synchronize() }
  }
}

extension stat {
  /// The kind of file: one of `S_IFREG`, `S_IFDIR`, …
  var kind: mode_t { st_mode & S_IFMT }
}
