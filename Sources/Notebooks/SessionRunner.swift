import Answers
import Diagnostics
import Answers
import Execution
import Sessions

/// Runs a notebook's cells in a session.
///
/// A notebook may come from a stranger: files are not touched, unless that was allowed.
public struct SessionRunner: CellRunner {
  public let session: Session
  /// What positions in messages call the notebook.
  private let name: String?
  /// Performs what a statement asks of files, where that is allowed; nil refuses it.
  private let perform: ((Effect, Span) -> Diagnostic?)?
  /// Whether Ctrl-C ended a cell.
  public private(set) var isInterrupted = false

  public init(
    session: Session, name: String? = nil, perform: ((Effect, Span) -> Diagnostic?)? = nil
  ) {
    self.session = session
    self.name = name
    self.perform = perform
  }

  public mutating func run(_ cell: Cell) -> CellResult {
    var lines: [String] = []
    let session = session
    let failure = run(cell) { outputs in
      let renderer = TextRenderer(layout: session.layout)
      lines += outputs.flatMap { renderer.lines(for: $0) }
    }
    if let failure { lines += DiagnosticRenderer(locations: false).lines(for: failure) }
    return CellResult(
      output: lines.joined(separator: "\n"), failed: failure != nil,
      position: failure?.span?.position)
  }

  /// Runs a cell and hands over its answers as they come; what stopped it is returned.
  public mutating func run(_ cell: Cell, show: ([Output]) -> Void) -> Diagnostic? {
    var failure: Diagnostic?
    let perform = perform
    session.execute(Source(cell.code, name: name, firstLine: cell.line)) { result in
      switch result.outcome {
      case .finished(let outputs): show(outputs)
      case .interrupted: failure = Diagnostic(.interrupted, at: nil)
      case .failed(let diagnostic): failure = diagnostic
      // The end of a notebook's session is the end of the notebook.
      case .effect(.quit, _): break
      case .effect(let effect, let span):
        failure =
          perform.map { $0(effect, span) } ?? Diagnostic(.writesRefused(effect.verb), at: span)
      }
      return failure == nil
    }
    if failure?.mistake.id == .interrupted { isInterrupted = true }
    return failure
  }
}

extension Effect {
  /// The verb that asks for it.
  var verb: String {
    switch self {
    case .save: "save"
    case .open: "open"
    case .replay: "replay"
    case .check: "check"
    case .quit: "quit"
    }
  }
}
