import Diagnostics
import MotionGeometry

/// Rectangle functions.
extension Builtins {
  package static let rects: [Function] = [
    Function(
      "inset", "a rectangle with its sides moved inward: CGRectInset",
      [
        .at("rect", .rect, "rectangle such as red.frame"),
        .at("x", .plain, "inset at the left and right"),
        .at("y", .plain, "inset at the top and bottom"),
      ],
      example: "inset((0, 0, 320, 568), 80, 142)"
    ) { (call) throws(Mistake) in
      let (rect, x, y) = (try rect(call), try call.number(1), try call.number(2))
      guard 2 * x <= rect.size.width, 2 * y <= rect.size.height else {
        throw .wrongKind(
          "inset", takes: "at most half the width and half the height",
          but: "nothing would be left of \(Value.rect(rect).text(.standard))", sample: nil)
      }
      return .rect(rect.inset(by: EdgeInsets(top: y, left: x, bottom: y, right: x)))
    },
    Function(
      "offset", "a rectangle moved right and down: CGRectOffset",
      [
        .at("rect", .rect, "rectangle such as red.frame"),
        .at("x", .plain, "distance to the right"), .at("y", .plain, "distance down"),
      ],
      example: "offset((0, 0, 320, 568), 0, 568)"
    ) { (call) throws(Mistake) in
      let (rect, x, y) = (try rect(call), try call.number(1), try call.number(2))
      return .rect(
        Rect(rect.minX + x, rect.minY + y, rect.size.width, rect.size.height))
    },
  ]

  private static func rect(_ call: Arguments) throws(Mistake) -> Rect {
    guard case .rect(let rect) = call.positional[0] else {
      throw .wrongKind(
        call.function, takes: "a rectangle such as (0, 0, 320, 568)",
        found: call.positional[0].described, sample: nil)
    }
    return rect
  }
}
