import Diagnostics
import Notebooks
import Sessions
import Text

/// Running notebooks and scripts from files.
extension Workbook {
  /// Runs a notebook or a script from a file. After a notebook has run to its end, the session
  /// continues it, and is saved as that notebook with new cells.
  public func play(_ path: String) -> RunStatus {
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
  public func play(_ input: InputText, settings: [ParameterSetting] = []) -> RunStatus {
    guard input.isNotebook else {
      guard settings.isEmpty else {
        host.show(Diagnostic(.scriptWithParameters(input.name), at: nil), from: .text)
        return .failed
      }
      return play(Source(input.text, name: input.name))
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
    let set: NotebookWithParameters
    do throws(Diagnostic) {
      set = try NotebookWithParameters(
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
  ) -> RunStatus {
    seen.folder = folder ?? host.folder(of: name)
    defer { seen.folder = nil }
    let player = notebookPlayer(in: seen, named: name, work: work)
    let last = player.play(Script(document, .endsAtSurprise)) { outputs in
      guard !watch.isSilent else { return }
      host.show(outputs, layout: seen.session.layout.fixed, from: .text)
    } ended: { cell, ending in
      tell(ending, of: cell, in: name)
      return true
    }
    return RunStatus(of: last)
  }

  /// Plays a notebook of this workbook in a session.
  func notebookPlayer(
    in seen: ObservedSession, named name: String? = nil, work: Int? = nil
  ) -> Player {
    var player = Player(seen.session, named: name, work: work)
    player.author = allowsWrites ? .trustedNotebook : .notebook
    player.carryOut = { $0.run(in: self, at: $1, from: .text) }
    player.ended = { _ in seen.endStatement() }
    return player
  }

  func tell(_ ending: CellEnding, of cell: Cell, in name: String) {
    if let mistake = ending.mistake { host.show(mistake, from: .text) }
    if case .missingError = ending { host.show(.missingError(name: name, line: cell.line)) }
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
