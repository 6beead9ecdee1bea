import DataFiles
import Diagnostics
import Text

extension Mistake {
  /// What a data file's problem means, and which clause helps.
  static func unreadableData(_ path: String, _ problem: DataProblem) -> Mistake {
    func refusal(_ reason: Sentence, _ help: String) -> Mistake {
      .unreadableData(path, reason, help: help)
    }
    switch problem {
    case .tooLarge(let limit):
      return refusal("a file of data has at most \(limit) bytes", "cut out the part that moves")
    case .binary:
      return refusal("it is not text in UTF-8", "export it as CSV, TSV or JSON")
    case .utf16: return refusal("it is UTF-16", "save it as UTF-8")
    case .noNumbers:
      return refusal(
        "no line has numbers between separators", "each row needs a time and a value: `0.1, 84`")
    case .notRows(let what):
      return refusal(
        "its JSON has \(what)", "it reads a table of `--json`, or a list of rows")
    case .tooManyRows(let limit):
      return refusal("a file of data has at most \(limit) rows", "cut out the part that moves")
    case .tooManyColumns(let limit):
      return refusal("a file of data has at most \(limit) columns", "export fewer columns")
    case .longLine(let line, let limit):
      return refusal(
        "line \(line) has more than \(limit) bytes", "each row needs a line of its own")
    case .badCell(let cell, let line, let column):
      return refusal(
        "line \(line): `\(cell.visibleInLine)` in \(column.visibleInLine) is not a number",
        "correct or remove the line; missing values are empty, or NaN")
    case .refusedForm(let cell, let line, let what):
      return refusal(
        "line \(line): `\(cell.visibleInLine)` is \(what)", "export plain numbers and seconds")
    case .cellCount(let line, let found, let expected):
      return refusal(
        "line \(line) has \(found) cells, and others have \(expected)",
        "correct or remove the line")
    case .ambiguousCommas(let row):
      return refusal(
        "in `\(row.visibleInLine)`, commas may stand between cells or in decimals",
        "add `decimal \".\"` if they stand between cells, or export with semicolons")
    case .oneColumn:
      return refusal("it has one column and no times", "add its rate, such as `rate 60`")
    case .noTime:
      return refusal(
        "no column rises from row to row, as times do",
        "name the column, such as `time \"t\"`, or the rate, such as `rate 60`")
    case .unknownColumn(let name, let known):
      let list = known.prefix(8).map { "\"\($0.prefix(40))\"".visibleInLine }
      return refusal(
        "it has no column `\(name.visibleInLine)`", "it has \(list.joined(separator: ", "))")
    case .rateNeeded(let column):
      return refusal(
        "`\(column.visibleInLine)` counts frames", "add how many pass in a second: `rate 60`")
    case .normalizedTime(let column):
      return refusal(
        "`\(column.visibleInLine)` runs from 0 to 1, which may be a share of the time",
        "add `unit s` if it is seconds, or the rate, such as `rate 60`")
    case .missingTime(let line):
      return refusal("line \(line) has no time", "correct or remove the line")
    case .fallingTime(let line):
      return refusal(
        "line \(line) is not later than the line before",
        "correct the line, or name another column: `time \"t\"`")
    }
  }
}
