import Answers
import Notebooks
import Testing

@testable import Playing

/// `present` on a screen that a script stands at: what is shown, and what going back comes to.
@Suite struct PresenterTests {
  /// A screen without a clock: wishes come one after the other, and those of runs at frames.
  private final class ScriptedPresentationHost: PresentationHost {
    var wishes: [PresentingWish]
    var wishesOfRuns: [(frame: Int, PresentingWish)] = []
    private(set) var pages: [String] = []
    private(set) var notices: [String] = []
    private(set) var frames: [Int] = []
    private(set) var phases: [String] = []
    var atPage: (Int) -> Void = { _ in }

    init(_ wishes: [PresentingWish]) { self.wishes = wishes }

    func begin() { phases.append("begin") }
    func begin(_ tempo: LiveTempo) {}
    func end() { phases.append("end") }

    func show(_ page: PresentedPage, isStale: () -> Bool) -> PresentingWish {
      pages.append(Self.text(of: page))
      notices.append(page.notice)
      atPage(pages.count)
      if isStale() { return .renewal }
      return wishes.isEmpty ? .end : wishes.removeFirst()
    }

    func next(_ moment: LiveMoment) -> PresentingWish? {
      frames.append(moment.frame)
      guard let first = wishesOfRuns.first, moment.frame >= first.frame else { return nil }
      return wishesOfRuns.removeFirst().1
    }

    func tell(_ outputs: [Output], layout: Layout) {}

    /// The page in one line: its place, its code, and what came of it.
    private static func text(of page: PresentedPage) -> String {
      let words = page.prose.map { block in
        switch block {
        case .heading(_, let runs): "# \(runs.text)"
        case .paragraph(let runs): runs.text
        default: "?"
        }
      }
      let goal: [String] =
        switch page.goal {
        case .cell(let cell, _, nil): ["[\(cell.code)]"]
        case .cell(let cell, _, let answers?):
          ["[\(cell.code)]"]
            + answers.outputs.flatMap { TextRenderer(layout: page.layout).lines(for: $0) }
            + (answers.failure.map { ["! \($0.mistake.id.rawValue)"] } ?? [])
        case .hint(let summary): ["+ \(summary)"]
        case .end: ["end"]
        }
      return ([page.progress] + words + goal).joined(separator: " | ")
    }
  }

  private static let talk = """
    # A talk

    ```motion
    view red frame (0, 0, 10, 10)
    ```

    ```motion
    item red resistance 0
    fling red velocity (60, 0)
    run 1s
    print red.center.x
    ```

    Again.

    ```motion
    run 1s
    print red.center.x
    ```
    """

  private let host = ScriptedHost()

  private func present(
    _ text: String = talk, _ wishes: PresentingWish..., runs: [(Int, PresentingWish)] = [],
    with follower: Follower? = nil, atPage: @escaping (Int) -> Void = { _ in }
  ) -> (ending: RunStatus, screen: ScriptedPresentationHost) {
    let screen = ScriptedPresentationHost(wishes)
    screen.wishesOfRuns = runs
    screen.atPage = atPage
    host.files["talk.md"] = text
    let presenter = Presenter(in: host, on: screen, follower: follower)
    let ending = presenter.present("talk.md") { host.files["talk.md"] ?? "gone" }
    return (ending, screen)
  }

  private static let pages = [
    "1/3 | # A talk | [view red frame (0, 0, 10, 10)]",
    "2/3 | [item red resistance 0\nfling red velocity (60, 0)\nrun 1s\nprint red.center.x]",
    "3/3 | Again. | [run 1s\nprint red.center.x]",
    "3/3 | end",
  ]
  private static let first = pages[1] + " | 60 frames, t = 1 s | 64.5"
  private static let second = pages[2] + " | 60 frames, t = 2 s | 124.5"

  // MARK: Followers

  /// Asks before a cell runs.
  private final class Follower: PresentationFollower {
    private(set) var seen: [String] = []

    func follow(cell: Int, isRun: Bool) { seen.append("\(cell)\(isRun ? "!" : "")") }

    func doubt(aboutRunning cell: Int) -> String? { cell == 1 ? "Really?" : nil }
  }

  @Test func whoFollowsIsAskedBeforeACellRuns() {
    let follower = Follower()
    let (_, screen) = present(
      Self.talk, .forward, .forward, .forward, .back, .forward, .forward, .forward, .forward,
      with: follower)
    #expect(
      screen.notices == ["", "", "", "Really?", "", "", "Really?", "", ""],
      "what is said in between takes the question away")
    #expect(follower.seen == ["0", "0!", "1", "1", "0!", "1", "1", "1!", "2"])
  }

  // MARK: Going on and back

  @Test func goesThroughTheNotebook() {
    let (ending, screen) = present(
      Self.talk, .forward, .forward, .forward, .forward, .forward, .forward, .forward)
    #expect(ending == .finished)
    #expect(
      screen.pages == [
        Self.pages[0], Self.pages[0], Self.pages[1], Self.first, Self.pages[2], Self.second,
        Self.pages[3], Self.pages[3],
      ])
    #expect(screen.notices.last == "this is the end; q quits")
    #expect(screen.phases == ["begin", "end"])
    #expect(
      screen.frames == Array(0...60) + Array(60...120),
      "each frame is seen, and the last one of a run too")
  }

  @Test func goesBackOverAnswersToTheCellBefore() {
    let (_, screen) = present(
      Self.talk, .forward, .forward, .forward, .forward, .back, .back, .back, .back, .back, .back)
    #expect(
      screen.pages.dropFirst(4) == [
        Self.pages[2], Self.first, Self.pages[1], Self.pages[0], Self.pages[0], Self.pages[0],
        Self.pages[0],
      ])
  }

  @Test func aCellThatRunsAgainStandsWhereItStood() {
    let (_, screen) = present(
      Self.talk, .last, .back, .forward, .first, .forward, .forward, .forward, .back, .forward)
    #expect(screen.pages[1...3] == [Self.pages[3], Self.pages[2], Self.second])
    #expect(screen.pages.last == Self.first)
    #expect(screen.pages.filter { $0 == Self.first }.count == 2)
  }

  // MARK: Runs

  @Test func aRunIsCutShortAndItsEndIsTheSame() {
    let (_, screen) = present(
      Self.talk, .forward, .forward, .forward, runs: [(10, .forward)])
    #expect(screen.pages.last == Self.first)
    #expect(screen.frames == Array(0...10))
  }

  @Test func aRunIsStoppedAndHasNotBeen() {
    let (ending, screen) = present(
      Self.talk, .forward, .forward, .forward, .forward, runs: [(10, .back)])
    #expect(ending == .finished)
    #expect(screen.pages.suffix(2) == [Self.pages[1], Self.first])
    #expect(screen.frames.starts(with: Array(0...10) + [0, 1]))
  }

  @Test func aRunIsLeftForAnotherPage() {
    let (_, screen) = present(
      Self.talk, .forward, .forward, .forward, runs: [(10, .last)])
    #expect(screen.pages.last == Self.pages[3])
  }

  @Test func whoLeavesInARunIsGone() {
    let (ending, screen) = present(
      Self.talk, .forward, .forward, .forward, .forward, runs: [(10, .end)])
    #expect(ending == .finished)
    #expect(screen.frames.last == 10 && screen.phases == ["begin", "end"])
  }

  @Test func whoLeavesAtTheLastFrameIsGone() {
    let (ending, screen) = present(
      Self.talk, .forward, .forward, .forward, .forward, runs: [(60, .end)])
    #expect(ending == .finished)
    #expect(screen.pages.last == Self.pages[1])
  }

  @Test func controlCEndsIt() {
    host.patience = 5
    let (ending, screen) = present(Self.talk, .forward, .forward, .forward)
    #expect(ending == .interrupted)
    #expect(screen.phases == ["begin", "end"])
  }

  // MARK: Kinds of cells

  @Test func whatIsFoldedAwayIsUnfolded() {
    let text = """
      ```motion
      let a = 1
      ```

      <details><summary>Answer</summary>

      ```motion
      print a + 1
      ```

      </details>
      """
    let (_, screen) = present(text, .forward, .unfold, .forward, .unfold, .forward, .forward)
    #expect(
      screen.pages == [
        "1/2 | [let a = 1]", "1/2 | [let a = 1]", "1/2 | [let a = 1]", "2/2 | + Answer",
        "2/2 | [print a + 1]", "2/2 | [print a + 1] | 2", "2/2 | end",
      ])
    #expect(screen.notices[2] == "there is no hidden answer here")
  }

  @Test func cellsThatFailAreShownAndCellsToSkipAreNotRun() {
    let text = """
      ```motion
      print 1
      print nothing1
      ```

      <!-- motion: skip -->
      ```motion
      print 2
      ```

      ```motion
      save "x.md"
      ```
      """
    let (ending, screen) = present(text, .forward, .forward, .forward, .forward)
    #expect(ending == .finished)
    #expect(
      screen.pages.dropFirst() == [
        "1/3 | [print 1\nprint nothing1] | 1 | ! unknown-name", "2/3 | [print 2]",
        "3/3 | [save \"x.md\"]", "3/3 | [save \"x.md\"] | ! writes-refused",
      ])
    #expect(host.files["x.md"] == nil)
  }

  // MARK: The file

  @Test func aFileThatCannotBeReadIsTold() {
    let screen = ScriptedPresentationHost([])
    let ending = Presenter(in: host, on: screen).present("none.md") { 0 }
    #expect(ending == .unreadable)
    #expect(screen.phases.isEmpty)
    #expect(host.notices.first?.hasPrefix("error: cannot read `none.md`") == true)
  }

  @Test func aChangedFileIsShownWhereOneWas() {
    let (_, screen) = present(
      Self.talk, .forward, .forward, .forward, .forward, .forward,
      atPage: { [host] count in
        if count == 6 {
          host.files["talk.md"] =
            "# Another\n\n```motion\nlet a = 1\n```\n\n"
            + Self.talk.replacing("Again.", with: "Once more.")
        }
      })
    #expect(screen.pages[5] == Self.second)
    #expect(
      screen.pages[6] == "4/4 | Once more. | [run 1s\nprint red.center.x]",
      "the cell before it is another, so its answers are none any more")
    #expect(screen.notices[6] == "the file has changed; this is the new version")
  }

  @Test func otherProseLeavesTheAnswers() {
    let (_, screen) = present(
      Self.talk, .forward, .forward, .forward, .forward, .forward, .back, .forward,
      atPage: { [host] count in
        if count == 6 {
          host.files["talk.md"] = Self.talk.replacing("Again.", with: "Once more.")
        }
      })
    let changed = Self.second.replacing("Again.", with: "Once more.")
    #expect(screen.pages[6] == changed)
    #expect(screen.pages.last == changed, "and run again it answers the same")
  }

  @Test func aFileThatIsBrokenMeanwhileIsToldAndThePlaceIsKept() {
    let (ending, screen) = present(
      Self.talk, .forward, .forward, .forward, .forward,
      atPage: { [host] count in
        switch count {
        case 5: host.files["talk.md"] = nil
        case 6: host.files["talk.md"] = ""
        case 7: host.files["talk.md"] = Self.talk
        default: break
        }
      })
    #expect(ending == .finished)
    #expect(
      screen.pages.dropFirst(4) == [Self.pages[2], Self.pages[2], "0/0 | end", Self.pages[2]])
    #expect(screen.notices[5].contains("cannot read the file"))
  }
}
