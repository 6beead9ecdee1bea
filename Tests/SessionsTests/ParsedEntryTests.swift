import Diagnostics
import Testing
import Workbooks

@testable import Sessions

/// An entry is parsed once: the tree that says whether it is complete is the one that runs.
@Suite struct ParsedEntryTests {
  private let session = Session()

  private func run(_ text: String) { session.execute(Source(text)) { _ in true } }

  private var lastSource: Source? { session.log.entries.last?.statement?.span.source }

  @Test func whatWasReadRuns() {
    #expect(session.isIncomplete("run 1s;") == false)
    let read = session.parsedEntry?.line.statements.first?.span.source
    #expect(session.isIncomplete("run 1s;") == false, "an editor may ask again")
    run("run 1s;")
    #expect(lastSource === read && read != nil)
    #expect(session.record.lines == ["run 1s;"])
  }

  /// To this language, `#` begins a comment; a selector of Swift does not hide its brackets.
  @Test func aSelectorOfSwiftIsComplete() {
    let line = "let a = UITapGestureRecognizer(target: self, action: #selector(tapped))"
    #expect(session.isIncomplete(line) == false)
    #expect(session.isIncomplete("repeat 2 { # as in #selector(tapped)"))
  }

  @Test func aLineTypedAgainIsAnotherLine() {
    _ = session.isIncomplete("step")
    run("step")
    let first = lastSource
    run("step")
    #expect(lastSource !== first)
  }

  @Test func onlyThatTextTakesIt() {
    _ = session.isIncomplete("run 1s")
    run("run 2s")
    #expect(session.record.lines == ["run 2s"] && session.time == 2)
    _ = session.isIncomplete("print x")
    session.execute(Source("print x", name: "script")) { result in
      guard case .failed(let diagnostic) = result.outcome else { return true }
      #expect(diagnostic.span?.source.name == "script")
      return true
    }
  }

  @Test(arguments: [
    // A name gives the word another meaning after it was read.
    ("def run() { print 7 }", "run"), ("let hop = spring(0.5)", "hop 0.2"),
  ])
  func namesThatCameMeanwhileCount(_ maker: String, _ line: String) {
    let other = Session()
    other.execute(Source(maker)) { _ in true }
    let fresh = Session()
    fresh.execute(Source(maker + "\n" + line)) { _ in true }
    _ = session.isIncomplete(line)
    // Another session takes the place of this one, such as for `open`.
    session.goOn(from: other.snapshot)
    run(line)
    #expect(session.record.lines == fresh.record.lines)
    #expect(session.time == fresh.time)
  }

  @Test func linesOfOneEntryAreReadAsTheyRun() {
    let text = "def hop() { run 1s }\nhop"
    _ = session.isIncomplete(text)
    #expect(session.parsedEntry == nil)
    run(text)
    #expect(session.time == 1)
  }

  @Test(arguments: [
    ("reset", true, true), (" :reset # anew", true, true), ("reset\nrun 1s", true, false),
    ("reset; run 1s", false, false), ("run 1s\nreset", false, false),
    ("tweaks reset", false, false),
    ("print 1", false, false), ("{", false, false), ("", false, false),
  ])
  func aTextThatStartsOver(_ text: String, _ atStart: Bool, _ whole: Bool) {
    #expect(session.startsOver(text, isWhole: false) == atStart)
    #expect(session.startsOver(text, isWhole: true) == whole)
  }

  @Test func aDefinedResetIsNotOurs() {
    run("def reset() { print 1 }")
    #expect(!session.startsOver("reset", isWhole: true))
  }
}
