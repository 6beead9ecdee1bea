import Geometry

extension StageEvent {
  /// A finger on the stage, as `touchesBegan(_:with:)` and its three companions tell it.
  public struct Touch: Hashable, Sendable {
    /// UIKit's four methods.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
      case began, moved, ended, cancelled
    }

    /// Which of the four it is.
    public let phase: Phase
    /// Counted from 1; a number that is free again is used again.
    public let finger: Int
    /// What was hit when it began, which keeps it.
    public let target: HitTarget
    /// The name of the view that was hit and those it lies in, the nearest first; empty where no
    /// view was hit.
    public let responders: [String]
    /// In stage coordinates.
    public let point: Point
    /// Points per second, over the last frame in which it moved; zero before it has.
    public let velocity: Vector
  }
}

/// A finger from the moment it touches until it is lifted.
struct Touch {
  let finger: Int
  let target: HitTarget
  /// The view that was hit; nil where none was.
  let view: View?
  let start: Point
  let end: Point
  /// Nil for a tap, which is over at once, and for a finger that is led.
  let timing: AnimationTiming?
  /// Whether it stays until it is lifted, and moves where it is led.
  let isHeld: Bool
  /// The frame in which it was led last, or put down.
  private var ledFrame: Int
  private(set) var point: Point
  private(set) var velocity = Vector.zero
  /// Whether it is lifted, or was taken from its view.
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

  /// Whether it arrives, or has, at a frame.
  func hasArrived(at frame: Int) -> Bool { timing.map { $0.endFrame <= frame } ?? !isHeld }

  /// Leads a finger that is held to another point. Its velocity is that of the way since it was led
  /// last, and at least a frame before.
  mutating func lead(to next: Point, at frame: Int) {
    velocity = (next - point) * (1 / Stage.time(ofFrame: max(1, frame - ledFrame)))
    (point, ledFrame) = (next, frame)
  }

  /// Goes on to a frame. A finger that stands still keeps the velocity it had, as UIKit's
  /// recognizer of a pan does.
  ///
  /// - Returns: whether it has moved.
  mutating func move(to frame: Int) -> Bool {
    guard let timing else { return false }
    let share = timing.progress(at: frame)
    let next = hasArrived(at: frame) ? end : start + (end - start) * share
    guard next != point else { return false }
    // The last way may be shorter than a frame.
    let before = Stage.time(ofFrame: frame - 1 - timing.startFrame)
    let passed = min(Stage.time(ofFrame: frame - timing.startFrame), timing.length) - before
    velocity = (next - point) * (1 / passed)
    point = next
    return true
  }

  /// Whether its view, or one that it lies in, no longer takes touches. That an animation which does
  /// not allow user interaction cancels touches was seen; it turns interaction off, so that does too,
  /// and hiding is taken to be like it. (UIKit's documents name only a view that is removed.)
  var isLost: Bool {
    guard let view else { return false }
    var current: View? = view
    while let asked = current {
      let looks = asked.appearance
      if looks.isHidden || !looks.isUserInteractionEnabled || asked.isDeafened { return true }
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
