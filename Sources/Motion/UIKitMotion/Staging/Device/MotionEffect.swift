import MotionGeometry

/// The response of a view to the tilt of the device: UIKit's `UIMotionEffectGroup` of
/// `UIInterpolatingMotionEffect`s. Several effects on a view add up.
public final class MotionEffect {
  /// The tilt axis of an interpolation.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// The axis of the device's tilt: about the vertical, and about the horizontal.
    case horizontal, vertical
  }

  /// A `UIInterpolatingMotionEffect`: an offset between a minimum and a maximum relative value.
  public struct Interpolation: Hashable, Sendable {
    /// The channel to which it adds.
    public var channel: Channel
    /// The tilt axis that it follows.
    public var axis: Axis
    /// The offset at a tilt of -1, in the channel's unit.
    public var minimum: Double
    /// The offset at a tilt of 1.
    public var maximum: Double

    /// Creates an interpolation that adds `minimum` at a tilt of -1 and `maximum` at 1.
    public init(_ channel: Channel, axis: Axis, from minimum: Double, to maximum: Double) {
      self.channel = channel
      self.axis = axis
      self.minimum = minimum
      self.maximum = maximum
    }

    /// Returns the offset at a tilt: `min + (max - min)·(v + 1)/2`. A level device gives the
    /// midpoint, which is 0 only if the two are opposite.
    public func value(at tilt: Vector) -> Double {
      let v = axis == .horizontal ? tilt.dx : tilt.dy
      return minimum + (maximum - minimum) * (v + 1) / 2
    }
  }

  /// The name in messages and lists.
  public let name: String
  /// The interpolations, each independent of the others.
  public private(set) var interpolations: [Interpolation]

  /// Creates an effect that changes numbers of views with the tilt.
  /// - Throws: `readOnly`, `notFinite` or `outOfRange` for an invalid interpolation.
  public init(name: String, _ interpolations: [Interpolation]) throws(StagingProblem) {
    for interpolation in interpolations { try interpolation.check() }
    self.name = name
    self.interpolations = interpolations
  }

  /// Creates a parallax of two axes: the centre moves by ±`magnitude` points with the tilt.
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

  /// Changes the offsets at one end of the tilt, on all views with the effect. The channels stay
  /// the same, because views rely on them.
  ///
  /// - Parameter values: one for each interpolation, in the channel's unit.
  /// - Parameter end: the new values of an end; nil leaves it.
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
