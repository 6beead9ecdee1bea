import Answers
import Diagnostics
import Language
import Notebooks
import Sessions
import Values
import Workbooks

/// A place that a session can continue from. It is the same place only if it is the same object.
final class Mark {
  let history: History
  /// What is left of it after a `reset`.
  let rest: History

  init(_ history: History, rest: History) { (self.history, self.rest) = (history, rest) }

  convenience init(_ session: Session) {
    self.init(session.snapshot.history, rest: session.historyForReset)
  }
}

/// What a cell did when it ran.
struct CellRun {
  let cell: Cell
  let ending: CellEnding
  /// What a notebook records of it.
  let output: CellOutput
  /// Warnings, and mistakes that are none here, such as a `save` that is not for an editor.
  let remarks: [Diagnostic]
  /// What `expect` found, by its condition, each time that it ran.
  let expectations: [String: [Expectation]]
  /// Whether it was stopped because it takes too long for someone who types.
  let isCut: Bool
  let readsFiles: Bool
  let end: Mark
  private let outcome: CellOutcome

  /// How it compares with the output that a cell has recorded.
  func outcome(for other: Cell) -> CellOutcome {
    other.recorded == cell.recorded ? outcome : CellOutcome(of: other, ending, output)
  }

  /// Whether the cells after it cannot run.
  var isLast: Bool { isCut || ending.isUnexpectedStop }

  /// Whether it is what a cell would do. Where a cell stands does not matter.
  func fits(_ other: Cell) -> Bool {
    cell.code == other.code && cell.directives == other.directives
  }

  /// Whether it is what a cell with other comments would do. A cell that has said something about
  /// its code would say it about other lines.
  func fitsWords(of other: Cell) -> Bool {
    guard !fits(other) else { return true }
    return ending.mistake == nil && remarks.isEmpty && cell.directives == other.directives
      && CodeLayout.words(of: cell.code) == CodeLayout.words(of: other.code)
  }
}

extension CellRun {
  /// A cell that its author marks to be skipped.
  init(skipping cell: Cell, at mark: Mark) {
    self.init(
      cell: cell, ending: .skipped, output: "", remarks: [], expectations: [:], isCut: false,
      readsFiles: false, end: mark, outcome: .skipped)
  }

  /// Runs a cell in a session.
  ///
  /// - Parameter work: The most work, in the unit of `Work`.
  /// - Returns: Nil if the host stopped it; the session is then somewhere within the cell.
  init?(_ cell: Cell, in session: Session, _ host: EditorHost, work: Int) {
    var answers = RecordedAnswers()
    var found = Findings()
    var player = Player(session)
    player.passes = { diagnostic in
      // A front end without files refuses what the program would do.
      guard diagnostic.mistake.id == .writesRefused else { return false }
      found.remarks.append(diagnostic)
      return true
    }
    host.hasRead = false
    let mistake = session.meter.bounded(at: work) {
      player.run(cell) { outputs in
        answers.append(outputs, session.layout)
        found.take(outputs)
      }
    }
    if let mistake, mistake.isInterruption { return nil }
    if let expectation = mistake?.mistake.expectation { found.add(expectation) }
    let ending = CellEnding(of: cell, stoppedBy: mistake)
    let output = answers.output(stoppedBy: mistake)
    self.init(
      cell: cell, ending: ending, output: output, remarks: found.remarks,
      expectations: found.expectations,
      isCut: work < Limits.work && mistake?.mistake.id == .tooMuchWork,
      readsFiles: host.hasRead, end: Mark(session),
      outcome: CellOutcome(of: cell, ending, output))
  }

  /// What the answers say about lines of the code.
  private struct Findings {
    var remarks: [Diagnostic] = []
    var expectations: [String: [Expectation]] = [:]

    mutating func take(_ outputs: [Output]) {
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
  }
}
