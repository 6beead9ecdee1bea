import Text
import Workbooks

/// The help that F1 shows below the line.
extension Prompting {
  /// Help on the word at the cursor, cut to the available rows.
  static func help(
    _ text: String, _ cursor: Int, columns: Int, rows: Int, _ workbook: Workbook, _ console: Console
  ) -> [WrittenLine] {
    let help = workbook.help(at: cursor, in: text)
    let lines = console.lines(of: help.outputs, columns: columns)
    guard lines.count > rows else { return lines }
    let rest = help.subject.map { " `help \($0)` shows the rest" } ?? ""
    return lines.prefix(rows - 1) + [WrittenLine("  …\(rest)", style: .dim)]
  }
}
