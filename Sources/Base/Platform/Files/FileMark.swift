/// A file's size and times from the system, to detect changes without reading it.
public struct FileMark: Hashable, Sendable {
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int
  /// The file number, which changes if the file is replaced.
  private let number: UInt64

  /// The mark of a file; nil if it does not exist or cannot be inspected.
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
