import Geometry

/// What the tilt of the device adds to a view: UIKit's `UIMotionEffectGroup` of
/// `UIInterpolatingMotionEffect`s. Several effects on a view add up.
public final class MotionEffect {
  /// The part of the tilt that an interpolation follows.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    case horizontal, vertical
  }

  /// One `UIInterpolatingMotionEffect`: a value from one relative value to another.
  public struct Interpolation: Hashable, Sendable {
    /// The number of the view to which it adds.
    public var channel: Channel
    /// The part of the tilt that it follows.
    public var axis: Axis
    /// What is added at a tilt of -1, in the channel's unit.
    public var minimum: Double
    /// What is added at a tilt of 1.
    public var maximum: Double

    /// Adds `minimum` at a tilt of -1 and `maximum` at 1.
    public init(_ channel: Channel, axis: Axis, from minimum: Double, to maximum: Double) {
      self.channel = channel
      self.axis = axis
      self.minimum = minimum
      self.maximum = maximum
    }

    /// What is added at a tilt: `min + (max - min)·(v + 1)/2`, so the level device gives the
    /// middle of the two, which is nothing only where they are opposite.
    public func value(at tilt: Vector) -> Double {
      let v = axis == .horizontal ? tilt.dx : tilt.dy
      return minimum + (maximum - minimum) * (v + 1) / 2
    }
  }

  /// What messages and lists call it.
  public let name: String
  /// What it adds, each on its own.
  public private(set) var interpolations: [Interpolation]

  /// - Throws: `readOnly`, `notFinite` or `outOfRange` for an interpolation that cannot be.
  public init(name: String, _ interpolations: [Interpolation]) throws(StagingProblem) {
    for interpolation in interpolations { try interpolation.check() }
    self.name = name
    self.interpolations = interpolations
  }

  /// The parallax of two axes: the centre moves by ±`magnitude` points with the tilt.
  public static func parallax(
    name: String, magnitude: Double
  ) throws(StagingProblem) -> MotionEffect {
    try MotionEffect(
      name: name,
      [
        Interpolation(.centerX, axis: .horizontal, from: -magnitude, to: magnitude),
        Interpolation(.centerY, axis: .vertical, from: -magnitude, to: magnitude),
      ])
  }

  /// Changes what is added at one end of the tilt, wherever the effect is in use. The numbers that it
  /// moves stay the same, as views count on.
  ///
  /// - Parameter values: As many as there are interpolations, in their channels' units.
  /// - Throws: `notFinite` or `outOfRange`.
  public func setEnds(
    _ end: WritableKeyPath<Interpolation, Double>, to values: [Double]
  ) throws(StagingProblem) {
    var changed = interpolations
    for (index, value) in zip(changed.indices, values) { changed[index][keyPath: end] = value }
    for interpolation in changed { try interpolation.check() }
    interpolations = changed
  }
}

extension MotionEffect.Interpolation {
  func check() throws(StagingProblem) {
    guard !channel.isReadOnly else { throw .readOnly(channel: channel) }
    let range = -Channel.limit...Channel.limit
    try require(minimum, in: range, "the effect's minimum")
    try require(maximum, in: range, "the effect's maximum")
  }
}
