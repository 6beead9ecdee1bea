import Diagnostics
import Playing
import SessionSupport
import TestSupport
import Testing

@testable import Advice
@testable import Commands
@testable import Sessions

/// A word with one slip is mended, wherever it stands in a line.
@Suite struct NearWordTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let setup: [String]
    let line: String
    let word: String
    let slip: String
    var testDescription: String { line }
  }

  /// The shortest example of each command with a slip in its verb, and of each clause with one in its
  /// keyword.
  static let examples: [Example] = Motionbook.commands.all.flatMap { command -> [Example] in
    let keywords = [command.verb] + command.clauses.map(\.word)
    return keywords.compactMap { word in
      guard word.count >= 5, let line = command.form.example(with: word) ?? command.examples.first
      else { return nil }
      let place = line.firstRange(of: word)
      guard let place, !line.contains(";") else { return nil }
      var slip = word
      slip.remove(at: slip.index(slip.startIndex, offsetBy: word.count / 2))
      return Example(
        setup: command.exampleSetup, line: line.replacingCharacters(in: place, with: slip),
        word: word, slip: slip)
    }
  }

  /// Words whose slip is as near to another one that can stand there, or reads as a value.
  private static let others = [
    "resume", "animations", "tweaks", "forks", "reset", "title", "insets", "until",
  ]

  @Test(arguments: examples.filter { !others.contains($0.word) })
  func oneSlipIsMended(_ example: Example) {
    let session = Session.advised(example.setup)
    let answer = session.reply(to: example.line)
    #expect(answer.diagnostic?.advice == .word(example.word), "\(session.lines(for: example.line))")
  }

  /// The examples of some words are lines of several statements.
  @Test func mostLongWordsHaveAnExample() {
    let words = Set(
      Motionbook.commands.all.flatMap { [$0.verb] + $0.clauses.map(\.word) }.filter {
        $0.count >= 5
      })
    let without = words.subtracting(Self.examples.map(\.word))
    #expect(3 * without.count < words.count, "\(without.sorted())")
  }

  /// Words of other systems mean one of ours in the very place, and nowhere else.
  @Test(arguments: [
    ("red.opacity = 0.5", "alpha"), ("item red restitution 0.5", "elasticity"),
    ("table red.center.y each 100ms", "every"), ("animate red.alpha to 0 duration 1s", "over"),
    ("red.zIndex = 3", "zPosition"), ("print red.x", "center.x"),
    ("animate red.alpha to 0 over 1s curve ease-in-out", "easeInOut"), ("delete red", "remove"),
    ("red.background-color = blue", "backgroundColor"), ("run 2 seconds", "s"),
  ])
  func aSynonymIsNamed(_ line: String, _ word: String) {
    let session = Session.advised(["view red frame (0, 0, 40, 40)", "run 1 frame"])
    #expect(session.reply(to: line).diagnostic?.advice == .word(word))
  }

  /// A word that would not work in its place is not suggested.
  @Test(arguments: [
    "git commit", "slow motion please", "hit the road", "view back frame", "rum 5 6 7",
  ])
  func whatWouldNotWorkIsNotSuggested(_ line: String) {
    let session = Session.advised(["view red frame (0, 0, 40, 40)"])
    if case .word(let word)? = session.reply(to: line).diagnostic?.advice {
      Issue.record("`\(word)` for `\(line)`")
    }
  }

  /// A trial leaves nothing behind.
  @Test func aTrialLeavesNoTrace() {
    let scene = ["view red frame (0, 0, 40, 40)", "seed 3", "gravity on red"]
    let (tried, spared) = (Session.advised(scene), Session.advised(scene))
    for example in Self.examples.prefix(60) { _ = tried.reply(to: example.line + " qqq") }
    for line in ["print random()", "show", "step", "print red.center"] {
      #expect(tried.lines(for: line) == spared.lines(for: line))
    }
    #expect(tried.time == spared.time)
  }

  /// Without an adviser a mistake is told alone.
  @Test func aSessionMayGoWithout() {
    let diagnostic = Session.typed().diagnostic(of: "grvity on red")
    #expect(diagnostic != nil && diagnostic?.advice == nil)
  }
}
