import Diagnostics
import Notebooks
import Sessions
import Text

/// Running notebooks and scripts from files.
extension Workbook {
  /// Runs a notebook or a script from a file. After a notebook has run to its end, the session
  /// continues it, and is saved as that notebook with new cells.
  public func play(_ path: String) -> Ending {
    do {
      return play(try host.files.read(path))
    } catch {
      host.show(.unreadable(reason: error.reason))
      return .unreadable
    }
  }

  /// Runs a notebook or a script, like `play(_:)` with a path.
  ///
  /// - Parameter settings: Values for the notebook's parameters; a notebook that runs with them is
  ///   not continued, because its file says something else.
  public func play(_ input: InputText, settings: [ParameterSetting] = []) -> Ending {
    guard input.isNotebook else {
      guard settings.isEmpty else {
        host.show(Diagnostic(.scriptWithParameters(input.name), at: nil), from: .text)
        return .failed
      }
      return run(Source(input.text, name: input.name))
    }
    let document: NotebookDocument
    do {
      document = try NotebookDocument(bytes: input.bytes)
    } catch {
      host.show(.unreadableNotebook(name: input.name, reason: error.description))
      return .unreadable
    }
    if host.isInterrupted { return .interrupted }
    for warning in document.warnings { host.show(.warning(warning, name: input.name)) }
    let set: SetNotebook
    do throws(Diagnostic) {
      set = try SetNotebook(
        document, named: input.name, settings, for: "motionbook", in: host, work: work)
    } catch {
      host.show(error, from: .text)
      return host.isInterrupted ? .interrupted : .failed
    }
    if let values = set.values { show(line: "with \(values)") }
    let ending = replay(set.document, named: input.name, in: seen)
    // Piped input has no file to continue: its statements belong to the session.
    if ending == .finished, !input.isPiped, settings.isEmpty {
      goOn(behind: document, named: input.name, from: session)
    }
    return ending
  }

  /// Runs a notebook's cells in a session, and shows their answers.
  ///
  /// - Parameter folder: Where its data is; its own folder if it is not said.
  func replay(
    _ document: NotebookDocument, named name: String, in seen: ObservedSession,
    folder: String? = nil
  ) -> Ending {
    seen.folder = folder ?? host.folder(of: name)
    defer { seen.folder = nil }
    return meter.bounded(to: work) { runCells(of: document, named: name, in: seen) }
  }

  private func runCells(
    of document: NotebookDocument, named name: String, in seen: ObservedSession
  ) -> Ending {
    var runner = SessionRunner(
      session: seen.session, name: name, perform: allowsWrites ? perform : nil,
      statementEnded: { _ in seen.endStatement() })
    for cell in document.cells where !cell.directives.isSkipped {
      let failure = runner.run(cell) { outputs in
        guard !watch.isSilent else { return }
        host.show(outputs, layout: seen.session.layout.fixed, from: .text)
      }
      if let failure {
        host.show(failure, from: .text)
        if runner.isInterrupted { return .interrupted }
        if !cell.directives.expectsError { return .failed }
      } else if cell.directives.expectsError {
        host.show(.missingError(name: name, line: cell.line))
        return .failed
      }
    }
    return .finished
  }

  /// Continues from a notebook that was replayed.
  func goOn(behind document: NotebookDocument, named path: String, from other: Session) {
    let place = host.place(of: path)
    session.adopt(other)
    notebook.begin(with: document.text, at: place)
    savedFile = nil
    opening = "open \(place.quoted)"
    keeping = .nothing
    lesson = nil
    restoredDeparture = nil
  }
}
