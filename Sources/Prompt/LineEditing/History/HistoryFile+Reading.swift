import Platform

extension HistoryFile {
  /// The most bytes read from the end of the file: years of typing.
  private static let tailBytes = 8 << 20

  /// The whole lines at the end of the file.
  func tail() -> ArraySlice<UInt8> {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would never return.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    guard Self.isFile(descriptor) else { return [] }
    let size = Int(lseek(descriptor, 0, SEEK_END))
    let start = max(0, size - Self.tailBytes)
    let bytes = Self.read(descriptor, from: start, limit: Self.tailBytes)
    guard start > 0 else { return bytes[...] }
    return bytes.drop { $0 != UInt8(ascii: "\n") }
  }

  /// The contents of a file from an offset on, up to `limit` bytes and a little more.
  static func read(_ descriptor: Int32, from start: Int, limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while bytes.count <= limit {
      let count = pread(descriptor, &chunk, chunk.count, off_t(start + bytes.count))
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// Whether it is a regular file, which can be read to an end and appended to.
  static func isFile(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
