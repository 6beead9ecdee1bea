import MotionGeometry
import UIKitMotion
import Values

/// The callbacks of scroll views, as `UIScrollViewDelegate` names them.
extension EventMatch {
  package static let scrolling: [(name: String, says: String)] = [
    ("scroll.willBeginDragging", "a finger begins to drag a scroll view"),
    ("scroll.didScroll", "a scroll view's contentOffset has changed"),
    (
      "scroll.willEndDragging",
      "the finger is lifted; `event.target` is where it will stop, and `target` changes that"
    ),
    (
      "scroll.didEndDragging", "the drag has ended; `event.willDecelerate` says whether it moves on"
    ),
    ("scroll.willBeginDecelerating", "a scroll view begins to move by itself"),
    ("scroll.didEndDecelerating", "a scroll view has stopped moving by itself"),
    ("scroll.didEndScrollingAnimation", "`scrollTo … animated` has ended"),
  ]

  /// The fields of `event` in a handler, besides its name and time.
  static func fields(of scroll: StageEvent.Scroll) -> [(name: String, value: Value)] {
    var fields: [(name: String, value: Value)] = [
      ("view", .object(.view(scroll.view))), ("contentOffset", .point(scroll.offset)),
    ]
    if let velocity = scroll.velocity {
      fields.append(("velocity", .point(Point(velocity.dx, velocity.dy))))
    }
    if let target = scroll.target { fields.append(("target", .point(target))) }
    if let willDecelerate = scroll.willDecelerate {
      fields.append(("willDecelerate", .boolean(willDecelerate)))
    }
    return fields
  }
}

extension StageEvent.Scroll {
  var eventName: String { "scroll." + phase.rawValue }
}

extension StageEvent {
  /// Whether its handlers may choose where a scroll view stops.
  var isRelease: Bool {
    if case .scroll(let scroll) = kind { scroll.phase == .willEndDragging } else { false }
  }
}
