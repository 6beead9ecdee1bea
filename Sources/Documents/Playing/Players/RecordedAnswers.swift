import Answers
import Diagnostics
import Notebooks
import Sessions
import Text
import Values

/// The answers of a cell as a notebook records them.
package struct RecordedAnswers {
  private var lines: [WrittenLine] = []
  /// The indices of the lines that the cell printed.
  private var printed: Set<Int> = []
  /// Whether the help for mistakes is included, which notebooks do not record.
  let advises: Bool

  package init(advises: Bool = false) { self.advises = advises }

  package mutating func append(_ outputs: [Output], _ layout: Layout) {
    let renderer = TextRenderer(layout: layout, advises: advises)
    for output in outputs {
      let start = lines.count
      lines += renderer.writtenLines(for: output)
      if case .print = output { printed.formUnion(start..<lines.count) }
    }
  }

  /// The answers, and the mistake that stopped the cell.
  package func output(stoppedBy mistake: Diagnostic?) -> CellOutput {
    let renderer = DiagnosticRenderer(locations: false, advises: advises)
    let message = mistake.map { renderer.lines(for: $0).map { WrittenLine($0) } }
    return CellOutput(lines + (message ?? []), printed: printed)
  }
}

extension Player {
  /// Plays a notebook and compares each cell's output with the recorded one. The session must not
  /// show answers while a statement runs.
  ///
  /// - Parameters:
  ///   - name: The notebook's name in the report.
  ///   - advises: Whether outputs include the help for mistakes, which notebooks do not record.
  public func check(
    _ document: NotebookDocument, name: String, _ scope: CheckScope = .whole, advises: Bool = false
  ) -> NotebookReport {
    var check = NotebookCheck(document, name: name, scope)
    var answers = RecordedAnswers(advises: advises)
    _ = play(check.script) {
      answers.append($0, session.layout)
    } ended: { cell, ending in
      check.ended(cell, ending, answers.output(stoppedBy: ending.mistake))
      answers = RecordedAnswers(advises: advises)
      return true
    }
    return check.report
  }
}

extension Host {
  /// A notebook with the outputs of a replay in a fresh session; nil if it can no longer be read.
  ///
  /// - Parameter path: The file in whose folder its data is.
  public func replayed(_ document: NotebookDocument, from path: String) -> NotebookDocument? {
    checked(document, from: path, work: 1).replayed
  }

  /// Replays a notebook in a fresh hidden session, and compares its outputs.
  ///
  /// - Parameters:
  ///   - path: The notebook's file, in whose folder its data is.
  ///   - name: Its name in the report, if it is another one.
  ///   - work: The limit on its work, as a multiple of `Limits.work`.
  func checked(
    _ document: NotebookDocument, from path: String, as name: String? = nil,
    _ scope: CheckScope = .whole, work: Int, counting meter: WorkMeter = WorkMeter()
  ) -> NotebookReport {
    let session = Session.unseen(in: self, meter: meter, inFolder: folder(of: path))
    return Player(session, work: work).check(document, name: name ?? path, scope)
  }
}
