import Diagnostics
import Playing
import Testing

/// `check` and `accept` of files.
@Suite struct ReviewTests {
  private let memory = ScriptedHost(files: [
    "good.md": SavingTests.fall,
    "drifted.md": SavingTests.fall.replacing("53.1155", with: "53.2155"),
    "failing.md": "```motion\nprint 1\n  nonsense\n```\n",
    "long.md": "```motion\nrun 600min\n```\n",
  ])

  @Test func whatAgreesAndWhatDrifts() {
    let review = Review(in: memory)
    #expect(review.check(["good.md"]) == .finished)
    #expect(memory.events == [.notice("good.md: all 2 cells agree")])
    let before = memory.files
    #expect(review.check(["drifted.md", "good.md", "failing.md"]) == .failed)
    #expect(memory.files == before, "nothing is written")
    #expect(memory.notices.count == 4)
    #expect(memory.notices[1].contains("\n-53.2155\n+53.1155\n"))
    #expect(memory.notices[1].hasSuffix("53.2155 is now 53.1155: changed by 0.1 (allowed: 0.0001)"))
    #expect(memory.notices[3].hasPrefix("failing.md:3:3: this cell failed"))
  }

  /// A file in which nothing is a cell is no success, and the blocks that may have been meant are named.
  @Test func aFileWithoutACellIsAMistake() {
    let host = ScriptedHost(files: [
      "prose.md": "# T\n\nprose\n", "python.md": "```python\nx\n```\n\n```{code-cell} r\ny\n```\n",
    ])
    #expect(Review(in: host).check(["prose.md"]) == .failed)
    #expect(Review(in: host).accept(["python.md"]) == .failed)
    #expect(
      host.notices == [
        "error: cannot read `prose.md`: nothing in it is a cell: a cell is a block that begins with "
          + "```motion",
        "error: cannot read `python.md`: nothing in it is a cell: a cell is a block that begins with "
          + "```motion, and its blocks begin with ```python, ```{code-cell}",
      ])
  }

  @Test func theWorstEndingCounts() {
    let review = Review(in: memory)
    #expect(review.check(["none.md", "drifted.md", "good.md"]) == .unreadable)
    #expect(memory.notices.first == "error: cannot read `none.md`: there is no file `none.md`")
    #expect(review.check([]) == .finished)
  }

  /// Nobody can be told that a notebook agrees of which only a part ran.
  @Test func anInterruptionIsTheEnd() {
    memory.interruptsAtOnce = true
    #expect(Review(in: memory).check(["long.md", "good.md"]) == .interrupted)
    #expect(Review(in: memory).accept(["long.md", "drifted.md"]) == .interrupted)
    #expect(memory.events == [])
  }

  @Test func acceptingTwiceIsAcceptingOnce() {
    let review = Review(in: memory)
    #expect(review.accept(["drifted.md"]) == .finished)
    #expect(memory.files["drifted.md"] == SavingTests.fall)
    #expect(review.accept(["drifted.md"]) == .finished)
    #expect(
      memory.notices == [
        "drifted.md: 1 output updated", "drifted.md: all output is up to date",
      ])
    #expect(review.check(["drifted.md"]) == .finished)
  }

  /// What is only written differently agrees; `--exact` and `accept --looks` tell it apart.
  @Test func looksAreNoDrift() {
    let fall = SavingTests.fall
    memory.files["looks.md"] = fall.replacing("\n5 frames, t =", with: "\nafter 5 frames, at t =")
    let review = Review(in: memory)
    #expect(review.check(["looks.md"]) == .finished)
    #expect(review.accept(["looks.md"]) == .finished)
    #expect(memory.files["looks.md"] != fall, "`accept` leaves it")
    #expect(Review(in: memory, isExact: true).check(["looks.md"]) == .failed)
    #expect(review.accept(["looks.md"], looks: true) == .finished)
    #expect(memory.files["looks.md"] == fall)
    let drifted = memory.files["drifted.md"]
    #expect(review.accept(["looks.md", "drifted.md"], looks: true) == .finished)
    #expect(memory.files["drifted.md"] == drifted, "a number that moved stays as recorded")
    let agrees =
      "looks.md: all 2 cells agree, 1 is written differently now; "
      + "`motionbook accept --looks looks.md` writes it anew"
    #expect(memory.notices.prefix(2) == [agrees, agrees])
    #expect(
      memory.notices.suffix(3) == [
        "looks.md: 1 output written anew", "looks.md: nothing is written differently",
        "drifted.md: nothing is written differently",
      ])
  }

  @Test func whatFailsIsNotRewritten() {
    let before = memory.files
    #expect(Review(in: memory).accept(["failing.md"]) == .failed)
    #expect(memory.files == before)
    #expect(memory.notices.first?.hasPrefix("failing.md:3:3: this cell failed") == true)
  }

  /// One output has changed, but the other cell no longer shows what it was written for.
  @Test func whatWasToFailAndDidNotIsNotRewritten() {
    let text = "```motion\nprint 1\n```\n\n<!-- motion: error -->\n```motion\nprint 2\n```\n"
    memory.files["tame.md"] = text
    #expect(Review(in: memory).accept(["tame.md"]) == .failed)
    #expect(memory.files["tame.md"] == text)
    #expect(
      memory.notices.last?.contains("this cell is marked `error`, but it did not fail") == true)
  }

  @Test func whatIsChangedMeanwhileIsNotRewritten() {
    memory.changesMeanwhile = "drifted.md"
    #expect(Review(in: memory).accept(["drifted.md"]) == .failed)
    #expect(memory.files["drifted.md"] == "somebody's\n")
    #expect(memory.notices == ["error: cannot write `drifted.md`: it was changed"])
  }

  @Test func aReportObeysNoStranger() {
    memory.files["odd.md"] = "```motion\nprint 1\n```\n\n```output\n\u{1B}[2J2\n```\n"
    #expect(Review(in: memory).check(["odd.md"]) == .failed)
    #expect(memory.notices.first?.contains(#"\u{1b}[2J2"#) == true)
    #expect(memory.notices.first?.contains("\u{1B}") == false)
  }
}
