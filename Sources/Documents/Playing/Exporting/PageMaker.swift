import Answers
import Diagnostics
import Evaluation
import Files
import JSON
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
  /// Whether the page folds its code, for readers.
  var foldsCode = true
  /// The pages around it, to which links to other notebooks lead.
  var site: PageSite?
  /// The number of the scene for code and pictures, from 1; nil for the last one, or for all in Swift.
  var scene: Int?
  /// The ending of the run before its last cell.
  var strictness = Script.Strictness.endsAtFailure
  /// Where a live page has its engine; nil for a page that replays.
  var engine: LiveNotebook.Engine?
  /// Called with each file of measured data that the notebook loads.
  var dataWasRead: ((_ path: String, _ bytes: [UInt8]) -> Void)?
  /// Suggests what to type instead of a line that failed; nil if no user reads the suggestions.
  var adviser: (any Adviser)?
  /// The index of the first cell of which there is a film.
  var firstFilmed = 0

  /// The text of a file, which of several scenes it has, and what stands for a page in an index.
  struct Exported {
    let text: String
    let scene: String?
    var cover: PageCover?

    init(_ text: String, scene: String? = nil) { (self.text, self.scene) = (text, scene) }
  }

  /// The text of a file, by the end of its name: code for the web, a moving picture of the last cell
  /// in which time passes, or a page.
  func text(
    of document: NotebookDocument, named name: String, for file: String
  ) -> Result<Exported, Failure> {
    if file.lowercased().hasSuffix(".swift") { return swift(of: document, named: name) }
    if let code = WebCodeForm(file: file) { return webCode(code, of: document, named: name) }
    if file.lowercased().hasSuffix(".svg") { return picture(of: document, named: name) }
    if file.lowercased().hasSuffix(".ipynb") {
      return jupyter(of: document, named: name).map { Exported($0) }
    }
    var maker = self
    var data: [String: [UInt8]] = [:]
    maker.dataWasRead = { data[$0] = $1 }
    // Paper shows nothing that a reader turns.
    return maker.cells(of: document, named: name, isTurned: form.isTurned).map { cells in
      var page = Page(
        document, named: name, cells: cells, form: form, images: images(of: document), site: site)
      page.foldsCode = foldsCode
      page.live = (cells.isEmpty ? nil : engine).map {
        LiveNotebook(
          name: FilePath.split(name).name, text: document.text,
          files: data.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, engine: $0)
      }
      var exported = Exported(page.html)
      exported.cover = PageCover(of: document.cells.compactMap { cells[$0.index] })
      return exported
    }
  }

  /// The last film of one scene, the asked one or the last with a film, as a moving picture.
  private func picture(
    of document: NotebookDocument, named name: String
  ) -> Result<Exported, Failure> {
    let scenes = NotebookScenes(asked: scene)
    var numbers: [Int: Int] = [:]
    let cells = cells(of: document, named: name, isTurned: false, scenes) { cell in
      numbers[cell.index] = scenes.number
    }
    return cells.flatMap { cells in
      scenes.end()
      return Result { () throws(Failure) in
        let asked = try scene == nil ? nil : scenes.written()
        let filmed = document.cells.filter { cells[$0.index]?.film != nil }
        let last = filmed.last { asked == nil || numbers[$0.index] == asked }
        guard let last, let film = cells[last.index]?.film else {
          throw .failed(
            Diagnostic(
              asked.map { .nothingMoves(in: scenes.title(of: $0)) } ?? .noTimeYet, at: nil))
        }
        let title = numbers[last.index].flatMap { scenes.title(of: $0) }
        return Exported(film.picture(of: title ?? ""), scene: title)
      }
    }
  }

  /// A notebook of Jupyter with what its cells show.
  private func jupyter(
    of document: NotebookDocument, named name: String
  ) -> Result<String, Failure> {
    cells(of: document, named: name, isTurned: true).map { Self.jupyter(document, showing: $0) }
  }

  /// A notebook of Jupyter with what its cells showed, as far as no question withholds it.
  static func jupyter(_ document: NotebookDocument, showing cells: [Int: PageCell]) -> String {
    let run = document.cells.filter { !$0.directives.isSkipped }
    let seen = Set(document.cellsInSight.map(\.index))
    var (shown, hasParts) = ([Int: [JSONValue]](), false)
    for (number, cell) in run.enumerated() where seen.contains(cell.index) {
      shown[cell.index] = cells[cell.index].map {
        JupyterOutput.list(of: $0, number: number + 1, hasParts: &hasParts)
      }
    }
    return JupyterNotebook(asking: document, outputs: shown).text
  }

  /// - Parameters:
  ///   - isTurned: Whether other runs are filmed, which a reader turns to.
  ///   - ended: Called after each cell that ran.
  func cells(
    of document: NotebookDocument, named name: String, isTurned: Bool,
    _ scenes: NotebookScenes? = nil, ended: (Cell) -> Void = { _ in }
  ) -> Result<[Int: PageCell], Failure> {
    let watch = FrameWatch(in: host)
    let seen = ObservedSession(watch, meter: WorkMeter(), adviser)
    seen.folder = folder
    watch.dataWasRead = dataWasRead
    let session = seen.session
    var cells: [Int: PageCell] = [:]
    var filming = SweepFilming(work: work)
    var (run, place, written) = (FilmedRun(), session.place, [PageCell.Span]())
    var player = Player(session, named: name, work: work)
    player.ended = { _ in scenes?.follow(session) }
    let last = player.play(Script(document, strictness)) {
      run.show($0, layout: session.layout)
    } began: { cell in
      (run, place, written) = (FilmedRun(), session.place, spans(of: cell, session))
      if cell.index >= firstFilmed { run.begin(in: session, watch) }
    } ended: { cell, ending in
      if case .skipped = ending {
        cells[cell.index] = PageCell(
          code: cell.code, spans: spans(of: cell, session), layout: session.layout)
        return true
      }
      run.finish(in: session, watch)
      guard !ending.isUnexpectedStop || strictness == .goesOn, !host.isInterrupted else {
        return false
      }
      let sweeps =
        isTurned && cell.index >= firstFilmed
        ? filming.turned(run, since: place, in: session, tweakValues) : []
      guard !host.isInterrupted else { return false }
      var shown = PageCell(
        code: cell.code, spans: written, answers: run.answers, mistake: ending.mistake,
        film: run.film, sweeps: sweeps, layout: session.layout)
      shown.picture = run.picture
      cells[cell.index] = shown
      ended(cell)
      return true
    }
    return failure(of: last).map { .failure($0) } ?? .success(cells)
  }

  /// Why there is no page: the user stopped it, or a cell failed that should not.
  private func failure(of last: CellEnding?) -> Failure? {
    switch last {
    case _ where host.isInterrupted: .interrupted
    case .stopped: .interrupted
    case .failed(let mistake): .failed(mistake)
    case nil, .skipped, .asExpected, .missingError: nil
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
    let watch = FrameWatch(in: host)
    watch.isSilent = true
    let seen = ObservedSession(watch, meter: WorkMeter())
    seen.folder = folder
    let session = seen.session
    let last = withoutActuallyEscaping(ended) { ended in
      var player = Player(session, named: name, work: work)
      player.ended = { _ in ended(session) }
      return player.play(Script(document), ended: { _, _ in !host.isInterrupted })
    }
    return failure(of: last).map { .failure($0) } ?? .success(session)
  }

  private func spans(of cell: Cell, _ session: Session) -> [PageCell.Span] {
    session.highlights(in: cell.code, cursor: nil).compactMap { highlight in
      highlight.role.className.map { PageCell.Span(highlight.range, $0) }
    }
  }
}

extension Failure {
  /// Shows a mistake. Returns what it means for the program.
  func told(by host: any Host) -> RunStatus {
    guard case .failed(let diagnostic) = self else { return .interrupted }
    host.show(diagnostic, from: .text)
    return .failed
  }
}
