import Answers
import Diagnostics
import Pages
import Sessions

/// Films the entries of a workbook for a front end that shows pages.
public final class EntryFilm {
  private let workbook: Workbook
  private var camera = FilmCamera()
  private var sweeps: [SweptVariation] = []
  /// The session when the entry began: another one, such as one that was opened, is another film.
  private weak var session: Session?
  /// Whether the stage stands beside the entries: then one that changes it shows it, also if nothing moves.
  private let showsStage: Bool
  private var stage: Scene?

  public init(of workbook: Workbook, showsStage: Bool = false) {
    self.workbook = workbook
    self.showsStage = showsStage
  }

  /// An entry begins.
  public func begin() {
    camera = FilmCamera()
    sweeps = []
    let session = workbook.session
    self.session = session
    stage = showsStage ? FilmCamera.stage(of: session) : nil
    session.sweepHasEnded = { [weak self] in self?.sweeps.append($0) }
    workbook.watch.frameHasPassed = { [weak self] in self?.record($0) }
    workbook.watch.hasAnswered = { [weak self] in self?.camera.append($0) }
  }

  private func record(_ session: Session) {
    guard session === self.session else { return }
    camera.record(LiveMoment(of: session, following: nil, isReplay: true))
  }

  /// The entry has ended.
  public func stop() {
    workbook.watch.frameHasPassed = nil
    workbook.watch.hasAnswered = nil
    session?.sweepHasEnded = nil
  }

  /// The motion, and the reader's controls; nil if nothing moved.
  ///
  /// - Parameters:
  ///   - name: The name of its page.
  ///   - parts: Where the page has its style and its scripts.
  public func page(named name: String, parts: CellPage.Parts) -> CellPage? {
    let (film, sweeps) = filmed()
    return CellPage(film: film, sweeps: sweeps, named: name, parts: parts)
  }

  /// What the entry showed and how the stage moved, as markup for another program's page.
  ///
  /// - Parameter number: The entry's number, different for each one on a page.
  public func results(
    showing answers: [Output], stoppedBy mistake: Diagnostic?, layout: Layout, number: Int
  ) -> String {
    let (film, sweeps) = filmed()
    var cell = PageCell(
      code: "", answers: answers.map { CellAnswer(camera.illustrated($0)) }, mistake: mistake,
      film: film, sweeps: sweeps, layout: layout)
    cell.picture = camera.picture(of: workbook.session, beside: answers, before: stage)
    return PagePiece.results(of: cell, number: number)
  }

  /// Nothing if the entry led to another session.
  private func filmed() -> (film: Film?, sweeps: [PageSweep]) {
    guard let session, session === workbook.session else { return (nil, []) }
    camera.finish(session)
    var filming = SweepFilming(work: workbook.work)
    return (camera.film, filming.filmed(sweeps))
  }
}
