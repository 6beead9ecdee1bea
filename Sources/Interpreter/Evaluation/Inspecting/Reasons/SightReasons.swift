import Answers
import MotionGeometry
import Text
import UIKitMotion

/// Sentences on why a view is not seen; none if it is.
struct SightReasons {
  let inspector: Inspector
  let view: View
  private var stage: ReadOnlyStage { inspector.stage }

  var reasons: [Reason] {
    guard view.isInWindow else { return [detached] }
    let scene = Scene(time: stage.time, size: stage.size, state: .presentation, columns: 1)
    if let reason = scene.reason(against: view) { return [self.reason(reason)] }
    if isUnderKeyboard {
      return [Reason(.covered, "covered by the keyboard, which is in front of all views")]
    }
    return cover.map {
      [Reason(.covered, "covered by \($0), which is in front of it", by: [$0])]
    } ?? []
  }

  private var detached: Reason {
    var root = view
    while let parent = root.parent { root = parent }
    return root === view
      ? Reason(.detached, "not seen: another screen is shown now")
      : Reason(
        .detached, "not seen: it is on the screen \(root.name), which is not shown now",
        by: [root.name])
  }

  private func reason(_ reason: Scene.Unseen.Reason) -> Reason {
    let format = inspector.format
    switch reason {
    case .hidden: return Reason(.hidden, "hidden: isHidden is on")
    case .outOfTime:
      let clock = view.clock
      let life = view.phase == .before ? "has not begun" : "has ended"
      return Reason(
        .outOfTime,
        "not seen: its own time \(life), and its fillMode is \(clock.fillMode.rawValue)",
        .init("duration", clock.duration, unit: "s"))
    case .transparent:
      let alpha = view.presentation(.alpha)
      return Reason(.transparent, "hidden: alpha \(format.string(alpha))", .init("alpha", alpha))
    case .within(let parent):
      return Reason(.within, "not seen: it is in \(parent), which is hidden", by: [parent])
    case .empty:
      let size = view.geometry(presentation: true).bounds.size
      if size.width == 0 || size.height == 0 {
        let text = "\(format.string(size.width))x\(format.string(size.height))"
        return Reason(
          .empty, "not seen: its size is \(text)", .init("width", size.width, unit: "pt"),
          .init("height", size.height, unit: "pt"))
      }
      return Reason(.flat, "not seen: its transform flattens it or turns it edge-on")
    case .clipped(view.name): return Reason(.masked, "not seen: its mask hides all of it")
    case .clipped(let parent):
      return Reason(
        .clipped, "not seen: it is outside \(parent), which clips its subviews", by: [parent])
    case .outside(let gap):
      let ways = [
        way(gap.dy, "above", "below"), way(gap.dx, "to the left of", "to the right of"),
      ].compactMap(\.self)
      return Reason(
        .outside, ways.joined(separator: " and ") + " the stage", .init("x", gap.dx, unit: "pt"),
        .init("y", gap.dy, unit: "pt"))
    }
  }

  private func way(_ gap: Double, _ back: String, _ forward: String) -> String? {
    guard gap != 0 else { return nil }
    return "\(inspector.format.string(abs(gap))) pt \(gap < 0 ? back : forward)"
  }

  // MARK: Views in front

  private var isUnderKeyboard: Bool {
    let keys = stage.keyboard.presentationFrame
    return keys.minY < stage.size.height
      && view.corners(presentation: true).allSatisfy { keys.contains($0) }
  }

  /// The first view in front that hides all of it alone: a plain, opaque rectangle.
  private var cover: String? {
    let order = drawingOrder(stage.subviews)
    guard let place = order.firstIndex(where: { $0 === view }) else { return nil }
    let corners = view.corners(presentation: true)
    return order[(place + 1)...].first { other in
      guard !other.isInside(view), isSolid(other) else { return false }
      let around = other.corners(presentation: true)
      return corners.allSatisfy { Self.contains($0, around) }
    }?.name
  }

  /// Each view before its subviews, from back to front.
  private func drawingOrder(_ views: [View]) -> [View] {
    views.inDrawingOrder(presentation: true).flatMap { [$0] + drawingOrder($0.subviews) }
  }

  private func isSolid(_ other: View) -> Bool {
    let look = other.appearance
    guard look.backgroundColor != nil, look.mask == nil, !look.isHidden,
      other.presentation(.cornerRadius) == 0, other.geometry(presentation: true).space == nil
    else { return false }
    var around: View? = other
    while let each = around {
      if each.presentation(.alpha) < 1 || each.appearance.isHidden || each.isOutOfTime {
        return false
      }
      // A clip may show less of it than its bounds.
      if each !== other, each.appearance.clipsToBounds || each.appearance.mask != nil {
        return false
      }
      around = each.parent
    }
    return true
  }

  /// Whether a point is in a convex polygon, edges included.
  private static func contains(_ point: Point, _ corners: [Point]) -> Bool {
    let sides = zip(corners, corners.dropFirst() + corners.prefix(1)).map { start, end in
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
    return sides.count > 2 && (sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 })
  }
}
