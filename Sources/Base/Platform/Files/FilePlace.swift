import Files

/// The place of a file: an open folder, and a name in it, which may be new.
struct FilePlace: ~Copyable {
  let folder: Descriptor
  let name: String
  /// The path by which it was found, for problems.
  let path: String

  /// The place of a file that its user names: links are followed.
  init(_ path: String) throws(FileProblem) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .invalidPath(path) }
    let real = FilePath.real(path) ?? path
    let parts = FilePath.split(real)
    let folder = try Self.folder(parts.folder, of: path)
    self.init(in: folder, named: parts.name.isEmpty ? "." : parts.name, path: real)
  }

  private init(in folder: consuming Descriptor, named name: String, path: String) {
    self.folder = folder
    self.name = name
    self.path = path
  }

  private static func folder(_ folder: String, of path: String) throws(FileProblem) -> Descriptor {
    do throws(FileProblem) {
      return try Descriptor(folder: folder)
    } catch .missing {
      throw .withoutFolder(path)
    } catch .notPermitted {
      throw .notPermitted(path: path)
    } catch .system(_, let step, let reason) {
      throw .system(path: path, step: step, reason: reason)
    }
  }

  /// The place of a file below a folder.
  ///
  /// The path is walked folder by folder, each opened within the one before and none through a link.
  /// So nothing that is moved or linked meanwhile leads outside, as a check of the path's text would
  /// allow. This is what Linux's `openat2` does with `RESOLVE_BENEATH`, on every system.
  ///
  /// - Parameters:
  ///   - path: Names between slashes, without `..`.
  ///   - makesFolders: Whether missing folders are created.
  init(
    _ path: String, below root: String, links: FolderFile.Links, makesFolders: Bool = false
  ) throws(FileProblem) {
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !path.utf8.contains(0), names.allSatisfy({ !$0.isEmpty && $0 != ".." }) else {
      throw .outside(path: path)
    }
    var rest = names.filter { $0 != "." }
    var linksLeft = Self.linkLimit
    var walked = 0
    var place = try Descriptor(folder: root)
    while walked < rest.count {
      let name = rest[walked]
      if let target = place.target(of: name) {
        // The target is walked from the top again, so that it too stays below.
        guard links == .inside, linksLeft > 0,
          let names = Self.names(of: target, in: rest[..<walked], root: root)
        else { throw .outside(path: path) }
        linksLeft -= 1
        rest = names + rest[(walked + 1)...]
        walked = 0
        place = try Descriptor(folder: root)
        continue
      }
      walked += 1
      if walked == rest.count { break }
      do throws(FileProblem) {
        if makesFolders { try place.makeFolder(name, path: path) }
        place = try place.folder(name, path: path)
      } catch .system(_, _, let reason) where Self.leadsElsewhere(reason) {
        throw .outside(path: path)
      }
    }
    self.init(in: place, named: rest.last ?? ".", path: path)
  }

  /// The most links of one path.
  private static let linkLimit = 16

  /// The names below the folder to which a link leads; nil if it leads out of it.
  ///
  /// - Parameter folder: The names of the folders in which the link is, none of which is a link.
  private static func names(
    of target: String, in folder: ArraySlice<String>, root: String
  ) -> [String]? {
    var names = Array(folder)
    var target = target[...]
    if target.hasPrefix("/") {
      guard let real = FilePath.real(root.isEmpty ? "." : root),
        let inside = FilePath.path(String(target), below: real)
      else { return nil }
      names = []
      target = inside[...]
    }
    for name in target.split(separator: "/") where name != "." {
      guard name == ".." else {
        names.append(String(name))
        continue
      }
      if names.popLast() == nil { return nil }
    }
    return names
  }

  /// Whether a problem is that of a link, or of a file where a folder was expected.
  static func leadsElsewhere(_ reason: String) -> Bool {
    [ELOOP, ENOTDIR].map(SystemError.text).contains(reason)
  }

  /// Opens the file to read it. A pipe that nobody writes to does not block.
  func opened() throws(FileProblem) -> Descriptor {
    do throws(FileProblem) {
      return try Descriptor(
        name: name, in: folder, flags: O_RDONLY | O_NONBLOCK, path: path, step: "open")
    } catch .system(_, _, let reason) where Self.leadsElsewhere(reason) {
      throw .outside(path: path)
    }
  }

  /// The bytes of the regular file here.
  func read(limit: Int) throws(FileProblem) -> [UInt8] {
    let file = try opened()
    try Self.checkKind(try file.status(), path: path)
    return try file.readAll(limit: limit)
  }

  /// Throws the problem of what is not a regular file.
  static func checkKind(_ status: stat, path: String) throws(FileProblem) {
    switch status.kind {
    case S_IFREG: return
    case S_IFDIR: throw .isFolder(path: path)
    case S_IFLNK: throw .danglingLink(path: path)
    default: throw .notAFile(path: path)
    }
  }
}
