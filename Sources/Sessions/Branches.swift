import Values

/// The places in a session's past that have names, and its lines of history.
///
/// All of them are logs: to come back to one, a world is made anew from its log. They outlive the
/// world, and the line that stands is known by its name alone, since its log is the session's.
struct Branches {
  /// A log with a name. It never changes, so that the lists of them that `undo` keeps share it.
  final class Place {
    let name: String
    let log: StatementLog
    /// The frame that it leads to.
    let frame: Int

    init(name: String, log: StatementLog, frame: Int) {
      (self.name, self.log, self.frame) = (name, log, frame)
    }
  }

  /// In the order in which their names came.
  private(set) var checkpoints: [Place] = []
  /// The lines that were left, each as it was then. The one that stands is among them, as it was when
  /// it was entered.
  private(set) var forks = [Place(name: Self.first, log: StatementLog(), frame: 0)]
  /// The line that stands.
  private(set) var current = Self.first

  /// The line that every session begins with.
  static let first = "main"

  /// The line that stands, where it is not the first.
  var fork: String? { current == Self.first ? nil : current }

  func checkpoint(named name: String) -> Place? { checkpoints.first { $0.name == name } }

  func fork(named name: String) -> Place? { forks.first { $0.name == name } }

  /// Keeps a place, where another one of its name was.
  /// - Returns: False where there are as many as there may be.
  mutating func keep(_ place: Place) -> Bool {
    if let index = checkpoints.firstIndex(where: { $0.name == place.name }) {
      checkpoints[index] = place
      return true
    }
    guard checkpoints.count < Limits.checkpoints else { return false }
    checkpoints.append(place)
    return true
  }

  /// Begins another line where the one that stands is, which is left there.
  /// - Returns: False where there are as many as there may be.
  mutating func begin(_ name: String, at log: StatementLog, _ frame: Int) -> Bool {
    guard forks.count < Limits.forks else { return false }
    leave(at: log, frame)
    forks.append(Place(name: name, log: log, frame: frame))
    current = name
    return true
  }

  /// Leaves the line that stands for another one.
  mutating func enter(_ name: String, leaving log: StatementLog, _ frame: Int) {
    leave(at: log, frame)
    current = name
  }

  private mutating func leave(at log: StatementLog, _ frame: Int) {
    guard let index = forks.firstIndex(where: { $0.name == current }) else { return }
    forks[index] = Place(name: current, log: log, frame: frame)
  }
}
