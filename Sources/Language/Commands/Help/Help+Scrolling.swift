import Answers
import Execution
import UIKitMotion
import Values

/// Help about scroll views: their properties and events, and what nobody knows about UIKit's.
extension Help {
  static let scrolling = Listing(
    "Scroll views: what they are made of",
    [
      .init(
        "Properties",
        ScrollProperties.all.map {
          row(code: $0.name, $0.summary + ($0.set == nil ? " (read-only)" : ""))
        }),
      .init(
        "Events, in UIKit's order",
        EventMatch.scrolling.map { row(code: $0.name, $0.says) }, isAligned: false),
      .init(
        "`event` in the block",
        [
          row(code: "event.view", "the scroll view"),
          row(code: "event.contentOffset", "its offset"),
          row(
            code: "event.velocity",
            "at `willEndDragging`: in pt/ms as in UIKit, positive where the offset grows"),
          row(code: "event.target", "at `willEndDragging`: where the content would stop"),
          row(code: "event.willDecelerate", "at `didEndDragging`: whether it moves on"),
        ]),
    ],
    notes: [
      "A finger scrolls after 10 pt in a direction in which the view scrolls. A view at its end leaves"
        + " the finger to a scroll view around it.",
      "Below 0.25 pt/ms, a release throws nothing. A throw loses 0.2 % of its velocity each"
        + " millisecond (decelerationRate 0.998) and ends below 0.01 pt/ms.",
      "Beyond an edge, the content follows `rubberBand(pull, dimension: size)`; released there, it"
        + " loses 1 % of the distance each millisecond.",
      "A touch reaches subviews after 150 ms, unless the finger moves first. A finger that stops a"
        + " throw does nothing else.",
      "These follow what others have measured on UIKit. Not known, and chosen here: how UIKit chooses a"
        + " page and moves to it (Apple's own scroller in JavaScript is followed: the next page above"
        + " 0.3 pt/ms, else the nearest), whether the first 10 pt count (here they do), a drag that"
        + " begins beyond an edge, a target opposite to the throw, and the curve of an animated"
        + " scrollTo.",
      "Left out: zooming, the status bar's tap, refresh controls, large titles, and the extra speed of"
        + " several fast flicks.",
    ])
}
