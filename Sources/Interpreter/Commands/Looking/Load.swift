import DataFiles
import Diagnostics
import Evaluation
import Language
import Values

enum LoadCommand: RequestCommand {
  struct Clauses: CommandClauses {
    let file = Subject(
      "FILE", .file, "file of measured values, such as \"sheet.csv\": CSV, TSV or JSON")
    let time = Clause("time", .string, "header of the column of times", else: "found")
    let unit = Clause(
      "unit", .word(TimeUnit.self), "unit of the times", else: "found")
    let rate = Clause(
      "rate", .number(.plain, 0.001...1e6), "rows or frames a second, instead of times",
      else: "found")
    let scale = Clause(
      "scale", .number(.plain, -1e6...1e6), "factor of all values, such as points in a pixel",
      default: 1)
    let separator = Clause(
      "separator", .character, "separator of cells, such as \";\"", else: "found")
    let decimal = Clause(
      "decimal", .character, "decimal sign: \".\" or \",\"", else: "found")
  }

  static let verb = "load"
  static let declaration = declare(
    "Reads measured values from a file as named series", .looking, Clauses(), takesName: true,
    examples: [
      "load \"sheet.csv\" as real",
      "load \"video.csv\" as real time \"t (ms)\" unit ms scale 0.5",
      "load \"frames.csv\" as real rate 59.94",
      "load \"tabelle.csv\" as real separator \";\" decimal \",\"",
    ],
    notes: [
      "Each column is a trace: `y (px)` is `real.y`. Without a header they are `real.c1`, "
        + "`real.c2` and so on.",
      "A unit in a header is in brackets, behind `/`, `in` or `_`, alone, or in a row of its "
        + "own: `t / s`, `time_ms`, `Zeit in s`. It may also be in the cells: `20 ms`. If no header "
        + "says which column is the time, `load` asks; without any header, the time is the first "
        + "column that rises and has decimals.",
      "A time without a unit goes by its steps: below 0.5 they are seconds, from 4 on "
        + "milliseconds, from 500 on microseconds. Between, `load` asks, and where a column counts "
        + "by one. The answer says what was taken.",
      "Lines above the table and cells beside it are not part of it. What they say of the time "
        + "from row to row is used, such as `Delta_X` of LabVIEW or `Increment` of an oscilloscope. "
        + "Runs beside each other, each with times of its own, are all read.",
      "Headers of several rows, and objects in rows of JSON, make names with dots: `real.nose.x`. "
        + "Columns of text are left out, and named in the answer. Times such as `0:00:01.5`, dates "
        + "such as `2024-01-31 10:00:00`, thousands such as `1.000,92` and cells with names such as "
        + "`t:0 x:512` are read. Dates count from the first row, and times of day from that of "
        + "the dates beside them.",
      "Times that repeat are read at the rate that explains them by rounding; if none does, `load` "
        + "asks. A file that is not in UTF-8 is read as Windows-1252.",
      "It says what it assumed. A clause overrides each assumption.",
      "A notebook that is replayed reads only files in its own folder, or in the folders in it. "
        + "The answer has a stamp of the content, so `check` shows that a file has changed.",
      "`code recorder for swift` writes a class for an app whose CSV it reads.",
    ],
    roles: [.keepsWhatItMakes, .actsOutside])

  static func request(_ call: Look<Clauses>) throws(Failure) -> any Request {
    let path = call[\.file]
    if [".md", ".markdown"].contains(where: path.lowercased().hasSuffix) {
      throw call.fail(.loadsData(path), at: call.subjectPlace)
    }
    var options = DataFile.Options()
    options.time = call[\.time]
    options.unit = call[\.unit]
    options.rate = call[\.rate]
    options.scale = call[\.scale]
    options.separator = call[\.separator]
    options.decimal = call[\.decimal]
    let kept = try call.keptName
    let name = if let kept { kept } else { try call.newName() }
    return LoadRequest(path, at: call.subjectPlace, options, name: name)
  }
}

extension ArgumentType where Content == Character {
  /// A single character in quotation marks.
  fileprivate static var character: ArgumentType {
    checked(.string) { (check, value) throws(Mistake) in
      let text = try check.string(value)
      guard let character = text.first, text.count == 1 else {
        throw .wrongKind(
          check.what, takes: "one character", found: "a text of \(text.count)", of: check.text,
          sample: "\(check.what) \";\"")
      }
      return character
    }
  }
}
