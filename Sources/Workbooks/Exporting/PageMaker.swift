import Answers
import Diagnostics
import Notebooks
import Pages
import Sessions
import Values

/// Runs a notebook in a fresh hidden session and makes a page or a moving picture of it.
struct PageMaker {
  let host: any Host
  /// The limit on the work, as a multiple of `Limits.work`.
  let work: Int
  var form = PageForm.notebook
  /// Whether links to other notebooks lead to their pages.
  var linksPages = false

  /// Why there is no page.
  enum Failure: Error {
    case interrupted
    /// A cell failed that should not, or nothing moves.
    case failed(Diagnostic)

    func ending(in host: any Host) -> Ending {
      switch self {
      case .interrupted: return .interrupted
      case .failed(let diagnostic):
        host.show(diagnostic, from: .text)
        return .failed
      }
    }
  }

  /// The text of a file, by the end of its name: code for the web, a moving picture of the last cell
  /// in which time passes, or a page.
  func text(
    of document: NotebookDocument, named name: String, for file: String
  ) -> Result<String, Failure> {
    if file.lowercased().hasSuffix(".swift") { return swift(of: document, named: name) }
    if let code = WebCodeForm(file: file) { return webCode(code, of: document, named: name) }
    return cells(of: document, named: name).flatMap { cells in
      guard file.lowercased().hasSuffix(".svg") else {
        let page = Page(document, named: name, cells: cells, form: form, linksPages: linksPages)
        return .success(page.html)
      }
      let film = document.cells.compactMap { cells[$0.index]?.film }.last
      return film.map { .success($0.picture) }
        ?? .failure(.failed(Diagnostic(.noTimeYet, at: nil)))
    }
  }

  private func cells(
    of document: NotebookDocument, named name: String
  ) -> Result<[Int: PageCell], Failure> {
    let meter = Meter()
    let watch = FrameWatch(in: host)
    let session = ObservedSession(watch, meter: meter).session
    var cells: [Int: PageCell] = [:]
    return meter.bounded(to: work) {
      for cell in document.cells {
        if cell.directives.isSkipped {
          cells[cell.index] = PageCell(cell, spans(of: cell, session), session.layout)
          continue
        }
        let spans = spans(of: cell, session)
        let run = FilmedRun()
        let failure = run.run(cell, in: session, watch, name: name)
        if host.isInterrupted { return .failure(.interrupted) }
        if let failure, !cell.directives.expectsError { return .failure(.failed(failure)) }
        cells[cell.index] = PageCell(
          code: cell.code, spans: spans, answers: run.answers, mistake: failure,
          film: run.film, layout: session.layout)
      }
      return .success(cells)
    }
  }

  private func spans(of cell: Cell, _ session: Session) -> [PageCell.Span] {
    session.highlights(in: cell.code, cursor: nil).compactMap { highlight in
      highlight.role.className.map { PageCell.Span(highlight.range, $0) }
    }
  }
}

extension PageCell {
  /// A cell that was not run.
  fileprivate init(_ cell: Cell, _ spans: [Span], _ layout: Layout) {
    self.init(code: cell.code, spans: spans, layout: layout)
  }
}
