import Answers
import Diagnostics
import Execution
import Files
import Notebooks
import Sessions
import Text

/// Requests of statements for actions outside the session.
extension Workbook {
  /// Handles a request. Returns what went wrong, or nil.
  func perform(_ request: Request, at span: Span) -> Diagnostic? {
    switch request {
    case .save(let path, let replacing): save(path, replacing: replacing, span)
    case .export(let path, let replacing): export(path, replacing: replacing, span)
    case .write(let file): write(file, span)
    case .open(let path): open(path, span)
    case .openSession(let number): openSession(number, span)
    case .leaveOpened: leaveOpened(span)
    case .sessions: listSessions(span)
    case .replay(let isLive): replaySession(isLive: isLive, span)
    case .check: checkSession(span)
    case .lessons: listLessons(span)
    case .next: continueLesson(span)
    case .hint: unfoldInLesson(span)
    case .edit(let text): edit(text, span)
    case .play, .lesson, .clear, .quit: nil
    }
  }

  private func edit(_ text: String?, _ span: Span) -> Diagnostic? {
    do {
      try host.editor.edit(text)
      return nil
    } catch {
      return Diagnostic(error, at: span)
    }
  }

  private func save(_ named: String?, replacing: Bool, _ span: Span) -> Diagnostic? {
    guard let path = named ?? notebook.path else { return Diagnostic(.noFileYet, at: span) }
    let place = host.place(of: path)
    let text = notebook.text(of: session.record)
    do {
      let expected = replacing ? .anything : notebook.expectation(at: place)
      try host.files.write(text, to: path, over: expected)
    } catch {
      return Diagnostic(Self.mistake(error, path, by: "save"), at: span)
    }
    notebook.saved(text, at: place, named: path)
    keep(
      SavedFile(
        place: place, fingerprint: Fingerprint(text: text), statementCount: statements.count))
    show(line: "saved \(path)")
    return nil
  }

  /// Writes the session as a page. A page that this session wrote and that is unchanged since then
  /// is replaced without asking.
  private func export(_ path: String, replacing: Bool, _ span: Span) -> Diagnostic? {
    do throws(FileRefusal) {
      try host.files.checkWrite(to: path, over: expectation(of: path, isReplacing: replacing))
    } catch {
      return Diagnostic(Self.mistake(error, path, by: "export"), at: span)
    }
    let document: NotebookDocument
    do { document = try self.document } catch { return Diagnostic(error, at: span) }
    let page = PageMaker(host: host, folder: host.folder(of: notebook.path ?? path), work: work)
      .text(of: document, named: "session", for: path)
    host.statementEnded()
    switch page {
    case .failure(.interrupted): return Diagnostic(.interrupted, at: nil)
    case .failure(.failed(let diagnostic)): return diagnostic
    case .success(let page):
      return write(page.text, to: path, isReplacing: replacing, "export", span, scene: page.scene)
    }
  }

  /// Writes a table or a plot. A file that this session wrote and that is unchanged since then is
  /// replaced without asking.
  private func write(_ file: ChartFile, _ span: Span) -> Diagnostic? {
    write(file.text, to: file.path, isReplacing: file.isReplacing, "into", span)
  }

  /// - Parameters:
  ///   - word: The word before the file's name.
  ///   - scene: Which of several scenes is in it.
  private func write(
    _ text: String, to path: String, isReplacing: Bool, _ word: String, _ span: Span,
    scene: String? = nil
  ) -> Diagnostic? {
    do {
      let expected = expectation(of: path, isReplacing: isReplacing)
      try host.files.write(text, to: path, over: expected)
    } catch {
      return Diagnostic(Self.mistake(error, path, by: word), at: span)
    }
    written[host.place(of: path)] = Fingerprint(text: text)
    show(line: "saved \(path)\(scene.map { ", \($0)" } ?? "")")
    return nil
  }

  /// What a page's or a chart's file is expected to be: the one that this session wrote, or none.
  private func expectation(of path: String, isReplacing: Bool) -> FileExpectation {
    if isReplacing { return .anything }
    return written[host.place(of: path)].map(FileExpectation.unchanged) ?? .nothing
  }

  /// - Parameter word: The word before the file's name.
  private static func mistake(_ refusal: FileRefusal, _ path: String, by word: String) -> Mistake {
    switch refusal.cause {
    case .exists: .fileExists(path, word)
    case .changed:
      .cannotWrite(
        path, refusal.reason, help: "write `\(word) \"\(path)\" replacing` to replace it")
    case .other: .cannotWrite(path, refusal.reason, help: nil)
    }
  }

  private func open(_ path: String, _ span: Span) -> Diagnostic? {
    do throws(FileRefusal) {
      let input = try host.files.read(path)
      let document = try input.document()
      let fresh = freshSession()
      guard replay(document, named: path, in: fresh) == .finished else {
        return Diagnostic(.cannotOpen(path), at: span)
      }
      leave(by: "open \(path.quoted)") {
        goOn(behind: document, named: input.name, from: fresh.session)
      }
      return nil
    } catch {
      return Diagnostic(.cannotRead(path, error.reason), at: span)
    }
  }

  // MARK: The session itself

  /// The session as a notebook.
  private var document: NotebookDocument {
    get throws(Mistake) {
      do {
        return try NotebookDocument(text: notebook.text(of: session.record))
      } catch {
        throw .noNotebook(error.description)
      }
    }
  }

  private func replaySession(isLive: Bool, _ span: Span) -> Diagnostic? {
    let document: NotebookDocument
    do { document = try self.document } catch { return Diagnostic(error, at: span) }
    if isLive, let live = host.liveStage {
      return replay(document, on: live) ? nil : Diagnostic(.replayStopped, at: span)
    }
    let ending = replay(
      document, named: "session", in: freshSession(),
      folder: host.folder(of: notebook.path ?? "session"))
    return ending == .finished ? nil : Diagnostic(.replayStopped, at: span)
  }

  private func checkSession(_ span: Span) -> Diagnostic? {
    let document: NotebookDocument
    do { document = try self.document } catch { return Diagnostic(error, at: span) }
    let report = host.checked(
      document, from: notebook.path ?? "session", as: "session", work: work, counting: meter)
    host.statementEnded()
    guard report.passes else {
      host.show(.drift(diff: report.diff))
      return Diagnostic(.drifted(max(1, report.driftCount)), at: span)
    }
    show(line: report.agreement)
    return nil
  }
}
