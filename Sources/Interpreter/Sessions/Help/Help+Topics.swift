import Answers
import Evaluation
import Language
import MotionCurves
import Values

/// Help about topics other than commands.
extension Help {
  static let curves: Listing = {
    let easings = Easing.all.map { row(code: $0.name, $0.summary) }
    let keyboard = row(code: "keyboard", "the keyboard's own curve: UIKit's curve 7, 0.5 s")
    let springs = CurveCalls.springs.map {
      row(code: $0.name, "\($0.system)'s spring: \($0.summary)")
    }
    let calls = (Builtins.curves + Builtins.springs).map {
      row(code: "\($0.name)(…)", $0.summary)
    }
    return Listing(
      "Curves: the progress of an animation from its start (0) to its end (1)",
      [.init("", easings + [keyboard] + springs), .init("", calls, isAligned: false)],
      notes: [
        "`plot elasticOut, bounceOut` draws them, `elasticOut(0.3)` gives a value,",
        "`elasticOut.velocity(0.3)` a velocity; see also `compare`, `convert`, `fit` and `code`.",
        "`elasticOut(amplitude: 1.5, period: 0.4)` and `backOut(overshoot: 2)` make variants.",
      ])
  }()

  static let functions = Listing(
    "Functions: no space between the name and the parenthesis",
    [
      .init("", Builtins.functions.map { row(code: "\($0.name)(\($0.form))", $0.summary) }),
      .init("Names", Builtins.constants.map { row(code: $0.name, $0.summary) }),
    ],
    notes: ["Also `t` (the time), `rest` (is everything still?) and `ans` (the last value)"])

  static let events = Listing(
    "Events: `on EVENT { … }` runs a block; in it, `event` describes what happened",
    [.init("", EventMatch.all.map { row(code: $0.name, $0.says) })],
    notes: [
      "`on contact red, yellow { print \"hit at\", event.point }` runs for these two only;",
      "`on rest { … } as r` names the handler, and `remove r` removes it;",
      "the stage's edges are called `bounds`. `events` lists past events.",
    ])

  static let units = Listing(
    "Units: written right after the number",
    [
      .init(
        "",
        [
          row("time", "`2s` `300ms` `1min` `5 frames` (1/60 s each)"),
          row("angle", "`45deg` `0.5rad` `1turn`; clockwise on screen"), row("length", "`20pt`"),
          row("frequency", "`2hz`"), row("share", "`40%`"),
        ])
    ],
    notes: [
      "A number without a unit takes the expected one: seconds, radians, points or hertz."
    ])

  static let properties = Listing(
    "Properties of a view: `red.center`, `red.center.x`, `red.presentation.center`",
    [
      .init(
        "",
        ViewProperties.all.map {
          row(code: $0.name, $0.summary + ($0.set == nil ? " (read-only)" : ""))
        })
    ],
    notes: [
      "`show red` lists them with their values",
      "`red.convert((10, 10), to: stage)` converts a point or a rectangle between views, and "
        + "`stage.convert(red.bounds, from: red)` does the same; a rectangle becomes the box around "
        + "it",
    ])

  package static let keys = Listing(
    "Keys",
    [
      .init(
        "",
        [
          row("Tab", "completes; pressed again, lists the choices"),
          row("Enter", "runs the line; on an empty line, goes to a lesson's next part"),
          row("Up, Down", "earlier lines that begin like this one; in a block, its lines"),
          row("Right, End", "accept the gray text after the cursor; Alt-F accepts one word"),
          row(
            "F1, Alt-H",
            "explain the word at the cursor; on an empty line, show what runs and the keys"),
          row("Ctrl-R", "searches earlier lines; Ctrl-G cancels the search"),
          row("Ctrl-_", "undoes typing, one word at a time"),
          row(
            "Ctrl-C",
            "discards the line; stops a `run` and keeps the state; inside a block, undoes the "
              + "whole line, so that the notebook can be replayed"),
          row("Ctrl-D", "on an empty line, ends the session and keeps it"),
          row("Alt-Enter", "a new line in the same entry, like Shift-Enter in some terminals"),
          row("Alt-.", "inserts the last word of an earlier entry"),
          row("Ctrl-Y, Alt-Y", "insert what was cut last, and what was cut before it"),
          row("Ctrl-X Ctrl-E", "edits the entry in your own editor, like `edit`"),
        ])
    ])

  /// Help about a control word.
  static func control(_ word: String) -> Listing? {
    // The topic of events explains `on`.
    if word == "on" { return events }
    return ControlForm.named(word).map { form in
      Listing(
        "\(form.word): \(form.summary)",
        [.init("", [.usage(form.usage)]), .init("Examples", form.examples.map { .code($0) })])
    }
  }
}
