import Notebooks

/// Runs cells of a tiny language: `print TEXT` prints, `fail TEXT` fails; `count` prints the number
/// of cells that ran. Lines after a failed line do not run.
struct ScriptedRunner: CellRunner {
  private(set) var runs: [Int] = []

  mutating func run(_ cell: Cell) -> CellResult {
    runs.append(cell.index)
    var output = ""
    for line in cell.code.split(separator: "\n") {
      if line.hasPrefix("print ") {
        output += line.dropFirst(6) + "\n"
      } else if line.hasPrefix("fail ") {
        return CellResult(
          output: CellOutput(output + "error: \(line.dropFirst(5))\n"), failed: true)
      } else if line == "count" {
        output += "\(runs.count)\n"
      }
    }
    return CellResult(output: CellOutput(output))
  }
}
