#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files below a folder, and nothing outside of it.
public enum FolderFile {
  /// The bytes of a regular file in a folder or in the folders in it.
  ///
  /// The path is walked folder by folder, each opened within the one before and none through a link.
  /// So nothing that is moved or linked meanwhile leads outside, as a check of the path's text would
  /// allow. This is what Linux's `openat2` does with `RESOLVE_BENEATH` and `RESOLVE_NO_SYMLINKS`, on
  /// every system.
  ///
  /// - Parameters:
  ///   - path: Names between slashes, without `..`.
  ///   - limit: The most bytes; a longer file is not read to its end.
  public static func read(
    _ path: String, below folder: String, limit: Int
  ) throws(FileProblem) -> [UInt8] {
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      .filter { $0 != "." }
    guard let last = names.last, !path.utf8.contains(0),
      names.allSatisfy({ !$0.isEmpty && $0 != ".." })
    else { throw .outside(path: path) }
    var place = try Descriptor(
      path: folder.isEmpty ? "." : folder, flags: O_RDONLY | O_DIRECTORY, step: "open")
    for name in names.dropLast() {
      place = try entry(name, in: place, flags: O_DIRECTORY, path)
    }
    // Without O_NONBLOCK, opening a pipe that nobody writes to would never return.
    let file = try entry(last, in: place, flags: O_NONBLOCK, path)
    let status = try file.status()
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isFolder(path: path)
    default: throw .notAFile(path: path)
    }
    guard Int(status.st_size) <= limit else { throw .tooLong(path: path, limit: limit) }
    return try file.readAll(limit: limit)
  }

  private static func entry(
    _ name: String, in folder: borrowing Descriptor, flags: CInt, _ path: String
  ) throws(FileProblem) -> Descriptor {
    do throws(FileProblem) {
      return try Descriptor(name: name, in: folder, flags: O_RDONLY | O_NOFOLLOW | flags)
    } catch .system(_, _, let reason) where [ELOOP, ENOTDIR].map(SystemError.text).contains(reason)
    {
      throw .outside(path: path)
    } catch .missing {
      throw .missing(path: path)
    } catch {
      throw error
    }
  }
}
