#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system tells of a file without reading it, to see that somebody has written it since.
public struct FileMark: Hashable, Sendable {
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int
  /// Another one where a file was put in the place of the one before.
  private let number: UInt64

  /// The mark of a file; nil where there is none, or it cannot be looked at.
  public init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    size = Int(status.st_size)
    (seconds, nanoseconds) = (Int(changed.tv_sec), Int(changed.tv_nsec))
    number = UInt64(status.st_ino)
  }
}
