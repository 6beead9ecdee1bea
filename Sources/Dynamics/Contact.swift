import Geometry

/// The beginning or the end of a touch, as a collision behavior tells it.
///
/// A touch of two items is told by every collision behavior that holds both, whatever its mode; a
/// touch of a boundary by the behavior that owns it. However many segments of a boundary are
/// touched, it is one contact; the four sides of the reference bounds count separately.
public struct Contact {
  public enum Phase: Hashable, Sendable { case began, ended }

  /// What an item touches.
  public enum Other {
    case item(DynamicItem)
    /// A boundary, by its name.
    case boundary(String)
    case referenceBounds
  }

  public let phase: Phase
  public let behavior: CollisionBehavior
  /// Of two items, the one that the animator met first.
  public let item: DynamicItem
  public let other: Other
  /// Where it began: the point of the largest impulse, in reference coordinates; nil at the end.
  public let point: Point?
}
