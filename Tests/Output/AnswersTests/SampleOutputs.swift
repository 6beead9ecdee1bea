import Answers
import Diagnostics
import MotionGeometry

/// One output of every kind, with everything in it that the kind can hold.
enum SampleOutputs {
  static let lines = Output.lines([
    Phrase("hit \"red\""), Phrase(marked: "try `view box`"), Phrase("one ` alone"),
  ])

  static let value = Output.value(WrittenValue("(1, 2)", numbers: [1, 2.5]))
  static let infinite = Output.value(WrittenValue("inf", numbers: [.infinity]))
  static let word = Output.value(WrittenValue("elasticOut"))

  static let print = Output.print([
    WrittenValue("y is"),
    WrittenValue("1.5 rad", numbers: [1.5], name: "red.rotation", unit: "rad", isMeasured: true),
  ])
  static let passed = Output.passed(PassedTime(frames: 1, time: 1 / 60))
  static let met = Output.passed(
    PassedTime(frames: 120, time: 2, condition: .init("rest", isMet: true)))
  static let unmet = Output.passed(
    PassedTime(frames: 2, time: 0.5, condition: .init("a.x > 1", isMet: false)))
  static let flag = Expectation("red.isHidden", holds: true)
  static let comparison = Expectation(
    "red.center.y ~ 100",
    .init(
      WrittenValue("99", numbers: [99], name: "red.center.y", unit: "pt"), "~",
      WrittenValue("100", numbers: [100]), tolerance: 0.5, difference: 1), holds: false)
  static let failure = Output.diagnostic(
    Diagnostic(Mistake(.expectationFailed, "no").found(by: comparison), at: nil))
  static let noted = Output.prediction(
    PredictedValue("red.center.y", 300, unit: "pt", time: nil, digits: 6))
  static let answered = Output.prediction(
    PredictedValue("red.rotation", .pi, unit: "rad", time: 1, actual: .pi / 2, digits: 6))
  static let right = Output.prediction(
    PredictedValue("red.alpha", 1, unit: "", time: 0.5, actual: 1, digits: 6))
  static let near = Output.prediction(
    PredictedValue(
      "red.alpha", 0.9, unit: "", time: 0.5, actual: 1, within: 0.2, because: "It shows.", digits: 6
    ))
  static let asked = Output.question(AskedQuestion("Which?", ["one", "both"], time: nil))
  static let decided = Output.question(
    AskedQuestion("Which?", ["one", "both"], time: 0.5, answer: "both", because: "They fall."))
  static let reasons = Output.reasons(
    Reasons(
      "red",
      [
        Reason(.starting, "stands still"),
        Reason(.force, "g pulls it down", by: ["g"], .init("acceleration.y", 1000, unit: "pt/s²")),
      ]))
  static let hit = Output.hit(
    HitAnswer(
      at: Point(120, 80), .model, target: .view("red"),
      walk: [
        .init(.keyboard, in: nil, at: nil, .outside, "no: the point is outside"),
        .init(.view("red"), in: "box", at: Point(20, 30.25), .hit, "yes"),
      ],
      notes: [Phrase(marked: "`red` is hit")], digits: 6))

  static let table = Output.table(
    Table(
      columns: [
        .init("t", unit: "s", kind: .time), .init("y", unit: "pt"), .init("hits", kind: .count),
        .init("seed", kind: .exact), .init("share", kind: .share), .init("still", kind: .flag),
        .init("who", kind: .text), .init("where", kind: .place),
        .init("words", kind: .quantities, digits: 3),
      ],
      rows: [
        [
          .number(0.5), .number(1.23456), .number(12), .number(0.1), .number(0.5), .flag(true),
          .text("red"), .tuple([1, 2.3456]),
          .quantities([
            .init("mass", 1), .init("stiffness", 157.9137), .init("duration", 0.5, unit: "s"),
            .init("off by", 0.12345, unit: "%", digits: 2),
          ]),
        ],
        [.number(1), .text("never")],
      ],
      digits: 4))

  static let plot = Output.plot(
    Plot(
      title: "red.center.y", xLabel: .init("t", unit: "s"), yLabel: .init("", unit: "pt"),
      series: [.init(name: "red.center.y", xs: [0, 1], ys: [100, 50], growsDown: true)]),
    PlotStyle(height: 4, width: 24))

  static let scene: Output = {
    var scene = Scene(time: 0.5, size: Size(200, 100), state: .presentation, columns: 40)
    scene.views = [
      .init(name: "red", parent: nil, corners: Rect(20, 20, 80, 60).corners),
      .init(name: "in", parent: "red", corners: Rect(30, 30, 30, 20).corners),
    ]
    scene.unseen = [
      .init(name: "a", reason: .hidden), .init(name: "b", reason: .transparent),
      .init(name: "c", reason: .within("a")), .init(name: "d", reason: .empty),
      .init(name: "e", reason: .outside(Vector(-12, 3551))),
    ]
    scene.boundaries = [
      .init(
        name: "floor", behavior: "walls", points: [Point(0, 95), Point(200, 95)], isClosed: false)
    ]
    scene.regions = [
      .init(
        field: "f", center: Point(150, 50), shape: "circle(10)",
        outline: [Point(140, 50), Point(160, 50)])
    ]
    scene.attachments = [.init(name: "rope", from: Point(100, 50), to: Point(140, 20))]
    scene.forces = [.init(at: Point(180, 50), Vector(2, 0))]
    scene.trails = Scene.Trails(
      from: 0.25, step: 5, [.init(name: "red", places: [Point(170, 30), Point(60, 50)])])
    scene.keyboard = Rect(0, 80, 200, 20)
    return .scene(scene)
  }()

  static let listing = Output.listing(
    Listing(
      "g: a gravity on `red`",
      [
        .init(
          "",
          [
            .usage("gravity on VIEWS"),
            .row(
              .init(
                Phrase("angle"), value: WrittenValue("1.5 rad", numbers: [1.5]),
                note: Phrase("an angle"))),
            .row(.init(.code("run"), note: Phrase(marked: "see `step`"))), .prose("It pulls."),
          ]),
        .init("Examples", [.code("gravity on red")]),
        .init(
          "behaviors",
          [
            .entry(
              .init(
                "m", level: 1, kind: "item on red",
                facts: [
                  .init("density", WrittenValue("2", numbers: [2]), note: "m2 wins"),
                  .init("", WrittenValue("hidden")),
                ], note: "muted")),
            .entry(.init(kind: "at 3 s")),
            .assignment(name: "s", value: WrittenValue("two\nlines\u{1B}[2J")),
          ]),
      ], notes: ["`help` tells more."]))

  static let warning = Output.warning(
    Diagnostic(
      Mistake(.interrupted, "it is late", help: "go home", note: "only once"),
      at: Span(Source("let a = 1", name: "a.md"), 4, 5), severity: .warning))

  static let error = Output.diagnostic(Diagnostic(Mistake(.interrupted, "stopped"), at: nil))

  static let all = [
    lines, value, infinite, word, print, passed, met, unmet, .expectation(flag),
    .expectation(comparison), failure, noted, answered, right, near, asked, decided, reasons, hit,
    table, plot, scene,
    listing, warning, error,
    .diagnostic(Diagnostic(Mistake(.interrupted, "late"), at: nil, severity: .note)),
    .translation(Translation(lines: ["view box"], remarks: ["`tag` has no counterpart"])),
  ]
}
