import Answers

/// Help on writing a lesson.
extension Help {
  static let lessons = Listing(
    "Lessons: notebooks to go through cell by cell; any notebook can be one",
    [
      .init(
        "In the notebook, in this order",
        [
          row("# A title", "the lesson's name; below it, the question"),
          row("```motion", "a cell: Enter shows the text before it and runs it"),
          row("```output", "its output; the lesson shows where another one differs"),
          row(
            "<details><summary>Answer</summary>",
            "begins a hidden part, up to `</details>`; `hint` shows it"),
        ]),
      .init(
        "Lines that teach",
        [
          row(code: "predict", "asks first: `predict box.center.y ~ 300 at 1s`"),
          row(code: "ask", "asks in words, with a `choice` for each answer"),
          row(code: "expect", "must hold: `expect box.center.y ~ 518 within 1`"),
          row(code: "note", "text between two cells, while you type the lesson at the prompt"),
        ]),
    ],
    notes: [
      "`save \"mine.md\"` writes the session as a notebook: add text, and the hidden parts.",
      "`lesson ./mine.md` goes through it; `motionbook check mine.md` checks every output.",
      "`lesson` lists the course.",
    ])
}
