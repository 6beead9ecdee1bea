import Files

/// An open file, closed when its owner releases it. Calls interrupted by a signal are repeated.
struct Descriptor: ~Copyable {
  /// The path with which it was opened.
  let path: String

  let number: CInt

  /// Opens a file with `open`. Child processes do not inherit the descriptor.
  init(path: String, flags: CInt, mode: mode_t = 0, step: String) throws(FileProblem) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .invalidPath(path) }
    var number = open(path, flags | O_CLOEXEC, mode)
    while number < 0, errno == EINTR { number = open(path, flags | O_CLOEXEC, mode) }
    guard number >= 0 else { throw .last(path: path, step: step) }
    self.number = number
    self.path = path
  }

  /// Opens an entry of an open folder with `openat`; a link is not followed.
  ///
  /// - Parameter path: The path of the entry, for problems.
  init(
    name: String, in folder: borrowing Descriptor, flags: CInt, mode: mode_t = 0, path: String,
    step: String
  ) throws(FileProblem) {
    let flags = flags | O_NOFOLLOW | O_CLOEXEC
    var number = openat(folder.number, name, flags, mode)
    while number < 0, errno == EINTR { number = openat(folder.number, name, flags, mode) }
    guard number >= 0 else { throw .last(path: path, step: step) }
    self.number = number
    self.path = path
  }

  deinit { _ = close(number) }

  /// Writes all bytes with `write`.
  func write(_ bytes: some Collection<UInt8>) throws(FileProblem) {
    let problem = Array(bytes).withUnsafeBytes { WholeWrite.write($0, to: number) }
    if let problem { throw .last(path: path, step: "write", code: problem) }
  }

  /// Reads to the end of the file with `read`, but little more than the limit.
  func readAll(limit: Int) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      switch ReadResult(reading: number) {
      case .bytes(let more): bytes += more
      case .ended: return bytes
      case .interrupted: continue
      case .failed(let code): throw .last(path: path, step: "read", code: code)
      }
    }
    throw .tooLong(path: path, limit: limit)
  }

  /// The file's status, from `fstat`.
  func status() throws(FileProblem) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last(path: path, step: "inspect") }
    return status
  }

  /// The file's length in bytes.
  func length() throws(FileProblem) -> Int { Int(try status().st_size) }

  /// Truncates the file with `ftruncate`.
  func truncate(to length: Int) throws(FileProblem) {
    guard ftruncate(number, off_t(length)) == 0 else { throw .last(path: path, step: "write") }
  }

  /// Whether this file is still at a path: nobody has moved or deleted it.
  func isStill(at path: String) -> Bool {
    var there = stat()
    guard let here = try? status(), lstat(path, &there) == 0 else { return false }
    return here.st_dev == there.st_dev && here.st_ino == there.st_ino
  }

  /// Flushes the contents to disk with `fsync`.
  func synchronize() throws(FileProblem) {
    guard fsync(number) == 0 else { throw .last(path: path, step: "write") }
  }

  /// Sets the permissions with `fchmod`.
  func setMode(_ mode: mode_t) throws(FileProblem) {
    guard fchmod(number, mode) == 0 else { throw .last(path: path, step: "write") }
  }

  /// Locks the file with `flock` while it is open; false if another process has the lock and this
  /// call does not wait. The system releases the lock however the process ends.
  func lock(waiting: Bool) -> Bool {
    var result = flock(number, LOCK_EX | (waiting ? 0 : LOCK_NB))
    while result != 0, errno == EINTR { result = flock(number, LOCK_EX | (waiting ? 0 : LOCK_NB)) }
    return result == 0
  }
}
