import Answers
import Evaluation
import Text
import UIKitMotion

/// Help about gesture recognizers: what each recognizes, and which fails.
extension Help {
  static let gestures: Listing = {
    let movement = NumberFormat.rounded(GestureRecognizer.movement, decimals: 2) + " pt"
    let press = NumberFormat.rounded(GestureRecognizer.pressDuration, decimals: 2) + " s"
    let tap = NumberFormat.rounded(GestureRecognizer.tapDuration, decimals: 2) + " s"
    let interval = NumberFormat.rounded(GestureRecognizer.tapInterval, decimals: 2) + " s"
    let separation = NumberFormat.rounded(GestureRecognizer.tapSeparation, decimals: 2) + " pt"
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
          "Clauses and `require`",
          [
            row(
              code: "numberOfTapsRequired 2",
              "`on tap red numberOfTapsRequired 2 { … }`: each tap begins within \(interval) of the last one's end, at most "
                + "\(separation) from it"),
            row(
              code: "minimumPressDuration 1s",
              "of `longPress`: when it begins; 0 begins when the finger comes down"),
            row(
              code: "require",
              "`require single toFail double`: `single` waits until `double` has failed: `on tap red { … } as single`"
            ),
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
            .code("on tap red { print \"one\", t } as single"),
            .code("on tap red numberOfTapsRequired 2 { print \"two\", t } as double"),
            .code("require single toFail double; touch (100, 100); run 400ms"),
          ]),
      ],
      notes: [
        "A recognizer receives the touches of its view and the view's subviews. `on tap { … }` is"
          + " attached to the stage.",
        "The first recognizer to recognize makes the others of that touch fail. In the same frame,"
          + " a subview's is first, and on one view the first attached; UIKit documents no order.",
        "Nothing waits without `require`. A tap on a view with a long press is recognized when the finger lifts"
          + " early enough, and fails once the long press begins. A tap and a long press fail when"
          + " the finger moves too far, whether or not a pan begins.",
        "When a recognizer recognizes, the view's touch ends with `touch.cancelled`"
          + " (`cancelsTouchesInView`).",
        "A tap does not prevent one of more taps: without `require`, a double tap runs the handler of"
          + " the single tap, too, and first, as UIKit documents. Where both are complete at once, the"
          + " one of more taps is recognized; that is not measured.",
        "While a double tap may still come, the view hears of the end of its touch later:"
          + " `touch.ended` when the double tap has failed, `touch.cancelled` for both touches when it"
          + " is recognized (`delaysTouchesEnded`, as UIKit documents).",
        "A recognizer follows one finger at a time.",
        "UIKit does not document the \(interval) and the \(separation) of a double tap: they are"
          + " what Apple's own code sets for a tap recognizer.",
        "UIKit documents the limits of the long press. The time of a tap, the movement of a tap and"
          + " of a pan, and the start of the translation were not measured on a device.",
      ])
  }()
}
