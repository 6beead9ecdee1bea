import UIKitMotion
import Values

/// The callbacks of scroll views, as `UIScrollViewDelegate` names them.
extension EventRow {
  static let scroll = EventRow(
    [
      ("scroll.willBeginDragging", "a finger begins to drag a scroll view"),
      ("scroll.didScroll", "a scroll view's contentOffset has changed"),
      (
        "scroll.willEndDragging",
        "the finger is lifted; `event.target` is where it will stop, and `target` changes that"
      ),
      (
        "scroll.didEndDragging",
        "the drag has ended; `event.willDecelerate` says whether it moves on"
      ),
      ("scroll.willBeginDecelerating", "a scroll view begins to move by itself"),
      ("scroll.didEndDecelerating", "a scroll view has stopped moving by itself"),
      ("scroll.didEndScrollingAnimation", "`scrollTo … animated` has ended"),
    ], .touchedViews,
    { if case .scroll(let scroll) = $0 { scroll } else { nil } },
    name: { "scroll." + $0.phase.rawValue },
    participants: { [$0.view] },
    fields: { scroll in
      let optional: [(name: String, value: Value?)] = [
        ("velocity", scroll.velocity.map { .point($0) }),
        ("target", scroll.target.map { .point($0) }),
        ("willDecelerate", scroll.willDecelerate.map { .boolean($0) }),
      ]
      let always: [Field] = [
        ("view", .object(.view(scroll.view))), ("contentOffset", .point(scroll.offset)),
      ]
      return always + optional.compactMap { field in field.value.map { (field.name, $0) } }
    },
    cells: { scroll in
      Cells(
        participant: scroll.view,
        with: scroll.willDecelerate.map { $0 ? "moves on" : "stops" } ?? "",
        place: .point(scroll.target ?? scroll.offset))
    })
}

extension EventMatch {
  package static var scrolling: [EventRow.Name] { EventRow.scroll.names }
}

extension StageEvent {
  /// Whether its handlers may choose where a scroll view stops.
  var isRelease: Bool {
    if case .scroll(let scroll) = kind { scroll.phase == .willEndDragging } else { false }
  }
}
