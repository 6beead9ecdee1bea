import Answers
import Diagnostics
import Notebooks

/// The screen of a presentation: the part of the host that `present` needs. Only this host has a
/// clock.
public protocol PresentationHost: AnyObject {
  /// Takes the screen.
  func begin()

  /// Shows a page until the presenter has a wish. Checks from time to time whether the file has
  /// changed.
  func show(_ page: PresentedPage, isStale: () -> Bool) -> PresentingWish

  /// Called when a cell begins to run.
  func begin(_ tempo: LiveTempo)

  /// Shows a complete frame of a cell's run if it is on time, waits until the next one is due, and
  /// returns the presenter's wish. Ctrl-C makes it return immediately.
  func next(_ moment: LiveMoment) -> PresentingWish?

  /// Shows answers of the running cell.
  func tell(_ outputs: [Output], layout: Layout)

  /// Gives the screen back.
  func end()
}

/// Somebody who goes along with a presentation, such as a class.
public protocol PresentationFollower {
  /// Called for each cell that is shown.
  ///
  /// - Parameters:
  ///   - cell: Its index.
  ///   - isRun: Whether it is shown with its answers.
  func follow(cell: Int, isRun: Bool)

  /// A sentence that asks before a cell runs; nil if nothing waits. Going on again runs it.
  func doubt(aboutRunning cell: Int) -> String?
}

/// A presenter's wish.
public enum PresentingWish: Hashable, Sendable {
  /// To run the page's cell, or to go to the next page; while a cell runs, to see its end.
  case forward
  case back
  case first, last
  /// To unfold the hidden part.
  case unfold
  /// Nothing, but the file has changed.
  case renewal
  case end
}

/// A page of a notebook: prose, a cell and its answers.
public struct PresentedPage: Sendable {
  /// The name of the file.
  public let name: String
  /// The number of the step and the number of steps, such as `3/7`.
  public let progress: String
  public let prose: [ProseBlock]
  public let goal: Goal
  /// The layout of the answers.
  public let layout: Layout
  /// A message besides the page; empty for none.
  public let notice: String

  /// The part of a page after its prose.
  public enum Goal: Sendable {
    /// A cell, the highlights of its code, and its answers once it has run.
    case cell(Cell, [Workbook.Highlight], CellAnswers?)
    /// A hidden part with this summary.
    case hint(summary: String)
    case end
  }
}

/// The results of a cell.
public struct CellAnswers: Sendable {
  public let outputs: [Output]
  /// The mistake that stopped it; nil if it ran to its end.
  public let failure: Diagnostic?
}
