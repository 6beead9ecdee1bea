import DataFiles
import Diagnostics
import Text

extension Mistake {
  /// The message of a data file's problem, and the clause that helps.
  static func unreadableData(_ path: String, _ problem: DataProblem) -> Mistake {
    func refusal(_ reason: Sentence, _ help: String) -> Mistake {
      .unreadableData(path, reason, help: help)
    }
    let units = TimeUnit.allCases.map(\.rawValue).joined(separator: ", ")
    switch problem {
    case .interrupted: return .interrupted
    case .tooLarge(let limit):
      return refusal("a file of data has at most \(limit) bytes", "cut out the part that moves")
    case .binary:
      return refusal("it is not text in UTF-8 or Windows-1252", "export it as CSV, TSV or JSON")
    case .utf16: return refusal("it is UTF-16", "save it as UTF-8")
    case .noNumbers(let line):
      return refusal(
        line.map { "no cell is a number; it begins with `\($0.visibleInLine)`" } ?? "it is empty",
        "each row needs a time and a value: `0.1, 84`")
    case .noRows:
      return refusal(
        "it says how something was measured, and has no rows of measurements",
        "export the measured values too, a row for each time")
    case .noColumns:
      return refusal("its rows have no numbers", "each row needs a time and a value: `0.1, 84`")
    case .notRows(let what):
      return refusal(
        "its JSON is \(what.visibleInLine)",
        "write a list of rows, such as `[{\"t\": 0, \"y\": 84}, {\"t\": 0.1, \"y\": 90}]`")
    case .tooManyRows(let limit):
      return refusal("a file of data has at most \(limit) rows", "cut out the part that moves")
    case .tooManyColumns(let limit):
      return refusal("a file of data has at most \(limit) columns", "export fewer columns")
    case .longLine(let line, let limit):
      return refusal(
        "line \(line) has more than \(limit) bytes", "each row needs a line of its own")
    case .badCell(let cell, let line, let column, let expected):
      return refusal(
        "line \(line): `\(cell.visibleInLine)` in \(column.visibleInLine) is not \(expected)",
        "correct or remove the line; missing values are empty, or NaN")
    case .twoUnits(let first, let second, let column):
      return refusal(
        "`\(column.visibleInLine)` has `\(first.visibleInLine)` in its header and `\(second.visibleInLine)` in its cells",
        "keep the right unit, in the header or in the cells")
    case .ambiguousDates(let column):
      return refusal(
        "`\(column.visibleInLine)` has dates in which day and month cannot be told apart",
        "write the year first, as in `2024-01-31 10:00:00`; or count rows, such as `rate 60`")
    case .datesAlone(let column):
      return refusal(
        "`\(column.visibleInLine)` has dates without times of day, and a session has at most 10 h",
        "add `rate 1` to count a row as a second, or write times too, as in `2024-01-31 10:00:00`")
    case .midnight(let line, let column):
      return refusal(
        "line \(line): the times of day in \(column.visibleInLine) pass midnight, and no column has their dates",
        "write the date too, as in `2024-01-31 23:59:00`; or count rows, such as `rate 60`")
    case .refusedForm(let cell, let line, let column, let what):
      return refusal(
        "line \(line): `\(cell.visibleInLine)` in \(column.visibleInLine) is \(what)",
        "export plain numbers, and times in seconds or as `0:00:00.5`; or count rows, such as `rate 60`"
      )
    case .cellCount(let line, let found, let expected):
      return refusal(
        "line \(line) has \(found) cells, and others have \(expected)",
        "correct or remove the line")
    case .ambiguousCommas(let row):
      return refusal(
        "in `\(row.visibleInLine)`, commas may separate cells, decimals or thousands",
        "add `decimal \".\"` if decimals have points, `decimal \",\"` if they have commas in quotation marks, or export with semicolons"
      )
    case .unreadHeader(let text, let line, let found, let expected):
      return refusal(
        "line \(line), `\(text.visibleInLine)`, has \(found) cells, and the rows of numbers have \(expected)",
        "write a header for each column, or add `unit s` if the first column is seconds")
    case .oneColumn:
      return refusal("it has one column and no times", "add its rate, such as `rate 60`")
    case .noTime(let columns, let possible):
      let list = columns.prefix(8).map { "\"\($0)\"".visibleInLine }
      return refusal(
        "no header says that its column is the time: \(list.joined(separator: ", "))",
        possible.map {
          "name the column, such as `time \("\"\($0)\"".visibleInLine)`, or the rate, such as `rate 60`"
        } ?? "add `rate 1` to count a row as a second, or the rate of the rows, such as `rate 60`")
    case .noRise(let value, let line, let previous):
      return refusal(
        "without a header the first column is the time, and in line \(line) it is \(value) after \(previous)",
        "name the columns in a header, or add the rate, such as `rate 60`")
    case .unknownColumn(let name, let known):
      let list = known.prefix(8).map { "\"\($0.prefix(40))\"".visibleInLine }
      return refusal(
        "it has no column `\(name.visibleInLine)`", "it has \(list.joined(separator: ", "))")
    case .rateNeeded(let column):
      return refusal(
        "`\(column.visibleInLine)` counts by one: frames, or whole seconds",
        "add how many frames pass in a second, `rate 60`, or `unit s`")
    case .unknownUnit(let unit, let column):
      return refusal(
        "`\(unit.visibleInLine)`, the unit of `\(column.visibleInLine)`, is not a unit of time that it knows",
        "add `unit s`, or another of \(units)")
    case .unitNeeded(let column, let step):
      return refusal(
        "`\(column.visibleInLine)` has no unit, and its steps of \(step) may be seconds or milliseconds",
        "add `unit s` or `unit ms`")
    case .uncertainHeader(let column):
      return refusal(
        "it is not in UTF-8, and `\(column.visibleInLine)` may have other letters",
        "add `time \"\(column.visibleInLine)\"` if that is the time, or save the file as UTF-8")
    case .ambiguousClock(let column):
      return refusal(
        "`\(column.visibleInLine)` has times such as 12:30, which may be hours and minutes",
        "add `unit s` if they are minutes and seconds, `unit min` if they are hours and minutes")
    case .normalizedTime(let column):
      return refusal(
        "`\(column.visibleInLine)` runs from 0 to 1, which may be a share of the time",
        "add `unit s` if it is seconds, or the rate, such as `rate 60`")
    case .tooLargeNumbers(let column):
      return refusal(
        "the numbers of `\(column.visibleInLine)` are too large",
        "use a smaller `scale`, or another `unit`")
    case .missingTime(let line, let column):
      return refusal(
        "line \(line) has no time in \(column.visibleInLine)", "correct or remove the line")
    case .roundedTimes(let column, let line, let rates, let mean):
      let low = NumberFormat.rounded(rates.lowerBound, decimals: 1)
      let high =
        rates.upperBound.isFinite
        ? " to \(NumberFormat.rounded(rates.upperBound, decimals: 1))" : ""
      return refusal(
        "line \(line) repeats the time above it in \(column.visibleInLine), and rounding explains that at any rate from \(low)\(high)",
        "add the rate, such as `rate \(NumberFormat.standard.string(mean))`")
    case .startsAgain(let value, let line, let column):
      return refusal(
        "line \(line): the time in \(column.visibleInLine) starts again at \(value)",
        "keep the rows of one run")
    case .repeatedTime(let value, let line, let column, let mean):
      return refusal(
        "line \(line) repeats the time above it, \(value), in \(column.visibleInLine), and rounding at a constant rate does not explain it",
        "correct the times, or count rows instead, such as `rate \(NumberFormat.standard.string(mean))`"
      )
    case .fallingTime(let value, let line, let column, let previous):
      return refusal(
        "line \(line): the time must grow, and in \(column.visibleInLine) \(value) follows \(previous)",
        "sort the rows from the earliest to the latest, or count rows instead, such as `rate 60`")
    }
  }
}
