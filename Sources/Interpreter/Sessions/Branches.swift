import Evaluation
import UIKitMotion
import Values

/// The named points in a session's past, and its lines of history.
///
/// Each of them is a log: to return to one, its log is replayed into a new world. They outlive the
/// world. The current line is known only by its name, because its log is the session's own.
///
/// The verbs `checkpoint`, `restore`, `fork` and `switch` go from one to another.
struct Branches {
  /// A log with a name. It never changes, so that the lists that `undo` keeps can share it.
  final class NamedLog {
    let name: String
    let log: StatementLog
    /// The frame at its end.
    let frame: Int

    init(name: String, log: StatementLog, frame: Int) {
      (self.name, self.log, self.frame) = (name, log, frame)
    }
  }

  /// In the order in which they were named.
  private(set) var checkpoints: [NamedLog] = []
  /// All lines of history, each as it was left. The current one is included as it was when it was
  /// entered.
  private(set) var forks: [NamedLog]
  /// The current line.
  private(set) var current = Self.first

  /// The line that every session begins with.
  static let first = "main"

  /// The first line alone, at its start.
  init(_ commands: CommandTable) {
    forks = [NamedLog(name: Self.first, log: StatementLog(commands), frame: 0)]
  }

  /// The current line, if it is not the first one.
  var fork: String? { current == Self.first ? nil : current }

  func checkpoint(named name: String) -> NamedLog? { checkpoints.first { $0.name == name } }

  func fork(named name: String) -> NamedLog? { forks.first { $0.name == name } }

  /// Keeps a place; it replaces another one with the same name.
  /// - Returns: False if the limit is reached.
  mutating func keep(_ place: NamedLog) -> Bool {
    if let index = checkpoints.firstIndex(where: { $0.name == place.name }) {
      checkpoints[index] = place
      return true
    }
    guard checkpoints.count < Limits.checkpoints else { return false }
    checkpoints.append(place)
    return true
  }

  /// Starts another line from the current point and leaves the current line there.
  /// - Returns: False if the limit is reached.
  mutating func begin(_ name: String, at log: StatementLog, _ frame: Int) -> Bool {
    guard forks.count < Limits.forks else { return false }
    leave(at: log, frame)
    forks.append(NamedLog(name: name, log: log, frame: frame))
    current = name
    return true
  }

  /// Leaves the current line for another one.
  mutating func enter(_ name: String, leaving log: StatementLog, _ frame: Int) {
    leave(at: log, frame)
    current = name
  }

  private mutating func leave(at log: StatementLog, _ frame: Int) {
    guard let index = forks.firstIndex(where: { $0.name == current }) else { return }
    forks[index] = NamedLog(name: current, log: log, frame: frame)
  }
}

extension Branches.NamedLog {
  /// Its time and number of lines.
  var summary: String {
    let count = log.lineCount
    let time = FrameTime.text(Stage.time(ofFrame: frame))
    return "t = \(time), \(count) \(count == 1 ? "line" : "lines")"
  }
}
