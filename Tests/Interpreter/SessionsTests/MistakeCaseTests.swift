import Diagnostics
import Playing
import SessionSupport
import Testing

@testable import Sessions

/// One case for each mistake, and laws for all of them.
@Suite struct MistakeCaseTests {
  static let files = CaseFile.files(in: "mistakes")

  /// Mistakes that no line of a notebook's cell can cause, with the reason and the place of their
  /// tests.
  static let elsewhere: [MistakeID: String] = [
    .cannotEdit: "the program has the editor: EditTests",
    .cannotOpen: "the program opens files: EndToEndTests",
    .cannotRead: "the program reads files: EndToEndTests",
    .cannotWrite: "the program writes files: EndToEndTests",
    .fileExists: "the program writes files: EndToEndTests",
    .recordingStays: "the program reads files: MeasuredTests",
    .unreadableData: "the program reads files: MeasuredTests, DialectTests",
    .noScene: "the program writes scenes: SceneTests",
    .nothingMoves: "the program writes scenes: SceneTests",
    .noFileYet: "the program writes files: OwnFileTests",
    .modelValue: "advice, which notebooks do not record: UnseenModelTests",
    .mutedLook: "advice, which notebooks do not record: UnseenModelTests",
    .metricGravity: "advice, which notebooks do not record: MetricGravityTests",
    .layerSpeed: "advice, which notebooks do not record: UnseenModelTests",
    .unknownLesson: "the program has the lessons: LessonTests",
    .cannotReadLessons: "the program has the lessons: LessonTests",
    .noLesson: "the program has the lessons: LessonTests",
    .nothingFolded: "the program has the lessons: LessonTests",
    .noNotebook: "the program runs `check`: SavingTests",
    .noParameters: "the program sets parameters: ParameterTests",
    .parameterKind: "the program sets parameters: ParameterTests",
    .parameterTwice: "the program sets parameters: ParameterTests",
    .parametersHoldLets: "the program sets parameters: ParameterTests",
    .unknownParameter: "the program sets parameters: ParameterTests",
    .sessionsNotKept: "the program keeps sessions: LeavingTests",
    .unknownSession: "the program keeps sessions: LeavingTests",
    .drifted: "the program runs `check`: EndToEndTests",
    .replayStopped: "the program runs `replay`: EndToEndTests",
    .interrupted: "needs Ctrl-C: InterruptTests",
    .tooMuchTraced: "needs hours of simulated time: TraceTests",
    .undoBeforeNotebook: "needs an opened notebook: GoingBackTests",
    .sourceTooLong: "needs 10 MB of text: LimitTests",
    .lineTooLong: "needs 1 MB of a line: LimitTests",
    .tooMuchWork: "needs a bound of work, which what is typed has not: WorkTests",
    .tooManySamples: "needs hours of simulated time: LimitTests",
    .sessionTooLong: "needs ten hours of simulated time: LimitTests",
    .tooManyEvents: "needs a million events: LimitTests",
    .recordingTooLarge: "needs 4 GB of memory: reached by no test",
  ]

  /// The mistakes that are warnings: the statement still runs.
  static let warnings = [
    "attached-pair-passes", "axis-is-normalised", "bare-number", "boundary-in-items-mode",
    "curve-beside-damping", "damping-without-frequency", "drag-too-hard", "frame-of-transformed",
    "prediction-unanswered",
    "inherited",
    "left-changed", "no-charge", "no-screen-yet", "outside-container", "outside-region",
    "perspective-element", "requirement-dropped",
    "screen-not-added",
    "second-gravity", "shadows", "thing-of-that-name", "transition-hangs", "tunnelling",
    "tweak-choice", "tweak-clamped", "whole-turn",
  ]

  @Test func everyMistakeHasOneCase() {
    let names = Set(Self.files.map(\.name))
    for id in MistakeID.allCases {
      let isElsewhere = Self.elsewhere[id] != nil
      #expect(names.contains(id.rawValue) != isElsewhere, "\(id.rawValue)")
    }
    #expect(names.isSubset(of: MistakeID.allCases.map(\.rawValue)))
  }

  @Test func idsAreSortedWords() {
    for id in MistakeID.allCases {
      #expect(id.rawValue.allSatisfy { $0.isLowercase || $0 == "-" }, "\(id)")
    }
  }

  @Test(arguments: files)
  func theCaseShowsItsMistake(_ file: CaseFile) throws {
    let player = file.player
    var found: [Diagnostic] = []
    for cell in try file.document().cells {
      let failure = player.play(cell) { outputs in
        for case .diagnostic(let warning) in outputs { found.append(warning) }
      }
      if let failure { found.append(failure) }
    }
    let diagnostic = try #require(found.first)
    #expect(found.count == 1)
    #expect(diagnostic.mistake.id.rawValue == file.name)
    try isWellWritten(diagnostic)
  }

  /// A sentence, a place and what to type instead.
  private func isWellWritten(_ diagnostic: Diagnostic) throws {
    let (mistake, span) = (diagnostic.mistake, try #require(diagnostic.span))
    let help = try #require(mistake.help)
    #expect(span.lower >= 0 && span.upper <= span.source.utf8.count)
    for text in [mistake.message, help] {
      #expect(!text.isEmpty && !text.hasSuffix(".") && !text.contains("\n"))
      #expect(!text.contains("  ") && text.first?.isWhitespace == false)
      #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(text)")
    }
  }

  /// The law: a failed statement has no effect, neither immediately nor later.
  @Test(arguments: CaseFile.all)
  func aFailedStatementHasNoEffect(_ file: CaseFile) throws {
    let (session, spared) = (Session.typed(), Session.typed())
    let (player, sparedPlayer) = (Player(session), Player(spared))
    var failures = 0
    for cell in try file.document().cells {
      _ = player.play(cell) { _ in }
      if cell.directives.expectsError {
        failures += 1
        #expect(SessionState(session) == SessionState(spared), "line \(cell.line)")
      } else {
        _ = sparedPlayer.play(cell) { _ in }
      }
    }
    if file.folder == "mistakes", !Self.warnings.contains(file.name) { #expect(failures == 1) }
    guard failures > 0 else { return }
    #expect(session.type("show") == spared.type("show"))
    for _ in 1...30 {
      #expect(session.type("step") == spared.type("step"))
      #expect(SessionState(session).world == SessionState(spared).world)
    }
  }
}
