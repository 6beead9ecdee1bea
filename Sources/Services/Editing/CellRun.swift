import Answers
import Diagnostics
import Language
import Notebooks
import Playing
import Sessions
import Values

/// A place in a document. It is the same place only if it is the same object.
final class Mark {
  /// The history that is left after a `reset`.
  let rest: History
  /// The history up to this point, if the cells before do not tell it: a cell was stopped within.
  let history: History?

  init(_ session: Session, isWithin: Bool = false) {
    rest = session.historyForReset
    history = isWithin ? session.snapshot.history : nil
  }

  init(rest: History) { (self.rest, history) = (rest, nil) }
}

/// The record of a cell's run.
struct CellRun {
  let cell: Cell
  let ending: CellEnding
  /// The notebook's record of it; nil if that is not kept, because nobody looks at its scene.
  private(set) var output: CellOutput?
  /// Warnings, and mistakes that are none here, such as a `save` that is not for an editor.
  let remarks: [Diagnostic]
  /// The results of `expect`, by its condition, each time that it ran.
  let expectations: [String: [Expectation]]
  /// Its work, in the unit of `Work`, and the most that it could do.
  let work: Int64
  let limit: Limit
  /// Whether it reached that limit.
  private let isOver: Bool
  /// The files that it reads, as it names them.
  let files: Set<String>
  let end: Mark
  private let outcome: CellOutcome

  /// The most work of a cell.
  enum Limit: Equatable {
    /// That of a cell while someone types.
    case brief(Int64)
    /// The work that the cells before it leave of one notebook's limit.
    case left(Int64)

    var work: Int64 {
      switch self {
      case .brief(let work), .left(let work): work
      }
    }
  }

  /// Whether it was stopped because it takes too long for someone who types.
  var isCut: Bool {
    if case .brief = limit { isOver } else { false }
  }

  /// Whether the document has no work left for the cells after it.
  var isLastOfAll: Bool { if case .left = limit { isOver } else { false } }

  /// Whether it would end as it did if the cells before it left so much work.
  func endsSame(with left: Int64) -> Bool {
    guard isOver else { return work <= left }
    return switch limit {
    case .brief(let most): most < left
    case .left(let most): most == left
    }
  }

  /// How it compares with the output that a cell has recorded.
  func outcome(for other: Cell) -> CellOutcome {
    if other.recorded == cell.recorded { return outcome }
    return output.map { CellOutcome(of: other, ending, $0) } ?? .notCompared
  }

  mutating func forgetOutput() { output = nil }

  /// Whether the cells after it cannot run.
  var isLast: Bool { isOver || ending.isUnexpectedStop }

  /// Whether it is what a cell would do.
  func fits(_ other: Cell) -> Bool { cell.fits(other) }

  /// Whether it is what a cell with other comments would do. A cell that has said something about
  /// its code would say it about other lines, and one whose output is not kept cannot be compared again.
  func fitsWords(of other: Cell) -> Bool {
    guard output != nil || cell.recorded == other.recorded else { return false }
    guard !fits(other) else { return true }
    return ending.mistake == nil && remarks.isEmpty && cell.directives == other.directives
      && CodeLayout.words(of: cell.code) == CodeLayout.words(of: other.code)
  }
}

extension CellRun {
  /// A cell that its author marks to be skipped.
  init(skipping cell: Cell, at mark: Mark) {
    self.init(
      cell: cell, ending: .skipped, output: "", remarks: [], expectations: [:], work: 0,
      limit: .brief(0), isOver: false, files: [], end: mark, outcome: .skipped)
  }

  /// Runs a cell in a session.
  ///
  /// - Returns: Nil if the host stopped it; the session is then somewhere within the cell.
  init?(_ cell: Cell, in session: Session, _ host: EditorHost, _ limit: Limit) {
    var answers = RecordedAnswers()
    var found = Findings()
    host.read = []
    let before = session.meter.used
    let mistake = session.meter.bounded(at: limit.work) {
      Self.player(session) { found.remarks.append($0) }.play(cell) { outputs in
        answers.append(outputs, session.layout)
        found.receive(outputs)
      }
    }
    if let mistake, mistake.isInterruption { return nil }
    if let expectation = mistake?.mistake.expectation { found.add(expectation) }
    let ending = CellEnding(of: cell, stoppedBy: mistake)
    let output = answers.output(stoppedBy: mistake)
    let isOver = mistake?.mistake.id == .tooMuchWork
    self.init(
      cell: cell, ending: ending, output: output, remarks: found.remarks,
      expectations: found.expectations(atMost: cell.code.utf8.count { $0 == 0x0A } + 1),
      work: session.meter.used - before, limit: limit, isOver: isOver, files: host.read,
      end: Mark(session, isWithin: isOver || ending.isUnexpectedStop),
      outcome: CellOutcome(of: cell, ending, output))
  }

  /// A player that passes over what is not for an editor.
  static func player(
    _ session: Session, passing pass: @escaping (Diagnostic) -> Void = { _ in }
  ) -> Player {
    var player = Player(session)
    player.passes = { diagnostic in
      // A front end without files refuses what the program would do.
      guard diagnostic.mistake.id == .writesRefused else { return false }
      pass(diagnostic)
      return true
    }
    return player
  }

  /// Brings a session from before the cell to its end.
  ///
  /// - Returns: Whether it ended as before. Not if the host stopped it, or a file has gone.
  func runAgain(in session: Session) -> Bool {
    if let place = end.history { return session.resume(at: place) }
    guard !cell.directives.isSkipped else { return true }
    let mistake = Self.player(session).play(cell) { _ in }
    return mistake?.mistake.id == ending.mistake?.mistake.id
  }

  /// The answers about lines of the code.
  private struct Findings {
    var remarks: [Diagnostic] = []
    var expectations: [String: [Expectation]] = [:]

    mutating func receive(_ outputs: [Output]) {
      for output in outputs {
        switch output {
        case .diagnostic(let diagnostic): remarks.append(diagnostic)
        case .expectation(let expectation): add(expectation)
        default: break
        }
      }
    }

    mutating func add(_ expectation: Expectation) {
      expectations[expectation.condition, default: []].append(expectation)
    }

    /// Those that ran no more often than a number: of others nobody knows to which line they belong.
    func expectations(atMost count: Int) -> [String: [Expectation]] {
      expectations.filter { $0.value.count <= count }
    }
  }
}

extension Cell {
  /// Whether another cell does the same. Where a cell stands does not matter.
  func fits(_ other: Cell) -> Bool { code == other.code && directives == other.directives }
}
