import Curves

/// What leads a transition's time: nothing, a finger that holds or moves, or the way on from where the
/// finger let go. Positions are shares of the transition, 0...1.
enum TransitionDrive {
  /// Time passes by itself.
  case free
  case held(Double)
  /// The finger moves.
  case moving(Way)
  case finishing(Way)
  case cancelling(Way)

  /// From one position to another: a pure function of the frame.
  struct Way {
    let from: Double
    let to: Double
    let startFrame: Int
    /// Seconds.
    let duration: Double
    let curve: Curve

    /// By the stage's clock: finer than frames.
    var endTime: Double { Stage.time(ofFrame: startFrame) + duration }

    func isOver(at frame: Int) -> Bool {
      frame >= startFrame + AnimationTiming.frames(in: duration)
    }

    func position(at frame: Int) -> Double {
      guard !isOver(at: frame) else { return to }
      let elapsed = Stage.time(ofFrame: frame - startFrame)
      let share = curve.value(elapsed: elapsed, duration: duration)
      return min(max(from + (to - from) * share, 0), 1)
    }
  }

  /// How far a finger, or the way on, has brought it; nil while it runs by itself.
  func position(at frame: Int) -> Double? {
    switch self {
    case .free: nil
    case .held(let position): position
    case .moving(let way), .finishing(let way), .cancelling(let way): way.position(at: frame)
    }
  }

  /// Whether it moves without the container's own time.
  var isOnItsWay: Bool {
    switch self {
    case .free, .held: false
    case .moving, .finishing, .cancelling: true
    }
  }
}
