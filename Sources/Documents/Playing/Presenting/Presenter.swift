import Answers
import Diagnostics
import Notebooks
import Pages
import Sessions
import UIKitMotion
import Values

/// `motionbook present`: shows a notebook on a projector, step by step. Cells are shown while they
/// run, and going back is exact: before a cell runs, all cells before it have run.
///
/// `Presentation` is the current place. The `PresentationHost` is the screen: on a terminal
/// `PresentScreen`, with the keys of `PresentControls`.
public final class Presenter {
  private let host: any Host & FileHost
  private let screen: any PresentationHost
  private let work: Int
  private let meter = WorkMeter()
  private let watch: FrameWatch
  private var session: Session
  /// The cells that the session has run.
  private var ran: [Cell] = []
  /// The folder of the presented notebook.
  private var folder = "."
  /// A message besides the next page; empty for none.
  private var notice = ""
  private let follower: (any PresentationFollower)?
  /// The cell that the follower asked about last. Going on again runs it.
  private var doubted: Int?

  /// Creates a presenter of notebooks that the host reads.
  ///
  /// - Parameters:
  ///   - work: The limit on the work of each step, as a multiple of `Limits.work`, from 1 to
  ///     `Limits.workMultiple`.
  public init(
    in host: any Host & FileHost, on screen: any PresentationHost, work: Int = 1,
    follower: (any PresentationFollower)? = nil
  ) {
    self.follower = follower
    self.host = host
    self.screen = screen
    self.work = work
    watch = FrameWatch(in: host)
    session = Self.freshSession(watch, meter, in: ".")
  }

  /// Creates a session that reads data only in a notebook's folder.
  private static func freshSession(
    _ watch: FrameWatch, _ meter: WorkMeter, in folder: String
  ) -> Session {
    let seen = ObservedSession(watch, meter: meter)
    seen.folder = folder
    return seen.session
  }

  /// Presents a file until the presenter ends it.
  ///
  /// - Parameter mark: A value that changes when the file does, without reading it.
  /// - Returns: `finished`, `unreadable` or `interrupted`.
  public func present(_ path: String, mark: () -> some Equatable) -> RunStatus {
    folder = host.folder(of: path)
    session = Self.freshSession(watch, meter, in: folder)
    var known = mark()
    var presentation: Presentation
    switch read(path) {
    case .success(let document): presentation = Presentation(document)
    case .failure(let refusal):
      host.show(.unreadableNotebook(name: path, reason: refusal.reason))
      return .unreadable
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    screen.begin()
    defer { screen.end() }
    while !host.isInterrupted {
      let page = page(presentation, name)
      notice = ""
      if case .cell(let cell, _, let answers) = page.goal {
        follower?.follow(cell: cell.index, isRun: answers != nil)
      }
      var wish: PresentingWish? = screen.show(page, isStale: { mark() != known })
      while let current = wish {
        if current == .end { return host.isInterrupted ? .interrupted : .finished }
        if current == .renewal { known = mark() }
        wish = follow(current, path, &presentation)
      }
    }
    return .interrupted
  }

  /// Fulfills a wish of the presenter. Returns a wish made meanwhile.
  private func follow(
    _ wish: PresentingWish, _ path: String, _ presentation: inout Presentation
  ) -> PresentingWish? {
    if wish != .forward { doubted = nil }
    switch wish {
    case .forward: return goOn(&presentation)
    case .back: presentation.goBack()
    case .first: presentation.goToFirst()
    case .last: presentation.goToLast()
    case .unfold: if !presentation.unfold() { notice = "there is no hidden answer here" }
    case .renewal: renew(&presentation, path)
    case .end: break
    }
    return nil
  }

  private func page(_ presentation: Presentation, _ name: String) -> PresentedPage {
    let goal: PresentedPage.Goal =
      switch presentation.goal {
      case .cell(let cell):
        .cell(
          cell.withoutAnswers,
          session.highlights(in: cell.withoutAnswers.code, cursor: nil), presentation.shownAnswers)
      case .hint(let hint): .hint(summary: hint.summary)
      case .end: .end
      }
    return PresentedPage(
      name: name, progress: presentation.progress, prose: presentation.prose, goal: goal,
      layout: session.layout, notice: notice)
  }

  // MARK: The file

  private func read(_ path: String) -> Result<NotebookDocument, FileRefusal> {
    do throws(FileRefusal) {
      return .success(try host.read(path).document())
    } catch {
      return .failure(error)
    }
  }

  /// Reloads the file, if it can be read.
  private func renew(_ presentation: inout Presentation, _ path: String) {
    switch read(path) {
    case .success(let document):
      guard document.text != presentation.document.text else { return }
      presentation.renew(document)
      notice = "the file has changed; this is the new version"
    case .failure(let refusal):
      notice = "still showing the old version; cannot read the file: \(refusal.reason)"
    }
  }

  // MARK: Cells

  /// Runs the waiting cell, or goes to the next step. Returns the presenter's next wish, if any.
  private func goOn(_ presentation: inout Presentation) -> PresentingWish? {
    guard let cell = presentation.waitingCell else {
      if case .end = presentation.goal { notice = "this is the end; q quits" }
      presentation.advance()
      return nil
    }
    if doubted != cell.index, let doubt = follower?.doubt(aboutRunning: cell.index) {
      (doubted, notice) = (cell.index, doubt)
      return nil
    }
    doubted = nil
    let stage = PresentedRun(on: screen)
    guard let answers = play(cell, behind: presentation.completedCells, on: stage) else {
      startOver()
      return stage.wish
    }
    presentation.receive(answers)
    return nil
  }

  private func startOver() {
    ran = []
    session = Self.freshSession(watch, meter, in: folder)
  }

  /// Plays a cell after exactly these others, and shows it; nil if it was stopped, so that only a
  /// part of it has run.
  private func play(_ cell: Cell, behind cells: [Cell], on stage: PresentedRun) -> CellAnswers? {
    if ran.count != cells.count || !zip(ran, cells).allSatisfy({ $0.says(as: $1) }) { startOver() }
    let playing = PlayedSession(nil, on: stage, slowsShortRuns: true)
    watch.playing = playing
    defer { watch.playing = nil }
    playing.visibility = .nothing
    var answers: CellAnswers?
    _ = Player(session, work: work).play(Script(cells.dropFirst(ran.count) + [cell], .goesOn)) {
      guard playing.visibility != .nothing else { return }
      stage.show(cell.asks ? $0.withoutGuesses : $0, layout: session.layout)
    } began: {
      guard $0.index == cell.index else { return }
      playing.visibility = .frames
      stage.skip = { playing.visibility = .answers }
    } ended: { ended, ending in
      if case .stopped = ending { return false }
      ran.append(ended)
      guard ended.index == cell.index else { return true }
      // Frames are reported when the next one begins, so the last one is not reported.
      if session.inspector.frame == playing.frame + 1 { playing.show(session) }
      if !playing.wantsStop {
        answers = CellAnswers(outputs: stage.answers, failure: ending.mistake)
      }
      return true
    }
    return answers
  }
}

/// A cell's run on the screen, and its answers.
private final class PresentedRun: LiveStage {
  private let screen: any PresentationHost
  private(set) var answers: [Output] = []
  /// The presenter's wish, instead of waiting for the end.
  private(set) var wish: PresentingWish?
  /// Hides the rest of the run.
  var skip: () -> Void = {}

  init(on screen: any PresentationHost) { self.screen = screen }

  func begin(_ tempo: LiveTempo) { screen.begin(tempo) }

  func next(_ moment: LiveMoment) -> LiveWish {
    switch screen.next(moment) {
    case nil, .renewal: return .pass
    case .forward, .unfold:
      skip()
      return .pass
    case .back:
      // Returns to the cell before its run.
      return .end
    case .some(let other):
      wish = other
      return .end
    }
  }

  func show(_ outputs: [Output], layout: Layout) {
    answers += outputs
    screen.tell(outputs, layout: layout)
  }

  func refuse(_ diagnostic: Diagnostic) {}

  func pause(_ message: String) {}

  func end() {}
}
