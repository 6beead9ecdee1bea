import Answers
import Diagnostics
import Foundation
import Testing

@testable import Sessions

/// Questions in plain words, each with the line that answers it: it runs, and tells what was asked.
@Suite struct QuestionTests {
  static let scene = [
    "view red frame (20, 60, 80, 80) color red", "view box frame (120, 0, 100, 100)",
    "view ball frame (220, 300, 60, 60)",
  ]

  static let asked = entries(of: "asked-lines.txt")

  private static func entries(of name: String) -> [String] {
    let url = CaseFile.root.appendingPathComponent(name)
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  @Test func thereAreQuestions() { #expect(Self.asked.count >= 100) }

  @Test(arguments: asked)
  func isAnsweredByALineThatRuns(_ entry: String) throws {
    let sides = entry.components(separatedBy: "  =>  ")
    try #require(sides.count == 2, "\(entry)")
    let session = Session()
    session.require(Self.scene)
    let lines = session.answers(to: sides[0])
    #expect(lines == [sides[1]])
    session.require([sides[1]])
  }

  @Test func whatHasPassedIsAskedOfThePast() {
    let session = Session()
    session.require(Self.scene + ["gravity on ball as g", "run 1s"])
    #expect(
      session.answers(to: "how far did ball fall?") == [
        "print last(ball.center.y) - first(ball.center.y)"
      ])
    #expect(
      session.answers(to: "what if gravity is doubled?") == [
        "g.magnitude = 2; run 1s; print ball.center"
      ])
  }

  /// `it` is what falls.
  @Test func itIsWhatFalls() {
    let session = Session()
    session.require(Self.scene + ["gravity on ball"])
    #expect(session.answers(to: "how fast is it?") == ["print length(ball.velocity)"])
  }

  /// A question changes nothing, whatever its answer was tried with.
  @Test func askingLeavesNoTrace() {
    let (session, spared) = (Session(), Session())
    for each in [session, spared] { each.require(Self.scene + ["seed 3"]) }
    for entry in Self.asked.prefix(40) {
      _ = session.answers(to: entry.components(separatedBy: "  =>  ")[0])
    }
    #expect(SessionState(session).world == SessionState(spared).world)
  }
}

extension Session {
  /// The lines that an answer of help gives to type.
  fileprivate func answers(to question: String) -> [String] {
    var lines: [String] = []
    execute(Source(question)) { result in
      for case .listing(let listing) in result.outputs {
        for case .code(let line) in listing.sections.flatMap(\.items) { lines.append(line) }
      }
      return true
    }
    return lines
  }
}
