import Pages
import Sessions

/// Films the entries of a workbook for a front end that shows pages.
public final class EntryFilm {
  private let workbook: Workbook
  private var camera = FilmCamera()
  private var sweeps: [SweptVariation] = []
  /// The session when the entry began: another one, such as one that was opened, is another film.
  private weak var session: Session?

  public init(of workbook: Workbook) { self.workbook = workbook }

  /// An entry begins.
  public func begin() {
    camera = FilmCamera()
    sweeps = []
    let session = workbook.session
    self.session = session
    session.sweepHasEnded = { [weak self] in self?.sweeps.append($0) }
    workbook.watch.frameHasPassed = { [weak self] in self?.record($0) }
  }

  private func record(_ session: Session) {
    guard session === self.session else { return }
    camera.record(LiveMoment(of: session, following: nil, isReplay: true))
  }

  /// The entry has ended.
  public func stop() {
    workbook.watch.frameHasPassed = nil
    session?.sweepHasEnded = nil
  }

  /// The motion, and the reader's controls; nil if nothing moved.
  ///
  /// - Parameters:
  ///   - name: The name of its page.
  ///   - parts: Where the page has its style and its scripts.
  public func page(named name: String, parts: CellPage.Parts) -> CellPage? {
    guard let session, session === workbook.session else { return nil }
    camera.finish(session)
    var filming = SweepFilming(work: workbook.work)
    return CellPage(
      film: camera.film, sweeps: filming.filmed(sweeps), named: name, parts: parts)
  }
}
