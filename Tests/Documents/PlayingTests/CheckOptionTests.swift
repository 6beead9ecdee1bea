import Notebooks
import Testing

@testable import Playing

/// `check` of a part, to its end, and for build servers.
@Suite struct CheckOptionTests {
  static let notebook = """
    # Numbers

    ```motion
    let x = 1
    print x
    ```

    ```output
    9
    ```

    ## Small & "great"

    ```motion
    print x + 1
    nonsense
    ```

    ### Below

    ```motion
    print x + 2
    ```

    ```output
    3
    ```

    ## Others

    <!-- motion: skip -->
    ```motion
    print 1
    ```

    ```motion
    print x + 3
    ```

    ```output
    5
    ```

    """

  private let host = ScriptedHost(files: ["a.md": notebook])

  private func report(_ filter: String? = nil, keepsGoing: Bool = false) -> NotebookReport? {
    var found: NotebookReport?
    _ = Review(in: host, filter: filter, keepsGoing: keepsGoing).check(["a.md"]) {
      if case .report(let report) = $0 { found = report }
    }
    return found
  }

  private func words(_ report: NotebookReport?) -> [String] {
    (report?.cells ?? []).map { cell in
      switch cell.outcome {
      case .drifted: "drifted"
      case .failed: "failed"
      default: "\(cell.outcome)"
      }
    }
  }

  @Test func aSectionIsCheckedAndWhatIsAboveRuns() {
    #expect(words(report("below")) == ["outside", "failed", "notReached", "outside", "outside"])
    #expect(
      words(report("below", keepsGoing: true))
        == ["outside", "failed", "agreed", "outside", "outside"])
    #expect(words(report("others", keepsGoing: true)).suffix(2) == ["skipped", "drifted"])
  }

  @Test func aFilterThatIsInNoHeading() {
    host.files["b.md"] = "# Other\n\n```motion\nlet n = 1\n```\n"
    #expect(Review(in: host, filter: "great").check(["b.md", "a.md"]) == .failed)
    host.forget()
    #expect(Review(in: host, filter: "nothing").check(["b.md", "a.md"]) == .failed)
    #expect(host.notices == ["error: no heading contains `nothing`, so nothing was checked"])
  }

  @Test func itKeepsGoing() {
    #expect(words(report()) == ["drifted", "failed", "notReached", "notReached", "notReached"])
    #expect(
      words(report(keepsGoing: true)) == ["drifted", "failed", "agreed", "skipped", "drifted"])
    #expect(host.notices.last?.contains("a.md:16:1: this cell failed\n") == true)
  }

  @Test func annotationsStandAtTheirLines() throws {
    let report = try #require(self.report(keepsGoing: true))
    let lines = GitHubAnnotations.text(of: report).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[0]
        == "::error file=a.md,line=9,title=the output is not as recorded::"
        + "9 is now 1: changed by 8; whole numbers must not change")
    #expect(lines[1].hasPrefix("::error file=a.md,line=16,col=1,title=this cell failed::2%0Aerror"))
    #expect(
      GitHubAnnotations.text(of: "a\nb%", in: "x,y:z.md") == "::error file=x%2Cy%3Az.md::a%0Ab%25\n"
    )
  }

  @Test func theJUnitReportHasACaseForEachCell() throws {
    var junit = JUnitReport()
    junit.add(try #require(report()))
    junit.add("b.md", notChecked: "it is \u{1B}[0m \"gone\"")
    #expect(
      junit.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="motionbook" tests="6" failures="2" errors="1">
          <testsuite name="a.md" tests="5" failures="2" errors="0" skipped="3">
            <testcase name="Numbers, line 4" classname="a.md">
              <failure message="the output is not as recorded">line 9
        9 is now 1: changed by 8; whole numbers must not change</failure>
            </testcase>
            <testcase name="Small &amp; &quot;great&quot;, line 15" classname="a.md">
              <failure message="this cell failed">line 16
        2
        error: there is nothing called `nonsense`
          nonsense
          ^^^^^^^^</failure>
            </testcase>
            <testcase name="Below, line 22" classname="a.md"><skipped message="an earlier cell failed"/></testcase>
            <testcase name="Others, line 33" classname="a.md"><skipped message="an earlier cell failed"/></testcase>
            <testcase name="Others, line 37" classname="a.md"><skipped message="an earlier cell failed"/></testcase>
          </testsuite>
          <testsuite name="b.md" tests="1" failures="0" errors="1" skipped="0">
            <testcase name="the notebook" classname="b.md">
              <error message="it is \\u{1b}[0m &quot;gone&quot;"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
