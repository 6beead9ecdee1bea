import JSON
import Notebooks
import Testing

@testable import Classroom
@testable import Pages

/// A class without a socket: requests in, answers out.
struct ClassSubject {
  static let key = String(repeating: "a", count: 32)
  static let host = "192.168.0.7:8080"
  var server: ClassServer
  private var secrets = 0
  /// Of the last run that waits for its answer.
  private(set) var ticket: Int?
  private(set) var replaced: Int?

  init(_ notebook: ClassNotebook, people: Int = 100, hasNames: Bool = false) {
    server = ClassServer(
      ClassState(notebook, people: people, hasNames: hasNames),
      .init(
        id: "c1", code: "ABCD", key: Self.key, hosts: [Self.host], origins: ["http://" + Self.host])
    )
  }

  mutating func send(
    _ method: String, _ target: String, cookie: String? = nil, _ body: String = "",
    host: String = Self.host, origin: String? = "http://" + Self.host,
    type: String = "application/json", at now: Double = 0
  ) -> ClassResponse {
    var headers = [("Host", host)]
    if let cookie { headers.append(("Cookie", cookie)) }
    if method == "POST" {
      headers.append(("Content-Type", type))
      if let origin { headers.append(("Origin", origin)) }
    }
    let request = ClassRequest(
      method, target, headers: headers.map { (name: $0.0, value: $0.1) }, body: Array(body.utf8))
    var made = secrets
    defer { secrets = made }
    let answer = server.answer(request, at: now) {
      made += 1
      return String(repeating: "0", count: 28) + String(1000 + made)
    }
    switch answer {
    case .response(let response): return response
    case .events(let response, _): return response
    case .run(let ticket, let replaced):
      (self.ticket, self.replaced) = (ticket, replaced)
      return ClassResponse(202)
    }
  }

  /// The cookie of somebody new.
  mutating func join() -> String {
    let response = send("GET", "/?code=abcd")
    let cookie = response.headers.first { $0.name == "Set-Cookie" }?.value ?? ""
    return String(cookie.prefix { $0 != ";" })
  }

  /// The state that a page gets.
  mutating func state(_ viewer: ClassViewer) throws -> JSONValue {
    try JSONValue(reading: Array(server.event(for: viewer).dropFirst(6).utf8))
  }

  /// The state that somebody's phone gets.
  mutating func state(of cookie: String) throws -> JSONValue {
    try state(.person(Self.secret(of: cookie)))
  }

  static func secret(of cookie: String) -> String {
    String(cookie.dropFirst("motionbook-c1=".count))
  }

  static let teacher = "motionbook-teacher-c1=" + key

  mutating func act(_ body: String, at now: Double = 0) -> Int {
    send("POST", "/act", cookie: Self.teacher, body, at: now).status
  }

  /// Reveals a closed question.
  mutating func reveal(_ step: Int) {
    for act in ["skip", "reveal"] { #expect(self.act(#"{"do":"\#(act)","step":\#(step)}"#) == 204) }
  }
}

extension ClassNotebook {
  /// Two steps, of which the second asks for 408.305 pt.
  static var small: ClassNotebook {
    // A text of ours that can be read.
    let document = try! NotebookDocument(text: "# <b>Fall</b>\n\n```motion\nshow\n```\n")
    let question = NumberQuestion("b.y", unit: "pt", time: 1, answer: "408.305")
    func piece(_ asks: Bool, waitsFor: Int? = nil) -> PagePiece {
      PagePiece(
        title: "T", cell: asks ? document.cells.first : nil, questions: asks ? [question] : [],
        waitsFor: waitsFor,
        withheld: asks ? "<p>withheld</p>" : nil, whole: "<p>whole 408.305</p>")
    }
    return ClassNotebook(
      document, named: "n", steps: [piece(false), piece(true), piece(false, waitsFor: 1)])
  }
}

@Suite struct ClassServerTests {
  private static func guess(_ value: Double = 400, vote: Int = 1, step: Int = 1) -> String {
    #"{"step":\#(step),"question":0,"value":\#(value),"vote":\#(vote),"id":"x"}"#
  }

  @Test func aForeignHostIsNotAnswered() {
    var subject = ClassSubject(.small)
    #expect(subject.send("GET", "/", host: "evil.example").status == 421)
    #expect(subject.send("GET", "/").status == 200)
  }

  @Test func aPostOfAnotherPageIsRefused() {
    var subject = ClassSubject(.small)
    let cookie = subject.join()
    let body = #"{"is":true}"#
    for origin in [nil, "null", "http://evil.example", "https://" + ClassSubject.host] {
      #expect(subject.send("POST", "/stuck", cookie: cookie, body, origin: origin).status == 403)
    }
    #expect(subject.send("POST", "/stuck", cookie: cookie, body, type: "text/plain").status == 400)
    #expect(subject.send("POST", "/stuck", cookie: cookie, body).status == 204)
  }

  @Test func theCodeBecomesACookie() throws {
    var subject = ClassSubject(.small)
    let response = subject.send("GET", "/?code=ABCD")
    #expect(response.status == 303)
    let headers = Dictionary(response.headers.map { ($0.name, $0.value) }) { $1 }
    #expect(headers["Location"] == "/" && headers["Referrer-Policy"] == "no-referrer")
    let cookie = try #require(headers["Set-Cookie"])
    #expect(cookie.hasSuffix("; HttpOnly; SameSite=Strict") && !cookie.contains("ABCD"))
    let wrong = subject.send("GET", "/?code=ABCE")
    #expect(wrong.status == 403 && !wrong.headers.contains { $0.name == "Set-Cookie" })
  }

  /// A person's identity is in the cookie and nowhere else.
  @Test func identityIsFromTheCookieOnly() {
    var subject = ClassSubject(.small)
    let (one, other) = (subject.join(), subject.join())
    #expect(subject.act(#"{"do":"goto","step":1}"#) == 204)
    #expect(subject.act(#"{"do":"open"}"#) == 204)
    let body = String(Self.guess(1).dropLast()) + #","person":"p2","cookie":"\#(other)"}"#
    #expect(subject.send("POST", "/guess?person=p2", cookie: one, body).status == 204)
    #expect(subject.server.state.questions[0].guess(of: 1, vote: 1)?.answer == .number(1))
    #expect(subject.server.state.questions[0].guess(of: 2, vote: 1) == nil)
    #expect(
      subject.send("POST", "/guess", cookie: "motionbook-c1=" + ClassSubject.key, body).status
        == 401)
  }

  @Test func onlyTheTeacherActs() {
    var subject = ClassSubject(.small)
    let cookie = subject.join()
    let body = #"{"do":"reveal","step":1}"#
    #expect(subject.send("POST", "/act", cookie: cookie, body).status == 403)
    #expect(subject.send("GET", "/teacher?key=" + String(repeating: "b", count: 32)).status == 403)
    #expect(subject.send("GET", "/teacher", cookie: cookie).status == 403)
    #expect(subject.send("GET", "/events?page=teacher", cookie: cookie).status == 403)
    #expect(subject.send("GET", "/teacher?key=" + ClassSubject.key).status == 303)
  }

  /// Every text that anybody can get, in every state before the last.
  @Test func noAnswerBeforeItIsRevealed() {
    var subject = ClassSubject(.small)
    let cookie = subject.join()
    func everything(_ subject: inout ClassSubject) -> String {
      var text = ""
      for viewer in [cookie, ClassSubject.teacher] {
        for path in ["/", "/wall", "/teacher", "/step/0", "/step/1", "/step/2"]
        where path != "/step/0" {
          text += subject.send("GET", path, cookie: viewer).body
        }
      }
      let secret = String(cookie.dropFirst("motionbook-c1=".count))
      for viewer in [ClassViewer.person(secret), .teacher, .wall("")] {
        text += subject.server.event(for: viewer)
      }
      return text
    }
    for act in ["free", "open", "lock", "show", "again", "lock", "show"] {
      #expect(subject.act(#"{"do":"\#(act)","step":1,"question":0}"#) == 204)
      #expect(!everything(&subject).contains("408.305"), "after \(act)")
    }
    #expect(subject.act(#"{"do":"reveal","step":1}"#) == 204)
    #expect(everything(&subject).contains("408.305"))
  }

  @Test func namesAreData() throws {
    var subject = ClassSubject(.small, hasNames: true)
    let cookie = subject.join()
    let name = #"{"name":"<img src=x>\u001b[2J \"\u202e and many more letters than fit"}"#
    #expect(subject.send("POST", "/name", cookie: cookie, name).status == 204)
    let event = subject.server.event(for: .teacher)
    let json = try JSONValue(reading: Array(event.dropFirst(6).utf8))
    let told = try #require(json["persons"]?.array?.first?["name"]?.string)
    #expect(told.hasPrefix("<img src=x>") && told.count <= 24)
    #expect(!told.unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E })
    #expect(!event.dropLast(2).contains("\n"), "an event is one line")
    #expect(
      subject.send("GET", "/").body.contains("&lt;b&gt;Fall")
        || !subject.send("GET", "/").body.contains("<b>"))
    var other = ClassSubject(.small)
    let nobody = other.join()
    #expect(other.send("POST", "/name", cookie: nobody, name).status == 403)
  }

  @Test(arguments: [
    "", "[]", "{", #"{"step":1}"#, #"{"step":1,"question":0,"value":1e10,"vote":1,"id":"x"}"#,
    #"{"step":1,"question":0,"value":"1","vote":1,"id":"x"}"#,
    #"{"step":1,"question":0,"value":1,"vote":3,"id":"x"}"#,
    #"{"step":1.5,"question":0,"value":1,"vote":1,"id":"x"}"#,
    #"{"step":1,"question":0,"value":1,"vote":1,"id":"\#(String(repeating: "x", count: 65))"}"#,
  ])
  func everyFieldIsBounded(_ body: String) {
    var subject = ClassSubject(.small)
    let cookie = subject.join()
    _ = subject.act(#"{"do":"free"}"#)
    _ = subject.act(#"{"do":"open","step":1}"#)
    #expect(subject.send("POST", "/guess", cookie: cookie, body).status == 400)
  }

  @Test func whatIsTooMuchIsRefused() {
    var subject = ClassSubject(.small, people: 2)
    let cookie = subject.join()
    let long = String(repeating: " ", count: 5000)
    #expect(subject.send("POST", "/stuck", cookie: cookie, long).status == 413)
    let statuses = (0..<20).map { _ in
      subject.send("POST", "/stuck", cookie: cookie, #"{"is":true}"#).status
    }
    #expect(statuses.filter { $0 == 204 }.count == 10 && statuses.last == 429)
    #expect(subject.send("POST", "/stuck", cookie: cookie, #"{"is":true}"#, at: 1).status == 204)
    for person in 1...2 {
      subject.server.state.streams(
        of: String(repeating: "0", count: 28) + "\(1000 + person)", by: 1)
    }
    _ = subject.join()
    subject.server.state.streams(of: String(repeating: "0", count: 28) + "1002", by: 1)
    #expect(subject.send("GET", "/?code=ABCD").status == 503)
  }

  /// A killed server has its pace and its questions, and takes the guesses again that browsers keep.
  @Test func aKilledServerGoesOn() throws {
    var subject = ClassSubject(.small)
    let cookie = subject.join()
    for act in [#"{"do":"goto","step":1}"#, #"{"do":"open"}"#] { #expect(subject.act(act) == 204) }
    #expect(subject.send("POST", "/guess", cookie: cookie, Self.guess()).status == 204)
    #expect(subject.act(#"{"do":"show"}"#) == 204)
    let kept = KeptClass(port: 8080, id: "c1", code: "ABCD", key: ClassSubject.key, began: 0)
    let text = kept.text(with: subject.server.state)
    #expect(!text.contains("400") && !text.contains("408"))
    var again = ClassSubject(.small)
    _ = try #require(KeptClass(Array(text.utf8), into: &again.server.state, began: 0))
    #expect(again.send("POST", "/guess", cookie: cookie, Self.guess()).status == 204)
    #expect(again.send("POST", "/guess", cookie: cookie, Self.guess()).status == 204, "the same")
    #expect(again.send("POST", "/guess", cookie: cookie, Self.guess(7)).status == 409, "only once")
    #expect(again.server.state.questions[0].state == .shown)
    #expect(again.server.state.questions[0].poll(without: []).votes == [[.number(400)]])
    var fresh = ClassSubject(.small)
    #expect(fresh.send("POST", "/guess", cookie: cookie, Self.guess()).status == 401)
  }

  /// Only whom the class knew is in after it was killed, and who was hidden is.
  @Test func aKilledServerKnowsItsPeople() throws {
    var subject = ClassSubject(.small, hasNames: true)
    let (known, removed, hidden) = (subject.join(), subject.join(), subject.join())
    for act in [
      #"{"do":"remove","person":"p2"}"#, #"{"do":"hide","person":"p3"}"#,
      #"{"do":"goto","step":1}"#, #"{"do":"open"}"#, #"{"do":"lock"}"#,
    ] {
      #expect(subject.act(act) == 204)
    }
    let kept = KeptClass(port: 8080, id: "c1", code: "ABCD", key: ClassSubject.key, began: 0)
    let text = kept.text(with: subject.server.state)
    var again = ClassSubject(.small, hasNames: true)
    _ = try #require(KeptClass(Array(text.utf8), into: &again.server.state, began: 0))
    let invented = "motionbook-c1=" + String(repeating: "f", count: 32)
    for stranger in [invented, removed] {
      #expect(again.send("GET", "/events?page=class", cookie: stranger).status == 401)
      #expect(again.send("POST", "/guess", cookie: stranger, Self.guess()).status == 401)
    }
    #expect(again.send("POST", "/guess", cookie: known, Self.guess()).status == 204)
    #expect(again.send("POST", "/guess", cookie: hidden, Self.guess(7)).status == 204)
    let state = again.server.state
    #expect(state.people.values.map(\.id).sorted() == [1, 3] && state.hidden == [3])
    // Somebody new has no guess that was lost, and another number.
    let fresh = (0..<9).map { _ in again.join() }.last
    #expect(again.send("POST", "/guess", cookie: fresh, Self.guess(9)).status == 409)
    #expect(again.server.state.people.values.map(\.id).sorted().starts(with: [1, 3, 4]))
  }

  /// People who join and acts of the teacher are kept; a guess is not.
  @Test func whatMustBeKeptIsCounted() {
    var subject = ClassSubject(.small)
    func count(_ body: (inout ClassSubject) -> Void) -> Int {
      let before = subject.server.state.keepings
      body(&subject)
      return subject.server.state.keepings - before
    }
    var cookie = ""
    #expect(count { cookie = $0.join() } == 1)
    #expect(count { _ = $0.act(#"{"do":"goto","step":1}"#) } == 1)
    #expect(count { _ = $0.act(#"{"do":"open"}"#) } == 1)
    #expect(count { _ = $0.send("POST", "/guess", cookie: cookie, Self.guess()) } == 0)
  }

  @Test func aQuestionGoesItsWay() {
    var subject = ClassSubject(.small)
    let cookie = subject.join()
    #expect(
      subject.send("POST", "/guess", cookie: cookie, Self.guess()).status == 403, "not there yet")
    #expect(subject.act(#"{"do":"next"}"#) == 204)
    #expect(subject.send("POST", "/guess", cookie: cookie, Self.guess()).status == 409, "closed")
    for act in ["lock", "show", "again"] { #expect(subject.act(#"{"do":"\#(act)"}"#) == 409) }
    #expect(subject.act(#"{"do":"open"}"#) == 204)
    #expect(subject.send("POST", "/guess", cookie: cookie, Self.guess(vote: 2)).status == 409)
    #expect(subject.send("POST", "/guess", cookie: cookie, Self.guess(9)).status == 204)
    #expect(subject.send("POST", "/guess", cookie: cookie, Self.guess(10)).status == 204)
    for act in ["lock", "again"] { #expect(subject.act(#"{"do":"\#(act)"}"#) == 204) }
    #expect(subject.send("POST", "/guess", cookie: cookie, Self.guess(12, vote: 2)).status == 204)
    #expect(!subject.server.event(for: .wall("")).contains("dots"))
    for act in ["show", "reveal"] { #expect(subject.act(#"{"do":"\#(act)"}"#) == 204) }
    #expect(subject.server.event(for: .wall("")).contains(#""dots":[[10.0],[12.0]]"#))
    for act in ["open", "again", "reveal"] { #expect(subject.act(#"{"do":"\#(act)"}"#) == 409) }
  }
}
