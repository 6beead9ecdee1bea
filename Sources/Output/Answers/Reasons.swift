/// Why a view or a group moves, rests or cannot be seen: the answer of `why`.
public struct Reasons: Hashable, Sendable {
  /// The view or group that was asked about.
  public let subject: String
  public let all: [Reason]
  /// The forces among them, for pictures.
  public var acting: ActingForces?

  public init(_ subject: String, _ all: [Reason]) {
    self.subject = subject
    self.all = all
  }
}

/// One reason: which it is, in words and in numbers.
public struct Reason: Hashable, Sendable {
  /// Stays when the words change.
  public enum ID: String, Hashable, Sendable, CaseIterable {
    // It cannot be seen.
    case outOfTime = "out-of-time"
    case hidden, transparent, within, empty, flat, masked, clipped, outside, covered, detached
    // Dynamics moves it, or does not.
    case group, anchored, moving, slow, starting, resting, force, correction, outcome
    case asleep, awake
    case keptAwake = "kept-awake"
    case noRotation = "no-rotation"
    // A behavior that holds it does nothing.
    case muted, torn, overridden, weak, idle, inactive
    case outOfReach = "out-of-reach"
    case noCharge = "no-charge"
    case noBoundary = "no-boundary"
    // Something else leads it, or nothing does.
    case ownTime = "own-time"
    case paused, animation, effect, touches, nothing
    // The content of a scroll view moves, or is beyond its edge.
    case scroll, overscroll
  }

  public let id: ID
  /// A sentence without its full stop.
  public let text: String
  /// The views, behaviors and animations that it is about, besides the subject.
  public let by: [String]
  public let quantities: [Table.Quantity]

  public init(_ id: ID, _ text: String, by: [String] = [], _ quantities: Table.Quantity...) {
    self.init(id, text, by: by, quantities: quantities)
  }

  public init(_ id: ID, _ text: String, by: [String], quantities: [Table.Quantity]) {
    self.id = id
    self.text = text
    self.by = by
    self.quantities = quantities
  }
}
