#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file, closed when its owner lets go of it. Calls that a signal interrupts go on.
struct Descriptor: ~Copyable {
  /// The path it was opened by.
  let path: String

  private let number: CInt

  /// Opens a file; stands for `open`. The descriptor is not handed on to programs that are started.
  init(path: String, flags: CInt, mode: mode_t = 0, step: String) throws(FileProblem) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .invalidPath(path) }
    var number = open(path, flags | O_CLOEXEC, mode)
    while number < 0, errno == EINTR { number = open(path, flags | O_CLOEXEC, mode) }
    guard number >= 0 else { throw .last(path: path, step: step) }
    self.number = number
    self.path = path
  }

  deinit { _ = close(number) }

  /// Writes all bytes; stands for `write`.
  func write(_ bytes: some Collection<UInt8>) throws(FileProblem) {
    let bytes = Array(bytes)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.write(number, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        #else
          Darwin.write(number, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .last(path: path, step: "write") }
      written += count
    }
  }

  /// Reads to the end of the file, but no more than one byte over the limit; stands for `read`.
  func readAll(limit: Int) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = read(number, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last(path: path, step: "read") }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
    throw .tooLong(path: path, limit: limit)
  }

  /// What the system knows of the file; stands for `fstat`.
  func status() throws(FileProblem) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last(path: path, step: "inspect") }
    return status
  }

  /// How many bytes the file holds.
  func length() throws(FileProblem) -> Int { Int(try status().st_size) }

  /// Cuts the file off; stands for `ftruncate`.
  func truncate(to length: Int) throws(FileProblem) {
    guard ftruncate(number, off_t(length)) == 0 else { throw .last(path: path, step: "write") }
  }

  /// Whether this is the file that a path leads to: nobody moved it, or took it away.
  func isStill(at path: String) -> Bool {
    var there = stat()
    guard let here = try? status(), lstat(path, &there) == 0 else { return false }
    return here.st_dev == there.st_dev && here.st_ino == there.st_ino
  }

  /// Hands the content on to the disk; stands for `fsync`.
  func synchronize() throws(FileProblem) {
    guard fsync(number) == 0 else { throw .last(path: path, step: "write") }
  }

  /// Sets the permissions; stands for `fchmod`.
  func setMode(_ mode: mode_t) throws(FileProblem) {
    guard fchmod(number, mode) == 0 else { throw .last(path: path, step: "write") }
  }

  /// Locks the file against others as long as it is open; false when another has it and this
  /// call is not to wait. Stands for `flock`; the system unlocks when a process ends, however.
  func lock(waiting: Bool) -> Bool {
    var result = flock(number, LOCK_EX | (waiting ? 0 : LOCK_NB))
    while result != 0, errno == EINTR { result = flock(number, LOCK_EX | (waiting ? 0 : LOCK_NB)) }
    return result == 0
  }
}
