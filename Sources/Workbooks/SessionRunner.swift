import Answers
import Diagnostics
import Execution
import Notebooks
import Sessions
import Text

/// Runs a notebook's cells in a session.
///
/// A notebook may come from a stranger, so it cannot touch files unless that was allowed.
public struct SessionRunner: CellRunner {
  /// The session in which the cells run.
  public let session: Session
  /// The notebook's name in the positions of messages.
  private let name: String?
  /// Handles requests for files, if that is allowed; nil refuses them.
  private let perform: ((Request, Span) -> Diagnostic?)?
  /// What happens between two statements.
  private let pause: Session.Pause
  /// Called when a statement has ended, with its text if a journal keeps it.
  private let statementEnded: (_ kept: String?) -> Void
  /// Whether results include the help for mistakes, which notebooks do not record.
  private let advises: Bool
  /// Whether a cell goes on after a mistake.
  var passes: (Diagnostic) -> Bool = { _ in false }
  /// Whether Ctrl-C ended a cell.
  public private(set) var isInterrupted = false

  /// Creates a runner that continues from the session's current state.
  ///
  /// - Parameters:
  ///   - name: The notebook's name in the positions of messages; nil for messages without a name.
  ///   - perform: Handles requests for files and returns what went wrong; nil refuses them.
  ///   - advises: Whether results include the help for mistakes, which notebooks do not record.
  ///   - statementEnded: Called when a statement has ended, before its answers are shown, with its
  ///     text if a journal keeps it.
  public init(
    session: Session, name: String? = nil, perform: ((Request, Span) -> Diagnostic?)? = nil,
    advises: Bool = false, statementEnded: @escaping (_ kept: String?) -> Void = { _ in }
  ) {
    self.init(
      session: session, name: name, perform: perform, advises: advises,
      statementEnded: statementEnded, pause: { $0 ? .interrupted : nil })
  }

  /// - Parameter pause: Called after each statement, and when a run was stopped. Returns why to
  ///   stop.
  init(
    session: Session, name: String?, perform: ((Request, Span) -> Diagnostic?)? = nil,
    advises: Bool = false, statementEnded: @escaping (_ kept: String?) -> Void = { _ in },
    pause: @escaping Session.Pause
  ) {
    self.session = session
    self.name = name
    self.perform = perform
    self.advises = advises
    self.statementEnded = statementEnded
    self.pause = pause
  }

  /// Runs a cell. Its result contains the answers and the mistake that stopped it, as a notebook
  /// records them. The session must not show answers while a statement runs.
  public mutating func run(_ cell: Cell) -> CellResult {
    var lines: [WrittenLine] = []
    let (session, advises) = (session, advises)
    let failure = run(cell) { outputs in
      lines += Self.lines(of: outputs, session.layout, advises: advises)
    }
    return CellResult(lines, failure, advises: advises)
  }

  /// Answers as a notebook records them.
  static func lines(
    of answers: [Output], _ layout: Layout, advises: Bool = false
  ) -> [WrittenLine] {
    let renderer = TextRenderer(layout: layout, advises: advises)
    return answers.flatMap { renderer.writtenLines(for: $0) }
  }

  /// Runs a cell and passes on its answers as they come. Returns the mistake that stopped it.
  public mutating func run(_ cell: Cell, show: ([Output]) -> Void) -> Diagnostic? {
    let (perform, statementEnded, pause) = (perform, statementEnded, pause)
    let stop = session.run(
      Source(cell.code, name: name, firstLine: cell.line), ended: statementEnded, show: show,
      perform: { request, span in
        // The end of a notebook's session is the end of the notebook, and there is no screen to
        // clear.
        if request == .quit || request == .clear { return nil }
        if case .play(let play) = request {
          return session.runUnseen(play, ended: statementEnded, show: show, pause: pause)
        }
        if request.isForPeople {
          return .failed(Diagnostic(.onlyForPeople(request.verb), at: span))
        }
        let refuse = { (request: Request, span: Span) -> Diagnostic? in
          Diagnostic(.writesRefused(request.verb), at: span)
        }
        return (perform ?? refuse)(request, span).map(Session.Stop.failed)
      }, pause: pause, passes: passes)
    let failure = Self.failure(of: stop)
    if failure?.isInterruption == true { isInterrupted = true }
    return failure
  }

  /// A stopped run counts as a mistake, because the cell's output is incomplete.
  private static func failure(of stop: Session.Stop?) -> Diagnostic? {
    switch stop {
    case nil, .quit: nil
    case .interrupted: Diagnostic(.interrupted, at: nil)
    case .failed(let diagnostic): diagnostic
    }
  }
}

extension CellResult {
  /// Creates the result of a cell from its output lines and the mistake that stopped it, if any.
  init(_ lines: [WrittenLine], _ failure: Diagnostic?, advises: Bool = false) {
    let renderer = DiagnosticRenderer(locations: false, advises: advises)
    let message = failure.map { renderer.lines(for: $0).map { WrittenLine($0) } }
    self.init(
      output: CellOutput(lines + (message ?? [])), failed: failure != nil,
      position: failure?.span?.position)
  }
}

extension Request {
  /// The verb that asks for it.
  var verb: String {
    switch self {
    case .save: "save"
    case .export: "export"
    case .write: "into"
    case .open, .openSession: "open"
    case .leaveOpened: "undo"
    case .sessions: "sessions"
    case .replay: "replay"
    case .play: "play"
    case .check: "check"
    case .lesson, .lessons: "lesson"
    case .next: "next"
    case .hint: "hint"
    case .edit: "edit"
    case .clear: "clear"
    case .quit: "quit"
    }
  }

  /// Whether its result depends on earlier actions of a person, so that notebooks cannot use it.
  fileprivate var isForPeople: Bool {
    switch self {
    case .sessions, .openSession, .leaveOpened, .edit, .lesson, .lessons, .next, .hint: true
    case .save, .export, .write, .open, .replay, .play, .check, .clear, .quit: false
    }
  }
}
