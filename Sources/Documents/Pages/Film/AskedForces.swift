import Answers

/// The forces that a run was asked for, by their frame. When time goes back, what was asked for
/// later is forgotten: the run takes another way from there.
struct AskedForces {
  private var forces: [Int: [ActingForces]] = [:]
  /// The last frame that was shown, and the last of which anything is known.
  private var (shown, latest) = (-1, -1)

  /// A frame is shown, once or several times.
  mutating func show(frame: Int) {
    if frame < shown { goBack(to: frame) }
    shown = frame
    latest = max(latest, frame)
  }

  /// The forces on a view or group are asked for; a later answer at the same frame counts.
  mutating func add(_ acting: ActingForces, at frame: Int) {
    if frame < latest { goBack(to: frame) }
    latest = frame
    forces[frame, default: []].removeAll { $0.subject == acting.subject }
    forces[frame, default: []].append(acting)
  }

  private mutating func goBack(to frame: Int) {
    forces = forces.filter { $0.key < frame }
    shown = min(shown, frame)
    latest = frame
  }

  func all(at frame: Int) -> [ActingForces] { forces[frame] ?? [] }
}
