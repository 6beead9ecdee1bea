import Answers
import Execution
import Text
import UIKitMotion

/// Help about gesture recognizers: what each recognizes, and which fails.
extension Help {
  static let gestures: Listing = {
    let movement = NumberFormat.rounded(GestureRecognizer.movement, decimals: 2) + " pt"
    let press = NumberFormat.rounded(GestureRecognizer.pressDuration, decimals: 2) + " s"
    let tap = NumberFormat.rounded(GestureRecognizer.tapDuration, decimals: 2) + " s"
    return Listing(
      "Gestures: `on tap red { … }` attaches a recognizer to a view",
      [
        .init(
          "",
          [
            row(code: "tap", "lasts at most \(tap) and stays within \(movement)"),
            row(code: "pan", "begins after \(movement) of movement"),
            row(code: "longPress", "begins after \(press) within \(movement)"),
          ]),
        .init(
          "`event` in the block",
          [
            row(
              code: "event.state",
              "`\"began\"`, `\"changed\"`, `\"ended\"` or `\"cancelled\"`; a tap only ends"),
            row(code: "event.point", "the position on the stage"),
            row(code: "event.view", "the recognizer's view"),
            row(code: "event.translation", "of a pan: counted from where the finger came down"),
            row(code: "event.velocity", "of a pan: the finger's, in pt/s"),
          ]),
        .init(
          "Example",
          [
            .code("view red frame (50, 50, 100, 100)"),
            .code("on pan red { red.center = (100, 100) + event.translation }"),
            .code("touch (100, 100) to (180, 100) over 300ms; run 300ms; red.center"),
          ]),
      ],
      notes: [
        "A recognizer receives the touches of its view and the view's subviews. `on tap { … }` is"
          + " attached to the stage.",
        "The first recognizer to recognize makes the others of that touch fail. In the same frame,"
          + " a subview's is first, and on one view the first attached; UIKit documents no order.",
        "Nothing waits. A tap on a view with a long press is recognized when the finger lifts"
          + " early enough, and fails once the long press begins. A tap and a long press fail when"
          + " the finger moves too far, whether or not a pan begins.",
        "When a recognizer recognizes, the view's touch ends with `touch.cancelled`"
          + " (`cancelsTouchesInView`).",
        "A recognizer follows one finger at a time.",
        "UIKit documents the limits of the long press. The time of a tap, the movement of a tap and"
          + " of a pan, and the start of the translation were not measured on a device.",
      ])
  }()
}
