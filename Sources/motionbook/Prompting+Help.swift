import Text
import Workbooks

/// What F1 shows below the line.
extension Prompting {
  /// Help about what stands at the cursor, cut where it has more rows than there is room for.
  static func help(
    _ text: String, _ cursor: Int, columns: Int, rows: Int, _ workbook: Workbook, _ console: Console
  ) -> [WrittenLine] {
    let help = workbook.help(at: cursor, in: text)
    let lines = console.lines(of: help.outputs, columns: columns)
    guard lines.count > rows else { return lines }
    let rest = help.subject.map { " `help \($0)` tells the rest" } ?? ""
    return lines.prefix(rows - 1) + [WrittenLine("  …\(rest)", style: .dim)]
  }
}
