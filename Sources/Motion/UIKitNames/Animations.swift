import UIKitMotion

/// Animation blocks: `UIView.animate`, called on the stage.

extension View {
  /// The options of an animation block: `UIView.AnimationOptions`.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lets touches reach views while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is seen instead of from the end of the animation that is replaced.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats without an end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Also plays backward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration in another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve in another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Keeps its own options in another block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The default curve.
    public static let curveEaseInOut: AnimationOptions = []
    /// Begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Keeps its speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: AnimationCurve {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// The options of a block of keyframes: `UIView.KeyframeAnimationOptions`. Its bits are those of
  /// `AnimationOptions`, as in UIKit, and the calculation of what is between two keyframes.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ options: AnimationOptions) { rawValue = options.rawValue }

    /// Lets touches reach views while they move.
    public static let allowUserInteraction = Self(.allowUserInteraction)
    /// Starts from what is seen instead of from the end of the animation that is replaced.
    public static let beginFromCurrentState = Self(.beginFromCurrentState)
    /// Repeats without an end.
    public static let `repeat` = Self(.repeat)
    /// Also plays backward.
    public static let autoreverse = Self(.autoreverse)
    /// Keeps its own duration in another block.
    public static let overrideInheritedDuration = Self(.overrideInheritedDuration)
    /// Keeps its own options in another block.
    public static let overrideInheritedOptions = Self(.overrideInheritedOptions)
    /// Straight from one value to the next: the default.
    public static let calculationModeLinear: Self = []
    /// Jumps from one value to the next.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// At an even speed, whatever the times are.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// Smoothly through the values.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// Smoothly through the values, at an even speed.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)

    var mode: Keyframes.Mode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// A curve of UIKit's: `UIView.AnimationCurve`.
  public enum AnimationCurve: String, Hashable, Sendable, CaseIterable {
    /// Slow at both ends, slow at the begin, slow at the end, and even.
    case easeInOut, easeIn, easeOut, linear

    /// The curve by its numbers.
    public var curve: Curve { Easing.named(rawValue).map(Curve.easing) ?? .linear }
  }
}

extension Stage {
  /// Animates what a block changes: `UIView.animate(withDuration:…)`.
  ///
  /// - Parameters:
  ///   - duration: seconds, 0 … 10^6.
  ///   - delay: seconds, 0 … 10^6.
  ///   - options: UIKit's.
  ///   - animations: the changes; what they had changed before they threw is animated all the same.
  ///   - completion: called after the step in which the animation ends, with whether it did by itself.
  /// - Throws: `notFinite` or `outOfRange`, and what the block throws.
  public func animate(
    withDuration duration: Double, delay: Double = 0, options: View.AnimationOptions = [],
    animations: () throws -> Void, completion: ((Bool) throws -> Void)? = nil
  ) throws {
    try animate(
      duration, options.curve.curve, delay: delay, options, animations, completion)
  }

  /// Animates what a block changes along a spring:
  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`.
  ///
  /// - Parameters:
  ///   - duration: seconds after which it ends, whatever is left.
  ///   - delay: seconds, 0 … 10^6.
  ///   - dampingRatio: greater than 0.001; 1 does not swing.
  ///   - velocity: the initial velocity, in whole ways per second.
  ///   - options: UIKit's; its curve counts for nothing.
  ///   - animations: the changes.
  ///   - completion: called after the step in which the animation ends, with whether it did by itself.
  /// - Throws: a `CurveProblem`, `notFinite` or `outOfRange`, and what the block throws.
  public func animate(
    withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: View.AnimationOptions = [],
    animations: () throws -> Void, completion: ((Bool) throws -> Void)? = nil
  ) throws {
    let spring = try Spring.uiView(
      dampingRatio: dampingRatio, duration: duration, velocity: velocity)
    try animate(duration, .spring(spring), delay: delay, options, animations, completion)
  }

  /// Animates what a block changes along a spring by how it looks: `UIView.animate(springDuration:bounce:…)`.
  ///
  /// - Parameters:
  ///   - duration: the perceived seconds.
  ///   - bounce: from -1 to 1; 0 does not swing.
  ///   - velocity: the initial velocity, in whole ways per second.
  ///   - delay: seconds, 0 … 10^6.
  ///   - options: UIKit's; its curve counts for nothing.
  ///   - animations: the changes.
  ///   - completion: called after the step in which the animation ends, with whether it did by itself.
  /// - Throws: a `CurveProblem`, `notFinite` or `outOfRange`, and what the block throws.
  public func animate(
    springDuration duration: Double = 0.5, bounce: Double = 0,
    initialSpringVelocity velocity: Double = 0, delay: Double = 0,
    options: View.AnimationOptions = [], animations: () throws -> Void,
    completion: ((Bool) throws -> Void)? = nil
  ) throws {
    let spring = try Spring(duration: duration, bounce: bounce, velocity: velocity)
    try animate(duration, .spring(spring), delay: delay, options, animations, completion)
  }

  private func animate(
    _ duration: Double, _ curve: Curve, delay: Double, _ given: View.AnimationOptions,
    _ animations: () throws -> Void, _ completion: ((Bool) throws -> Void)?
  ) throws {
    let id = try beginAnimation(given.options(duration, curve, delay: delay))
    try close(id, animations, completion)
  }

  private func close(
    _ id: AnimationID, _ animations: () throws -> Void, _ completion: ((Bool) throws -> Void)?
  ) throws {
    if let completion { whenEnded(id) { try completion($0.finished) } }
    defer { commitAnimation() }
    try animations()
  }

  /// Animates what the keyframes of a block change: `UIView.animateKeyframes`.
  ///
  /// - Parameters:
  ///   - duration: seconds, 0 … 10^6.
  ///   - delay: seconds, 0 … 10^6.
  ///   - options: UIKit's.
  ///   - animations: adds the keyframes by `addKeyframe`.
  ///   - completion: called after the step in which the animation ends, with whether it did by itself.
  /// - Throws: `notFinite` or `outOfRange`, and what the block throws.
  public func animateKeyframes(
    withDuration duration: Double, delay: Double = 0,
    options: View.KeyframeAnimationOptions = [], animations: () throws -> Void,
    completion: ((Bool) throws -> Void)? = nil
  ) throws {
    let shared = View.AnimationOptions(rawValue: options.rawValue)
    let id = try beginKeyframes(
      shared.options(duration, shared.curve.curve, delay: delay), mode: options.mode)
    try close(id, animations, completion)
  }

  /// Adds a keyframe to the block of `animateKeyframes`: `UIView.addKeyframe`.
  ///
  /// - Parameters:
  ///   - start: its begin, as a share of the whole.
  ///   - length: its duration, as a share of the whole.
  ///   - animations: the changes, which are reached at its end.
  /// - Throws: `tooManyKeyframes` or `outOfRange`, and what the block throws.
  public func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration length: Double,
    animations: () throws -> Void
  ) throws {
    try beginKeyframe(at: start, for: length)
    defer { endKeyframe() }
    try animations()
  }
}

extension View.AnimationOptions {
  /// What the stage takes.
  fileprivate func options(
    _ duration: Double, _ curve: Curve, delay: Double
  ) -> UIKitMotion.AnimationOptions {
    var options = UIKitMotion.AnimationOptions(duration: duration, curve: curve, delay: delay)
    options.repeatCount = contains(.repeat) ? .infinity : 1
    options.autoreverses = contains(.autoreverse)
    options.allowsUserInteraction = contains(.allowUserInteraction)
    options.beginsFromCurrentState = contains(.beginFromCurrentState)
    if contains(.overrideInheritedDuration) { options.overrides.insert(.duration) }
    if contains(.overrideInheritedCurve) { options.overrides.insert(.curve) }
    if contains(.overrideInheritedOptions) { options.overrides.insert(.options) }
    return options
  }
}
