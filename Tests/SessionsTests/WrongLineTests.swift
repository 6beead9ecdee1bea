import Foundation
import Testing

@testable import Diagnostics
@testable import Sessions

/// Lines as people type them who come from elsewhere. Each works, or the answer has a caret, at most
/// six lines, and a line that runs where it was suggested.
@Suite struct WrongLineTests {
  static let scene = [
    "view red frame (50, 50, 100, 100)", "view box frame (200, 50, 80, 80)",
  ]

  static let uikit = lines(of: "wrong-lines-of-uikit.txt")
  static let newcomers = lines(of: "wrong-lines-of-newcomers.txt")

  private static func lines(of name: String) -> [String] {
    let url = CaseFile.root.appendingPathComponent(name)
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  @Test func thereAreLines() {
    #expect(Self.uikit.count >= 40 && Self.newcomers.count >= 40 && Self.mended.count >= 60)
  }

  @Test(arguments: uikit + newcomers)
  func leadsToALineThatRuns(_ line: String) throws {
    let session = Session()
    session.require(Self.scene)
    guard let diagnostic = session.diagnostic(of: line) else { return }
    let answer = DiagnosticRenderer().lines(for: diagnostic)
    #expect(answer.count <= 6 && answer.contains { $0.contains("^") }, "\(answer)")
    let mend = try #require(suggestion(of: diagnostic, in: line), "\(answer)")
    let fresh = Session()
    fresh.require(Self.scene)
    #expect(fresh.diagnostic(of: mend) == nil, "`\(mend)` for `\(line)`")
    #expect(!mend.hasPrefix("reset"), "nothing that empties the stage")
  }

  /// Lines with the one that keeps what was meant of them, in a session that has behaviors already.
  static let mended = lines(of: "mended-lines.txt")
  static let sceneThatFalls = [
    "view box frame (110, 40, 100, 100)", "gravity on box", "collision on box bounds",
  ]

  @Test(arguments: mended)
  func isMendedAsMeant(_ line: String) throws {
    let (answer, meant) = try answer(to: line, in: Self.sceneThatFalls)
    let diagnostic = try #require(answer)
    let help = diagnostic.mistake.help ?? ""
    #expect(help.contains("`\(meant)`"), "\(help) for `\(line)`")
    let fresh = Session()
    fresh.require(Self.sceneThatFalls)
    #expect(fresh.diagnostic(of: meant) == nil, "`\(meant)`")
  }

  /// Six fresh lists of lines as people type them, with what their answers name; nothing where they
  /// work as they are.
  static let answered = lines(of: "answered-lines.txt")
  static let sceneOfLists = [
    "view red frame (50, 50, 100, 100) color red", "view box frame (200, 50, 80, 80) color blue",
    "let views = [red, box]", "gravity on red as g", "collision on red bounds as walls",
  ]

  @Test(arguments: answered)
  func isAnsweredAsMeant(_ line: String) throws {
    let (answer, meant) = try answer(to: line, in: Self.sceneOfLists)
    guard let mistake = answer?.mistake else {
      #expect(meant.isEmpty, "`\(line)` works")
      return
    }
    #expect(mistake.suggestion == meant || mistake.help?.contains("`\(meant)`") == true)
  }

  /// What is wrong with the line of an entry, in no more than six lines, and what the entry has as
  /// its answer.
  private func answer(
    to entry: String, in scene: [String]
  ) throws -> (answer: Diagnostic?, meant: String) {
    let sides = entry.components(separatedBy: "  =>  ")
    try #require(sides.count == 2, "\(entry)")
    let session = Session()
    session.require(scene)
    let answer = session.diagnostic(of: sides[0].replacing("\\n", with: "\n"))
    if let answer { #expect(DiagnosticRenderer().lines(for: answer).count <= 6) }
    return (answer, sides[1])
  }

  /// Where there is nothing to stop, it is shown how it would go, and nothing stays of it.
  @Test func whatIsNotThereIsNotMadeToBeStopped() throws {
    let session = Session()
    session.require(Self.scene)
    let help = try #require(session.diagnostic(of: "stop gravity")?.mistake.help)
    #expect(help == "write something like `gravity on red as g; run 1s; remove g`")
  }

  /// The line that an answer suggests, or the typed one with the word that was meant.
  private func suggestion(of diagnostic: Diagnostic, in line: String) -> String? {
    let mistake = diagnostic.mistake
    if let word = mistake.suggestion, let span = diagnostic.span {
      return line.replacing(utf8: span.lower..<span.upper, with: word)
    }
    let help = mistake.help ?? ""
    return help.firstMatch(of: /(?:write|with|like) `([^`]*)`/).map { String($0.output.1) }
  }

  /// Advice is about words: without views it makes one first.
  @Test func withoutViewsALineMakesOne() throws {
    let session = Session()
    let help = try #require(session.diagnostic(of: "drop it")?.mistake.help)
    #expect(help == "write `view box frame (100, 50, 80, 80); gravity on box`")
  }

  @Test func aTrialLeavesNoTrace() {
    let (session, spared) = (Session(), Session())
    for each in [session, spared] { each.require(Self.scene + ["seed 3"]) }
    for line in Self.newcomers { _ = session.diagnostic(of: "qqq; \(line)") }
    #expect(SessionState(session).world == SessionState(spared).world)
  }
}

/// The tables themselves.
@Suite struct ForeignTableTests {
  @Test func everyFormCanBeRead() {
    for rule in Rewriting.all {
      for pattern in rule.patterns {
        #expect(Form.Steps(pattern.form.text) != nil, "\(pattern.form.text)")
      }
    }
  }

  /// Each term has a line that runs with two views there, or with none.
  @Test(arguments: ForeignTerm.all.map(\.words[0]))
  func aTermsLineRuns(_ word: String) throws {
    // Conditions of Objective-C are known in capital letters alone.
    let term = try #require(ForeignTerm.named(word) ?? ForeignTerm.named(word.uppercased()))
    for scene in [WrongLineTests.scene + ["run 1s"], []] {
      let views = scene.isEmpty ? [] : ["red", "box"]
      let lines = term.lines(for: word, NamesAtHand(views: views, colors: ["blue"]))
      let runs = lines.contains { line in
        let session = Session()
        session.require(scene)
        return session.diagnostic(of: line) == nil
      }
      #expect(runs, "\(word): \(lines)")
    }
  }
}

extension Session {
  /// What is wrong with a line; nil where nothing is.
  func diagnostic(of line: String) -> Diagnostic? {
    var found: Diagnostic?
    execute(Source(line)) { result in
      if case .failed(let diagnostic) = result.outcome { found = diagnostic }
      return found == nil
    }
    return found
  }
}
