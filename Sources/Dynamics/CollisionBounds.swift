import Geometry

/// The outline with which an item bumps into others: `UIDynamicItemCollisionBoundsType`.
public enum CollisionBounds: Hashable, Sendable {
  /// The item's size.
  case rectangle
  /// The ellipse that fills the item's size; with equal sides, a true circle.
  case ellipse
  /// A convex polygon whose corners are relative to the item's center, in points, in either
  /// direction.
  case path([Point])

  /// How far from an item's center a corner of a path may be, in points.
  public static let reach: ClosedRange<Double> = -1e6...1e6
  /// How many corners a path may have.
  public static let cornerLimit = 1024

  /// What makes a path useless as an outline.
  public enum Fault: String, Hashable, Sendable {
    /// It has a corner out of reach, or one that is not finite.
    case outOfReach
    case tooManyCorners
    /// It has fewer than three corners apart from each other, or all on a line.
    case withoutArea
    /// It turns to both sides, or goes around more than once.
    case notConvex
  }

  /// What is wrong with the outline; nil for one that can be used.
  public var fault: Fault? {
    switch self {
    case .rectangle, .ellipse: return nil
    case .path(let corners):
      guard corners.count <= Self.cornerLimit else { return .tooManyCorners }
      guard
        corners.allSatisfy({ Self.reach.contains($0.x) && Self.reach.contains($0.y) })
      else { return .outOfReach }
      switch ConvexPolygon.make(corners) {
      case .success: return nil
      case .failure(let fault): return fault
      }
    }
  }
}

extension CollisionBounds.Fault: Error {}
