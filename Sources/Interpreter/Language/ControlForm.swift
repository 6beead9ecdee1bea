/// A word of the grammar that begins a statement with a syntax of its own, as help and messages
/// describe it.
public struct ControlForm: Sendable {
  public let word: String
  public let summary: String
  public let usage: String
  /// Lines that run one after another, the simplest first.
  public let examples: [String]

  public static let all = [
    ControlForm(
      word: "let", summary: "Gives a value a name", usage: "let NAME = VALUE",
      examples: ["let g = 9.81"]),
    ControlForm(
      word: "for", summary: "Runs a block for each value of a range or a list",
      usage: "for NAME in VALUES { … }",
      examples: [
        "for i in 1..3 { print i }", "for x in stride(from: 0, through: 1, by: 0.25) { print x }",
      ]),
    ControlForm(
      word: "repeat", summary: "Runs a block several times", usage: "repeat COUNT { … }",
      examples: ["repeat 3 { step }"]),
    ControlForm(
      word: "if", summary: "Runs a block if a condition is true",
      usage: "if CONDITION { … } [else { … }]",
      examples: ["if t > 1s { print \"late\" } else { print \"early\" }"]),
    ControlForm(
      word: "def", summary: "Makes a command", usage: "def NAME(NAMES) { … }",
      examples: ["def box(x) { print \"a box at\", x }", "box 20"]),
    ControlForm(
      word: "on", summary: "Runs a block when something happens", usage: "on EVENT [VIEWS] { … }",
      examples: ["on contact { print event.point }"]),
    ControlForm(
      word: "at", summary: "Runs a block at a time, or sets a keyframe's share of the whole",
      usage: "at TIME { … } | at SHARE for SHARE { … }",
      examples: [
        "at 1.2s { keyboard show }", "view red frame (50, 50, 100, 100)",
        "keyframes over 1s { at 0% for 50% { red.alpha = 0 } }",
      ]),
  ]

  public static func named(_ word: String) -> ControlForm? { all.first { $0.word == word } }

  static func example(of word: String) -> String? { named(word)?.examples.first }
}
