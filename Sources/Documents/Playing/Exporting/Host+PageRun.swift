import Diagnostics
import Notebooks
import Pages
import Sessions
import Values

/// The output of the last of some cells, as markup for another program's page.
public struct PageRun: Sendable {
  /// The mistake of a cell that should not fail.
  public struct Failure: Sendable {
    /// The cell's index.
    public let cell: Int
    /// The stable name of the mistake.
    public let id: String
    public let message: String
  }

  public let html: String
  /// The first one; the cells after it run, too.
  public let failure: Failure?
}

extension Host {
  /// Runs cells in a fresh session and films the last one.
  ///
  /// - Parameters:
  ///   - folder: The notebook's folder, in which its data is.
  ///   - adviser: Suggests what to type instead of a line that failed.
  ///   - work: The limit on the work of all cells and of their films, in the unit of `Limits.work`.
  /// - Returns: Nil if there is no cell, or if the user stopped it.
  package func pageRun(
    of cells: [Cell], in folder: String, work: Int64, adviser: any Adviser
  ) -> PageRun? {
    let watch = FrameWatch(in: self)
    let seen = ObservedSession(watch, meter: WorkMeter(), adviser)
    seen.folder = folder
    let session = seen.session
    var (run, place) = (FilmedRun(), session.place)
    var (failure, shown) = (PageRun.Failure?.none, PageCell?.none)
    session.meter.bounded(at: work) {
      _ = Player(session).play(Script(cells, .goesOn)) {
        run.show($0, layout: session.layout)
      } began: { cell in
        guard cell.index == cells.last?.index else { return }
        (run, place) = (FilmedRun(), session.place)
        run.begin(in: session, watch)
      } ended: { cell, ending in
        if failure == nil, case .failed(let diagnostic) = ending {
          failure = .init(
            cell: cell.index, id: diagnostic.mistake.id.rawValue,
            message: diagnostic.mistake.message)
        }
        guard cell.index == cells.last?.index else { return !isInterrupted }
        run.finish(in: session, watch)
        var filming = SweepFilming(left: session.meter.left ?? 0)
        shown = PageCell(
          code: cell.code, answers: run.answers, mistake: ending.mistake, film: run.film,
          sweeps: filming.turned(run, since: place, in: session, nil), layout: session.layout)
        shown?.picture = run.picture
        return false
      }
    }
    guard let last = cells.last, let shown, !isInterrupted else { return nil }
    return PageRun(
      html: PagePiece.results(of: shown, number: last.index + 1), failure: failure)
  }
}
