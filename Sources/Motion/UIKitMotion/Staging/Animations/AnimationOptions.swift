import MotionCurves

/// The options of `UIView.animate`.
public struct AnimationOptions: Hashable, Sendable {
  /// Seconds, 0 … 10^6; nil means 0.25 s. A curve with its own duration, such as a spring's or the
  /// keyboard's, ignores it.
  public var duration: Double?
  /// Nil means ease-in-out, as in UIKit.
  public var curve: Curve?
  /// The curves of a view's center along x and y, if a property animator's spring starts with a
  /// velocity of its own along each; nil if `curve` counts for both.
  public var axes: Axes?
  /// The delay in seconds, 0 … 10^6; the old value shows during it.
  public var delay: Double
  /// The number of plays, fractions allowed; 0 counts as 1, and infinity never ends.
  public var repeatCount: Double
  /// Whether each play also runs backward. At the end the value jumps to the model's.
  public var autoreverses: Bool
  /// Whether touches reach views while they move; read by hit testing.
  public var allowsUserInteraction: Bool
  /// Whether an animation that replaces another one starts from the presentation value, instead of
  /// from the model value, which is the other one's end.
  public var beginsFromCurrentState: Bool
  /// Whether animations of geometry add up, as since iOS 8, instead of replacing one another.
  public var isAdditive: Bool
  /// The options that a nested block does not inherit from the enclosing one.
  public var overrides: Overrides

  /// A curve for each axis of a view's center.
  public struct Axes: Hashable, Sendable {
    /// The curve along x.
    public let x: Curve
    /// The curve along y.
    public let y: Curve

    /// Creates a pair of curves.
    public init(x: Curve, y: Curve) {
      self.x = x
      self.y = y
    }
  }

  /// `overrideInheritedDuration`, `overrideInheritedCurve` and `overrideInheritedOptions`.
  public struct Overrides: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `overrideInheritedDuration`.
    public static let duration = Overrides(rawValue: 1)
    /// `overrideInheritedCurve`; applies to springs too.
    public static let curve = Overrides(rawValue: 2)
    /// `overrideInheritedOptions`: repeats and all switches.
    public static let options = Overrides(rawValue: 4)
  }

  /// Creates options with the defaults of `UIView.animate`.
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

  /// Returns the options of this block inside another one: as in UIKit, everything but the delay is
  /// inherited from the outer block, unless this one overrides it.
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

/// The identity of an animation; ids increase and are never reused.
public struct AnimationID: Hashable, Sendable {
  /// Counted from 1.
  public let number: Int
}
