import Answers
import Curves
import Execution
import Language
import Values

/// Help about what is no command.
extension Help {
  static let curves: Listing = {
    let easings = Easing.all.map { row(code: $0.name, $0.summary) }
    let keyboard = row(code: "keyboard", "the keyboard's own: UIKit's curve 7, 0.5 s")
    let springs = CurveCalls.springs.map {
      row(code: $0.name, "\($0.system)'s spring: \($0.summary)")
    }
    let calls = (Builtins.curves + Builtins.springs).map {
      row(code: "\($0.name)(…)", $0.summary)
    }
    return Listing(
      "Curves: how an animation comes from its start (0) to its end (1)",
      [.init("", easings + [keyboard] + springs), .init("", calls, isAligned: false)],
      notes: [
        "`plot elasticOut, bounceOut` draws them, `elasticOut(0.3)` tells a value,",
        "`elasticOut.velocity(0.3)` its velocity; `compare`, `convert`, `fit` and `code` go on.",
        "`elasticOut(amplitude: 1.5, period: 0.4)` and `backOut(overshoot: 2)` make variants.",
      ])
  }()

  static let functions = Listing(
    "Functions: the bracket touches the name",
    [.init("", Builtins.functions.map { row(code: "\($0.name)(\($0.form))", $0.summary) })],
    notes: [
      "Names: `pi`, `e`, `t` (the time), `rest` (is all still?), `ans` (the last value), `identity`"
    ])

  static let events = Listing(
    "Events: `on EVENT { … }` runs a block; in it, `event` tells what happened",
    [.init("", EventMatch.all.map { row(code: $0.name, $0.says) })],
    notes: [
      "`on contact red, yellow { print \"hit at\", event.point }` hears of these two only;",
      "`on rest { … } as r` gives it a name, and `remove r` takes it away;",
      "the stage's edges are called `bounds`. `events` lists what has happened.",
    ])

  static let units = Listing(
    "Units: written against the number",
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
      "A bare number takes the unit its place expects: seconds, radians, points, hertz."
    ])

  static let properties = Listing(
    "Properties of a view: `red.center`, `red.center.x`, `red.presentation.center`",
    [
      .init(
        "",
        ViewProperties.all.map {
          row(code: $0.name, $0.summary + ($0.set == nil ? " (told, not set)" : ""))
        })
    ],
    notes: ["`show red` lists them with their values"])

  package static let keys = Listing(
    "Keys",
    [
      .init(
        "",
        [
          row("Tab", "completes; again lists what there is"),
          row("Enter", "runs the line; on an empty line, what a lesson has next"),
          row("Up, Down", "earlier lines that begin like this one; in a block, its lines"),
          row("Right, End", "take what stands in grey behind the cursor; Alt-F takes a word of it"),
          row(
            "F1, Alt-H",
            "tell what stands at the cursor; on an empty line what runs, and the keys"),
          row("Ctrl-R", "searches earlier lines; Ctrl-G gives it up"),
          row("Ctrl-_", "takes back what was typed, a word at a time"),
          row(
            "Ctrl-C",
            "abandons the line; stops a `run` and keeps the state; inside a block nothing of the "
              + "line stays, so that the notebook can be replayed"),
          row("Ctrl-D", "on an empty line ends the session, and keeps it"),
          row("Alt-Enter", "a new line in the same entry"),
        ])
    ])

  /// What a control word does.
  static func control(_ word: String) -> Listing? {
    // `on` is told with the events.
    if word == "on" { return events }
    return ControlForm.named(word).map { form in
      Listing(
        "\(form.word): \(form.summary)",
        [.init("", [.usage(form.usage)]), .init("Examples", form.examples.map { .code($0) })])
    }
  }
}
