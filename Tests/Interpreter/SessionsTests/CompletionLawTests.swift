import Diagnostics
import Playing
import SessionSupport
import Testing

@testable import Commands
@testable import Language
@testable import Sessions

/// Laws of completion at every place of a line.
@Suite struct CompletionLawTests {
  private static let setup = [
    "view red frame (50, 50, 100, 100)", "view blue frame (0, 0, 10, 10)",
    "collision on red as walls", "let speed = 3", "let out = 4", "let s = spring()",
    "def bounce(h) { print h }",
  ]

  /// Every example in help, with the lines that it needs before it.
  static let lines = Motionbook.commands.all.flatMap { command in
    command.examples.map { (setup: command.exampleSetup, line: $0) }
  }.filter { !$0.line.hasPrefix("quit") }

  /// A part of a text according to the lexer, including mistakes: its kind and its end.
  private struct Piece: Equatable {
    let text: String
    let kind: Token.Kind?
    let end: Int
  }

  private func pieces(_ text: String) -> [Piece] {
    let source = Source(text)
    var lexer = Lexer(source)
    var pieces: [Piece] = []
    while true {
      let start = lexer.offset
      do {
        let token = try lexer.next()
        if token.kind == .end { return pieces }
        pieces.append(.init(text: token.span.text, kind: token.kind, end: token.span.upper))
      } catch {
        _ = lexer.stepOver(from: start)
        pieces.append(
          .init(text: source.text(start..<lexer.offset), kind: nil, end: lexer.offset))
      }
    }
  }

  /// Whether the text before the current word is parsed the same after a candidate is typed.
  private func isHarmless(_ candidate: Completion, after before: String) -> Bool {
    let count = before.utf8.count
    if case .text = PartialStatement(endOf: before).place {
      // A completion inside a string closes it.
      let cut = PartialStatement(endOf: before + candidate.text + candidate.suffix)
      return cut.place == .words && cut.words.last?.sort == .value
    }
    let old = pieces(before)
    let new = pieces(before + candidate.text + candidate.suffix)
    guard new.starts(with: old) else { return false }
    // And the candidate is a name, or names joined by dots.
    let inserted = new.dropFirst(old.count).filter { $0.end <= count + candidate.text.utf8.count }
    return inserted.map(\.text).joined() == candidate.text
  }

  @Test(arguments: lines.indices)
  func whatIsOfferedLeavesTheLineAsItIs(_ index: Int) {
    let (setup, line) = Self.lines[index]
    let session = Session.typed()
    for line in Self.setup + setup { _ = session.type(line) }
    // A candidate affects only the text that touches it, so each such end is tried once.
    var tried: Set<String> = []
    for end in line.indices + [line.endIndex] {
      let text = String(line[..<end])
      let completions = session.completions(for: text)
      #expect(text.hasSuffix(completions.word))
      let before = String(text.dropLast(completions.word.count))
      let touching = before.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
      for candidate in completions.candidates {
        #expect(candidate.text.hasPrefix(completions.word), "\(text)|\(candidate.text)")
        guard tried.insert("\(touching)|\(candidate.text)").inserted else { continue }
        #expect(isHarmless(candidate, after: before), "\(text)|\(candidate.text)")
      }
    }
  }

  @Test(arguments: ["plot ease-", "plot 5", "print 10%", "print 3x", "red.alpha = 2", "print 1."])
  func whatWouldJoinIsNotOffered(_ text: String) {
    let session = Session.typed()
    for line in Self.setup { _ = session.type(line) }
    for candidate in session.completions(for: text).candidates {
      #expect(isHarmless(candidate, after: text), "\(text)|\(candidate.text)")
    }
  }
}
