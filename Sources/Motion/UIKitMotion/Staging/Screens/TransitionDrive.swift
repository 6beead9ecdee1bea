import MotionCurves

/// The driver of a transition's time: none, a gesture that holds or moves, or the motion after the
/// gesture has ended. Positions are shares of the transition, 0 … 1.
enum TransitionDrive {
  /// Time runs by itself.
  case free
  case held(Double)
  /// The gesture moves.
  case moving(Way)
  case finishing(Way)
  case cancelling(Way)

  /// A motion from one position to another: a pure function of the frame.
  struct Way {
    let from: Double
    let to: Double
    let startFrame: Int
    /// In seconds.
    let duration: Double
    let curve: Curve

    /// The end on the stage's clock: finer than frames.
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

  /// Returns the driven position; nil while the transition runs by itself.
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
