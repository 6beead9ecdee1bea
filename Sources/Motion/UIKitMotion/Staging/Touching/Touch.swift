import MotionGeometry

extension StageEvent {
  /// A touch on the stage, as in `touchesBegan(_:with:)` and its three companions.
  public struct Touch: Hashable, Sendable {
    /// The phase of a touch, after UIKit's four methods.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
      /// The phase of the touch, as in `UITouch.Phase`.
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
    /// The velocity in points per second that a pan recognizer of its view reports.
    public let velocity: Vector
  }
}

/// A touch from its beginning to its end. `TouchPace` measures its velocity; `Stage+Touches` puts
/// the finger down, takes it from a view, and lifts it.
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
  private let startFrame: Int
  /// The frame at which its view hears of it; nil for never.
  private let contentFrame: Int?
  /// Whether its view has heard of it.
  private(set) var isTold = false
  /// The gesture recognizers that receive it.
  private(set) var recognition: Recognition
  private(set) var point: Point
  /// The way of its last move, however long ago that was.
  private(set) var lastMove = Vector.zero
  private var pace: TouchPace
  /// Whether it has ended or was cancelled.
  var isOver = false

  init(
    finger: Int, target: HitTarget, view: View?, from start: Point, to end: Point,
    _ timing: AnimationTiming?, isHeld: Bool, _ recognition: Recognition, frame: Int,
    contentFrame: Int?
  ) {
    self.finger = finger
    self.target = target
    self.view = view
    self.start = start
    self.end = end
    self.timing = timing
    self.isHeld = isHeld
    self.recognition = recognition
    startFrame = frame
    self.contentFrame = contentFrame
    pace = TouchPace(at: start, frame)
    point = start
  }

  /// Returns whether it has reached its end at a frame.
  func hasArrived(at frame: Int) -> Bool { timing.map { $0.endFrame <= frame } ?? !isHeld }

  /// The velocity that a pan recognizer reports, in points per second.
  var velocity: Vector { pace.velocity }

  /// The velocity with which a scroll view is thrown, in points per second.
  var releaseVelocity: Vector { pace.releaseVelocity }

  /// Moves a held touch to another point.
  mutating func lead(to next: Point, at frame: Int) {
    pace.move(to: next, at: frame)
    go(to: next)
  }

  /// Advances to a frame.
  ///
  /// - Returns: whether it has moved.
  mutating func move(to frame: Int) -> Bool {
    pace.rest(until: frame)
    guard let timing else { return false }
    let share = timing.progress(at: frame)
    let next = hasArrived(at: frame) ? end : start + (end - start) * share
    guard next != point else { return false }
    // The last interval may be shorter than a frame.
    let before = Stage.time(ofFrame: frame - 1 - timing.startFrame)
    let passed = min(Stage.time(ofFrame: frame - timing.startFrame), timing.length) - before
    pace.move(to: next, at: frame, within: passed)
    go(to: next)
    return true
  }

  private mutating func go(to next: Point) {
    lastMove = next - point
    point = next
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
    .touch(
      StageEvent.Touch(
        phase: phase, finger: finger, target: target,
        responders: view?.responders ?? [], point: point,
        velocity: velocity))
  }
}

/// The events of a touch, or of the gesture that it has become.
extension Touch {
  /// Drops the recognizers that are no longer attached.
  mutating func keep(_ attached: [GestureRecognizer]) { recognition.keep(attached) }

  /// Sets whom each recognizer waits for.
  mutating func require(_ requirements: GestureRecognizer.Requirements) {
    recognition.requirements = requirements
  }

  /// Returns the events of a phase. A recognizer that recognizes its gesture cancels the touch of
  /// the view first (`cancelsTouchesInView`).
  mutating func events(of phase: StageEvent.Touch.Phase, at frame: Int) -> [StageEvent.Kind] {
    if let recognizer = recognition.recognized {
      return recognizer.kind == .scroll ? [] : [gesture(of: recognizer, .init(phase))]
    }
    if recognition.isTaken { return [] }
    switch phase {
    // A long press without a minimum duration begins at once.
    case .began: return tell(at: frame) + eventsOfBeginning(at: frame)
    case .cancelled: return cancellation
    case .moved:
      let begun = eventsOfBeginning(at: frame)
      if recognition.isTaken { return begun }
      return isTold ? [event(.moved)] : tell(at: frame)
    case .ended:
      if let recognizer = recognition.lift(at: frame) {
        return cancellation + [gesture(of: recognizer, .ended)]
      }
      // A view hears of a short touch in a scroll view when it is over.
      guard let contentFrame else { return [] }
      return tell(at: max(frame, contentFrame)) + (recognition.isWaiting ? [] : [event(.ended)])
    }
  }

  /// Returns the events of a frame in which it rests: a long press may begin.
  mutating func eventsAtRest(at frame: Int) -> [StageEvent.Kind] {
    let begun = eventsOfBeginning(at: frame)
    return recognition.isTaken ? begun : tell(at: frame)
  }

  /// Lets a recognizer fail after the finger was lifted, or all that are no longer possible.
  ///
  /// - Returns: a tap that waited for it, or the end of the touch, which the view hears of only now:
  ///   `delaysTouchesEnded`.
  mutating func eventsAfterLift(failing failed: GestureRecognizer? = nil) -> [StageEvent.Kind] {
    recognition.fail { $0 == failed }
    let isOwn = !recognition.isTaken
    let recognizer = recognition.resolve()
    isOver = !recognition.isWaiting
    if let recognizer {
      return (isOwn ? cancellation : []) + [gesture(of: recognizer, .ended)]
    }
    return isOver && isOwn && isTold ? [event(.ended)] : []
  }

  /// Gives up a lifted touch, which belongs to a gesture of several or was cancelled.
  mutating func giveUp() -> [StageEvent.Kind] {
    let isOwn = !recognition.isTaken
    recognition.fail { _ in true }
    isOver = true
    return isOwn ? cancellation : []
  }

  /// Tells its view that it has begun, once, unless a scroll view delays that.
  private mutating func tell(at frame: Int) -> [StageEvent.Kind] {
    guard !isTold, let contentFrame, contentFrame <= frame else { return [] }
    isTold = true
    return [event(.began)]
  }

  private var cancellation: [StageEvent.Kind] { isTold ? [event(.cancelled)] : [] }

  private mutating func eventsOfBeginning(at frame: Int) -> [StageEvent.Kind] {
    let age = min(Stage.time(ofFrame: frame - startFrame), timing?.length ?? .infinity)
    let (touch, scrolls) = (self, scrollViews)
    let recognizer = recognition.begin(
      distance: (point - start).length, reach: { touch.reach(of: $0, among: scrolls) }, age: age)
    guard let recognizer else { return [] }
    return cancellation + (recognizer.kind == .scroll ? [] : [gesture(of: recognizer, .began)])
  }

  private func gesture(
    of recognizer: GestureRecognizer, _ state: StageEvent.Gesture.State
  ) -> StageEvent.Kind {
    .gesture(
      StageEvent.Gesture(
        recognizer: recognizer, state: state, finger: finger, point: point,
        translation: point - start, velocity: velocity))
  }
}

extension StageEvent.Gesture.State {
  /// The state of a recognizer that has begun, in a phase of its touch.
  fileprivate init(_ phase: StageEvent.Touch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

extension View {
  /// The names of the view and its ancestors, the nearest first.
  var responders: [String] { [name] + (parent?.responders ?? []) }
}
