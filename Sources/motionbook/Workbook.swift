import Diagnostics
import Answers
import Execution
import Sessions
import Values
import LineEditing
import Notebooks

/// A session with its notebook's file and the place where answers go: what every way of starting
/// the program shares.
final class Workbook {
  private(set) var session: Session
  let console: Console
  /// Whether notebooks may write files; what a person types or runs as a script always may.
  let allowsWrites: Bool
  private var notebook = SessionNotebook()
  /// The statement that opens the notebook this session goes on from.
  private var opening: String?
  /// Told each statement that a notebook keeps, before its answer is shown.
  var journal: ((String) -> Void)?
  private let progress: ProgressLine

  init(console: Console, preamble: [String] = [], allowsWrites: Bool = false) {
    let progress = ProgressLine()
    self.console = console
    self.allowsWrites = allowsWrites
    self.progress = progress
    session = Workbook.session(progress)
    for line in preamble { _ = run(Source(line)) }
  }

  private static func session(_ progress: ProgressLine) -> Session {
    Session(
      hooks: Hooks(
        isInterrupted: { Interrupt.requested }, progress: { progress.show($0) }))
  }

  // MARK: Scripts

  /// Runs statements until one fails; at the prompt, what is wrong stands among the answers.
  func run(_ source: Source, isPrompt: Bool = false) -> Status? {
    var status: Status? = .good
    session.execute(source) { result in
      progress.clear()
      if result.isJournaled { journal?(result.text) }
      switch result.outcome {
      case .finished(let outputs): console.show(outputs, layout: session.layout)
      case .interrupted(let outputs):
        console.show(outputs, layout: session.layout)
        if isPrompt { Console.out("stopped here; the state is kept") }
        status = .interrupted
      case .failed(let diagnostic):
        if isPrompt { console.showInline(diagnostic) } else { console.show(diagnostic) }
        status = diagnostic.mistake.id == .interrupted ? .interrupted : .failed
      case .effect(.quit, _): status = nil
      case .effect(let effect, let span):
        guard let problem = perform(effect, at: span) else { return true }
        if isPrompt { console.showInline(problem) } else { console.show(problem) }
        status = .failed
      }
      return status == .good
    }
    return status
  }

  // MARK: Notebooks

  /// Replays a notebook into this session, printing what it prints.
  func replay(_ input: InputText) -> Status {
    let document: NotebookDocument
    do {
      document = try NotebookDocument(bytes: input.bytes)
    } catch {
      Console.error("error: cannot read `\(input.name)`: \(error.description)")
      return .unreadable
    }
    for warning in document.warnings {
      Console.error("\(input.name):\(warning.line): warning: \(warning.description)")
    }
    return replay(document, named: input.name, in: session)
  }

  private func replay(
    _ document: NotebookDocument, named name: String, in session: Session
  ) -> Status {
    var runner = SessionRunner(
      session: session, name: name,
      perform: allowsWrites ? { self.perform($0, at: $1) } : nil)
    for cell in document.cells where !cell.directives.isSkipped {
      let failure = runner.run(cell) { outputs in
        progress.clear()
        console.show(outputs, layout: session.layout)
      }
      if let failure {
        progress.clear()
        console.show(failure)
        if runner.isInterrupted { return .interrupted }
        if !cell.directives.expectsError { return .failed }
      } else if cell.directives.expectsError {
        Console.error("\(name):\(cell.line): error: this cell was to fail, and did not")
        return .failed
      }
    }
    return .good
  }

  // MARK: Effects

  /// Does what a statement asked of the world outside the session; nil where it went well.
  func perform(_ effect: Effect, at span: Span) -> Diagnostic? {
    switch effect {
    case .save(let path, let replacing): return save(path, replacing: replacing, span)
    case .open(let path): return open(path, span)
    case .replay: return replaySession(span)
    case .check: return checkSession(span)
    case .quit: return nil
    }
  }

  private func save(_ path: String, replacing: Bool, _ span: Span) -> Diagnostic? {
    do {
      try notebook.save(session.record, to: path, replacing: replacing)
    } catch .exists {
      return Diagnostic(.fileExists(path), at: span)
    } catch {
      let help: String? =
        if case .changed = error { "write `save \"\(path)\" replacing` to replace it" } else { nil }
      return Diagnostic(.cannotWrite(path, error.description, help: help), at: span)
    }
    console.show([.text(["saved \(path)"])], layout: session.layout)
    return nil
  }

  private func open(_ path: String, _ span: Span) -> Diagnostic? {
    do {
      let input = try InputText.read(path)
      let document = try NotebookDocument(bytes: input.bytes)
      let fresh = Workbook.session(progress)
      guard replay(document, named: path, in: fresh) == .good else {
        return Diagnostic(.cannotOpen(path), at: span)
      }
      begin(behind: document, input, fresh)
      if let opening { journal?(opening) }
      return nil
    } catch let problem as FileProblem {
      return Diagnostic(.cannotRead(path, problem.description), at: span)
    } catch {
      return Diagnostic(.cannotRead(path, "\(error)"), at: span)
    }
  }

  /// Goes on from a notebook that was replayed.
  func begin(behind document: NotebookDocument, _ input: InputText, _ other: Session) {
    session.adopt(other)
    notebook.begin(
      with: document.text, path: input.name, fingerprint: Fingerprint(input.bytes))
    opening = "open \(Record.quoted(FilePath.absolute(input.name)))"
  }

  /// Forgets all that was run, to go on from another session.
  func beginAfresh() {
    session = Workbook.session(progress)
    notebook = SessionNotebook()
    opening = nil
  }

  /// The statements that lead to where the session is now.
  var statements: [String] { (opening.map { [$0] } ?? []) + session.record.lines }

  private func sessionDocument() throws(NotebookProblem) -> NotebookDocument {
    try NotebookDocument(text: notebook.text(of: session.record))
  }

  private func replaySession(_ span: Span) -> Diagnostic? {
    guard let document = try? sessionDocument() else { return nil }
    let status = replay(document, named: "session", in: Workbook.session(progress))
    return status == .good ? nil : Diagnostic(.replayStopped, at: span)
  }

  private func checkSession(_ span: Span) -> Diagnostic? {
    guard let document = try? sessionDocument() else { return nil }
    var runner = SessionRunner(session: Workbook.session(progress))
    let report = NotebookCheck.run(document, name: "session", with: &runner)
    progress.clear()
    guard report.passes else {
      Console.out(report.diff)
      return Diagnostic(.drifted(max(1, report.driftCount)), at: span)
    }
    console.show([.text([report.agreement])], layout: session.layout)
    return nil
  }
}
