import Diagnostics
import Playing
import SessionSupport
import Testing

@testable import Sessions

/// An entry is parsed once: the tree that says whether it is complete is the one that runs.
@Suite struct ParsedEntryTests {
  private let session = Session.typed()

  private var lastSource: Source? { session.log.entries.last?.statement?.span.source }

  @Test func whatWasReadRuns() {
    #expect(session.isIncomplete("run 1s;") == false)
    let read = session.parsedEntry?.line.statements.first?.span.source
    #expect(session.isIncomplete("run 1s;") == false, "an editor may ask again")
    session.reply(to: "run 1s;")
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
    session.reply(to: "step")
    let first = lastSource
    session.reply(to: "step")
    #expect(lastSource !== first)
  }

  @Test func onlyThatTextTakesIt() {
    _ = session.isIncomplete("run 1s")
    session.reply(to: "run 2s")
    #expect(session.record.lines == ["run 2s"] && session.time == 2)
    _ = session.isIncomplete("print x")
    let diagnostic = session.reply(to: "print x", name: "script").diagnostic
    #expect(diagnostic?.span?.source.name == "script")
  }

  @Test(arguments: [
    // A name gives the word another meaning after it was read.
    ("def run() { print 7 }", "run"), ("let hop = spring(0.5)", "hop 0.2"),
  ])
  func namesThatCameMeanwhileCount(_ maker: String, _ line: String) {
    let other = Session.typed()
    other.reply(to: maker)
    let fresh = Session.typed()
    fresh.reply(to: maker + "\n" + line)
    _ = session.isIncomplete(line)
    // Another session takes the place of this one, such as for `open`.
    session.goOn(from: other.snapshot)
    session.reply(to: line)
    #expect(session.record.lines == fresh.record.lines)
    #expect(session.time == fresh.time)
  }

  @Test func linesOfOneEntryAreReadAsTheyRun() {
    let text = "def hop() { run 1s }\nhop"
    _ = session.isIncomplete(text)
    #expect(session.parsedEntry == nil)
    session.reply(to: text)
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
    session.reply(to: "def reset() { print 1 }")
    #expect(!session.startsOver("reset", isWhole: true))
  }
}
