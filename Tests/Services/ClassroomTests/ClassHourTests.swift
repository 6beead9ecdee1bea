import JSON
import Notebooks
import Testing

@testable import Classroom
@testable import Pages

extension ClassNotebook {
  /// Four steps: two ask, and the last follows the answer of the one before it.
  ///
  /// - Parameter last: What the last step asks.
  fileprivate static func hour(last: [any QuestionKind] = []) -> ClassNotebook {
    // A text of ours that can be read.
    let document = try! NotebookDocument(
      text: "# Hour\n\n```motion\nshow\n```\n\n```motion\nshow\n```\n")
    func piece(_ title: String, _ questions: [any QuestionKind], waitsFor: Int? = nil) -> PagePiece
    {
      PagePiece(
        title: title, cell: questions.isEmpty ? nil : document.cells[0], questions: questions,
        waitsFor: waitsFor, withheld: questions.isEmpty ? nil : "<p>withheld</p>",
        whole: "<p>whole \(title)</p>",
        lead: [.prose(.paragraph([ProseRun("A box falls. Where is it \(title)? It is red.")]))])
    }
    return ClassNotebook(
      document, named: "n",
      steps: [
        piece("first", []), piece("second", [number("b.y", "408.305")]),
        piece("third", [number("c.x", "12.5"), number("c.y", "77.25")]),
        piece("fourth", last, waitsFor: 2),
      ])
  }

  fileprivate static func number(_ name: String, _ answer: String) -> NumberQuestion {
    NumberQuestion(name, unit: "pt", time: 1, answer: answer, near: 2)
  }
}

/// The ways of an hour that must have no dead end.
@Suite struct ClassHourTests {
  private var subject = ClassSubject(.hour())

  private mutating func guess(
    _ cookie: String, _ value: Double, step: Int = 1, question: Int = 0, vote: Int = 1,
    at now: Double = 0
  ) -> Int {
    let body =
      #"{"step":\#(step),"question":\#(question),"value":\#(value),"vote":\#(vote),"id":"\#(value)"}"#
    return subject.send("POST", "/guess", cookie: cookie, body, at: now).status
  }

  private mutating func act(_ does: String, _ more: String = "", at now: Double = 0) -> Int {
    subject.act(#"{"do":"\#(does)"\#(more)}"#, at: now)
  }

  /// Somebody whose page is open.
  private mutating func comeIn() -> String {
    let cookie = subject.join()
    subject.server.streams(of: .person(ClassSubject.secret(of: cookie)), by: 1)
    return cookie
  }

  private mutating func leave(_ cookie: String) {
    subject.server.streams(of: .person(ClassSubject.secret(of: cookie)), by: -1)
  }

  private mutating func question(_ index: Int = 0, _ viewer: ClassViewer = .wall("")) throws
    -> JSONValue
  {
    let questions = try #require(try subject.state(viewer)["questions"]?.array)
    return questions[index]
  }

  private mutating func killed() throws {
    let kept = KeptClass(port: 8080, id: "c1", code: "ABCD", key: ClassSubject.key, began: 0)
    let text = kept.text(with: subject.server.state)
    subject = ClassSubject(.hour())
    _ = try #require(KeptClass(Array(text.utf8), into: &subject.server.state, began: 0))
  }

  // MARK: What is so

  @Test mutating func thoseWhoAreThereAreCounted() throws {
    let (one, other) = (comeIn(), comeIn())
    for does in ["next", "open"] { #expect(act(does) == 204) }
    for cookie in [one, other] { #expect(guess(cookie, 400) == 204) }
    leave(other)
    let state = try subject.state(.wall(""))
    #expect(state["people"]?.integer == 1 && state["came"]?.integer == 2)
    let question = try question()
    #expect(question["guessed"]?.integer == 1 && question["guesses"]?.integer == 2)
  }

  /// Each of two questions in a step has its own count.
  @Test mutating func everyQuestionHasItsCount() throws {
    let one = comeIn()
    #expect(act("goto", #","step":2"#) == 204)
    for question in 0...1 {
      #expect(act("open", #","step":2,"question":\#(question)"#) == 204)
    }
    #expect(guess(one, 12, step: 2, question: 0) == 204)
    let persons = try subject.state(.teacher)["persons"]?.array
    #expect(persons?.first?["guessed"] == [1])
    #expect(try question(1)["guessed"]?.integer == 1 && question(2)["guessed"]?.integer == 0)
  }

  @Test mutating func nothingIsSentOfWhatComesLater() throws {
    let one = comeIn()
    for viewer in [ClassViewer.wall(""), .person(ClassSubject.secret(of: one))] {
      let text = subject.server.event(for: viewer)
      #expect(!text.contains("b.y") && !text.contains("second") && text.contains("first"))
      #expect(!text.contains(#""time""#))
    }
    #expect(act("next") == 204)
    #expect(try question()["text"]?.string == "b.y")
    #expect(try question(1)["text"] == nil)
    let here = try subject.state(.wall(""))["here"]
    #expect(here?["question"]?.string == "Where is it second?")
    #expect(here?["text"] == ["A box falls. It is red."])
  }

  @Test mutating func theScriptIsTheTeachers() throws {
    let one = comeIn()
    #expect(subject.send("GET", "/script/1", cookie: one).status == 403)
    let answer = subject.send("GET", "/script/1", cookie: ClassSubject.teacher)
    let script = try JSONValue(reading: Array(answer.body.utf8))
    #expect(script["answers"]?.array?.first?["answer"]?.string == "408.3 pt (within 2 pt)")
    #expect(script["warnings"] == [] && script["after"] == [])
    #expect(subject.send("GET", "/script/9", cookie: ClassSubject.teacher).status == 404)
    #expect(!subject.server.event(for: .teacher).contains("408"))
  }

  @Test mutating func aRefusedGuessSaysWhy() {
    let one = comeIn()
    for does in ["next", "open"] { #expect(act(does) == 204) }
    let body = #"{"step":1,"question":0,"value":9999999999,"vote":1,"id":"x"}"#
    let refused = subject.send("POST", "/guess", cookie: one, body)
    #expect(refused.status == 400 && refused.body.contains("Too large"))
  }

  // MARK: States

  @Test mutating func talkIsAState() throws {
    for does in ["next", "open", "lock", "talk"] { #expect(act(does) == 204) }
    #expect(try question()["state"]?.string == "talk" && question()["dots"] == nil)
    #expect(try question(0, .teacher)["acts"]?.array?.first?.string == "again")
    _ = act("pause", at: 65)
    #expect(try question()["age"]?.number == 65)
    #expect(act("again") == 204)
    #expect(try question()["vote"]?.integer == 2)
  }

  @Test mutating func aLockIsCountedDown() throws {
    let one = comeIn()
    for does in ["next", "open", "countdown"] { #expect(act(does) == 204) }
    subject.server.state.pass(to: 3)
    #expect(try question()["locks_in"]?.number == 2 && guess(one, 400, at: 3) == 204)
    #expect(subject.server.state.due == 5)
    subject.server.state.pass(to: 5)
    #expect(try question()["state"]?.string == "locked" && subject.server.state.due == nil)
    #expect(guess(one, 401, at: 6) == 409)
    #expect(act("again", at: 7) == 204 && act("countdown", at: 7) == 204)
    #expect(act("countdown", at: 8) == 204)
    #expect(try question()["state"]?.string == "locked", "a second press does not wait")
  }

  @Test mutating func aClosedQuestionIsSkippedNotRevealed() throws {
    let one = comeIn()
    #expect(act("next") == 204 && act("reveal") == 409)
    #expect(try subject.state(of: one)["me"]?["run"]?.string != nil)
    #expect(act("skip") == 204)
    #expect(try subject.state(of: one)["me"]?["run"] == .null)
    #expect(try subject.state(.teacher)["proposed"]?.string == "next")
    #expect(subject.send("GET", "/step/1", cookie: one).body.contains("withheld"))
    #expect(act("reveal") == 204)
    #expect(subject.send("GET", "/step/1", cookie: one).body.contains("whole"))
  }

  @Test mutating func whatPhonesDoNotHaveIsNotOpened() throws {
    subject = ClassSubject(.hour(last: [ClassNotebook.number("d.y", "3.5")]))
    #expect(act("goto", #","step":3"#) == 204 && act("open") == 409)
    for question in 0...1 {
      #expect(act("skip", #","step":2,"question":\#(question)"#) == 204)
    }
    #expect(act("goto", #","step":3"#) == 204 && act("open") == 204)
  }

  @Test mutating func whatComesNextIsProposed() throws {
    var proposed: [String?] = []
    while proposed.count < 12, proposed.last != "end" {
      proposed.append(try subject.state(.teacher)["proposed"]?.string)
      let does = proposed.last.flatMap(\.self) ?? ""
      let now = Double(proposed.count) * 10
      #expect(act(does, at: now) == 204)
      if does == "countdown" { subject.server.state.pass(to: now + 5) }
      if does == "show" { _ = act("goto", #","step":3"#) }
    }
    #expect(
      proposed == ["next", "open", "countdown", "talk", "again", "countdown", "show", "end"])
  }

  /// The run tells the answers to all questions of a step, so each is asked or skipped before.
  @Test mutating func eachQuestionOfAStepIsAskedBeforeTheAnswer() throws {
    for does in ["goto", "open", "lock"] { #expect(act(does, #","step":2"#) == 204) }
    #expect(try question(1, .teacher)["first"]?.integer == 1)
    #expect(act("reveal") == 409)
    #expect(try question(1)["state"]?.string == "locked")
    // The keys mean the other one from here on.
    #expect(act("skip") == 204)
    #expect(try question(2)["state"]?.string == "skipped")
    #expect(act("reveal", #","step":2"#) == 204)
    #expect(try question(2)["state"]?.string == "revealed")
  }

  // MARK: Free pace

  /// Somebody at their own pace guesses, gets the answer, and runs cells; others learn nothing of it.
  @Test mutating func freePaceGoesToItsEnd() throws {
    let (one, other) = (comeIn(), comeIn())
    #expect(act("free") == 204)
    #expect(try subject.state(of: one)["me"]?["run_to"]?.integer == 1)
    #expect(guess(one, 400) == 204)
    let me = try #require(try subject.state(of: one)["me"])
    #expect(me["told"]?.array?.first?["answer"]?.number == 408.305)
    #expect(me["keys"]?["1"]?.string == "1-whole" && me["run_to"]?.integer == 2)
    #expect(subject.send("GET", "/step/1?own", cookie: one).body.contains("whole"))
    #expect(guess(one, 408) == 409, "the answer is known")
    for text in [
      subject.server.event(for: .wall("")),
      subject.send("GET", "/step/1", cookie: one).body,
      subject.send("GET", "/step/1?own", cookie: other).body,
      subject.server.event(for: .person(ClassSubject.secret(of: other))),
    ] { #expect(!text.contains("408.3") && !text.contains("whole second")) }
    // A run tells the answers to both questions of its cell.
    #expect(guess(one, 12, step: 2, question: 0) == 204)
    #expect(subject.send("GET", "/step/2?own", cookie: one).body.contains("withheld"))
    #expect(guess(one, 70, step: 2, question: 1) == 204)
    #expect(subject.send("GET", "/step/3?own", cookie: one).body.contains("whole fourth"))
    #expect(try subject.state(of: one)["me"]?["run_to"] == nil)
    #expect(try subject.state(.wall(""))["places"] == [2, 0, 0, 0])
    // A vote of the class goes on without those who know the answer.
    for does in ["goto", "open"] { #expect(act(does, #","step":1"#) == 204) }
    #expect(guess(one, 408) == 409 && guess(other, 408) == 204)
  }

  /// The guesses of those who knew the answer before are no part of the vote, and the report says so.
  @Test mutating func whoGuessedAloneIsNoPartOfALaterVote() throws {
    let (one, other) = (comeIn(), comeIn())
    #expect(act("free") == 204 && guess(one, 400) == 204)
    #expect(try question()["guessed"]?.integer == 1 && question()["voters"]?.integer == 2)
    for does in ["goto", "open"] { #expect(act(does, #","step":1"#) == 204) }
    #expect(try question()["guessed"]?.integer == 0 && question()["voters"]?.integer == 1)
    #expect(guess(other, 410) == 204)
    try killed()
    for (cookie, value) in [(one, 400.0), (other, 410)] { #expect(guess(cookie, value) == 204) }
    for does in ["lock", "show"] { #expect(act(does) == 204) }
    #expect(try question()["dots"] == [[410]])
    #expect(
      subject.server.state.report.contains(
        "1 person had guessed alone before, and knew the answer: 400."))
    #expect(act("reveal") == 204)
    #expect(try question()["hits"] == [1])
  }

  /// Those who guess alone are all of a vote that the class does not hold again.
  @Test mutating func guessesMadeAloneCount() throws {
    let one = comeIn()
    for does in ["next", "open", "free"] { #expect(act(does) == 204) }
    #expect(guess(one, 400) == 204)
    for does in ["together", "lock", "show"] { #expect(act(does) == 204) }
    #expect(try question()["dots"] == [[400]])
  }

  // MARK: Times

  /// What is counted goes on while no server runs, and a clock that was set back does not stop it.
  @Test(arguments: [(30.0, 30.0), (-50, 0)])
  mutating func timesOutliveAKilledServer(_ later: Double, _ passed: Double) throws {
    for does in ["next", "open", "lock", "talk"] { #expect(act(does, at: 70) == 204) }
    let kept = KeptClass(port: 8080, id: "c1", code: "ABCD", key: ClassSubject.key, began: 0)
    let text = kept.text(with: subject.server.state)
    subject = ClassSubject(.hour())
    _ = try #require(
      KeptClass(Array(text.utf8), into: &subject.server.state, began: 70 + later))
    #expect(try question()["age"]?.number == passed)
  }

  @Test mutating func aCountdownGoesOnInTheNextServer() throws {
    for does in ["next", "open", "countdown"] { #expect(act(does, at: 70) == 204) }
    let kept = KeptClass(port: 8080, id: "c1", code: "ABCD", key: ClassSubject.key, began: 0)
    let text = kept.text(with: subject.server.state)
    subject = ClassSubject(.hour())
    _ = try #require(KeptClass(Array(text.utf8), into: &subject.server.state, began: 73))
    #expect(try question()["locks_in"]?.number == 2)
    subject.server.state.pass(to: 2)
    #expect(try question()["state"]?.string == "locked")
  }

  @Test mutating func theWallShowsNoDistributionAtFreePace() throws {
    let one = comeIn()
    for does in ["next", "open"] { #expect(act(does) == 204) }
    #expect(guess(one, 400) == 204 && act("show") == 204)
    #expect(try question()["dots"] != nil)
    #expect(act("free") == 204)
    #expect(try question()["dots"] == nil)
  }

  /// Also if the class went back meanwhile, and is at an earlier step.
  @Test mutating func theNextServerGetsTheGuessesOfLaterSteps() throws {
    let one = comeIn()
    for does in ["next", "open"] { #expect(act(does) == 204) }
    #expect(guess(one, 400) == 204)
    for does in ["lock", "reveal", "back"] { #expect(act(does) == 204) }
    try killed()
    #expect(guess(one, 400) == 204)
    #expect(subject.server.state.questions[0].hasGuess(of: 1))
    // The first who comes in has the cookie of the one before.
    #expect(comeIn() == one && guess(comeIn(), 410) == 403, "who was not there")
  }

  @Test mutating func whoWasToldIsRememberedByAKilledServer() throws {
    let one = comeIn()
    #expect(act("free") == 204 && guess(one, 400) == 204 && act("goto", #","step":1"#) == 204)
    try killed()
    #expect(try subject.state(of: one)["me"]?["told"]?.array?.count == 1)
    #expect(guess(one, 400) == 204, "their browser sends it again")
    #expect(act("open") == 204 && guess(one, 408, vote: 1) == 409)
    #expect(subject.server.state.questions[0].hasGuess(of: 1))
  }

  // MARK: Undo

  @Test(arguments: ["lock", "show", "skip", "countdown", "next", "free", "pause", "door"])
  mutating func anActIsTakenBack(_ does: String) throws {
    let one = comeIn()
    for does in ["next", "open"] { #expect(act(does) == 204) }
    #expect(guess(one, 400) == 204)
    let before = try subject.state(.teacher)
    #expect(act(does, at: 1) == 204)
    #expect(try subject.state(.teacher)["undo"]?["of"]?.string == does)
    #expect(act("undo", at: 8) == 204)
    let after = try subject.state(.teacher)
    for field in ["pace", "door", "people", "step"] { #expect(after[field] == before[field]) }
    #expect(try question()["state"]?.string == "open" && question()["guesses"]?.integer == 1)
    #expect(act("undo", at: 8) == 409, "only once")
  }

  @Test mutating func anUndoHasItsTime() throws {
    for does in ["next", "open", "lock"] { #expect(act(does) == 204) }
    #expect(act("undo", at: 8.5) == 409)
    #expect(act("reveal", at: 9) == 204)
    #expect(try subject.state(.teacher)["undo"] == .null)
    #expect(act("undo", at: 9) == 409, "phones have seen it")
  }

  @Test mutating func whoWasRemovedComesBackWithTheirGuess() throws {
    let (one, other) = (comeIn(), comeIn())
    for does in ["next", "open"] { #expect(act(does) == 204) }
    #expect(guess(one, 400) == 204 && guess(other, 500) == 204)
    leave(one)
    #expect(act("remove-away") == 204)
    #expect(try question()["guesses"]?.integer == 1)
    #expect(subject.send("GET", "/step/0", cookie: one).status == 401)
    #expect(guess(other, 501) == 204)
    #expect(act("undo", at: 4) == 204)
    #expect(subject.send("GET", "/step/0", cookie: one).status == 200)
    let dots = try question(0, .teacher)["dots"]
    #expect(dots == [[.integer(400), .integer(501)]])
  }

  // MARK: The door

  @Test mutating func theDoorCloses() throws {
    let one = comeIn()
    #expect(act("door") == 204)
    let refused = subject.send("GET", "/?code=ABCD")
    #expect(refused.status == 403 && refused.body.contains("The door is closed."))
    #expect(subject.send("GET", "/?code=ABCD", cookie: one).status == 303, "who is in stays")
    let wall = try subject.state(.wall(""))
    #expect(wall["code"] == .null && wall["qr"] == .null && wall["door"]?.flag == false)
    try killed()
    // The first to come then has the first secret again, and is in.
    #expect(subject.send("GET", "/?code=ABCD").status == 303)
    #expect(subject.send("GET", "/?code=ABCD").status == 403)
    #expect(act("door") == 204 && subject.send("GET", "/?code=ABCD").status == 303)
  }

  @Test mutating func wrongCodesKeepNobodyOut() {
    let statuses = (0..<400).map { _ in subject.send("GET", "/?code=WXYZ").status }
    #expect(statuses.last == 429 && subject.send("GET", "/?code=ABCD").status == 303)
  }

  /// A script that joins again and again and guesses, beside a true phone.
  @Test mutating func aScriptTakesNoPlaces() throws {
    let before = comeIn()
    for does in ["next", "open"] { #expect(act(does) == 204) }
    for place in 0..<130 {
      #expect(guess(subject.join(), Double(place)) == 204)
    }
    let after = comeIn()
    #expect(guess(before, 1) == 204 && guess(after, 2) == 204)
    #expect(try subject.state(.teacher)["burst"]?.integer == 100)
    #expect(try question()["guessed"]?.integer == 2)
    #expect(act("door") == 204 && act("remove-away") == 204)
    #expect(try question()["guesses"]?.integer == 2)
    #expect(try subject.state(.wall(""))["came"]?.integer == 2)
  }

  @Test mutating func whoCameLaterIsRemoved() throws {
    for _ in 0..<5 { _ = comeIn() }
    #expect(act("remove-after", #","person":"p2""#) == 204)
    #expect(try subject.state(.wall(""))["came"]?.integer == 2)
  }

  // MARK: Help

  @Test mutating func whoIsStuckIsHelped() throws {
    let (one, other) = (comeIn(), comeIn())
    let stuck = { (subject: inout ClassSubject) in
      try subject.state(.teacher)["persons"]?.array?.map { $0["stuck"]?.flag == true }
    }
    for cookie in [one, other] {
      #expect(subject.send("POST", "/stuck", cookie: cookie, #"{"is":true}"#).status == 204)
    }
    try killed()
    #expect(try stuck(&subject) == [true, true])
    #expect(act("been-there", #","person":"p1""#) == 204)
    #expect(try stuck(&subject) == [false, true])
    #expect(act("undo") == 204)
    #expect(try stuck(&subject) == [true, true])
    #expect(subject.send("POST", "/at", cookie: other, #"{"step":1}"#).status == 204)
    #expect(try stuck(&subject) == [true, false], "at another step they may not be")
  }

  /// A page that goes to a step while the class ends must not hear of a fault.
  @Test mutating func goingToAStepAfterTheEndIsNoFault() throws {
    let cookie = comeIn()
    #expect(act("end") == 204)
    #expect(subject.send("POST", "/at", cookie: cookie, #"{"step":1}"#).status == 204)
    #expect(subject.send("POST", "/stuck", cookie: cookie, #"{"is":true}"#).status == 409)
  }

  @Test mutating func nobodyIsCalledLikeANumber() throws {
    subject = ClassSubject(.hour(), hasNames: true)
    let cookie = subject.join()
    #expect(subject.send("POST", "/name", cookie: cookie, #"{"name":"Person 3"}"#).status == 204)
    #expect(try subject.state(.teacher)["persons"]?.array?.first?["name"] == .null)
  }

  // MARK: Keys and the terminal

  @Test func everyKeyIsThereOnce() {
    let keys = ClassKey.all.map(\.key)
    #expect(Set(keys).count == keys.count)
    for act in ClassKey.all.compactMap(\.act) { #expect(!act.name.isEmpty) }
  }

  @Test mutating func theTerminalSaysTheGuesses() throws {
    let one = comeIn()
    for does in ["next", "open"] { #expect(act(does) == 204) }
    #expect(guess(one, 400) == 204)
    #expect(subject.server.state.doubt(about: .question(.reveal, nil)) == nil, "it is refused")
    let open = subject.server.state.summary
    #expect(open == "1 here · step 2 of 4 · next: l · open · 1 of 1 guessed · 400")
    #expect(act("lock") == 204)
    #expect(subject.server.state.doubt(about: .question(.reveal, nil))?.contains("vote") == true)
  }
}
