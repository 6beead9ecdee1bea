import Answers
import DataFiles
import Diagnostics
import Language
import Text
import Values

/// Measured data from files.
extension Session {
  /// Reads a file and keeps its series beside the world, as a trace is kept.
  ///
  /// The answer says what was assumed, and has a stamp of the content: a check of the notebook
  /// differs there once the file has changed.
  ///
  /// - Parameter place: Where the file's name is written.
  func load(
    _ path: String, _ wishes: DataFile.Wishes, as name: String, _ text: String, at place: Span,
    isMuted: Bool
  ) -> Result {
    let before = traces
    do throws(Mistake) {
      let (bytes, stamp) = try hooks.readData(path, DataFile.Limits.bytes)
      try meter.spend(.letter, bytes.count)
      let file = try Self.file(path, bytes, wishes)
      try traces.keep(try Recording(file, named: name, path), as: name)
      let names = file.columns.map(\.name).joined(separator: ", ")
      let lines = [
        "\(name): \(names) of \(path), \(file.times.count) rows, content \(stamp)",
        file.assumptions.joined(separator: "; "),
      ]
      let outputs = isMuted ? [] : [Output.text(lines)]
      add(
        .statement(text: text, outputs: outputs, layout: layout),
        undo: .traced(before, after: log.count))
      return finished(text, outputs)
    } catch {
      return failed(error, text, place)
    }
  }

  private static func file(
    _ path: String, _ bytes: [UInt8], _ wishes: DataFile.Wishes
  ) throws(Mistake) -> DataFile {
    do throws(DataProblem) {
      return try DataFile(reading: bytes, wishes)
    } catch {
      throw .unreadableData(path, error)
    }
  }
}

extension Recording {
  fileprivate init(_ file: DataFile, named name: String, _ path: String) throws(Mistake) {
    guard let last = file.times.last, last <= Limits.measuredTime else {
      throw .unreadableData(
        path, "its times go beyond a session of 10 h",
        help: "add `unit ms`, or another unit of the times")
    }
    self.init(
      file: path,
      columns: file.columns.map { column in
        let trace = Trace(
          text: "\(name).\(column.name)", unit: column.unit, quantity: .plain,
          growsDown: column.name == "y" && ["", "pt", "px"].contains(column.unit),
          firstFrame: 0, values: column.values, isMoving: false, sampleTimes: file.times)
        return (column.name, trace)
      })
  }
}

extension Mistake {
  /// What a data file's problem means, and which clause helps.
  fileprivate static func unreadableData(_ path: String, _ problem: DataProblem) -> Mistake {
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
