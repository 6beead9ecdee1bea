import MotionPlatform

/// The motion of released content to a page, along one axis.
///
/// Velocities are in points per millisecond. Source: Apple's own scroller in JavaScript, as others
/// have published it; UIKit's choice of the page and its motion are not known.
public struct PageFlight: Hashable, Sendable {
  /// The offset at which it ends.
  public let target: Double
  /// The offset after the last whole millisecond.
  private var wholeOffset: Double
  private var wholeVelocity: Double
  /// The part of a millisecond since then.
  private var fraction = 0.0

  /// The speed above which a release turns the page in its direction.
  public static let leastTurn = 0.3
  private static let attraction = 0.00036
  private static let friction = 0.9668

  /// The damped spring whose course its steps are, in seconds.
  static let spring: (frequency: Double, dampingRatio: Double) = {
    let fade = -500 * log(friction)
    let swing = 1000 * acos((1 + friction - friction * attraction) / (2 * friction.squareRoot()))
    let frequency = (fade * fade + swing * swing).squareRoot()
    return (frequency, fade / frequency)
  }()

  /// Creates the motion from an offset to a page.
  public init(offset: Double, velocity: Double, target: Double) {
    wholeOffset = offset
    wholeVelocity = velocity
    self.target = target
  }

  /// Returns the offset of the page that a release chooses: the next one in the direction of a fast
  /// finger, else the nearest. Pages are as large as the view; insets do not count.
  ///
  /// ```swift
  /// let axis = ScrollAxis(length: 320, content: 960)
  /// print(PageFlight.page(offset: 120, velocity: 0.6, on: axis))  // 320.0
  /// print(PageFlight.page(offset: 200, velocity: 0, on: axis))  // 320.0
  /// ```
  public static func page(offset: Double, velocity: Double, on axis: ScrollAxis) -> Double {
    guard axis.length > 0 else { return axis.clamped(offset) }
    let place = offset / axis.length
    let number =
      abs(velocity) > leastTurn
      ? place.rounded(velocity > 0 ? .up : .down) : place.rounded()
    return axis.clamped(number * axis.length)
  }

  /// The offset in points.
  public var offset: Double {
    guard fraction > 0, !isOver else { return wholeOffset }
    var next = self
    next.stepWhole()
    return wholeOffset + fraction * (next.wholeOffset - wholeOffset)
  }

  /// The velocity after the last whole millisecond.
  public var velocity: Double { wholeVelocity }

  /// Whether it is on its page.
  public var isOver: Bool { wholeOffset == target && wholeVelocity == 0 }

  /// Advances by a duration in milliseconds. Whole milliseconds are steps, and a part of one is on
  /// the line between two.
  public mutating func advance(by duration: Double) {
    // A third of 50 ms sums up only nearly.
    let time = fraction + duration + 1e-9
    let steps = time.rounded(.down)
    for _ in 0..<Int(clamping: max(0, min(steps, 1e6))) where !isOver { stepWhole() }
    fraction = max(0, time - steps - 1e-9)
  }

  private mutating func stepWhole() {
    wholeVelocity += Self.attraction * (target - wholeOffset)
    wholeVelocity *= Self.friction
    wholeOffset += wholeVelocity
    guard abs(wholeVelocity) <= ScrollFlight.stillness, abs(target - wholeOffset) <= 1 else {
      return
    }
    (wholeOffset, wholeVelocity) = (target, 0)
  }
}
