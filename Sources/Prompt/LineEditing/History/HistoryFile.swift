import Platform

/// The entries of all sessions, in an append-only file.
///
/// One entry per line, as JSON: `{"text":"gravity 2"}`. Sessions may write at the same time: each
/// locks the file (`flock`) during a write.
public struct HistoryFile: Sendable {
  public let path: String

  public init(path: String) { self.path = path }

  /// `history` in the state folder; nil if there is none.
  public static func defaultPath(environment: [String: String]) -> String? {
    StateFolder.path(environment: environment).map { $0 + "/history" }
  }

  /// The newest entries, oldest first, at most `limit`.
  ///
  /// A file that is missing or unreadable has no entries, and a damaged line is skipped, because a
  /// broken history must not keep anyone from working.
  public func load(limit: Int) -> [String] {
    var rest = tail()
    var newestFirst: [String] = []
    // Read from the end, so that a long history costs no more than the entries needed.
    while newestFirst.count < limit, !rest.isEmpty {
      let start = rest.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.startIndex
      if let entry = HistoryLine.decode(rest[start...]) { newestFirst.append(entry) }
      rest = rest[..<max(rest.startIndex, start - 1)]
    }
    return newestFirst.reversed()
  }

  /// Adds an entry at the end.
  ///
  /// An empty entry, and one that begins with a space, are not recorded. Folders are made as
  /// needed (mode 0700), the file with mode 0600.
  ///
  /// - Parameter patience: How long to wait for another program that has locked the file.
  public func append(
    _ entry: String, patience: Duration = .seconds(1)
  ) throws(HistoryProblem) {
    guard !entry.hasPrefix(" "), !entry.allSatisfy(\.isWhitespace) else { return }
    try makeFolders()
    let flags = O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK | O_CLOEXEC
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { throw .cannotOpen(path: path, reason: SystemError.text()) }
    defer { close(descriptor) }
    guard Self.isFile(descriptor) else { throw .notAFile(path: path) }
    var attempts = Int(patience / Self.pause) + 1
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EINTR || errno == EWOULDBLOCK else {
        throw .cannotWrite(path: path, reason: SystemError.text())
      }
      attempts -= 1
      guard attempts > 0 else { throw .locked(path: path) }
      usleep(UInt32(Self.pause / .microseconds(1)))
    }
    // Closing the descriptor unlocks.
    try write(Self.beginning(of: descriptor) + HistoryLine.encode(entry), to: descriptor)
  }

  /// The pause between two attempts to lock the file.
  private static let pause = Duration.milliseconds(10)

  /// A newline if the last line is incomplete, so that it does not damage the new one.
  private static func beginning(of descriptor: Int32) -> [UInt8] {
    let size = lseek(descriptor, 0, SEEK_END)
    var last: UInt8 = 0
    guard size > 0, pread(descriptor, &last, 1, size - 1) == 1 else { return [] }
    return last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(HistoryProblem) {
    guard let problem = bytes.withUnsafeBytes({ WholeWrite.write($0, to: descriptor) }) else {
      return
    }
    throw .cannotWrite(path: path, reason: SystemError.text(problem))
  }

  private func makeFolders() throws(HistoryProblem) {
    guard let end = path.lastIndex(of: "/"), end > path.startIndex else { return }
    do {
      try NewFolder.create(String(path[..<end]), mode: 0o700)
    } catch {
      throw .cannotMakeFolder(error)
    }
  }
}
