import Advice
import Diagnostics
import Files
import JSON
import Jupyter
import Notebooks
import Playing
import Text
import Values

/// Motionbook without an operating system: a workbook and its files in memory, requests in and
/// answers out.
///
/// It knows no file, no clock and no environment. The same requests have the same answers wherever
/// it runs, and all that it keeps is gone with it. Each request may do the work of one stranger's
/// notebook.
public final class Engine {
  private var host = EngineHost()
  private var workbook: Workbook
  private var film: EntryFilm
  /// The number of lines so far: names in their pictures must differ.
  private var lineCount = 0
  private var assistant = CellAssistant()

  /// Creates an engine with an empty session and no files.
  public init() {
    workbook = Self.workbook(in: host)
    film = EntryFilm(of: workbook, showsStage: true)
  }

  private static func workbook(in host: EngineHost) -> Workbook {
    Workbook(in: host, boundsEntries: true, adviser: SceneAdviser())
  }

  /// Answers a request in JSON.
  public func answer(_ bytes: [UInt8]) -> [UInt8] {
    do throws(EngineRefusal) {
      return Array(answer(try EngineMessage(reading: bytes)).json.text.utf8)
    } catch {
      return Array(error.json.text.utf8)
    }
  }

  /// Answers a request, with its files in place.
  public func answer(_ message: EngineMessage) -> EngineAnswer {
    if case .open = message.request { open() }
    host.begin()
    for file in message.files { put(file.name, file.bytes) }
    var answer = answer(message.request)
    answer.written += host.files.popWritten()
    return answer
  }

  private func answer(_ request: EngineRequest) -> EngineAnswer {
    switch request {
    case .open, .put: EngineAnswer(.finished, host.shown)
    case .play(let name): EngineAnswer(workbook.play(name), host.shown)
    case .line(let text, let columns): line(text, columns)
    case .run(let notebook, let first): run(notebook, from: first)
    case .notebook(let notebook): accept(notebook)
    case .assist(let typed): assist(typed)
    case .check(let check): EngineAnswer(check.review(in: host).check([check.name]), host.shown)
    }
  }

  /// Puts a file in place; of a notebook of Jupyter, its Markdown beside it.
  private func put(_ name: String, _ bytes: [UInt8]) {
    host.files.add(name, bytes)
    let ending = ".ipynb"
    guard name.lowercased().hasSuffix(ending) else { return }
    do throws(JupyterProblem) {
      let conversion = MarkdownConversion(try JupyterNotebook(reading: bytes))
      host.files.add(name.dropLast(ending.count) + ".md", Array(conversion.text.utf8))
      for loss in conversion.losses { host.show(remark: "\(name): \(loss)") }
    } catch {
      host.show(.unreadableNotebook(name: name, reason: error.reason))
    }
  }

  private func open() {
    host = EngineHost()
    workbook = Self.workbook(in: host)
    film = EntryFilm(of: workbook, showsStage: true)
    lineCount = 0
    assistant = CellAssistant()
  }

  /// Plays a typed or pasted line, and films it.
  private func line(_ text: String, _ columns: Int?) -> EngineAnswer {
    lineCount += 1
    host.columns = columns
    let offered = workbook.waitingGuess
    let entry = text.allSatisfy(\.isWhitespace) ? workbook.emptyLine : text
    let transcript = workbook.transcript(of: entry)
    if let remark = transcript.remark { host.show(remark: remark) }
    film.begin()
    let status = workbook.play(Source(transcript.code), from: .entry)
    film.stop()
    host.recall(workbook.popRanCell())
    // The reader's own guess goes in before the cell runs.
    if workbook.waitingGuess != offered { host.recall(workbook.waitingGuess) }
    var answer = EngineAnswer(status, host.shown)
    answer.lesson = workbook.lessonPlace
    answer.html =
      host.shown.before
      + film.results(
        showing: host.shown.outputs, stoppedBy: host.shown.mistake, layout: host.shown.layout,
        number: lineCount)
      + host.shown.after
    return answer
  }

  // MARK: Notebooks with changes

  private func run(_ notebook: EngineRequest.Changed, from first: Int) -> EngineAnswer {
    guard let document = document(of: notebook) else {
      return EngineAnswer(.unreadable, host.shown)
    }
    var answer = EngineAnswer(.finished, host.shown)
    answer.sections = host.sections(
      of: document, named: notebook.name, from: first, changed: Set(notebook.codes.keys),
      adviser: SceneAdviser())
    return answer
  }

  private func accept(_ notebook: EngineRequest.Changed) -> EngineAnswer {
    guard let document = document(of: notebook) else {
      return EngineAnswer(.unreadable, host.shown)
    }
    var answer = EngineAnswer(.finished, host.shown)
    answer.written = [(notebook.name, host.accepted(document, named: notebook.name))]
    return answer
  }

  private func assist(_ typed: EngineRequest.Typed) -> EngineAnswer {
    var answer = EngineAnswer(.finished, host.shown)
    guard let place = typed.place else {
      let session = workbook.session
      answer.assistance = Assistance(with: typed, coloredBy: session, in: session, from: 0)
      answer.isIncomplete = workbook.isIncomplete(typed.text)
      return answer
    }
    guard let document = document(of: place.notebook) else {
      return EngineAnswer(.unreadable, host.shown)
    }
    answer.assistance = assistant.assistance(
      with: typed, in: document, named: place.notebook.name, place.cell, host)
    return answer
  }

  /// A notebook with its changes; nil, with a message, if it cannot be read.
  private func document(of notebook: EngineRequest.Changed) -> NotebookDocument? {
    do throws(FileRefusal) {
      return try host.read(notebook.name).document().changed(to: notebook.codes)
    } catch {
      host.show(.unreadableNotebook(name: notebook.name, reason: error.reason))
      return nil
    }
  }
}

extension NotebookDocument {
  /// The notebook with other code in some cells.
  fileprivate func changed(to codes: [Int: String]) throws(FileRefusal) -> NotebookDocument {
    guard !codes.isEmpty else { return self }
    let text = replacingCode(codes)
    let changed = try InputText(name: "", bytes: Array(text.utf8)).document()
    // A line of backquotes would end its block.
    guard changed.cells.count == cells.count,
      codes.allSatisfy({ cells.indices.contains($0) && changed.replacingCode([$0: $1]) == text })
    else {
      throw FileRefusal(reason: "a line of a cell cannot be the end of its block, such as ```")
    }
    return changed
  }
}
