import Files

/// Waits for files to be saved, whatever way an editor does that: in place, in several steps, or by
/// renaming another file.
///
/// On Linux, inotify watches the folders of the files, because a file that is replaced would no
/// longer be watched itself. Elsewhere, and if inotify has no room, the files' sizes and times are
/// compared a few times a second.
public final class FileWatch {
  /// The most files.
  public static let limit = 1_000

  private let paths: [String]
  private var marks: [FileMark?]
  /// The descriptor of inotify; -1 if there is none.
  private let notifier: Int32

  /// The seconds between two looks at the files where nothing reports their changes. Ctrl-C ends
  /// the wait at once.
  private static let period = 0.25
  /// The same where inotify reports changes: only in case a folder is replaced.
  private static let longPeriod = 2.0
  /// The seconds without a further change after which a save is complete.
  private static let settling = 0.05
  /// The most waits for a save to be complete: a file that is written all the time is replayed, too.
  private static let mostSettling = 40

  /// Begins to watch files.
  public init(_ paths: [String]) {
    self.paths = paths
    marks = paths.map { FileMark($0) }
    #if os(Linux)
      notifier = Self.notifier(for: Set(paths.map(Self.folder(of:))))
    #else
      notifier = -1
    #endif
  }

  deinit { if notifier >= 0 { close(notifier) } }

  /// Waits until a file has changed.
  ///
  /// - Returns: False if the user pressed Ctrl-C.
  public func waitForChange() -> Bool {
    while !Interrupt.requested {
      let now = paths.map { FileMark($0) }
      if now != marks {
        settle()
        return !Interrupt.requested
      }
      wait(notifier < 0 ? Self.period : Self.longPeriod)
    }
    return false
  }

  /// Waits until nothing changes any more.
  private func settle() {
    for _ in 0..<Self.mostSettling where !Interrupt.requested {
      let now = paths.map { FileMark($0) }
      if now == marks { return }
      marks = now
      wait(Self.settling, forChange: false)
    }
  }

  /// Waits some seconds, or until something changes in a folder.
  private func wait(_ seconds: Double, forChange: Bool = true) {
    _ = Poll.wait(reading: forChange ? notifier : nil, seconds: seconds)
    drain()
  }

  /// Takes what inotify has reported: the files themselves say what has changed.
  private func drain() {
    guard notifier >= 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 4096)
    while read(notifier, &bytes, bytes.count) > 0 {}
  }

  #if os(Linux)
    private static func notifier(for folders: Set<String>) -> Int32 {
      let notifier = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard notifier >= 0 else { return -1 }
      let events = UInt32(
        IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_ATTRIB)
      for folder in folders where inotify_add_watch(notifier, folder, events) < 0 {
        close(notifier)
        return -1
      }
      return notifier
    }
  #endif

  /// The folder of a file, or of the file that a link leads to.
  private static func folder(of path: String) -> String {
    let (folder, _) = FilePath.split(FilePath.real(path) ?? path)
    return folder.isEmpty ? "." : folder
  }
}
