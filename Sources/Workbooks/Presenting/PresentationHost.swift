import Answers
import Diagnostics
import Notebooks

/// Where a notebook is presented: what `present` asks its host for. It alone has a clock.
public protocol PresentationHost: AnyObject {
  /// Takes the screen.
  func begin()

  /// Shows a page until the person wants something. Asks now and then whether the page is as old as
  /// its file.
  func show(_ page: PresentedPage, isStale: () -> Bool) -> PresentingWish

  /// A cell begins to run.
  func begin(_ tempo: LiveTempo)

  /// A whole frame of a cell's run stands. Shows it if it is in time, waits until the next one is
  /// due, and tells what the person wants. It returns at once where Ctrl-C came.
  func next(_ moment: LiveMoment) -> PresentingWish?

  /// The cell that runs has answered this.
  func tell(_ outputs: [Output], layout: Layout)

  /// Gives the screen back.
  func end()
}

/// What a person wants who presents.
public enum PresentingWish: Hashable, Sendable {
  /// To run the page's cell, or to go to the next page; while a cell runs, to see its end.
  case forward
  case back
  case first, last
  /// To unfold what is folded away.
  case unfold
  /// Nobody wants anything, but the file has changed.
  case renewal
  case end
}

/// What is shown at once of a notebook: what is read, a cell, and what that answered.
public struct PresentedPage: Sendable {
  /// The name of the file.
  public let name: String
  /// Which of how many steps it is, such as `3/7`.
  public let progress: String
  public let prose: [ProseBlock]
  public let goal: Goal
  /// How the answers are to be laid out.
  public let layout: Layout
  /// What there is to say beside the page; empty for nothing.
  public let notice: String

  /// What a page leads to.
  public enum Goal: Sendable {
    /// A cell, and what each part of its code is; what came of it once it has run.
    case cell(Cell, [Workbook.Highlight], CellAnswers?)
    /// What is folded away under these words.
    case hint(summary: String)
    case end
  }
}

/// What came of a cell.
public struct CellAnswers: Sendable {
  public let outputs: [Output]
  /// What stopped it; nil where it ran to its end.
  public let failure: Diagnostic?
}
