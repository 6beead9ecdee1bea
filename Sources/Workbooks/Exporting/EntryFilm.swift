import Pages
import Sessions

/// Films the entries of a workbook for a front end that shows pages.
///
/// The front end calls `begin` before an entry, `frameChanged` whenever the workbook says that a
/// frame has passed, and `end` after it.
public final class EntryFilm {
  private let workbook: Workbook
  private var camera = FilmCamera()
  private var lastFrame: Int?
  private var sweeps: [SweptVariation] = []
  private weak var session: Session?

  /// - Parameter workbook: A workbook whose host follows frames.
  public init(of workbook: Workbook) { self.workbook = workbook }

  /// An entry begins.
  public func begin() {
    camera = FilmCamera()
    sweeps = []
    let session = workbook.session
    session.sweepHasEnded = { [weak self] in self?.sweeps.append($0) }
    self.session = session
    lastFrame = nil
    take()
  }

  /// A frame has passed.
  public func frameChanged() { take() }

  private func take() {
    let session = workbook.session
    // Another session, such as one that was opened, is another film.
    guard session === self.session else { return }
    let moment = LiveMoment(of: session, following: nil, isReplay: true)
    guard moment.frame != lastFrame else { return }
    lastFrame = moment.frame
    camera.take(moment)
  }

  /// The entry has ended.
  ///
  /// - Parameter name: The name of its page.
  /// - Returns: What moved, and what the reader can turn; nil if nothing did.
  public func end(named name: String) -> CellPage? {
    guard let session, session === workbook.session else { return nil }
    session.sweepHasEnded = nil
    camera.finish(session)
    var filming = SweepFilming(work: workbook.work)
    return CellPage(film: camera.film, sweeps: filming.filmed(sweeps), named: name)
  }
}
