import MotionGeometry

/// Which view a touch would hit, and every view that is asked on the way: the answer of `hit`.
public struct HitAnswer: Hashable, Sendable {
  /// An object that can be asked for a point, and be hit.
  public enum Target: Hashable, Sendable {
    case view(String)
    case stage, keyboard, nothing

    /// Empty for nothing.
    package var name: String {
      switch self {
      case .view(let name): name
      case .stage: "stage"
      case .keyboard: "keyboard"
      case .nothing: ""
      }
    }
  }

  /// A view that was asked, the stage or the keyboard.
  public struct Step: Hashable, Sendable {
    /// Stays when the words change.
    public enum Verdict: String, Hashable, Sendable, CaseIterable {
      case hidden, interactionOff, transparent, animating, flat, transition
      case outside, outsideInsets, passes
      case subview, hands, overrides, hit
    }

    public let asked: Target
    /// The view it is in.
    public let parent: String?
    /// The point in its own coordinates; nil where the point did not matter.
    public let point: Point?
    public let verdict: Verdict
    /// The verdict in words.
    public let text: String

    public init(
      _ asked: Target, in parent: String?, at point: Point?, _ verdict: Verdict, _ text: String
    ) {
      self.asked = asked
      self.parent = parent
      self.point = point
      self.verdict = verdict
      self.text = text
    }
  }

  /// In the stage's coordinates.
  public let point: Point
  /// Whether views were tested where they appear on screen.
  public let state: Scene.State
  /// The view that was hit.
  public let target: Target
  /// In the order in which they were asked.
  public let walk: [Step]
  /// The answer, and why it may differ from what was expected.
  public let notes: [Phrase]
  /// Significant digits that points are worth.
  public let digits: Int

  public init(
    at point: Point, _ state: Scene.State, target: Target, walk: [Step], notes: [Phrase],
    digits: Int
  ) {
    self.point = point
    self.state = state
    self.target = target
    self.walk = walk
    self.notes = notes
    self.digits = digits
  }
}
