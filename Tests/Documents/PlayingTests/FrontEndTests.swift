import Answers
import Diagnostics
import Playing
import Testing

/// A front end conforms to what it has; the rest is refused with a reason.
@Suite struct FrontEndTests {
  // MARK: A small one

  private let kernel = LineFrontEnd()

  @Test func linesAreAnsweredInJSON() {
    #expect(
      kernel.answers(to: [
        "view red frame (50, 50, 100, 100)", "gravity on red", "repeat 2 {", "step", "}",
        "print red.center.y", "nonsense", "quit", "print 1",
      ]) == [
        #"{"type":"end","ok":true,"t":0}"#, #"{"type":"end","ok":true,"t":0}"#,
        #"{"type":"end","ok":true,"t":0.03333333333333333}"#,
        #"{"type":"print","schema":1,"values":[{"name":"red.center.y","text":"100.416","#
          + #""numbers":[100.41609191894531],"unit":"pt"}]}"#,
        #"{"type":"end","ok":true,"t":0.03333333333333333}"#,
        #"{"type":"error","schema":1,"id":"unknown-name","message":"there is nothing called `nonsense`","#
          + #""help":"the names are `red` and `gravity1`","line":1,"column":1,"text":"nonsense"}"#,
        #"{"type":"end","ok":false,"t":0.03333333333333333}"#,
        #"{"type":"end","ok":true,"t":0.03333333333333333}"#,
      ])
  }

  @Test func aNotebookIsSavedAndOpened() {
    _ = kernel.answers(to: ["title \"A box\"", "let a = 1", "save \"a.md\"", "save \"a.md\""])
    #expect(kernel.files["a.md"] == "# A box\n\n```motion\nlet a = 1\n```\n")
    let told = kernel.answers(to: ["open \"a.md\"", "print a + 1", "save \"a.md\""])
    let done = #"{"type":"end","ok":true,"t":0}"#
    #expect(
      told == [
        done,
        #"{"type":"print","schema":1,"values":[{"name":"a + 1","text":"2","numbers":[2]}]}"#,
        done, #"{"type":"text","schema":1,"lines":["saved a.md"]}"#, done,
      ])
    #expect(kernel.files["a.md"]?.hasSuffix("print a + 1\n```\n\n```output\n2\n```\n") == true)
  }

  @Test func aStopEndsARun() {
    kernel.isInterrupted = true
    #expect(
      kernel.answers(to: ["run 10s"]) == [
        #"{"type":"notice","text":"stopped here; the state is kept"}"#,
        #"{"type":"end","ok":false,"t":0}"#,
      ])
  }

  // MARK: The least one

  /// It shows what it is told.
  private final class BareHost: Host {
    private(set) var told: [String] = []
    let isInterrupted = false

    func show(_ outputs: [Output], layout: Layout, from origin: Origin) {
      told += outputs.flatMap { TextRenderer(layout: layout).lines(for: $0) }
    }
    func show(_ diagnostic: Diagnostic, from origin: Origin) {
      told.append(diagnostic.mistake.message)
    }
    func show(_ notice: Notice) { told.append(notice.text) }
  }

  @Test(arguments: [
    ("save \"a.md\"", "cannot write `a.md`: there are no files here"),
    ("open \"a.md\"", "cannot read `a.md`: there are no files here"),
    ("table [1, 2] into \"a.csv\"", "cannot write `a.csv`: there are no files here"),
    ("lesson", "the lessons cannot be read: there are none here"),
    ("lesson fall", "the lessons cannot be read: there are none here"),
    ("next", "no lesson is open"), ("hint", "no lesson is open"),
    ("sessions", "sessions are kept only at the prompt"),
    ("open 1", "sessions are kept only at the prompt"),
    ("edit", "lines can be edited only at the prompt"),
    ("clear", "warning: there is no screen to clear here"),
  ])
  func whatAHostDoesNotHaveIsRefused(_ line: String, _ reason: String) {
    let host = BareHost()
    let workbook = Workbook(in: host)
    workbook.type("let a = 1")
    let ending = workbook.type(line)
    #expect(host.told == [reason])
    #expect(ending == (line == "clear" ? .finished : .failed))
    #expect(workbook.statements == ["let a = 1"], "a refused line changes nothing")
  }

  @Test func allElseNeedsNothing() {
    let host = BareHost()
    let workbook = Workbook(in: host)
    for line in [
      "view red frame (50, 50, 100, 100)", "gravity on red as g", "play 0.1s", "undo",
      "sweep m in [1, 2] { g.magnitude = m; run 0.5s } measure red.center.y as s", "replay",
      "check", "history 1",
    ] {
      #expect(workbook.type(line) == .finished, "\(line): \(host.told)")
    }
    #expect(workbook.play("a.md") == .unreadable)
    #expect(host.told.last == "error: there are no files here")
    workbook.beginKeeping()
    workbook.leave()
    #expect(host.told.last == "error: there are no files here", "nothing is promised")
  }
}
