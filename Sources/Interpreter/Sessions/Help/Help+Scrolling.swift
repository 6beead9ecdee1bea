import Answers
import Evaluation
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
          row(
            code: "event.target",
            "at `willEndDragging`: where the content would stop; after a release beyond an edge it is"
              + " not the end, because it leaves out the pull to the edge"),
          row(code: "event.willDecelerate", "at `didEndDragging`: whether it moves on"),
        ]),
    ],
    notes: [
      "A finger scrolls after 10 pt in a direction in which the view scrolls. A view at its end leaves"
        + " the finger to a scroll view around it.",
      "A release has 0.25 of the velocity that the finger's last event reports, and 0.75 of the one"
        + " before (`help touch`). Where the last event's is below 0.25 pt/ms, it throws nothing. So a"
        + " finger that rested for a frame throws at 0.95 of its velocity, and after two frames not at"
        + " all.",
      "A throw loses 0.2 % of its velocity each millisecond (decelerationRate 0.998) and ends below"
        + " 0.01 pt/ms. Its first step comes in the frame of the lift, together with the finger's last"
        + " move: `speed` counts both there.",
      "Beyond an edge, the content follows `rubberBand(pull, dimension: size)`; released there, it"
        + " loses 1 % of the distance each millisecond.",
      "A touch reaches subviews after 150 ms, unless the finger moves first. A finger that stops a"
        + " throw does nothing else.",
      "The target and the steps are those of iOS 26: (|v| - 0.01) / -ln(rate) points, as in 12 recorded"
        + " releases. A log of a device with iOS 6 has 499 * (|v| - 0.01) at the normal rate, 0.1 % less,"
        + " reached exactly and one frame later.",
      "The rest follows what others have measured on UIKit. Not known, and chosen here: how UIKit chooses a"
        + " page and moves to it (Apple's own scroller in JavaScript is followed: the next page above"
        + " 0.3 pt/ms, else the nearest), whether the first 10 pt count (here they do), a drag that"
        + " begins beyond an edge, a target opposite to the throw, and the curve of an animated"
        + " scrollTo.",
      "Left out: zooming, the status bar's tap, refresh controls, large titles, and the extra speed of"
        + " several fast flicks.",
    ])
}
