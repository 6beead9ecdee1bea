import Notebooks
import Testing

@testable import Classroom

/// The report that is left of a class.
@Suite struct ClassReportTests {
  private static func state(_ first: [Double], _ second: [Double?]) throws -> ClassState {
    var subject = ClassSubject(.small)
    let cookies = first.map { _ in subject.join() }
    func send(_ guesses: [Double?], vote: Int) {
      for (cookie, value) in zip(cookies, guesses) {
        guard let value else { continue }
        let body = #"{"step":1,"question":0,"value":\#(value),"vote":\#(vote),"id":"x"}"#
        #expect(subject.send("POST", "/guess", cookie: cookie, body).status == 204)
      }
    }
    try subject.server.state.act(.goto(1))
    try subject.server.state.act(.question(.open, nil))
    send(first, vote: 1)
    try subject.server.state.act(.question(.show, nil))
    try subject.server.state.act(.question(.again, nil))
    send(second, vote: 2)
    for act in [QuestionAct.lock, .reveal] {
      try subject.server.state.act(.question(act, nil))
    }
    return subject.server.state
  }

  @Test func aReportIsANotebook() throws {
    let text = try Self.state([300, 400, 500], [410, nil, 405.5]).report
    #expect(
      text == """
        # What the class guessed: Fall

        These are the cells of the class, up to its last question. Each row has the guesses of one person; a \
        dash means no guess in that vote.

        ## T

        ```motion
        show
        ```

        **`b.y` at 1 s is 408.3 pt.** In the first vote there were 3 guesses: 300, 400, 500. 1 came within \
        12 pt. In the second vote there were 2 guesses: 2 near 405.5. 2 came within 12 pt.

        | First vote, pt | Second vote, pt |
        | ---: | ---: |
        | 300 | 410 |
        | 400 | – |
        | 500 | 405.5 |

        ```text
                    first vote  second vote
        280 to 300
        300 to 320  ●
        320 to 340
        340 to 360
        360 to 380
        380 to 400
        400 to 420  ●           ●●            ← 408.305
        420 to 440
        440 to 460
        460 to 480
        480 to 500
        500 to 520  ●
        ```

        """)
    let document = try NotebookDocument(text: text)
    #expect(document.cells.map(\.code) == ["show"] && document.warnings.isEmpty)
  }

  @Test func whoIsHiddenIsNotInIt() throws {
    var state = try Self.state([300, 400], [410, 420])
    try state.act(.person(.hide, 1))
    #expect(!state.report.contains("| 300 |") && state.report.contains("| 400 | 420 |"))
  }

  @Test func aClassWithoutAQuestionHasAReport() {
    #expect(ClassState(.small).report.hasSuffix("\nNo question was opened.\n"))
  }

  /// The report is the only place where the guesses stay.
  @Test(arguments: ["5e-324", "-5e-324", "1e-300", "0", "-0", "1e9"])
  func anyGuessIsReported(_ guess: String) throws {
    var subject = ClassSubject(.small)
    let cookie = subject.join()
    for act in [#"{"do":"goto","step":1}"#, #"{"do":"open"}"#] { #expect(subject.act(act) == 204) }
    let body = #"{"step":1,"question":0,"value":\#(guess),"vote":1,"id":"x"}"#
    #expect(subject.send("POST", "/guess", cookie: cookie, body).status == 204)
    #expect(subject.act(#"{"do":"show"}"#) == 204)
    #expect(subject.server.event(for: .teacher).contains("\"labels\":["))
    #expect(subject.act(#"{"do":"end"}"#) == 204)
    #expect(subject.server.state.report.contains("1 guess"))
  }
}
