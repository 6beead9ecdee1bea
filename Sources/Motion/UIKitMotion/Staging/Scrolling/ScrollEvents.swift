import MotionGeometry

extension StageEvent {
  /// A callback of `UIScrollViewDelegate`.
  public struct Scroll: Hashable, Sendable {
    /// The callback, as UIKit names it.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
      /// A message to a scroll view's delegate, in UIKit's order.
      case willBeginDragging, didScroll, willEndDragging, didEndDragging, willBeginDecelerating
      /// The ends of a deceleration and of an animated scroll.
      case didEndDecelerating, didEndScrollingAnimation
    }

    /// The callback.
    public let phase: Phase
    /// The name of the scroll view.
    public let view: String
    /// The content offset.
    public let offset: Point
    /// The velocity of the content in points per millisecond; only for `willEndDragging`.
    public let velocity: Vector?
    /// Where the content would come to rest; only for `willEndDragging`.
    public let target: Point?
    /// Whether the content moves on by itself; only for `didEndDragging`.
    public let willDecelerate: Bool?
  }
}

extension Stage {
  func emitScroll(
    _ phase: StageEvent.Scroll.Phase, _ view: View, velocity: Vector? = nil, target: Point? = nil,
    willDecelerate: Bool? = nil
  ) {
    let scroll = StageEvent.Scroll(
      phase: phase, view: view.name, offset: view.contentOffset, velocity: velocity,
      target: target, willDecelerate: willDecelerate)
    if let onScroll = view.onScroll { calls.append { onScroll(scroll) } }
    emit(.scroll(scroll))
  }
}
