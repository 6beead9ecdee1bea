import Commands
import Playing
import Testing

/// Pasted text, of which the code is run.
@Suite struct TranscriptTests {
  @Test(arguments: [
    ("print 1", "print 1"), ("repeat 2 {\n  step\n}", "repeat 2 {\n  step\n}"), ("", ""),
    ("motion t=0s> run 1s", "run 1s"),
    ("motion t=0s> run 1s\n60 frames, t = 1 s\nmotion t=1s> step", "run 1s\nstep"),
    ("motion t=0s> repeat 2 {\n         ... step\n         ... }\n2", "repeat 2 {\nstep\n}"),
    (">> print 1\n1\n>> print 2\n2", "print 1\nprint 2"),
    (
      "# T\n\n```motion\nprint 1\n```\n\n```output\n1\n```\n\n```motion\nstep\n```", "print 1\nstep"
    ),
    ("<!-- motion: skip -->\n```motion\nprint 1\n```\n\n~~~motion\nstep\n~~~", "step"),
  ])
  func theCodeIsTaken(_ pasted: String, _ code: String) {
    #expect(Transcript(pasted, commands: Motionbook.commands).code == code)
  }

  /// Code is code: what was taken from a transcript is taken whole.
  @Test(arguments: SavingTests.sessions)
  func takingTwiceIsTakingOnce(_ entries: [String]) {
    let pasted = entries.map { "motion t=0s> \($0)\nan answer" }.joined(separator: "\n")
    let code = Transcript(pasted, commands: Motionbook.commands).code
    #expect(code == entries.joined(separator: "\n"))
    #expect(Transcript(code, commands: Motionbook.commands).code == code)
  }
}
