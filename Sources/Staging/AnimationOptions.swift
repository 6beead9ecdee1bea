import Curves

/// What `UIView.animate` is told besides its block.
public struct AnimationOptions: Hashable, Sendable {
  /// Seconds, 0...10^6; nil takes the enclosing block's, or else 0.25 s. A curve that has its own
  /// duration, as springs and the keyboard's have, keeps to that.
  public var duration: Double?
  /// Nil takes the enclosing block's, or else ease-in-out, as UIKit does.
  public var curve: Curve?
  /// Seconds to wait, 0...10^6; the value from before shows meanwhile.
  public var delay: Double
  /// How many times to play, fractions allowed; below 1 counts as 1, and infinity goes on.
  public var repeatCount: Double
  /// Whether each time plays back again. When all is over the value jumps to the model's.
  public var autoreverses: Bool

  /// What `UIView.animate` takes where nothing else is said.
  public init(
    duration: Double? = nil, curve: Curve? = nil, delay: Double = 0, repeatCount: Double = 1,
    autoreverses: Bool = false
  ) {
    self.duration = duration
    self.curve = curve
    self.delay = delay
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
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
