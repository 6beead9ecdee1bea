import Answers
import Diagnostics
import Evaluation
import Notebooks
import Sessions

/// Runs texts in a session: the only place that hands a session text to run.
///
/// The requests that a statement may make outside of its session depend on its author (`Author`).
/// The caller decides which answers to show, and where a journal keeps the statements.
public struct Player {
  /// The session in which the texts run.
  public let session: Session
  /// The name of the texts in the positions of messages; nil for messages without a name.
  var name: String?
  /// The limit on the work of each run and of each script, as a multiple of `Limits.work`; nil for
  /// none. Within another limit, that one counts.
  var work: Int?
  /// Whose texts they are, which decides what they may ask for.
  var author = Author.notebook
  /// Carries out a request that the author may make; returns how that ended.
  var carryOut: (any WorkbookRequest, Span) -> Ending = { _, _ in .finished }
  /// Called when a statement has ended, before its answers are shown, with its text if a journal
  /// keeps it.
  var ended: (_ kept: String?) -> Void = { _ in }
  /// Called after each statement, and when a run was stopped. Returns whether to go on, as an ending.
  var pause: Session.Pause = { $0 ? .interrupted : .finished }
  /// Whether a text goes on after a mistake. A cell that is to fail ends at its first one.
  package var passes: (Diagnostic) -> Bool = { _ in false }

  public init(_ session: Session, named name: String? = nil, work: Int? = nil) {
    (self.session, self.name, self.work) = (session, name, work)
  }

  /// Runs the statements of a text until one of them stops.
  ///
  /// - Parameter show: Receives the answers that were not shown while a statement ran.
  /// - Returns: How they ended.
  func play(_ source: Source, show: ([Output]) -> Void = { _ in }) -> Ending {
    play(source, passes, show)
  }

  /// Runs a cell, and passes on its answers as they come.
  ///
  /// - Returns: The mistake that stopped it. A run that the user stopped counts as one, because the
  ///   cell's output is incomplete.
  public func play(_ cell: Cell, show: ([Output]) -> Void) -> Diagnostic? {
    switch play(
      cell.source(named: name), cell.directives.expectsError ? { _ in false } : passes, show)
    {
    case .finished, .quit: return nil
    case .interrupted: return Diagnostic(.interrupted, at: nil)
    case .failed(let diagnostic): return diagnostic
    }
  }

  /// Plays a script's cells.
  ///
  /// - Parameters:
  ///   - show: Receives the answers that were not shown while a statement ran.
  ///   - began: Called before each cell that runs.
  ///   - ended: Called after each cell, also one that was skipped. Returns whether to go on.
  /// - Returns: The ending of the cell that ended the script; nil if all were played, or `ended`
  ///   asked to stop.
  func play(
    _ script: Script, show: ([Output]) -> Void = { _ in }, began: (Cell) -> Void = { _ in },
    ended: (Cell, CellEnding) -> Bool = { _, _ in true }
  ) -> CellEnding? {
    bounded {
      script.play(
        { cell in
          began(cell)
          return play(cell, show: show)
        }, ended: ended)
    }
  }

  private func play(
    _ source: Source, _ passes: (Diagnostic) -> Bool, _ show: ([Output]) -> Void
  ) -> Ending {
    bounded {
      session.play(
        source, ended: ended, show: show, answer: { answer($0, show) }, pause: pause,
        passes: passes)
    }
  }

  private func bounded<T>(_ body: () -> T) -> T {
    guard let work else { return body() }
    return session.meter.bounded(to: work, body)
  }

  private func answer(
    _ handedUp: HandedUpRequest, _ show: ([Output]) -> Void
  ) -> Ending {
    guard let request = handedUp.request as? any WorkbookRequest else {
      // `DeclarationTests` checks that a workbook carries out what a session hands up.
      preconditionFailure("nothing carries out \(type(of: handedUp.request))")
    }
    let span = handedUp.span
    return switch author.answer(to: request) {
    case .carryOut: carryOut(request, span)
    case .pass: .finished
    case .quit: .quit
    case .runUnseen(let line): play(Source(line), { _ in false }, show)
    case .refuse(let mistake): .failed(Diagnostic(mistake, at: span))
    }
  }
}
