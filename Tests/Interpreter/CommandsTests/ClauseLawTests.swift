import Diagnostics
import Language
import Playing
import SessionSupport
import Testing

@testable import Commands
@testable import Evaluation
@testable import Sessions
@testable import Values

/// Laws of the clauses of every command, by their declarations.
@Suite struct ClauseLawTests {
  /// A clause in the example of its command that shows it.
  struct Shown: Sendable, CustomTestStringConvertible {
    let verb: String
    let clause: SlotRow
    var testDescription: String { "\(verb) … \(clause.word)" }
  }

  private static let clauses = Motionbook.commands.all.flatMap { command in
    command.clauses.map { Shown(verb: command.verb, clause: $0) }
  }

  // MARK: Types

  /// A value that is of no kind which is checked; nil for a kind that takes words or anything.
  private static func wrongValue(for kind: ValueKind) -> String? {
    switch kind {
    case .number, .count, .times, .point, .size, .rect, .insets, .transform, .curve, .curveOrWord,
      .region, .corners, .mask, .range, .points:
      "\"wrong\""
    case .string, .boolean: "(1, 2, 3)"
    case .color, .view, .views, .animator, .viewsOrAnimators, .recognizer, .screen, .transition,
      .object, .path,
      .keyPath, .expression, .expressions, .word, .name, .lesson, .binding, .parameters, .flag:
      nil
    }
  }

  /// A value of another type is refused with what the clause takes, and the caret is on the value.
  @Test(arguments: clauses.filter { wrongValue(for: $0.clause.kind) != nil })
  func refusesAnotherType(_ shown: Shown) throws {
    let command = try #require(Motionbook.commands.declaration(of: shown.verb))
    let wrong = try #require(Self.wrongValue(for: shown.clause.kind))
    let (example, place) = try #require(examples(of: command, with: shown.clause).first)
    // A keyword that may stand alone is given a value.
    let line = example.replacing(
      place.value, with: place.value.isEmpty ? " " + wrong : wrong)
    let diagnostic = try #require(
      Session.typed(command.exampleSetup).diagnostic(of: line), "`\(line)` is taken")
    let message = diagnostic.mistake.message
    #expect(diagnostic.mistake.id == .wrongKind, "\(line): \(message)")
    #expect(
      message.hasPrefix("`\(shown.clause.word)` takes \(Self.told(shown.clause.kind))"),
      "\(line): \(message)")
    #expect(diagnostic.span?.text == wrong, "\(line)")
  }

  /// The kind that a message says a clause takes.
  private static func told(_ kind: ValueKind) -> String {
    if case .times = kind { "a number" } else { kind.described }
  }

  /// The examples that have a clause, and where it is: outside of blocks, if any has it there, since
  /// an animation in another one inherits what it is not given.
  private func examples(
    of command: CommandDeclaration, with clause: SlotRow
  ) -> [(line: String, place: ClausePlace)] {
    let found = [false, true].map { inBlocks in
      command.examples.compactMap { example in
        command.parsed(example, inBlocks: inBlocks).flatMap(\.clauses)
          .first { $0.keyword.text == clause.word }
          .map { (example, ClausePlace($0)) }
      }
    }
    return found[0].isEmpty ? found[1] : found[0]
  }

  // MARK: Defaults

  /// Whether a default can be typed; others are told in words.
  private static func isWritten(_ clause: SlotRow) -> Bool {
    if case .word(let words) = clause.kind { return words.contains(clause.standard) }
    return Session.typed().mistake(in: "print \(clause.standard)") == nil
  }

  /// Without a clause, `set` shows the settings; `load` needs a file.
  private static let defaults = clauses.filter {
    !$0.clause.standard.isEmpty && isWritten($0.clause) && !["set", "load"].contains($0.verb)
  }

  /// Defaults that are told in words, because they depend on something else.
  private static let worded: Set = [
    "stage … pixels", "view … in", "view … font", "draw … width", "add … to", "boundary … on",
    "attach … at", "attach … length", "attach … frequency", "animation … from", "animation … to",
    "animation … over", "animation … at", "animation … rotationMode", "continue … over",
    "continue … curve", "tilt … at", "keyboard … height", "keyboard … width", "keyboard … at",
    "touch … to", "touch … over", "scroll … in", "drag … from", "drag … velocity",
    "tweak … default", "tweak … range", "tweak … step", "tweak … precision",
    "screen … presentsWith", "screen … dismissesWith", "present … style", "present … frame",
    "present … with", "dismiss … with", "navigate … on", "navigate … with", "select … on",
    "select … with", "progress … over", "play … follow", "table … every", "table … to", "plot … to",
    "plot … width", "plot … glyphs", "measure … to", "trace … to", "compare … width",
    "compare … glyphs", "fit … as", "fit … over", "fit … stops", "fit … from", "fit … to",
    "events … to", "expect … within", "predict … within", "lesson … from",
  ]

  @Test func theOtherDefaultsCanBeTyped() {
    let others = Self.clauses.filter {
      !$0.clause.standard.isEmpty && !["set", "load"].contains($0.verb)
        && !Self.isWritten($0.clause)
    }
    #expect(Set(others.map(\.testDescription)) == Self.worded)
  }

  /// A default that is typed does what is done without it.
  @Test(arguments: defaults)
  func aDefaultIsWhatHoldsWithoutTheClause(_ shown: Shown) throws {
    let command = try #require(Motionbook.commands.declaration(of: shown.verb))
    var compared = 0
    for (example, place) in examples(of: command, with: shown.clause) {
      let typed = example.replacing(
        place.value, with: place.value.isEmpty ? " " + shown.clause.standard : shown.clause.standard
      )
      let spared = example.replacing(
        place.keyword.lowerBound - 1..<place.value.upperBound, with: "")
      let setup = command.exampleSetup
      let (with, without) = (Session.typed(setup), Session.typed(setup))
      let answers = (with.reply(to: typed), without.reply(to: spared))
      // One that the others in the line cannot do without has no default there.
      if answers.0.mistake != nil || answers.1.mistake != nil { continue }
      compared += 1
      #expect(answers.0.texts == answers.1.texts, "`\(typed)`")
      #expect(with.seen() == without.seen(), "`\(typed)`")
    }
    #expect(compared > 0, "\(shown)")
  }
}
