import Answers
import Diagnostics
import Execution
import Notebooks
import Sessions
import Text

/// Runs a notebook's cells in a session.
///
/// A notebook may come from a stranger: files are not touched, unless that was allowed.
public struct SessionRunner: CellRunner {
  /// The session in which the cells run.
  public let session: Session
  /// What positions in messages call the notebook.
  private let name: String?
  /// Performs what a statement asks of files, where that is allowed; nil refuses it.
  private let perform: ((Request, Span) -> Diagnostic?)?
  /// Told when a statement has ended, with its text if a journal keeps it.
  private let statementEnded: (_ kept: String?) -> Void
  /// Whether results hold the help for mistakes, which notebooks do not record.
  private let advises: Bool
  /// Whether Ctrl-C ended a cell.
  public private(set) var isInterrupted = false

  /// Makes a runner that goes on from where the session is.
  ///
  /// - Parameters:
  ///   - name: What positions in messages call the notebook; nil for messages without a name.
  ///   - perform: Does what a statement asks of files, and tells what went wrong; nil refuses it.
  ///   - advises: Whether results hold the help for mistakes, which notebooks do not record.
  ///   - statementEnded: Told when a statement has ended, before its answers are shown, with its text
  ///     if a journal keeps it.
  public init(
    session: Session, name: String? = nil, perform: ((Request, Span) -> Diagnostic?)? = nil,
    advises: Bool = false, statementEnded: @escaping (_ kept: String?) -> Void = { _ in }
  ) {
    self.session = session
    self.name = name
    self.perform = perform
    self.advises = advises
    self.statementEnded = statementEnded
  }

  /// Runs a cell; its result holds what was answered and what stopped it, as a notebook has them. The
  /// session must be one that gives nothing out while a statement runs.
  public mutating func run(_ cell: Cell) -> CellResult {
    var lines: [WrittenLine] = []
    let (session, advises) = (session, advises)
    let failure = run(cell) { outputs in
      lines += Self.lines(of: outputs, session.layout, advises: advises)
    }
    return CellResult(lines, failure, advises: advises)
  }

  /// Answers as a notebook has them.
  static func lines(
    of answers: [Output], _ layout: Layout, advises: Bool = false
  ) -> [WrittenLine] {
    let renderer = TextRenderer(layout: layout, advises: advises)
    return answers.flatMap { renderer.writtenLines(for: $0) }
  }

  /// Runs a cell and hands over its answers as they come; what stopped it is returned.
  public mutating func run(_ cell: Cell, show: ([Output]) -> Void) -> Diagnostic? {
    let (perform, statementEnded) = (perform, statementEnded)
    let stop = session.run(
      Source(cell.code, name: name, firstLine: cell.line), ended: statementEnded, show: show,
      perform: { request, span in
        // The end of a notebook's session is the end of the notebook, and it has no screen.
        if request == .quit || request == .clear { return nil }
        if case .play(let play) = request {
          return session.runUnseen(play, ended: statementEnded, show: show)
        }
        if request.isForPeople {
          return .failed(Diagnostic(.onlyForPeople(request.verb), at: span))
        }
        let refuse = { (request: Request, span: Span) -> Diagnostic? in
          Diagnostic(.writesRefused(request.verb), at: span)
        }
        return (perform ?? refuse)(request, span).map(Session.Stop.failed)
      })
    let failure = Self.failure(of: stop)
    if failure?.isInterruption == true { isInterrupted = true }
    return failure
  }

  /// A cell whose run was stopped on the way is not what the notebook says: that it is a mistake.
  private static func failure(of stop: Session.Stop?) -> Diagnostic? {
    switch stop {
    case nil, .quit: nil
    case .interrupted: Diagnostic(.interrupted, at: nil)
    case .failed(let diagnostic): diagnostic
    }
  }
}

extension CellResult {
  /// What a cell did that answered some lines, and was stopped by a mistake if there is one.
  init(_ lines: [WrittenLine], _ failure: Diagnostic?, advises: Bool = false) {
    let renderer = DiagnosticRenderer(locations: false, advises: advises)
    let told = failure.map { renderer.lines(for: $0).map { WrittenLine($0) } }
    self.init(
      output: CellOutput(lines + (told ?? [])), failed: failure != nil,
      position: failure?.span?.position)
  }
}

extension Request {
  /// The verb that asks for it.
  var verb: String {
    switch self {
    case .save: "save"
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

  /// Whether its answer depends on what a person did before, which no notebook may tell.
  fileprivate var isForPeople: Bool {
    switch self {
    case .sessions, .openSession, .leaveOpened, .edit, .lesson, .lessons, .next, .hint: true
    case .save, .write, .open, .replay, .play, .check, .clear, .quit: false
    }
  }
}
