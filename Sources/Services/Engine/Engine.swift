import Advice
import Diagnostics
import Files
import JSON
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

  /// Creates an engine with an empty session and no files.
  public init() {
    workbook = Self.workbook(in: host)
    film = EntryFilm(of: workbook)
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
    for file in message.files { host.files.add(file.name, file.bytes) }
    host.begin()
    var answer = answer(message.request)
    answer.written = host.files.popWritten()
    return answer
  }

  private func answer(_ request: EngineRequest) -> EngineAnswer {
    switch request {
    case .open: EngineAnswer(.finished, host.shown)
    case .play(let name): EngineAnswer(workbook.play(name), host.shown)
    case .line(let text): line(text)
    case .cell(let cell): run(cell)
    case .check(let check): EngineAnswer(check.review(in: host).check([check.name]), host.shown)
    }
  }

  private func open() {
    host = EngineHost()
    workbook = Self.workbook(in: host)
    film = EntryFilm(of: workbook)
    lineCount = 0
  }

  /// Plays a typed or pasted line, and films it.
  private func line(_ text: String) -> EngineAnswer {
    lineCount += 1
    let transcript = workbook.transcript(of: text)
    if let remark = transcript.remark { host.show(remark: remark) }
    film.begin()
    let status = workbook.play(Source(transcript.code), from: .entry)
    film.stop()
    var answer = EngineAnswer(status, host.shown)
    answer.html = film.results(
      showing: host.shown.outputs, stoppedBy: host.shown.mistake, layout: host.shown.layout,
      number: lineCount)
    return answer
  }

  /// Runs the cells of a notebook up to one, in a session of their own, and films that one.
  private func run(_ cell: EngineRequest.Cell) -> EngineAnswer {
    let document: NotebookDocument
    do throws(FileRefusal) {
      document = try host.read(cell.name).document()
    } catch {
      host.show(.unreadableNotebook(name: cell.name, reason: error.reason))
      return EngineAnswer(.unreadable, host.shown)
    }
    let cells = document.cells.prefix(while: { $0.index <= cell.index }).map {
      $0.showing(cell.codes[$0.index] ?? $0.code)
    }
    let run = host.pageRun(
      of: cells, in: FilePath.split(cell.name).folder, work: Limits.work, adviser: SceneAdviser())
    host.begin()
    guard cells.last?.index == cell.index, let run else {
      host.show(remark: "there is no cell \(cell.index) in \(cell.name.visibleInLine)")
      return EngineAnswer(.failed, host.shown)
    }
    host.show(run.answers, layout: .standard, from: .text)
    if let mistake = run.mistake { host.show(mistake, from: .text) }
    var answer = EngineAnswer(run.failure == nil ? .finished : .failed, host.shown)
    (answer.html, answer.failure) = (run.html, run.failure)
    return answer
  }
}
