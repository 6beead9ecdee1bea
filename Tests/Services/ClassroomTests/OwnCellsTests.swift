import JSON
import Notebooks
import Testing

@testable import Classroom
@testable import Pages

extension ClassNotebook {
  /// Three steps, of which the second asks; the third is in a section of its own.
  fileprivate static var cells: ClassNotebook {
    // A text of ours that can be read.
    let document = try! NotebookDocument(
      text: """
        # Fall

        First.

        ```motion
        load "a.csv"
        ```

        ```output
        one
        ```

        ## A question

        Where is it?

        ```motion
        predict b.y ~ 1 at 1s
        ```

        ```output
        408.305
        ```

        It is at 408.305.

        ## The end

        Last.

        ```motion
        show
        ```

        Really.
        """)
    let question = NumberQuestion("b.y", unit: "pt", time: 1, answer: "408.305")
    let steps = document.cells.map { cell in
      PagePiece(
        title: "T", cell: cell, questions: cell.index == 1 ? [question] : [], waitsFor: nil,
        withheld: cell.index == 1 ? "<p>withheld</p>" : nil, whole: "<p>whole</p>")
    }
    return ClassNotebook(document, named: "n", steps: steps)
  }
}

@Suite struct OwnCellsTests {
  private var subject = ClassSubject(.cells)

  private static func result(_ id: String?, message: String = "no") -> ClassRunOutcome {
    let mistake = id.map { ClassRunResult.Mistake(cell: 0, id: $0, message: message) }
    return .answered(Array(ClassRunResult(html: "<p>own</p>", mistake: mistake).text.utf8))
  }

  private mutating func run(
    _ cookie: String, step: Int = 0, _ code: String = "show", at now: Double = 0
  ) -> ClassResponse {
    subject.send(
      "POST", "/run", cookie: cookie, #"{"step":\#(step),"cells":{"\#(step)":"\#(code)"}}"#, at: now
    )
  }

  /// Posts a run and ends it.
  private mutating func run(
    _ cookie: String, _ code: String = "show", to outcome: ClassRunOutcome, at now: Double = 0
  ) throws -> ClassResponse {
    #expect(run(cookie, code, at: now).status == 202)
    while true {
      if let response = subject.server.state.end(try next(), outcome) { return response }
    }
  }

  private mutating func next(atMost count: Int = 1) throws -> ClassRun {
    let run = subject.server.state.nextRun(atMost: count)
    return try #require(run)
  }

  private mutating func state(_ viewer: ClassViewer) throws -> JSONValue {
    try subject.state(viewer)
  }

  // MARK: Turns

  /// A changed cell can be any other one, so a run could tell what is still withheld anywhere.
  @Test mutating func nothingRunsWhileAnAnswerIsWithheld() {
    let cookie = subject.join()
    #expect(run(cookie, step: 1).status == 403, "the class is not there yet")
    #expect(run(cookie).status == 202, "nobody has read the question yet")
    for (place, act) in ["next", "open", "lock", "show", "again", "lock"].enumerated() {
      #expect(subject.act(#"{"do":"\#(act)"}"#) == 204)
      for step in 0...1 {
        #expect(run(cookie, step: step, at: Double(place + 1)).status == 409, "after \(act)")
      }
    }
    // Going back takes nothing away from whoever has read the cell.
    #expect(subject.act(#"{"do":"goto","step":0}"#) == 204)
    let refused = run(cookie, at: 99)
    #expect(refused.status == 409 && refused.body.contains("the question of step 2 is revealed"))
    #expect(subject.act(#"{"do":"reveal","step":1}"#) == 204)
    #expect(run(cookie, at: 99).status == 202)
  }

  @Test mutating func whatWasReadIsRememberedByAKilledServer() throws {
    #expect(subject.act(#"{"do":"goto","step":1}"#) == 204)
    #expect(subject.act(#"{"do":"goto","step":0}"#) == 204)
    let kept = KeptClass(port: 8080, id: "c1", code: "ABCD", key: ClassSubject.key, began: 0)
    let text = kept.text(with: subject.server.state)
    subject = ClassSubject(.cells)
    _ = try #require(KeptClass(Array(text.utf8), into: &subject.server.state, began: 0))
    #expect(run(subject.join()).status == 409)
  }

  /// The question came while the run went on.
  @Test mutating func aLateResultIsNotTold() throws {
    let cookie = subject.join()
    #expect(run(cookie).status == 202)
    let next = try next()
    #expect(subject.act(#"{"do":"next"}"#) == 204)
    let answer = subject.server.state.end(next, Self.result(nil))
    let response = try #require(answer)
    #expect(response.status == 409 && !response.body.contains("own"))
  }

  @Test mutating func nothingRunsDuringAPause() {
    let cookie = subject.join()
    #expect(subject.act(#"{"do":"pause"}"#) == 204)
    #expect(run(cookie).status == 503)
    #expect(subject.act(#"{"do":"pause"}"#) == 204)
    #expect(run(cookie).status == 202)
  }

  @Test(arguments: [
    "", "[]", #"{"step":0}"#, #"{"cells":{}}"#, #"{"step":0,"cells":{"x":"show"}}"#,
    #"{"step":0,"cells":{"0":1}}"#, #"{"step":"0","cells":{}}"#,
  ])
  mutating func whatCannotBeReadIsRefused(_ body: String) {
    let cookie = subject.join()
    #expect(subject.send("POST", "/run", cookie: cookie, body).status == 400)
  }

  @Test mutating func codeIsBounded() {
    let cookie = subject.join()
    #expect(run(cookie, String(repeating: "x", count: 60_000)).status == 202)
    #expect(run(cookie, String(repeating: "x", count: 66_000)).status == 413)
    #expect(run("motionbook-c1=" + ClassSubject.key).status == 401)
    #expect(run(cookie, step: 7).status == 404)
    let statuses = (0..<20).map { _ in run(cookie).status }
    #expect(statuses.contains(429))
  }

  // MARK: One after another

  @Test mutating func oneRunOfAPersonWaits() throws {
    let (one, other) = (subject.join(), subject.join())
    #expect(run(one, "let a = 1").status == 202)
    let first = try next(atMost: 2)
    #expect(run(one, "let a = 2").status == 202)
    let second = subject.ticket
    #expect(subject.replaced == nil, "what goes on already is not replaced")
    #expect(run(one, "let a = 3").status == 202 && subject.replaced == second)
    #expect(subject.server.state.nextRun(atMost: 2) == nil, "nobody has two at once")
    #expect(run(other, "let b = 1").status == 202)
    #expect(subject.server.state.nextRun(atMost: 1) == nil, "as many as cores")
    #expect(subject.server.state.nextRun(atMost: 2)?.task.cells.map(\.code) == ["let b = 1"])
    _ = subject.server.state.end(first, Self.result(nil))
    #expect(subject.server.state.nextRun(atMost: 2)?.task.cells.map(\.code) == ["let a = 3"])
  }

  /// Thirty people with a cell without an end, or one who says to be thirty, keep nobody waiting.
  @Test(arguments: 1...8) mutating func aRunWithoutAnEndLetsOthersGoFirst(workers: Int) throws {
    let rude = (0..<30).map { _ in subject.join() }
    for person in rude { #expect(run(person, "endless").status == 202) }
    let kind = subject.join()
    #expect(run(kind, "short").status == 202)
    var going: [ClassRun] = []
    func start() {
      while let run = subject.server.state.nextRun(atMost: workers) { going.append(run) }
    }
    func isShort(_ run: ClassRun) -> Bool { run.task.cells.map(\.code) == ["short"] }
    start()
    while !going.contains(where: isShort) {
      let first = going.removeFirst()
      #expect(first.task.isBrief, "it had its first turn alone")
      #expect(subject.server.state.end(first, .tookTooLong) == nil, "it goes on later")
      start()
    }
    // A person who has run a cell and runs another one has the next worker.
    for _ in 0..<5 {
      #expect(run(kind, "short", at: 100).status == 202)
      let own = try #require(going.firstIndex(where: isShort))
      #expect(subject.server.state.end(going.remove(at: own), Self.result(nil))?.status == 200)
      start()
    }
    // All of them are answered in the end.
    var answered = 0
    while !going.isEmpty {
      #expect(going.count { !$0.task.isBrief } <= max(1, workers / 2))
      let first = going.removeFirst()
      if subject.server.state.end(first, isShort(first) ? Self.result(nil) : .tookTooLong) != nil {
        answered += 1
      }
      start()
    }
    #expect(answered == 31, "each has had two turns")
  }

  @Test mutating func aNewerRunTakesThePlaceOfOneThatGoesOnLater() throws {
    let one = subject.join()
    #expect(run(one, "endless").status == 202)
    let first = try next()
    #expect(run(one, "short").status == 202)
    #expect(subject.server.state.end(first, .tookTooLong)?.status == 409)
    #expect(try next().task.cells.map(\.code) == ["short"])
  }

  /// A run has the cells up to its step, and the files that the notebook itself names.
  @Test mutating func aTaskHasWhatMayBeRead() throws {
    let cookie = subject.join()
    #expect(subject.act(#"{"do":"free"}"#) == 204)
    subject.reveal(1)
    let body = #"{"step":1,"cells":{"0":"load \"secret.csv\"","2":"later"}}"#
    #expect(subject.send("POST", "/run", cookie: cookie, body).status == 202)
    let run = try next()
    let task = try #require(ClassRunTask(Array(run.task.text.utf8)))
    #expect(task.cells.map(\.code) == [#"load "secret.csv""#, "predict b.y ~ 1 at 1s"])
    #expect(task.files == ["a.csv"] && task.isBrief)
  }

  @Test(arguments: [
    (ClassRunOutcome.tookTooLong, "too long"), (.wroteTooMuch, "more than a class can send"),
    (.died, "memory"), (.answered(Array("{".utf8)), "stopped"),
  ])
  mutating func aBadEndIsASentence(_ outcome: ClassRunOutcome, _ words: String) throws {
    let response = try run(subject.join(), to: outcome)
    #expect(response.status == 422 && response.body.contains(words))
    #expect(subject.server.state.nextRun(atMost: 1) == nil)
  }

  // MARK: The teacher

  @Test mutating func mistakesAreClustered() throws {
    let people = (0..<5).map { _ in subject.join() }
    for (person, id) in zip(people, ["rare", "often", nil, "often", "often"]) {
      _ = try run(person, to: Self.result(id, message: "no\u{1B}[2J\n\(id ?? "")"))
    }
    _ = try run(people[4], to: Self.result(nil), at: 1)
    #expect(subject.act(#"{"do":"hide","person":"p1"}"#) == 204)
    let runs = try #require(try state(.teacher)["runs"]?.array)
    #expect(runs.count == 1)
    let mistakes = try #require(runs.first?["mistakes"]?.array)
    #expect(mistakes.map { $0["id"]?.string } == ["often"], "hidden people's are left out")
    #expect(mistakes.first?["count"]?.integer == 2, "the last run counts")
    let message = try #require(mistakes.first?["message"]?.string)
    #expect(!message.unicodeScalars.contains { $0.value < 32 })
    #expect(
      runs.first?["people"]?.array?.compactMap { $0["id"]?.string } == ["p2", "p3", "p4", "p5"])
    let secret = String(people[0].dropFirst("motionbook-c1=".count))
    for viewer in [ClassViewer.person(secret), .wall(secret)] {
      #expect(try state(viewer)["runs"] == nil)
    }
  }

  @Test mutating func aCellIsShownWithoutAName() throws {
    let (one, other) = (subject.join(), subject.join())
    let look = "/cell?person=p1&step=0"
    let show = #"{"do":"show-cell","person":"p1","step":0,"code":"let mine = 1"}"#
    #expect(subject.act(show) == 404, "nobody has run it")
    _ = try run(one, "let mine = 1", to: Self.result(nil))
    #expect(subject.send("GET", look, cookie: other).status == 403)
    #expect(subject.send("GET", look, cookie: ClassSubject.teacher).body.contains("let mine = 1"))
    let read = #"{"do":"show-cell","person":"p1","step":0,"code":"let mine = 2"}"#
    #expect(subject.act(read) == 409, "what is shown is what was read")
    #expect(subject.act(show) == 204)
    #expect(subject.send("GET", "/shown", cookie: other).status == 404, "it is run first")
    let again = try next()
    _ = subject.server.state.end(again, Self.result(nil))
    let shown = subject.send("GET", "/shown", cookie: other)
    #expect(shown.status == 200 && shown.body.contains("let mine = 1"))
    #expect(!shown.body.contains("p1"))
    #expect(subject.send("GET", "/shown").status == 401)
    #expect(try state(.wall(""))["shown"]?["step"]?.integer == 0)
    // The wall goes on with the class.
    #expect(subject.act(#"{"do":"next"}"#) == 204)
    #expect(try state(.wall(""))["shown"] == .null)
    subject.reveal(1)
    #expect(subject.send("GET", "/shown", cookie: other).status == 404)
    #expect(subject.act(show) == 204)
    let last = try next()
    _ = subject.server.state.end(last, Self.result(nil))
    #expect(subject.send("GET", "/shown", cookie: other).status == 200)
    #expect(subject.act(#"{"do":"take-cell-away"}"#) == 204)
    #expect(subject.send("GET", "/shown", cookie: other).status == 404)
  }

  @Test mutating func hiddenPeopleAreNotShown() throws {
    let one = subject.join()
    let show = #"{"do":"show-cell","person":"p1","step":0,"code":"show"}"#
    _ = try run(one, to: Self.result(nil))
    #expect(subject.act(show) == 204)
    let again = try next()
    #expect(subject.act(#"{"do":"hide","person":"p1"}"#) == 204)
    _ = subject.server.state.end(again, Self.result(nil))
    #expect(try state(.wall(""))["shown"] == .null)
    #expect(subject.act(show) == 404)
    #expect(
      subject.send("GET", "/cell?person=p1&step=0", cookie: ClassSubject.teacher).status == 404)
  }

  // MARK: Taking it home

  private mutating func notebook(_ cookie: String, _ cells: String = "{}") throws -> String {
    let response = subject.send("POST", "/notebook", cookie: cookie, #"{"cells":\#(cells)}"#)
    #expect(response.status == 200)
    return try #require(try JSONValue(reading: Array(response.body.utf8))["text"]?.string)
  }

  /// The notebook goes as far as the class, and never past an answer that is withheld.
  @Test mutating func theNotebookEndsWhereTheClassIs() throws {
    let cookie = subject.join()
    let whole = subject.server.state.notebook.document.text
    for act in ["pause", "free", "open", "lock", "show"] {
      let text = try notebook(cookie)
      #expect(whole.hasPrefix(text) && text.hasSuffix("one\n```\n\n"), "before \(act)")
      #expect(subject.act(#"{"do":"\#(act)","step":1}"#) == 204)
    }
    #expect(subject.act(#"{"do":"goto","step":0}"#) == 204)
    #expect(subject.act(#"{"do":"reveal","step":1}"#) == 204)
    #expect(try notebook(cookie) == whole)
    subject = ClassSubject(.cells)
    for act in ["next", "skip", "next"] { #expect(subject.act(#"{"do":"\#(act)"}"#) == 204) }
    #expect(try notebook(subject.join()).hasSuffix("one\n```\n\n"), "it may still be asked")
    subject = ClassSubject(.cells)
    #expect(subject.act(#"{"do":"next"}"#) == 204)
    subject.reveal(1)
    let text = try notebook(subject.join())
    #expect(text.hasSuffix("It is at 408.305.\n\n"), "up to the next heading")
    subject = ClassSubject(.cells)
    for act in ["next", "next", "end"] { #expect(subject.act(#"{"do":"\#(act)"}"#) == 204) }
    #expect(try notebook(subject.join()) == whole, "nothing waits after the end")
  }

  @Test mutating func theNotebookHasOwnCode() throws {
    let cookie = subject.join()
    #expect(subject.act(#"{"do":"free"}"#) == 204)
    subject.reveal(1)
    let text = try notebook(cookie, #"{"1":"let mine = 1\n// two","2":"show","9":"x"}"#)
    let read = try NotebookDocument(text: text)
    #expect(read.cells.map(\.code) == [#"load "a.csv""#, "let mine = 1\n// two", "show"])
    #expect(read.cells.map(\.recorded) == ["one", nil, nil], "later outputs may be others now")
    #expect(text.hasSuffix("Really."))
  }
}
