/// UIKit's touches and hit-testing.
extension ForeignTerm {
  static let touches: [ForeignTerm] = [
    .init(
      "UIPanGestureRecognizer panGesture addGestureRecognizer gestureRecognizer gesture velocityInView",
      "item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }",
      says: "a pan is a touch that moves, and its end tells the velocity"),
    .init(
      "UITapGestureRecognizer UILongPressGestureRecognizer touchUpInside touchDown addTarget",
      "on touch.ended VIEW { print event.point }",
      says: "a tap is a touch that ends: `touch (100, 100)` makes one"),
    .init(
      "touchesBegan UITouch UIEvent", "on touch.began VIEW { print event.point }",
      says: "handlers hear of touches, and `touch (100, 100)` makes one"),
    .init("touchesMoved", "on touch.moved VIEW { VIEW.center = event.point }"),
    .init("touchesEnded", "on touch.ended VIEW { print event.velocity }"),
    .init("touchesCancelled", "on touch.cancelled VIEW { print event.point }"),
    .init(
      "hitTest hitTesting", "hit {point (120, 80)}",
      says: "properties say what an override would: `hitInsets`, `passesTouches`, `hitTarget`"),
    .init(
      "pointInside touchAreaInsets", "VIEW.hitInsets = -10",
      says: "insets make the area that is touched larger or smaller"),
    .init("beginIgnoringInteractionEvents", "VIEW.isUserInteractionEnabled = off"),
  ]

  /// Plain English for what fingers do, and words of the web for what they meet.
  static let fingers: [ForeignTerm] = [
    .init(
      "mouse cursor pointer finger tap click", "touch {point (100, 100)}"),
    .init(
      "pointer-events pointerEvents", "VIEW.passesTouches = on",
      "VIEW.isUserInteractionEnabled = off"),
    .init("hitSlop", "VIEW.hitInsets = -10"),
    .init(
      "drag-and-drop hover", "touch {point (100, 100)} to (200, 300) over {time 0.5s}"),
  ]
}
