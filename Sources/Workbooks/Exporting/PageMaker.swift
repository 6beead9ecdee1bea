import Answers
import Diagnostics
import Jupyter
import Notebooks
import Pages
import Sessions
import Values

/// Runs a notebook in a fresh hidden session and makes a page or a moving picture of it.
struct PageMaker {
  let host: any Host
  /// The folder of the notebook, in which its images are.
  var folder = "."
  /// The limit on the work, as a multiple of `Limits.work`.
  let work: Int
  var form = PageForm.notebook
  /// The number of values at which a cell is filmed for each of its tweaks; nil for none.
  var tweakValues: Int?
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
    if file.lowercased().hasSuffix(".ipynb") { return jupyter(of: document, named: name) }
    let isPicture = file.lowercased().hasSuffix(".svg")
    // A picture and a handout show nothing that a reader turns.
    let isTurned = !isPicture && form != .handout
    return cells(of: document, named: name, isTurned: isTurned).flatMap { cells in
      guard isPicture else {
        let page = Page(
          document, named: name, cells: cells, form: form, images: images(of: document),
          linksPages: linksPages)
        return .success(page.html)
      }
      let film = document.cells.compactMap { cells[$0.index]?.film }.last
      return film.map { .success($0.picture) }
        ?? .failure(.failed(Diagnostic(.noTimeYet, at: nil)))
    }
  }

  /// A notebook of Jupyter with what its cells show.
  private func jupyter(
    of document: NotebookDocument, named name: String
  ) -> Result<String, Failure> {
    cells(of: document, named: name, isTurned: true).map { cells in
      let run = document.cells.filter { !$0.directives.isSkipped }
      let shown = run.enumerated().compactMap { number, cell in
        cells[cell.index].map { (cell.index, JupyterOutput.list(of: $0, number: number + 1)) }
      }
      return JupyterNotebook(document, outputs: Dictionary(uniqueKeysWithValues: shown)).text
    }
  }

  /// - Parameter isTurned: Whether other runs are filmed, which a reader turns to.
  private func cells(
    of document: NotebookDocument, named name: String, isTurned: Bool
  ) -> Result<[Int: PageCell], Failure> {
    let meter = Meter()
    let watch = FrameWatch(in: host)
    let seen = ObservedSession(watch, meter: meter)
    seen.folder = folder
    let session = seen.session
    var cells: [Int: PageCell] = [:]
    var filming = SweepFilming(work: work)
    return meter.bounded(to: work) {
      for cell in document.cells {
        if cell.directives.isSkipped {
          cells[cell.index] = PageCell(cell, spans(of: cell, session), session.layout)
          continue
        }
        let spans = spans(of: cell, session)
        let (run, place) = (FilmedRun(), session.place)
        let failure = run.run(cell, in: session, watch, name: name)
        if host.isInterrupted { return .failure(.interrupted) }
        if let failure, !cell.directives.expectsError { return .failure(.failed(failure)) }
        let sweeps = isTurned ? filming.turned(run, since: place, in: session, tweakValues) : []
        if host.isInterrupted { return .failure(.interrupted) }
        cells[cell.index] = PageCell(
          code: cell.code, spans: spans, answers: run.answers, mistake: failure,
          film: run.film, sweeps: sweeps, layout: session.layout)
      }
      return .success(cells)
    }
  }

  // MARK: Code

  /// Runs all cells in a fresh session that shows nothing.
  ///
  /// - Parameter ended: Called after each statement.
  /// - Returns: The session; or why a cell stopped that should not.
  func session(
    of document: NotebookDocument, named name: String, ended: (Session) -> Void = { _ in }
  ) -> Result<Session, Failure> {
    let meter = Meter()
    let watch = FrameWatch(in: host)
    watch.isSilent = true
    let seen = ObservedSession(watch, meter: meter)
    seen.folder = folder
    let session = seen.session
    return withoutActuallyEscaping(ended) { ended in
      var runner = SessionRunner(
        session: session, name: name, statementEnded: { _ in ended(session) })
      return meter.bounded(to: work) {
        for cell in document.cells where !cell.directives.isSkipped {
          let failure = runner.run(cell) { _ in }
          if host.isInterrupted { return .failure(.interrupted) }
          if let failure, !cell.directives.expectsError { return .failure(.failed(failure)) }
        }
        return .success(session)
      }
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
