import Answers
import Diagnostics
import Files
import LineEditing
import Notebooks
import Values
import Workbooks

/// The terminal program around a workbook: the console, the disk, Ctrl-C, and the journal once a
/// prompt has begun one.
final class TerminalSurroundings: Surroundings {
  private let console: Console
  private let progress = ProgressLine()
  var journal: Journal?
  private var hasToldJournalProblem = false

  init(_ look: Look) { console = look.console() }

  // MARK: Showing

  func show(_ outputs: [Output], layout: Layout) {
    progress.clear()
    console.show(outputs, layout: layout)
  }

  func show(_ diagnostic: Diagnostic, from origin: Origin) {
    progress.clear()
    switch origin {
    case .entry: console.showInline(diagnostic)
    case .text: console.show(diagnostic)
    }
  }

  func show(_ notice: Notice) {
    progress.clear()
    console.show(notice)
  }

  func clearScreen() {
    progress.clear()
    console.clearScreen()
  }

  // MARK: Files

  func place(of path: String) -> String { FilePath.absolute(path) }

  func read(_ path: String) throws(FileRefusal) -> InputText {
    do {
      let bytes = try AtomicFile.read(path, limit: NotebookDocument.byteLimit)
      return InputText(name: path, bytes: bytes)
    } catch {
      throw FileRefusal(error)
    }
  }

  func write(
    _ text: String, to path: String, over expected: FileExpectation
  ) throws(FileRefusal) {
    do {
      try AtomicFile.write(path, text, mode: AtomicFile.Mode(expected))
    } catch {
      throw FileRefusal(error)
    }
  }

  /// The text that is piped into the program.
  func readStandardInput() throws(FileRefusal) -> InputText {
    do {
      let bytes = try StandardInput.read(limit: Limits.sourceLength)
      return InputText(name: "stdin", bytes: bytes)
    } catch {
      throw FileRefusal(error)
    }
  }

  // MARK: While something runs

  var isInterrupted: Bool { Interrupt.requested }

  func progressed(_ progress: RunProgress) { self.progress.show(progress) }

  func statementEnded() { progress.clear() }

  func keep(_ statement: String) {
    do {
      try journal?.append(statement)
    } catch {
      if !hasToldJournalProblem { Console.error("warning: the journal: \(error.description)") }
      hasToldJournalProblem = true
    }
  }
}

extension AtomicFile.Mode {
  fileprivate init(_ expected: FileExpectation) {
    switch expected {
    case .nothing: self = .create
    case .text(let text): self = .replacing(Fingerprint(text: text))
    case .anything: self = .overwriting
    }
  }
}

extension FileRefusal {
  fileprivate init(_ problem: FileProblem) {
    let cause: Cause =
      switch problem {
      case .exists: .exists
      case .changed: .changed
      case .invalidPath, .missing, .missingFolder, .isFolder, .notAFile, .notPermitted, .tooLong,
        .system:
        .other
      }
    self.init(cause, reason: problem.description)
  }
}
