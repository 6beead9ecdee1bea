import MotionCurves
import MotionGeometry

/// The properties of a scroll view that only its user sets, with UIKit's defaults.
///
/// ```swift
/// let stage = Stage()
/// let list = try stage.addView(named: "list", frame: Rect(0, 0, 320, 480))
/// try stage.makeScrollView(list, ScrollSettings(contentSize: Size(320, 2000)))
/// try stage.scroll(list, to: Point(0, 300), isAnimated: true)
/// stage.settle(within: 60)
/// print(list.contentOffset)  // Point(x: 0.0, y: 300.0)
/// ```
public struct ScrollSettings: Hashable, Sendable {
  /// The effect of a drag on the keyboard: `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: String, Hashable, Sendable, CaseIterable {
    /// The keyboard stays, leaves as dragging begins, or follows the finger.
    case none, onDrag, interactive
  }

  /// The size of the content in points.
  public var contentSize: Size
  /// The space around the content in points, besides the safe area.
  public var contentInset = EdgeInsets.zero
  /// Whether the content can be pulled beyond its edges.
  public var bounces = true
  /// Whether it can be pulled although it fits.
  public var alwaysBounceHorizontal = false
  /// Whether content that fits can be dragged along y all the same.
  public var alwaysBounceVertical = false
  /// Whether a finger scrolls it.
  public var isScrollEnabled = true
  /// Whether it stops at multiples of its size.
  public var isPagingEnabled = false
  /// Whether a drag that begins along one axis stays on it.
  public var isDirectionalLockEnabled = false
  /// The share of the velocity left after a millisecond.
  public var decelerationRate = Decay.normalRate
  /// The effect of a drag on the keyboard.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether its content hears of a touch only after `touchDelay`.
  public var delaysContentTouches = true
  /// Whether a drag cancels a touch that was delivered to the content.
  public var canCancelContentTouches = true

  /// The delay of content touches in seconds. Source: observed; UIKit documents no number.
  public static let touchDelay = 0.15
  /// The allowed deceleration rates. UIKit names two of them, 0.998 and 0.99.
  public static let rates = 0.01...0.9999

  /// Creates the settings of a scroll view with content of a size.
  public init(contentSize: Size = .zero) { self.contentSize = contentSize }
}

/// The cause of a scroll view's motion.
public enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
  /// Nothing touches it and nothing moves it.
  case rest
  /// A finger is down and has not dragged it yet.
  case tracking
  /// A finger drags it.
  case dragging
  /// It was released and moves by itself.
  case decelerating
  /// `setContentOffset(_:animated:)` moves it.
  case animating

  /// `UIScrollView.isTracking`.
  public var isTracking: Bool { self == .tracking || self == .dragging }
  /// `UIScrollView.isDragging`, which stays true until the deceleration has ended. Source: observed.
  public var isDragging: Bool { self == .dragging || self == .decelerating }
  /// `UIScrollView.isDecelerating`.
  public var isDecelerating: Bool { self == .decelerating }
}

/// The parts of a scroll view besides those of a view: its settings and its motion, each with its history.
///
/// The content offset is the origin of the view's bounds.
package final class ScrollState {
  var settingsLog: ChangeLog<ScrollSettings>
  var phaseLog = ChangeLog(ScrollPhase.rest)
  var motion = ScrollMotion.rest
  /// The target that `willEndDragging` reported for the last release from beyond an edge.
  package var targetFromBeyond: Point?

  init(_ settings: ScrollSettings) { settingsLog = ChangeLog(settings) }

  /// The current settings.
  package var settings: ScrollSettings { settingsLog.current }
  /// The current cause of the content's motion.
  package var phase: ScrollPhase { phaseLog.current }
  /// The motions of released content along x and y; nil unless it decelerates.
  package var flight: (x: ScrollCourse, y: ScrollCourse)? {
    if case .flight(let x, let y) = motion { (x, y) } else { nil }
  }

  var byteCount: Int { settingsLog.byteCount + phaseLog.byteCount }
}

/// The motion of a scroll view's content.
enum ScrollMotion {
  case rest
  /// A finger drags it, or holds it where it was caught.
  case drag(ScrollDrag)
  /// It was released, and its handlers may still choose the target.
  case release(ScrollRelease)
  case flight(x: ScrollCourse, y: ScrollCourse)
  case glide(ScrollGlide)
}

/// The motion of released content along one axis.
package enum ScrollCourse: Hashable, Sendable {
  case rest(Double)
  case free(ScrollFlight)
  case page(PageFlight)

  /// The offset, not rounded to pixels.
  package var offset: Double {
    switch self {
    case .rest(let offset): offset
    case .free(let flight): flight.offset
    case .page(let flight): flight.offset
    }
  }

  var isOver: Bool { if case .rest = self { true } else { false } }

  /// Advances by milliseconds. A motion that has ended rests where it should.
  mutating func advance(by duration: Double, on axis: ScrollAxis, pixel: Double) {
    switch self {
    case .rest: break
    case .free(var flight):
      flight.advance(by: duration, on: axis)
      self =
        flight.isOver(on: axis, pixel: pixel) ? .rest(flight.rest(on: axis)) : .free(flight)
    case .page(var flight):
      flight.advance(by: duration)
      self = flight.isOver ? .rest(flight.target) : .page(flight)
    }
  }

  /// Continues from another offset, which somebody has set meanwhile.
  mutating func move(to offset: Double) {
    switch self {
    case .rest: self = .rest(offset)
    case .free(var flight):
      flight.offset = offset
      self = .free(flight)
    case .page(let flight):
      self = .page(
        PageFlight(offset: offset, velocity: flight.velocity, target: flight.target))
    }
  }
}

/// A finger that drags the content, or is about to.
struct ScrollDrag {
  /// The number of the finger.
  let finger: Int
  /// Where the content was pulled to when the finger came down.
  let start: Point
  /// Whether the finger has stopped a motion.
  let hasCaught: Bool
  /// Whether it has moved far enough.
  var hasBegun = false
  /// The axes along which it drags.
  var movesX = true
  var movesY = true
}

/// A release whose target handlers of `willEndDragging` may choose.
struct ScrollRelease {
  /// In points per millisecond; zero if the finger was too slow to throw.
  let velocity: Vector
  /// The target that a handler has chosen.
  var target: Point?
}

/// The motion of `setContentOffset(_:animated:)`.
///
/// It takes 0.3 s whatever the distance (observed); its curve is not known, and that of
/// block animations stands for it.
struct ScrollGlide {
  let start: Point
  let end: Point
  let startFrame: Int

  static let duration = 0.3

  var endFrame: Int { startFrame + AnimationTiming.frames(in: Self.duration) }

  func offset(at frame: Int) -> Point {
    guard frame < endFrame else { return end }
    let share = AnimationOptions.standardCurve.value(
      elapsed: Stage.time(ofFrame: frame - startFrame), duration: Self.duration)
    return start + (end - start) * share
  }
}
