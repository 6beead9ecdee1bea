import TestSupport
import Testing

@testable import Notebooks

/// The report on outputs that say what is recorded and are written differently.
@Suite struct LooksReportTests {
  /// A notebook of cells, each with its code and its recorded output.
  private static func document(_ cells: (code: String, output: String)...) throws
    -> NotebookDocument
  {
    let text = cells.map { "```motion\n\($0.code)\n```\n\n```output\n\($0.output)\n```\n" }
    return try NotebookDocument(text: text.joined(separator: "\n"))
  }

  private static let exact: CheckScope = {
    var scope = CheckScope()
    scope.isExact = true
    return scope
  }()

  private static func report(
    _ document: NotebookDocument, _ scope: CheckScope = .whole
  ) -> NotebookReport {
    ScriptedRunner().check(document, name: "a b.md", scope)
  }

  @Test func whatIsWrittenDifferentlyAgrees() throws {
    let report = try Self.report(
      Self.document(("say it rests", "it is at rest"), ("print 2", "2"), ("print 3", "3")))
    #expect(report.passes && report.looksCount == 1 && report.driftCount == 0)
    #expect(report.agreement == "all 3 cells agree, 1 is written differently now")
    #expect(
      report.verdict == report.agreement + "; `motionbook accept --looks 'a b.md'` writes it anew")
    #expect(report.summary == "" && report.textToAccept == nil)
  }

  @Test func oneCellAndManyHaveTheirForms() throws {
    let one = ("say it rests", "it is at rest")
    let single = try Self.report(Self.document(one))
    #expect(single.agreement == "1 cell agrees and is written differently now")
    let two = try Self.report(Self.document(one, one))
    #expect(two.agreement == "all 2 cells agree, 2 are written differently now")
    #expect(two.verdict.hasSuffix(" writes them anew"))
    let none = try Self.report(Self.document(("print 2", "2")))
    #expect(none.verdict == "1 cell agrees" && none.textOfLooks == nil)
  }

  @Test func onlyLooksAreWrittenAnew() throws {
    let cells = [("say it rests", "it is at rest"), ("print 2", "7")]
    let document = try Self.document(cells[0], cells[1])
    let report = Self.report(document)
    #expect(!report.passes && report.looksCount == 1 && report.driftCount == 1)
    #expect(report.textOfLooks == document.text.replacing("it is at rest", with: "it rests"))
    #expect(report.textToAccept == document.text.replacing("\n7\n", with: "\n2\n"))
  }

  @Test func whereACellFailedNothingIsWrittenAnew() throws {
    let document = try Self.document(("say it rests", "it is at rest"), ("fail x", "7"))
    let report = Self.report(document)
    #expect(report.looksCount == 1 && report.textOfLooks == nil)
  }

  @Test func anExactCheckCountsThemAsDrift() throws {
    let report = Self.report(
      try Self.document(("say it rests", "it is at rest")), Self.exact)
    #expect(!report.passes && report.driftCount == 1 && report.looksCount == 0)
    #expect(report.summary.contains("\n-it is at rest\n+it rests\n"))
  }

  @Test func otherProgramsAreTold() throws {
    let report = try Self.report(
      Self.document(("say it rests", "it is at rest"), ("print 2", "7")))
    #expect(report.findings.map(\.severity) == [.notice, .error])
    let annotations = GitHubAnnotations.text(of: report).split(separator: "\n")
    #expect(annotations.first?.hasPrefix("::notice file=a b.md,line=6,") == true)
    #expect(annotations.last?.hasPrefix("::error ") == true)
    var junit = JUnitReport()
    junit.add(report)
    #expect(junit.text.contains("tests=\"2\" failures=\"1\" errors=\"0\""))
    #expect(junit.text.contains("<system-out>line 6: the output is written differently now\n"))
  }

  // MARK: Known changes

  @Test func aKnownChangeIsSaidBelowWhatMoved() throws {
    let convert = "print 2 # convert"
    let moved = Self.report(try Self.document((convert, "7 # convert")))
    let change = try #require(KnownChange.all.first { $0.words.contains("convert") })
    #expect(moved.summary.hasSuffix("a b.md:6: since 0.2, \(change.sentence); this may be why\n"))
    let other = Self.report(try Self.document((convert, "2 # convert"), ("print 2", "7")))
    #expect(!other.summary.contains("since"), "it touches its own cell alone")
    let agreeing = Self.report(try Self.document((convert, "2 # convert")))
    #expect(agreeing.summary == "")
  }

  @Test func aSnapTouchesTheCellsBelow() throws {
    let snap = ("print 1 # snap", "1 # snap")
    #expect(Self.report(try Self.document(snap, ("print 2", "7"))).summary.contains("since 0.2, "))
    #expect(!Self.report(try Self.document(("print 2", "7"), snap)).summary.contains("since"))
    #expect(
      !Self.report(try Self.document(snap, ("reset\nprint 2", "7"))).summary.contains("since"))
    #expect(
      !Self.report(try Self.document(("print snapshot 2", "snapshot 7"))).summary.contains("since"))
  }

  @Test func otherTextHasItsPlace() throws {
    let report = Self.report(try Self.document(("print 2", "no number")))
    #expect(report.summary.hasSuffix("a b.md:6: the output is not as recorded\n"))
  }

  /// The handbook lists the numbers that moved in the words of the report.
  @Test func theChangesListTheKnownOnes() throws {
    let page = try ProjectFolder("notebooks/pages").text("changes.md")
    let lines = page.split(separator: "\n").drop { $0 != "### Numbers that moved" }.dropFirst()
    let listed = lines.prefix { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
    #expect(
      listed
        == KnownChange.all.map {
          $0.sentence.prefix(1).uppercased() + $0.sentence.dropFirst() + "."
        })
  }

  // MARK: Differences

  @Test func otherLineBreaksAreNoDifference() throws {
    let old = try Self.document(("print 1", "a long line"))
    let new = try Self.document(("print 1", "a  long\nline"))
    #expect(NotebookDifference(from: old, to: new).lines == [])
  }
}
