import MotionCurves
import MotionGeometry
import UIKitMotion

/// Scroll views in CSS: a browser scrolls them by itself, with its own motion.
extension View {
  /// The properties that make an element scroll; empty for other views.
  var scrollStyle: [(name: String, value: String)] {
    guard let settings = scroll?.settings, let axes = scrollAxes else { return [] }
    let can = scrollableAxes
    var style = [
      (name: "overflow-x", value: can.x ? "auto" : "hidden"),
      ("overflow-y", can.y ? "auto" : "hidden"),
      ("overscroll-behavior", settings.bounces ? "contain" : "none"),
    ]
    let snapping = [axes.x.overflows ? "x" : nil, axes.y.overflows ? "y" : nil].compactMap(\.self)
    if settings.isPagingEnabled, let axis = snapping.first {
      style.append(("scroll-snap-type", "\(snapping.count > 1 ? "both" : axis) mandatory"))
    }
    return style
  }

  /// The style that makes a subview of a scroll view with paging a place to stop: it fills a page,
  /// or lies in the middle of one.
  var snapStyle: [(name: String, value: String)] {
    guard let parent, parent.scroll?.settings.isPagingEnabled == true, let axes = parent.scrollAxes
    else { return [] }
    let frame = frame
    let alignments = [
      axes.y.overflows ? Self.alignment(frame.minY, frame.maxY, on: axes.y) : "none",
      axes.x.overflows ? Self.alignment(frame.minX, frame.maxX, on: axes.x) : "none",
    ]
    guard alignments.contains(where: { $0 != "none" }) else { return [] }
    return [
      ("scroll-snap-align", alignments.joined(separator: " ")), ("scroll-snap-stop", "always"),
    ]
  }

  /// How a view lies in its page along an axis.
  private static func alignment(_ start: Double, _ end: Double, on axis: ScrollAxis) -> String {
    func isWhole(_ place: Double) -> Bool {
      axis.length > 0
        && abs(place - (place / axis.length).rounded() * axis.length) < 1e-6 * axis.length
    }
    if isWhole((start + end) / 2 - axis.length / 2) { return "center" }
    return isWhole(start) ? "start" : "none"
  }

  /// The parts of a scroll view that CSS cannot say.
  var scrollNotes: [String] {
    guard let settings = scroll?.settings else { return [] }
    let snap =
      settings.isPagingEnabled
      ? "it snaps to the views that lie on pages"
      : "for snapping of one's own, CSS has only `scroll-snap-align` on its views"
    return [
      "a browser scrolls it, with a motion of its own: deceleration, edges and the offset are not "
        + "here; \(snap)"
    ]
  }
}
