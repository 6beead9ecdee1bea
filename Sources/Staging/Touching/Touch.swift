import Geometry

extension StageEvent {
  /// A touch on the stage, as in `touchesBegan(_:with:)` and its three companions.
  public struct Touch: Hashable, Sendable {
    /// The phase of a touch, after UIKit's four methods.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
      case began, moved, ended, cancelled
    }

    /// The phase.
    public let phase: Phase
    /// The finger number, counted from 1; free numbers are reused.
    public let finger: Int
    /// The object that was hit at the beginning, which keeps the touch.
    public let target: HitTarget
    /// The names of the view that was hit and its ancestors, the nearest first; empty if no view
    /// was hit.
    public let responders: [String]
    /// The position in stage coordinates.
    public let point: Point
    /// The velocity in points per second, over the last frame in which it moved; zero before that.
    public let velocity: Vector
  }
}

/// A touch from its beginning to its end.
struct Touch {
  let finger: Int
  let target: HitTarget
  /// The view that was hit; nil if none was.
  let view: View?
  let start: Point
  let end: Point
  /// Nil for a tap, which ends at once, and for a held touch.
  let timing: AnimationTiming?
  /// Whether it lasts until it is ended, and moves when told to.
  let isHeld: Bool
  /// The frame in which a held touch last moved, or began.
  private var ledFrame: Int
  private(set) var point: Point
  private(set) var velocity = Vector.zero
  /// Whether it has ended or was cancelled.
  var isOver = false

  init(
    finger: Int, target: HitTarget, view: View?, from start: Point, to end: Point,
    _ timing: AnimationTiming?, isHeld: Bool, frame: Int
  ) {
    self.finger = finger
    self.target = target
    self.view = view
    self.start = start
    self.end = end
    self.timing = timing
    self.isHeld = isHeld
    ledFrame = frame
    point = start
  }

  /// Returns whether it has reached its end at a frame.
  func hasArrived(at frame: Int) -> Bool { timing.map { $0.endFrame <= frame } ?? !isHeld }

  /// Moves a held touch to another point. Its velocity covers the time since its last move, at
  /// least one frame.
  mutating func lead(to next: Point, at frame: Int) {
    velocity = (next - point) * (1 / Stage.time(ofFrame: max(1, frame - ledFrame)))
    (point, ledFrame) = (next, frame)
  }

  /// Advances to a frame. A touch that stands still keeps its velocity, like UIKit's pan
  /// recognizer.
  ///
  /// - Returns: whether it has moved.
  mutating func move(to frame: Int) -> Bool {
    guard let timing else { return false }
    let share = timing.progress(at: frame)
    let next = hasArrived(at: frame) ? end : start + (end - start) * share
    guard next != point else { return false }
    // The last interval may be shorter than a frame.
    let before = Stage.time(ofFrame: frame - 1 - timing.startFrame)
    let passed = min(Stage.time(ofFrame: frame - timing.startFrame), timing.length) - before
    velocity = (next - point) * (1 / passed)
    point = next
    return true
  }

  /// Whether its view, or an ancestor, no longer receives touches. An animation without user
  /// interaction was observed to cancel touches; it disables interaction, so disabling it cancels
  /// too, and hiding is assumed to. (UIKit's documentation names only a removed view.)
  var isLost: Bool {
    guard let view else { return false }
    var current: View? = view
    while let asked = current {
      let looks = asked.appearance
      if looks.isHidden || !looks.isUserInteractionEnabled || asked.ignoresTouches { return true }
      current = asked.parent
    }
    return false
  }

  func event(_ phase: StageEvent.Touch.Phase) -> StageEvent.Kind {
    var responders: [String] = []
    var current = view
    while let view = current {
      responders.append(view.name)
      current = view.parent
    }
    return .touch(
      StageEvent.Touch(
        phase: phase, finger: finger, target: target, responders: responders, point: point,
        velocity: velocity))
  }
}
