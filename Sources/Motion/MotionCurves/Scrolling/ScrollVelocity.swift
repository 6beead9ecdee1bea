/// The velocity of a finger along one axis, as a pan recognizer measures it at its events and a scroll
/// view takes it over.
///
/// Source: UIKit's own sums as others have read them.
public struct ScrollVelocity: Hashable, Sendable {
  /// The velocity between the last two events, and between the two before.
  private var last = 0.0
  private var previous = 0.0
  /// The recognizer's velocity at the last event, and at the one before.
  public private(set) var reported = 0.0
  private var reportedBefore = 0.0

  /// Creates the velocity of a finger that has not moved.
  public init() {}

  /// Notes an event. A finger that rests on a screen sends events, too, with a velocity of 0; a
  /// simulated one may send none, and then its velocity stays.
  ///
  /// - Parameter velocity: the movement since the last event, divided by the time.
  public mutating func note(_ velocity: Double) {
    previous = last
    last = velocity
    reportedBefore = reported
    reported = 0.2 * last + 0.8 * previous
  }

  /// The velocity of a release: 0.75 of the velocity reported before, and 0.25 of the last one.
  public var released: Double {
    reportedBefore == 0 ? reported : 0.75 * reportedBefore + 0.25 * reported
  }
}
