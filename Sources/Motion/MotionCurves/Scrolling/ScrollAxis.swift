/// One axis of a scroll view: its edges, and where the content is while a finger drags it.
public struct ScrollAxis: Hashable, Sendable {
  /// The offsets at the two edges, in points.
  public let lower, upper: Double
  /// The size of the view, in points: a page, and the dimension of the rubber band.
  public let length: Double
  /// Whether the content can be pulled beyond its edges.
  public let bounces: Bool

  /// Creates the axis of a view. Source of the edges: Apple's documentation of `contentInset`.
  ///
  /// - Parameters:
  ///   - length: the size of the view.
  ///   - content: the size of the content.
  ///   - inset: the insets before and after the content.
  ///   - bounces: whether content goes beyond its edges.
  public init(
    length: Double, content: Double, inset: (before: Double, after: Double) = (0, 0),
    bounces: Bool = true
  ) {
    self.length = length
    self.bounces = bounces
    lower = -inset.before
    upper = max(lower, content + inset.after - length)
  }

  /// Whether the content is larger than the view.
  public var overflows: Bool { upper > lower }

  /// Returns the nearest offset between the edges.
  public func clamped(_ offset: Double) -> Double { min(max(offset, lower), upper) }

  /// Returns how far an offset is beyond an edge: negative before the content, 0 between the edges.
  public func overshoot(of offset: Double) -> Double { offset - clamped(offset) }

  /// Returns the offset of content that a finger has pulled: beyond an edge it follows the rubber
  /// band, and without bouncing it stops there.
  public func shown(_ pulled: Double) -> Double {
    let beyond = overshoot(of: pulled)
    guard beyond != 0 else { return pulled }
    guard bounces, let band else { return clamped(pulled) }
    return clamped(pulled) + band(beyond)
  }

  /// Returns how far a finger has pulled content that is at an offset. A drag that begins while the
  /// content is beyond an edge starts from here, so that the content does not jump.
  public func pulled(_ shown: Double) -> Double {
    let beyond = overshoot(of: shown)
    guard beyond != 0, let band else { return shown }
    let pull = band.inverse(beyond)
    return pull.isFinite ? clamped(shown) + pull : shown
  }

  /// Nil for a view without a size.
  private var band: RubberBand? { try? RubberBand(dimension: length) }
}
