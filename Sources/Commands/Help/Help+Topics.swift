import Answers
import Values
import Execution
import Curves
import Diagnostics
import Text

/// Help about what is no command.
extension Help {
  static let curves: [String] = {
    let width = Easing.all.map(\.name.count).max() ?? 0
    let springs = CurveCalls.springs.map { preset in
      "  `\(preset.name)`".padded(right: width + 6) + "\(preset.system)'s spring: \(preset.summary)"
    }
    let calls = (Builtins.curves + Builtins.springs).map { "  `\($0.name)(…)`  \($0.summary)" }
    return ["Curves: how an animation comes from its start (0) to its end (1)"]
      + Easing.all.map { "  `\($0.name)`".padded(right: width + 6) + $0.summary }
      + [
        "  `keyboard`".padded(right: width + 6) + "the keyboard's own: UIKit's curve 7, 0.5 s"
      ] + springs + calls + [
        "`plot elasticOut, bounceOut` draws them, `elasticOut(0.3)` tells a value,",
        "`elasticOut.velocity(0.3)` its velocity; `compare`, `convert`, `fit` and `code` go on.",
        "`elasticOut(amplitude: 1.5, period: 0.4)` and `backOut(overshoot: 2)` make variants.",
      ]
  }()

  static let functions: [String] = {
    let calls = Builtins.functions.map { "\($0.name)(\($0.parameters))" }
    let width = min(calls.map(\.count).max() ?? 0, 28)
    return ["Functions: the bracket touches the name"]
      + zip(calls, Builtins.functions).map {
        "  `\($0)`".padded(right: width + 6) + " " + $1.summary
      }
      + ["Names: `pi`, `e`, `t` (the time), `rest` (is all still?), `ans` (the last value)"]
  }()

  static let events: [String] =
    ["Events: `on EVENT { … }` runs a block; in it, `event` tells what happened"]
    + EventMatch.all.map { "  `\($0.name)`".padded(right: 30) + $0.says }
    + [
      "`on contact red, yellow { print \"hit at\", event.point }` hears of these two only;",
      "`on rest { … } as r` gives it a name, and `remove r` takes it away;",
      "the stage's edges are called `bounds`. `events` lists what has happened.",
    ]

  static let units: [String] = [
    "Units: written against the number",
    "  time       `2s` `300ms` `1min` `5 frames` (1/60 s each)",
    "  angle      `45deg` `0.5rad` `1turn`; clockwise on screen",
    "  length     `20pt`",
    "  frequency  `2hz`",
    "  share      `40%`",
    "A bare number takes the unit its place expects: seconds, radians, points, hertz.",
  ]

  static let properties: [String] = {
    let width = ViewProperties.all.map(\.name.count).max() ?? 0
    return ["Properties of a view: `red.center`, `red.center.x`, `red.presentation.center`"]
      + ViewProperties.all.map {
        "  `\($0.name)`".padded(right: width + 6) + $0.summary
          + ($0.set == nil ? " (told, not set)" : "")
      }
      + ["`show red` lists them with their values"]
  }()

  static let keys: [String] = [
    "Keys",
    "  Tab          completes; again lists what there is",
    "  Up, Down     earlier lines that begin like this one",
    "  Ctrl-R       searches earlier lines",
    "  Ctrl-C       abandons the line; stops a `run` and keeps the state; inside a block",
    "               nothing of the line stays, so that the notebook can be replayed",
    "  Ctrl-D       on an empty line ends the session",
    "  Alt-Enter    a new line in the same entry",
  ]

  static let control: [String: [String]] = [
    "let": ["let: gives a value a name", "  let NAME = VALUE", "Examples", "  `let g = 9.81`"],
    "for": [
      "for: runs a block for each value of a range or list", "  for NAME in VALUES { … }",
      "Examples", "  `for i in 1..3 { print i }`",
    ],
    "repeat": [
      "repeat: runs a block several times", "  repeat COUNT { … }", "Examples",
      "  `repeat 3 { step }`",
    ],
    "if": [
      "if: runs a block where a condition is true", "  if CONDITION { … } [else { … }]", "Examples",
      "  `if t > 1s { print \"late\" } else { print \"early\" }`",
    ],
    "def": [
      "def: makes a command", "  def NAME(NAMES) { … }", "Examples",
      "  `def box(x) { print \"a box at\", x }`", "  `box 20`",
    ],
    "on": events,
    "at": [
      "at: runs a block when its time has come", "  at TIME { … }", "Examples",
      "  `at 1.2s { keyboard show }`",
    ],
  ]
}

extension Commands {
  static let help = CommandDeclaration(
    "help", "tells what there is, or all about one word", .session,
    subject: .init(label: "WORD", kind: .name, isRequired: false, summary: "a command or topic"),
    examples: ["help", "help gravity", "gravity?", "?gravity", "help curves"],
    isRecorded: false,
    .evaluation { (call) throws(Failure) in
      guard let word = call.subjectWord else { return try call.emit(.help(Help.overview)) }
      if let lines = Help.lines(about: word.text) { return try call.emit(.help(lines)) }
      if case .object(let reference)? = call.evaluator[word.text] {
        return try call.emit(.help(call.evaluator.description(of: reference)))
      }
      let nearest =
        ForeignWords.translation(of: word.text)
        ?? Suggestion.nearest(to: word.text, in: Help.subjects)
      throw call.fail(.unknownHelp(word.text, nearest: nearest), at: word.span)
    })
}
