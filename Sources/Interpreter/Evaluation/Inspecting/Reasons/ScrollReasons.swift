import Answers
import MotionCurves
import MotionGeometry
import Text
import UIKitMotion
import Values

/// The causes of a scroll view's motion, and the place where it will stop.
package struct ScrollReasons {
  let inspector: Inspector
  let view: View

  package init(inspector: Inspector, view: View) {
    self.inspector = inspector
    self.view = view
  }

  /// None for a view that is not a scroll view.
  package var reasons: [Reason] {
    guard let scroll = view.scroll, let axes = view.scrollAxes else { return [] }
    let motion =
      switch scroll.phase {
      case .rest: rest(axes)
      case .tracking: "a finger is on it and has not moved 10 pt yet, so its content stands"
      case .dragging: "a finger drags its content"
      case .decelerating: deceleration(scroll)
      case .animating: "`scrollTo` moves its content" + ending(" to ")
      }
    let offset = view.contentOffset
    return [
      Reason(
        .scroll, motion, .init("contentOffset.x", offset.x, unit: "pt"),
        .init("contentOffset.y", offset.y, unit: "pt"))
    ] + beyond(scroll)
  }

  private func rest(_ axes: (x: ScrollAxis, y: ScrollAxis)) -> String {
    let (settings, can) = (view.scroll?.settings, view.scrollableAxes)
    guard !can.x, !can.y else {
      return "its content is at rest; a finger scrolls it"
        + (can.x && can.y ? "" : can.x ? " sideways" : " up and down")
    }
    return settings?.isScrollEnabled == false
      ? "no finger scrolls it: isScrollEnabled is off"
      : "no finger scrolls it: its content fits, and it does not always bounce"
  }

  private func deceleration(_ scroll: ScrollState) -> String {
    guard let flight = scroll.flight else { return "its content moves by itself" }
    let pages = [flight.x, flight.y].contains { if case .page = $0 { true } else { false } }
    if pages { return "its content moves to a page" + ending(" and will stop at ") }
    let free = [flight.x, flight.y].compactMap { course -> ScrollFlight? in
      if case .free(let flight) = course { flight } else { nil }
    }
    if free.allSatisfy({ abs($0.velocity) < ScrollFlight.stillness }) {
      return "its content comes back to its edge" + ending(" and will stop at ")
    }
    let rate = free.first?.rate ?? scroll.settings.decelerationRate
    let chosen =
      rate == scroll.settings.decelerationRate ? "" : ", which a chosen target has changed,"
    return "its content decelerates at rate \(number(rate))\(chosen)" + ending(" and will stop at ")
      + missedTarget(scroll)
  }

  /// The target that `willEndDragging` reported, where the pull to an edge keeps the content from it.
  private func missedTarget(_ scroll: ScrollState) -> String {
    guard let target = scroll.targetFromBeyond, let end = view.scrollForecast?.offset,
      (target - end).length > Self.visible
    else { return "" }
    let place = Value.point(target).text(inspector.format)
    return "; `event.target` was \(place), which leaves out the pull to the edge"
  }

  /// A distance in points that a throw between the edges does not end from its target.
  private static let visible = 5.0

  /// Where and when the motion ends, if nothing interferes.
  private func ending(_ words: String) -> String {
    guard let forecast = view.scrollForecast else { return "" }
    let end = Value.point(forecast.offset).text(inspector.format)
    let seconds = NumberFormat.rounded(Stage.time(ofFrame: forecast.frames), decimals: 2)
    return "\(words)\(end) in \(seconds) s"
  }

  /// The force on content beyond an edge.
  private func beyond(_ scroll: ScrollState) -> [Reason] {
    let over = view.overscroll
    guard over.length > 0 else { return [] }
    let law =
      switch scroll.phase {
      case .dragging, .tracking: "the rubber band lets it move less than the finger"
      case .decelerating where !scroll.settings.isPagingEnabled:
        "it loses 1 % of that each millisecond"
      case .decelerating, .animating: "its motion brings it there"
      case .rest: "nothing pulls it back until a finger has dragged it"
      }
    return [
      Reason(
        .overscroll, "its content is \(number(over.length)) pt beyond its edge: \(law)",
        .init("overscroll.x", over.dx, unit: "pt"), .init("overscroll.y", over.dy, unit: "pt"))
    ]
  }

  private func number(_ value: Double) -> String { NumberFormat(digits: 4).string(value) }
}
