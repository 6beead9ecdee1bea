import Answers
import Diagnostics
import Evaluation
import Files
import Notebooks

/// The pages and charts that a session writes, and what may be replaced.
extension Workbook {
  /// Writes a table or a plot. A file that this session wrote and that is unchanged since then is
  /// replaced without asking.
  func write(_ file: ChartFile, _ span: Span) -> Diagnostic? {
    write(file.text, to: file.path, isReplacing: file.isReplacing, "into", span)
  }

  /// - Parameters:
  ///   - word: The word before the file's name.
  ///   - scene: Which of several scenes is in it.
  func write(
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

  /// The expected file of a page or a chart: the one that this session wrote, or none.
  func expectation(of path: String, isReplacing: Bool) -> FileExpectation {
    if isReplacing { return .anything }
    return written[host.place(of: path)].map(FileExpectation.unchanged) ?? .nothing
  }

  /// - Parameter word: The word before the file's name.
  static func mistake(_ refusal: FileRefusal, _ path: String, by word: String) -> Mistake {
    switch refusal.cause {
    case .exists: .fileExists(path, word)
    case .changed:
      .cannotWrite(
        path, refusal.reason, help: "write `\(word) \"\(path)\" replacing` to replace it")
    case .other: .cannotWrite(path, refusal.reason, help: nil)
    }
  }

  /// The session as a notebook.
  var document: NotebookDocument {
    get throws(Mistake) {
      do {
        return try NotebookDocument(text: notebook.text(of: session.record))
      } catch {
        throw .noNotebook(error.description)
      }
    }
  }
}
