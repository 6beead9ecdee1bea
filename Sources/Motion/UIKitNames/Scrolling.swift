import UIKitMotion

#if canImport(Foundation)
  import struct Foundation.CGPoint
  import struct Foundation.CGSize
#endif

/// Scroll views: any view becomes one once a setting is given.
public typealias ScrollView = View

/// What a scroll view tells its delegate: `UIScrollViewDelegate`. It is called between two frames.
public protocol ScrollViewDelegate: AnyObject {
  /// The content was moved.
  func scrollViewDidScroll(_ scrollView: ScrollView) throws
  /// A finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) throws
  /// A finger is lifted; the delegate may choose where the content comes to rest.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>) throws
  /// A finger was lifted.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) throws
  /// The content begins to move by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) throws
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) throws
  /// An animated scroll has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) throws
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) throws {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) throws {}
  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) throws {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: ScrollView, willDecelerate decelerate: Bool
  ) throws {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) throws {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) throws {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) throws {}
}

extension View {
  /// A rate of deceleration: `UIScrollView.DecelerationRate`.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the velocity left after a millisecond.
    public let rawValue: Double
    /// Creates a rate.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// The default.
    public static let normal = DecelerationRate(rawValue: Decay.normalRate)
    /// The rate of content that stops soon.
    public static let fast = DecelerationRate(rawValue: Decay.fastRate)
  }

  /// How fast thrown content slows down.
  public var decelerationRate: DecelerationRate {
    get { DecelerationRate(rawValue: scrollSettings.decelerationRate) }
    set { scrollSettings.decelerationRate = newValue.rawValue }
  }

  /// Whether it stops at multiples of its size.
  public var isPagingEnabled: Bool {
    get { scrollSettings.isPagingEnabled }
    set { scrollSettings.isPagingEnabled = newValue }
  }

  /// Whether the content can be pulled beyond its edges.
  public var bounces: Bool {
    get { scrollSettings.bounces }
    set { scrollSettings.bounces = newValue }
  }

  /// Whether content that fits can be dragged along x all the same.
  public var alwaysBounceHorizontal: Bool {
    get { scrollSettings.alwaysBounceHorizontal }
    set { scrollSettings.alwaysBounceHorizontal = newValue }
  }

  /// Whether content that fits can be dragged along y all the same.
  public var alwaysBounceVertical: Bool {
    get { scrollSettings.alwaysBounceVertical }
    set { scrollSettings.alwaysBounceVertical = newValue }
  }

  /// Whether a finger scrolls it.
  public var isScrollEnabled: Bool {
    get { scrollSettings.isScrollEnabled }
    set { scrollSettings.isScrollEnabled = newValue }
  }

  /// The space around the content in points, besides the safe area.
  public var contentInset: EdgeInsets {
    get { scrollSettings.contentInset }
    set { scrollSettings.contentInset = newValue }
  }

  /// Scrolls to an offset, which may be beyond the edges, and stops what moves the content.
  /// - Throws: `notOnStage`, `notAScrollView`, `notFinite` or `outOfRange`.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) throws(StagingProblem) {
    guard let stage else { throw .notOnStage(view: label) }
    try stage.scroll(self, to: Point(offset), isAnimated: animated)
  }

  /// The size of the content, in points.
  public var contentSize: CGSize {
    get {
      CGSize(width: scrollSettings.contentSize.width, height: scrollSettings.contentSize.height)
    }
    set { scrollSettings.contentSize = Size(Double(newValue.width), Double(newValue.height)) }
  }

  /// The delegate of a scroll view; not retained, as in UIKit. What it throws is in the stage's
  /// `callbackErrors`.
  public var delegate: (any ScrollViewDelegate)? {
    get { scrollDelegate as? any ScrollViewDelegate }
    set {
      scrollDelegate = newValue
      onScroll = newValue == nil ? nil : { [weak self] scroll in self?.tell(scroll) }
    }
  }

  private func tell(_ scroll: StageEvent.Scroll) {
    guard let stage, let delegate else { return }
    stage.attempt {
      switch scroll.phase {
      case .willBeginDragging: try delegate.scrollViewWillBeginDragging(self)
      case .didScroll: try delegate.scrollViewDidScroll(self)
      case .willEndDragging: try end(scroll, delegate, stage)
      case .didEndDragging:
        try delegate.scrollViewDidEndDragging(
          self, willDecelerate: scroll.willDecelerate ?? false)
      case .willBeginDecelerating: try delegate.scrollViewWillBeginDecelerating(self)
      case .didEndDecelerating: try delegate.scrollViewDidEndDecelerating(self)
      case .didEndScrollingAnimation: try delegate.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  private func end(
    _ scroll: StageEvent.Scroll, _ delegate: any ScrollViewDelegate, _ stage: Stage
  ) throws {
    let (velocity, found) = (scroll.velocity ?? .zero, (scroll.target ?? .zero).cgPoint)
    var target = found
    try withUnsafeMutablePointer(to: &target) { pointer in
      try delegate.scrollViewWillEndDragging(
        self, withVelocity: Point(velocity.dx, velocity.dy).cgPoint, targetContentOffset: pointer)
    }
    if target != found { try stage.setScrollTarget(Point(target)) }
  }
}
