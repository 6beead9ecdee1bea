import MotionPlatform

/// The motion of released content along one axis: deceleration, and the bounce at an edge.
///
/// Velocities are in points per millisecond, as in `UIScrollViewDelegate`, and durations in
/// milliseconds. Source: UIKit's steps as others have read them, which agree with 20 samples of a
/// recorded deceleration within 0.45 pt and with 36 samples of a bounce within 0.91 pt.
///
/// ```swift
/// let axis = ScrollAxis(length: 480, content: 2000)
/// var flight = ScrollFlight(offset: 0, velocity: 1)
/// while !flight.isOver(on: axis) { flight.advance(by: 1000.0 / 60, on: axis) }
/// print(flight.offset)  // 494.1710…
/// ```
public struct ScrollFlight: Hashable, Sendable {
  /// The offset in points, not rounded to pixels.
  public var offset: Double
  /// The velocity, positive where the offset grows.
  public private(set) var velocity: Double
  /// The share of the velocity left after a millisecond.
  public let rate: Double
  /// The exact end, if somebody has chosen it.
  public let landing: Double?

  /// The speed below which a motion ends.
  public static let stillness = 0.01
  /// The speed of the finger, over both axes, below which a release does not throw the content.
  public static let leastThrow = 0.25
  /// The share of the distance to an edge that is left after a millisecond, at every rate.
  public static let pull = 0.99

  /// Creates the flight of content that is released.
  public init(offset: Double, velocity: Double, rate: Double = Decay.normalRate) {
    self.init(offset: offset, velocity: velocity, rate: rate, landing: nil)
  }

  private init(offset: Double, velocity: Double, rate: Double, landing: Double?) {
    self.offset = offset
    self.velocity = velocity
    self.rate = rate
    self.landing = landing
  }

  /// Creates the flight to a target that a delegate has chosen. A farther target gets a larger
  /// velocity, and a nearer one a smaller rate.
  ///
  /// UIKit's motion to a target in the opposite direction, or without a velocity, is not known; it
  /// gets the velocity that it needs. So is the end of a flight with a target: here it ends exactly
  /// there.
  public init(offset: Double, velocity: Double, rate: Double, target: Double) {
    let distance = target - offset
    let speed = max(abs(velocity) - Self.stillness, 0)
    let isAhead = velocity * distance > 0
    if distance == 0 {
      self.init(offset: offset, velocity: 0, rate: rate, landing: target)
    } else if isAhead, speed > 0, abs(distance) < speed / Self.loss(rate) {
      self.init(
        offset: offset, velocity: velocity, rate: exp(-speed / abs(distance)), landing: target)
    } else {
      let needed = Self.stillness + Self.loss(rate) * abs(distance)
      self.init(
        offset: offset, velocity: distance < 0 ? -needed : needed, rate: rate, landing: target)
    }
  }

  /// The logarithm of the share that is lost in a millisecond.
  private static func loss(_ rate: Double) -> Double { -log(rate) }

  /// The offset at which content that nothing stops would end: the target that UIKit reports.
  ///
  /// The steps end up to half a point for each point per millisecond short of it.
  public var target: Double {
    if let landing { return landing }
    let speed = max(abs(velocity) - Self.stillness, 0)
    let distance = speed / Self.loss(rate)
    return offset + (velocity < 0 ? -distance : distance)
  }

  /// How far a deceleration ends short of where it would come to rest.
  static func shortfall(rate: Double) -> Double { stillness / loss(rate) }

  /// The milliseconds until the velocity is lost, if no edge is met.
  public var remaining: Double {
    abs(velocity) > Self.stillness ? log(abs(velocity) / Self.stillness) / Self.loss(rate) : 0
  }

  /// Returns whether it has ended.
  ///
  /// - Parameter pixel: the size of a pixel in points.
  /// - Parameter axis: the edges along which it moves.
  public func isOver(on axis: ScrollAxis, pixel: Double = 1) -> Bool {
    abs(velocity) < Self.stillness && abs(axis.overshoot(of: offset)) <= pixel / 2
  }

  /// Returns the offset at which an ended flight rests.
  public func rest(on axis: ScrollAxis) -> Double {
    let end = landing ?? offset
    return axis.overshoot(of: end) == 0 && axis.overshoot(of: offset) == 0
      ? end : axis.clamped(offset)
  }

  /// Advances by a duration, in milliseconds. A step that meets an edge is divided there.
  public mutating func advance(by duration: Double, on axis: ScrollAxis) {
    let start = axis.overshoot(of: offset)
    let whole = moved(by: duration, on: axis)
    let end = axis.overshoot(of: whole.offset)
    guard start * end < 0 || (start == 0) != (end == 0) else {
      self = whole
      return
    }
    // The edge that it meets on its way out or in.
    let edge = axis.clamped(start == 0 ? whole.offset : offset)
    guard whole.offset != offset else {
      self = whole
      return
    }
    let first = duration * (edge - offset) / (whole.offset - offset)
    guard first > 0 || start == 0 else {
      self = whole
      return
    }
    var parted = moved(by: first, on: axis)
    if start != 0 {
      self = parted.decelerated(by: duration - first)
    } else if axis.bounces {
      self = parted.bounced(by: duration - first, from: edge)
    } else {
      (parted.offset, parted.velocity) = (edge, 0)
      self = parted
    }
  }

  /// Returns the motion after a duration, by the law of the place where it starts.
  private func moved(by duration: Double, on axis: ScrollAxis) -> ScrollFlight {
    axis.overshoot(of: offset) == 0
      ? decelerated(by: duration) : bounced(by: duration, from: axis.clamped(offset))
  }

  /// x + v·r(1 − rᵗ)/(1 − r), and v·rᵗ.
  private func decelerated(by duration: Double) -> ScrollFlight {
    let left = pow(rate, duration)
    var next = self
    next.offset += velocity * rate * (1 - left) / (1 - rate)
    next.velocity *= left
    return next
  }

  /// The same with a pull to the edge: K = 0.99ᵗ multiplies the distance, the way and the velocity.
  private func bounced(by duration: Double, from edge: Double) -> ScrollFlight {
    let (left, pull) = (pow(rate, duration), pow(Self.pull, duration))
    var next = self
    next.offset =
      edge + pull * (offset - edge) + velocity * rate * pull * (1 - left) / (1 - rate)
    next.velocity *= left * pull
    return next
  }
}
