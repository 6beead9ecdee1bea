import Diagnostics
import Text

@testable import Notebooks

/// Runs cells of a tiny language: `print TEXT` prints, `say TEXT` answers in words of its own, `fail
/// TEXT` fails; `count` prints the number of cells that ran. Lines after a failed line do not run.
final class ScriptedRunner {
  private(set) var runs: [Int] = []
  private var output: [WrittenLine] = []
  /// The indices of the lines that were printed.
  private var printed: Set<Int> = []

  func check(
    _ document: NotebookDocument, name: String, _ scope: CheckScope = .whole
  ) -> NotebookReport {
    var check = NotebookCheck(document, name: name, scope)
    _ = check.script.play(run) { cell, ending in
      check.ended(cell, ending, CellOutput(output, printed: printed))
      return true
    }
    return check.report
  }

  private func run(_ cell: Cell) -> Diagnostic? {
    runs.append(cell.index)
    (output, printed) = ([], [])
    for line in cell.code.split(separator: "\n") {
      if line.hasPrefix("print ") {
        printed.insert(output.count)
        output.append(WrittenLine(String(line.dropFirst(6))))
      } else if line.hasPrefix("say ") {
        output.append(WrittenLine(String(line.dropFirst(4))))
      } else if line.hasPrefix("fail ") {
        output.append(WrittenLine("error: " + String(line.dropFirst(5))))
        return Diagnostic(.sourceTooLong(0), at: nil)
      } else if line == "count" {
        output.append(WrittenLine("\(runs.count)"))
      }
    }
    return nil
  }
}
