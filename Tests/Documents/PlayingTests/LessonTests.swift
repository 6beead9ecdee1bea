import Diagnostics
import Testing

@testable import Playing

/// Lessons, cell by cell, at a prompt without a terminal.
@Suite struct LessonTests {
  static let page = """
    # The course

    ## An hour

    | | notebook | what it asks |
    |---|---|---|
    | 1 | [A box falls](a-fall.md) | How far? |
    | 2 | [Another one](other.md) | What else? |
    """

  static let fall = """
    # A box falls

    How far?

    ```motion
    view box frame (0, 0, 10, 10)
    gravity on box
    run 5 frames
    print box.center.y
    ```

    ```output
    5 frames, t = 0.0833 s
    8.11547
    ```

    Once more.

    ```motion
    run 5 frames
    ```

    ```output
    5 frames, t = 0.1667 s
    ```

    <details><summary>Answer</summary>

    ```motion
    reset
    print 1
    ```

    ```output
    1
    ```

    Told.

    </details>

    The end.
    """

  private let memory = CourseHost()

  init() {
    memory.lessons = [
      "README.md": Self.page, "a-fall.md": Self.fall,
      "other.md": "# Another one\n\n```motion\nprint 2\n```\n\n```output\n3\n```\n",
    ]
  }

  /// The messages since the last look, in a line each.
  private func told() -> [String] {
    defer { memory.forget() }
    return memory.events.compactMap { event in
      switch event {
      case .line(let line): line
      case .mistake(let id, _): "error: \(id.rawValue)"
      case .notice(let text): "(\(text.split(separator: "\n").joined(separator: " ")))"
      case .prose(let text): text.split(separator: "\n").joined(separator: " ")
      case .code(let code): "> " + code.split(separator: "\n").joined(separator: "; ")
      case .frame, .progress, .ended, .kept, .begun: nil
      }
    }
  }

  @Test func aLessonGoesOnCellByCell() {
    let workbook = memory.prompt()
    workbook.type("lesson a-fall")
    #expect(
      told() == [
        "A box falls ===========", "How far?",
        "> view box frame (0, 0, 10, 10); gravity on box; run 5 frames; print box.center.y",
        "(Enter runs these lines. You can also type your own; `next` continues.)",
      ])
    #expect(workbook.lessonPlace == "a-fall 1/3")
    workbook.type("next")
    #expect(told() == ["5 frames, t = 0.0833 s", "8.11547", "Once more.", "> run 5 frames"])
    workbook.type("next")
    #expect(
      told() == [
        "5 frames, t = 0.1667 s",
        "(Answer: hidden. Try it first; `hint` shows it, Enter continues.)",
      ])
    #expect(workbook.lessonPlace == "a-fall 3/3")
    workbook.type("hint")
    #expect(told() == ["> reset; print 1"])
    workbook.type("next")
    #expect(
      told() == [
        "1", "Told. The end.",
        "(This is the end of `a-fall`; the stage is yours. Next: `lesson other`. What else?)",
      ])
    #expect(workbook.lessonPlace == nil)
    workbook.type("next", "hint")
    #expect(told() == ["error: no-lesson", "error: no-lesson"])
  }

  /// A question with choices is asked before its cell runs, and noted with its answer.
  @Test(arguments: [
    ("1", "yes", "(You chose \"yes\"; it is \"no\".)"), ("NO", "no", "(You were right: \"no\".)"),
  ])
  func aQuestionIsAnsweredByItsNumberOrItsWords(
    _ entry: String, _ choice: String, _ verdict: String
  ) {
    let lines = """
      view a frame (0, 0, 10, 10)
      ask "Up?" at 0s { choice "yes" when a.center.y < 0; choice "no" when a.center.y >= 0 }
      """
    memory.files = ["./mine.md": "# Mine\n\n```motion\n\(lines)\n```\n\n```motion\nprint 6\n```\n"]
    let workbook = memory.prompt()
    workbook.type("lesson ./mine.md")
    #expect(
      told().last
        == "(Up?   1  yes   2  no Type a number or the words. Enter runs the lines without an answer.)"
    )
    #expect(workbook.waitingGuess == nil, "there is no blank to fill")
    workbook.type("3")
    #expect(told() == ["3"], "another entry is a line of its own")
    workbook.type(entry)
    #expect(told().suffix(3) == ["asked: Up? – no", verdict, "> print 6"])
    #expect(workbook.statements.contains("note \"Up? My guess: \(choice).\""))
    workbook.type("1")
    #expect(told() == ["1"], "nothing is asked any more")
  }

  /// Any notebook is a lesson, by its path; the course's names come first.
  @Test(arguments: [
    ("./mine.md", "./mine.md"), ("\"./mine.md\"", "./mine.md"), ("mine.md", "mine.md"),
    ("\"my own/1.md\"", "\"my own/1.md\""),
  ])
  func onesOwnNotebookIsALesson(_ written: String, _ name: String) {
    let text = "# Mine\n\n```motion\nprint 5\n```\n\n```motion\nprint 6\n```\n"
    memory.files = ["./mine.md": text, "mine.md": text, "my own/1.md": text]
    let workbook = memory.prompt()
    workbook.type("lesson \(written)", "next")
    #expect(told().suffix(2) == ["5", "> print 6"])
    #expect(workbook.lessonPlace == (name.contains("1.md") ? "1 2/2" : "mine 2/2"))
    workbook.type("lesson a-fall")
    #expect(told().contains("(You left the lesson at 2/2; `lesson \(name)` continues it.)"))
    workbook.type("lesson \(name)", "next")
    #expect(told().contains("6"), "the place is kept")
  }

  /// The lines that Up brings are the cell: with a guess in the blank, the lesson goes on after them.
  @Test(arguments: [
    ("400", 2), (nil, 1),
  ])
  func aGuessInTheBlankIsTheCell(_ guess: String?, _ step: Int) throws {
    let text = """
      ```motion
      view box frame (100, 0, 100, 100)
      gravity on box
      predict box.center.y ~ 53 at 5 frames
      run 5 frames
      ```

      ```motion
      run 5 frames
      ```
      """
    memory.lessons["other.md"] = text
    let workbook = memory.prompt()
    workbook.type("lesson other")
    let lines = try #require(workbook.waitingGuess)
    workbook.type(guess.map { lines.replacing("____", with: $0) } ?? lines)
    #expect(workbook.lessonPlace == "other \(step)/2")
  }

  @Test func aNotebookThatIsNotThereIsNamed() {
    let workbook = memory.prompt()
    workbook.type("lesson ./none.md", "lesson none.md", "lesson none")
    #expect(told() == ["error: cannot-read", "error: cannot-read", "error: unknown-lesson"])
    workbook.type("lesson a-fall.md")
    #expect(workbook.lessonPlace == "a-fall 1/3")
  }

  private static let putBackAndGoneOn = [
    "(Your changes are undone; the lesson continues from where it was.)",
    "5 frames, t = 0.1667 s",
    "(Answer: hidden. Try it first; `hint` shows it, Enter continues.)",
  ]

  @Test func whatWasChangedIsPutBack() {
    let workbook = memory.prompt()
    workbook.type("lesson a-fall", "next", "print box.center.x")
    memory.forget()
    // A look changes nothing, so nothing is to be put back.
    workbook.type("box.center.x", "box.center.x = 50", "run 1s")
    _ = told()
    workbook.type("next")
    #expect(told() == Self.putBackAndGoneOn)
    // The answer begins with an empty stage: what stands there does not matter.
    workbook.type("run 1s", "hint", "next")
    #expect(!told().contains { $0.contains("put back") })
  }

  /// Lines typed in between are in the notebook, and replay to the same.
  @Test func aLessonIsSavedAsAGoodNotebook() throws {
    let workbook = memory.prompt()
    workbook.type(
      "lesson a-fall", "next", "box.center.x = 50", "run 1s", "next", "hint", "print 5", "next",
      "check", "save \"mine.md\"")
    let text = try #require(memory.files["mine.md"])
    #expect(memory.mistakes == [])
    #expect(text.hasPrefix("# A box falls\n"))
    #expect(
      text.contains(
        "checkpoint lesson;\nbox.center.x = 50\nrun 1s\n```\n\n```output\n60 frames, t = 1.0833 s\n"
      ))
    #expect(text.contains("restore lesson;\nrun 5 frames\n"))
    #expect(!text.contains("next") && !text.contains("lesson a-fall") && !text.contains("hint"))
    memory.forget()
    #expect(Review(in: memory).check(["mine.md"]) == .finished)
    // The journal leads there too.
    let journal = try #require(memory.sessions.map { _ in workbook.statements })
    let again = memory.prompt()
    #expect(again.bringBack(journal) == .whole)
    #expect(again.time == workbook.time)
  }

  @Test func afterARecoveryUndoGoesBackToWhatTheLessonLeft() {
    let first = memory.prompt()
    first.type("let lost = 1", "run 1s", "lesson a-fall", "next")
    let (statements, departure) = (memory.taken, memory.departure)
    let workbook = memory.prompt()
    #expect(workbook.bringBack(statements, after: departure) == .whole)
    workbook.beginKeeping()
    memory.forget()
    for _ in 0..<10 where workbook.time != 1 { workbook.type("undo") }
    #expect(memory.lines.last { $0.hasPrefix("undone: ") } == "undone: lesson a-fall")
    #expect(workbook.type("print lost") == .finished)
  }

  /// `undo` may take the lesson's own lines back: they come again.
  @Test func whatWasUndoneComesBack() {
    let workbook = memory.prompt()
    workbook.type("lesson a-fall", "next", "undo", "undo")
    _ = told()
    workbook.type("next")
    #expect(told() == Self.putBackAndGoneOn)
    memory.files = [:]
    workbook.type("save \"a.md\"")
    #expect(memory.files["a.md"]?.contains("restore") == false)
    #expect(Review(in: memory).check(["a.md"]) == .finished)
  }

  /// Lines that were undone come back without the lines typed since. Settings for answers stay, and
  /// the notebook has them.
  @Test(arguments: [
    ["undo", "set digits 3"], ["undo", "set digits 4", "print 1", "set digits 3"],
  ])
  func settingsStayWhenLinesComeBack(_ lines: [String]) throws {
    let workbook = memory.prompt()
    workbook.type("lesson a-fall", "next")
    for line in lines + ["next", "box.center.y", "check", "save \"a.md\""] { workbook.type(line) }
    #expect(memory.mistakes == [])
    let text = try #require(memory.files["a.md"])
    #expect(text.contains("set digits 3;\nrun 5 frames\n"))
    #expect(Review(in: memory).check(["a.md"]) == .finished)
  }

  private static let forks = """
    # Forks

    ```motion
    view box frame (0, 0, 10, 10)
    fork other
    run 5 frames
    trace box.center.y as other
    switch main
    ```

    ```motion
    run 3 frames
    forks
    ```
    """

  /// The lesson goes on in its line of history and with its traces, wherever the user went.
  @Test(arguments: [
    ["undo"], ["undo", "undo", "undo"], ["switch other"], ["switch other", "run 1s"],
    ["switch other", "fork third", "run 1s"], ["run 1s", "fork third"],
  ])
  func theLineOfHistoryIsPutBack(_ lines: [String]) {
    memory.files = ["./forks.md": Self.forks]
    let workbook = memory.prompt()
    workbook.type("lesson ./forks.md", "next")
    for line in lines { workbook.type(line) }
    workbook.type("next")
    #expect(told().contains { $0.contains("main") && $0.contains("fork (here)") })
    workbook.type("measure other", "check", "save \"a.md\"")
    #expect(memory.mistakes == [])
    #expect(Review(in: memory).check(["a.md"]) == .finished)
  }

  @Test func aCellThatIsStoppedLeavesNothing() {
    let workbook = memory.prompt()
    workbook.type("lesson a-fall")
    memory.forget()
    memory.patience = 2
    workbook.type("next")
    #expect(told().last == "(This cell stopped and changed nothing; Enter tries it again.)")
    #expect(workbook.time == 0)
    #expect(workbook.statements == [])
    #expect(memory.begun.last ?? [] == [])
    memory.patience = nil
    workbook.type("next")
    #expect(told() == ["5 frames, t = 0.0833 s", "8.11547", "Once more.", "> run 5 frames"])
  }

  @Test func anotherAnswerIsTold() {
    let workbook = memory.prompt()
    workbook.type("lesson other", "next")
    #expect(
      told().suffix(3) == [
        "2", "(The notebook has different output here (- notebook, + yours): - 3 + 2)",
        "(This is the end of `other`; the stage is yours. `lesson` lists the course.)",
      ])
  }

  // MARK: The place

  @Test func aLessonGoesOnWhereItWas() {
    let first = memory.prompt()
    first.type("lesson a-fall", "next", "next", "hint")
    first.leave()
    memory.forget()
    let workbook = memory.prompt()
    workbook.type("lesson a-fall")
    #expect(
      told() == [
        "A box falls ===========",
        "(You are at 3/3; the cells before it have run. `lesson a-fall from start` starts over.)",
        "> reset; print 1",
      ])
    #expect(workbook.time == 10.0 / 60)
    workbook.type("lesson a-fall from start")
    #expect(workbook.lessonPlace == "a-fall 1/3")
    #expect(workbook.time == 0)
  }

  @Test func aPlaceInAnotherNotebookIsNone() {
    memory.prompt().type("lesson a-fall", "next")
    memory.lessons["a-fall.md"]? += "\nMore.\n"
    let workbook = memory.prompt()
    workbook.type("lesson a-fall")
    #expect(workbook.lessonPlace == "a-fall 1/3")
  }

  @Test(arguments: [
    "", "x", "motionbook lessons 1\n\u{1B}[2J\tdone\n",
    "motionbook lessons 1\na-fall\tbegun\t-1\t1/3\t\t",
    "motionbook lessons 1\na-fall\tbegun\t99999999999999999999\t1/3\t\t\n",
    "motionbook lessons 1\na-fall\tbegun\t2\t1/3\ts\t0,0,0\n",
  ])
  func aSpoiledFileCostsThePlaceAlone(_ text: String) {
    memory.places = text
    let workbook = memory.prompt()
    workbook.type("lesson a-fall")
    #expect(workbook.lessonPlace == "a-fall 1/3")
    workbook.type("next", "lesson")
    #expect(told().contains { $0.contains("`a-fall`") && $0.contains("at 2/3") })
  }

  @Test func placesAreReadAsTheyAreWritten() {
    var places = LessonPlaces("")
    places["a"] = .init(
      place: .init(index: 3, unfolded: [1, 2]), progress: "2/7", isDone: true, stamp: "s")
    places["b"] = .init(place: .start, progress: "0/0", isDone: false, stamp: "")
    let again = LessonPlaces(places.text)
    #expect(again["a"] == places["a"] && again["b"] == places["b"] && again["c"] == nil)
    for number in 1...600 { places["n\(number)"] = .init(progress: "1/2") }
    #expect(LessonPlaces(places.text)["a"] == nil)
    #expect(LessonPlaces(places.text)["n600"] != nil)
  }

  @Test func theListTellsWhereOneIs() {
    let workbook = memory.prompt()
    workbook.type("lesson")
    #expect(told().contains("  `a-fall`  How far?"))
    workbook.type("lesson other", "next", "lesson a-fall", "next", "lesson")
    #expect(told().suffix(5).dropLast().contains("  `a-fall`  at 2/3  How far?"))
  }

  // MARK: Other sessions

  @Test func theSessionBeforeIsKept() {
    let workbook = memory.prompt()
    workbook.type("let a = 1", "lesson a-fall")
    #expect(
      told().contains("(the previous session was not saved: `undo` or `open 1` brings it back)"))
    #expect(workbook.type("a") == .failed)
    workbook.type("next", "print 1", "lesson other")
    #expect(told().contains("(You left the lesson at 2/3; `lesson a-fall` continues it.)"))
    workbook.type("undo")
    #expect(workbook.lessonPlace == "a-fall 2/3")
    memory.forget()
    workbook.type("next")
    #expect(told().first == "5 frames, t = 0.1667 s")
  }

  /// A lesson in which nobody typed anything is no session to be kept: it can be run again.
  @Test func aPlaceIsEnoughToBeKept() {
    let workbook = memory.prompt()
    workbook.type("lesson a-fall", "next")
    #expect(memory.kept.first == "title \"A box falls\"" && memory.kept.count == 5)
    memory.forget()
    workbook.leave()
    #expect(told() == ["(You left the lesson at 2/3; `lesson a-fall` continues it.)"])
    #expect(memory.sessions == [])
  }

  @Test func anEmptyStageEndsIt() {
    let workbook = memory.prompt()
    workbook.type("lesson a-fall", "next", "reset; print 1")
    #expect(workbook.lessonPlace == "a-fall 2/3")
    memory.forget()
    workbook.type("reset")
    #expect(told() == ["(You left the lesson at 2/3; `lesson a-fall` continues it.)"])
    #expect(workbook.lessonPlace == nil)
  }

  @Test(arguments: ["a-fall", "a-fall.md", "\"a-fall\"", "\"a-fall.md\""])
  func aNameMayBeItsFiles(_ name: String) {
    let workbook = memory.prompt()
    workbook.type("lesson \(name)")
    #expect(workbook.lessonPlace == "a-fall 1/3")
  }

  @Test func whatIsNoLessonIsSaid() {
    let workbook = memory.prompt()
    workbook.type("next", "hint", "lesson a-fal", "lesson nonsense", "lesson README")
    #expect(
      memory.mistakes == [.noLesson, .noLesson, .unknownLesson, .unknownLesson, .unknownLesson])
    workbook.type("lesson a-fall")
    memory.forget()
    workbook.type("hint")
    #expect(memory.mistakes == [.nothingFolded])
    memory.lessons = [:]
    workbook.type("lesson", "lesson a-fall")
    #expect(memory.mistakes == [.nothingFolded, .cannotReadLessons, .cannotReadLessons])
  }

  @Test func aNotebookBeginsNone() {
    memory.files["a.md"] = "```motion\nlesson a-fall\n```\n"
    let workbook = Workbook(in: memory)
    #expect(workbook.play("a.md") == .failed)
    #expect(memory.mistakes == [.writesRefused])
  }

  @Test func aPlaceThatCannotBeKeptIsToldOnce() {
    let workbook = memory.prompt()
    workbook.type("lesson a-fall")
    memory.refusal = .init(reason: "the disk is full")
    memory.forget()
    workbook.type("next", "next")
    let warning = "(warning: cannot save your place in the lesson: the disk is full)"
    #expect(told().filter { $0 == warning }.count == 1)
  }

  /// Where nobody types, all of it is shown, and no session is changed.
  @Test func aScriptShowsAllOfIt() {
    let workbook = Workbook(in: memory)
    #expect(workbook.play(Source("let a = 1\nlesson a-fall\nprint a")) == .finished)
    #expect(
      told() == [
        "A box falls =========== How far?",
        "> view box frame (0, 0, 10, 10); gravity on box; run 5 frames; print box.center.y",
        "5 frames, t = 0.0833 s", "8.11547", "Once more.", "> run 5 frames",
        "5 frames, t = 0.1667 s", "Answer", "> reset; print 1", "1", "Told.", "The end.",
        "1",
      ])
    #expect(memory.places == "")
  }
}
