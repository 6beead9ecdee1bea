import Curves

/// What `UIView.animate` is told besides its block.
public struct AnimationOptions: Hashable, Sendable {
  /// Seconds, 0...10^6; nil takes 0.25 s. A curve that has its own
  /// duration, as springs and the keyboard's have, keeps to that.
  public var duration: Double?
  /// Nil takes ease-in-out, as UIKit does.
  public var curve: Curve?
  /// Seconds to wait, 0...10^6; the value from before shows meanwhile.
  public var delay: Double
  /// How many times to play, fractions allowed; below 1 counts as 1, and infinity goes on.
  public var repeatCount: Double
  /// Whether each time plays back again. When all is over the value jumps to the model's.
  public var autoreverses: Bool
  /// Whether touches reach views while they move; kept for whoever hit-tests.
  public var allowsUserInteraction: Bool
  /// Where animations replace one another: whether a new one starts from what is shown, or from
  /// the model, which has where the old one was to end.
  public var beginsFromCurrentState: Bool
  /// Whether animations of geometry add up, as they do since iOS 8, or replace one another.
  public var isAdditive: Bool
  /// What a nested block takes from itself and not from the enclosing one.
  public var overrides: Overrides

  /// `overrideInheritedDuration`, `overrideInheritedCurve` and `overrideInheritedOptions`.
  public struct Overrides: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: Int
    /// What some bits say.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The duration.
    public static let duration = Overrides(rawValue: 1)
    /// The curve, a spring's too.
    public static let curve = Overrides(rawValue: 2)
    /// Repeats and all that is on or off.
    public static let options = Overrides(rawValue: 4)
  }

  /// What `UIView.animate` takes where nothing else is said.
  public init(
    duration: Double? = nil, curve: Curve? = nil, delay: Double = 0, repeatCount: Double = 1,
    autoreverses: Bool = false, allowsUserInteraction: Bool = false,
    beginsFromCurrentState: Bool = false, isAdditive: Bool = true, overrides: Overrides = []
  ) {
    self.duration = duration
    self.curve = curve
    self.delay = delay
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.allowsUserInteraction = allowsUserInteraction
    self.beginsFromCurrentState = beginsFromCurrentState
    self.isAdditive = isAdditive
    self.overrides = overrides
  }

  /// What holds for a block inside another one: as in UIKit, all but the delay is the outer one's,
  /// whatever the inner one says, unless it overrides that.
  func nested(in outer: AnimationOptions) -> AnimationOptions {
    var options = outer
    options.delay = delay
    options.overrides = overrides
    if overrides.contains(.duration), let duration { options.duration = duration }
    if overrides.contains(.curve), let curve { options.curve = curve }
    if overrides.contains(.options) {
      options.repeatCount = repeatCount
      options.autoreverses = autoreverses
      options.allowsUserInteraction = allowsUserInteraction
      options.beginsFromCurrentState = beginsFromCurrentState
      options.isAdditive = isAdditive
    }
    return options
  }

  /// Core Animation's default, in seconds.
  public static let standardDuration = 0.25
  /// UIKit's default, `UIView.AnimationCurve.easeInOut`.
  public static let standardCurve =
    Easing.named("easeInOut").map(Curve.easing) ?? .keyboard

  /// The longest duration or delay, in seconds.
  static let longest = 1e6

  func check() throws(StagingProblem) {
    if let duration { try require(duration, in: 0...Self.longest, "the duration") }
    try require(delay, in: 0...Self.longest, "the delay")
    if repeatCount != .infinity { try require(repeatCount, in: 0...1e9, "the repeat count") }
  }
}

/// Names an animation from its begin to its end; ids rise and are not used again.
public struct AnimationID: Hashable, Sendable {
  /// Counted from 1.
  public let number: Int
}
