import Diagnostics
import Text

@testable import Notebooks

/// Runs cells of a tiny language: `print TEXT` prints, `fail TEXT` fails; `count` prints the number
/// of cells that ran. Lines after a failed line do not run.
final class ScriptedRunner {
  private(set) var runs: [Int] = []
  private var output = ""

  func check(
    _ document: NotebookDocument, name: String, _ scope: CheckScope = .whole
  ) -> NotebookReport {
    var check = NotebookCheck(document, name: name, scope)
    _ = check.script.play(run) { cell, ending in
      let lines = OutputText.lines(output).map { WrittenLine($0) }
      let printed = lines.indices.filter { !lines[$0].text.hasPrefix("error: ") }
      check.ended(cell, ending, CellOutput(lines, printed: Set(printed)))
      return true
    }
    return check.report
  }

  private func run(_ cell: Cell) -> Diagnostic? {
    runs.append(cell.index)
    output = ""
    for line in cell.code.split(separator: "\n") {
      if line.hasPrefix("print ") {
        output += line.dropFirst(6) + "\n"
      } else if line.hasPrefix("fail ") {
        output += "error: \(line.dropFirst(5))\n"
        return Diagnostic(.sourceTooLong(0), at: nil)
      } else if line == "count" {
        output += "\(runs.count)\n"
      }
    }
    return nil
  }
}
