import Testing

@testable import DataFiles

extension DataFile {
  /// The times of its first series.
  var times: [Double] { columns.first?.times ?? [] }
}

/// The dialects in which measuring programs write, row by row.
@Suite struct DialectTests {
  /// A dialect and what must be read of it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let times: [Double]
    let columns: [String]
    let values: [Double]
    let units: [String]
    var testDescription: String { name }

    init(
      _ name: String, _ text: String, times: [Double] = [0, 0.1, 0.2], columns: [String] = ["y"],
      values: [Double] = [84, 85.5, 90], units: [String] = [""]
    ) {
      (self.name, self.text, self.times) = (name, text, times)
      (self.columns, self.values, self.units) = (columns, values, units)
    }
  }

  static let samples = [
    Sample("comma, point", "t,y\n0,84\n0.1,85.5\n0.2,90\n"),
    Sample("tabs", "t\ty\n0\t84\n0.1\t85.5\n0.2\t90\n"),
    Sample("semicolon, point", "t;y\n0;84\n0.1;85.5\n0.2;90\n"),
    Sample("semicolon, comma", "t;y\n0;84\n0,1;85,5\n0,2;90\n"),
    Sample("tabs, comma", "t\ty\n0\t84\n0,1\t85,5\n0,2\t90\n"),
    Sample("bars", "t | y\n0 | 84\n0.1 | 85.5\n0.2 | 90\n"),
    Sample("spaces", "t  y\n0    84\n0.1  85.5\n0.2  90\n"),
    Sample("CRLF and BOM", "\u{FEFF}t,y\r\n0,84\r\n0.1,85.5\r\n0.2,90\r\n"),
    Sample("no header", "0,84\n0.1,85.5\n0.2,90\n", columns: ["c2"]),
    Sample("units", "time (ms),y (px)\n0,84\n100,85.5\n200,90\n", units: ["px"]),
    Sample("ms by size", "t,y\n0,84\n100.5,85.5\n201,90\n", times: [0, 0.1005, 0.201]),
    Sample("quotes", "\"Time\",\"y\"\n\"0\",\"84\"\n\"0.1\",\"85.5\"\n\"0.2\",\"90\"\n"),
    Sample(
      "Kinovea, comma",
      "\"Time\";\"ball/1/Y\"\n\"0\";\"84\";;\n\"0,1\";\"85,5\";;\n\"0,2\";\"90\";;\n",
      columns: ["ball1Y"]),
    Sample(
      "Tracker", "mass A\nt\tx\ty\n0\t1\t8.4E1\n1.0E-1\t2\t8.55E1\n2.0E-1\t3\t9.0E1\n",
      columns: ["x", "y"], values: [1, 2, 3], units: ["", ""]),
    Sample(
      "Tracker 6", "#multi:\nmass A\nt\ty\n0\t84\n0.1\t85.5\n0.2\t90\n"),
    Sample(
      "phyphox", "\"Time (s)\",\"Linear Acceleration x (m/s^2)\"\n0,84\n0.1,85.5\n0.2,90\n",
      columns: ["linearAccelerationX"], units: ["m/s^2"]),
    Sample("guarded names", "'t,'=y\n0,84\n0.1,85.5\n0.2,90\n"),
    Sample("sep=", "sep=;\nt;y\n0;84\n0,1;85,5\n0,2;90\n"),
    Sample("missing", "t,y\n0,84\n0.1,\n0.2,90\n", values: [84, .nan, 90]),
    Sample("NaN", "t,y\n0,84\n0.1,NaN\n0.2,90\n", values: [84, .nan, 90]),
    Sample("comments and blank lines", "# a\n\nt,y\n0,84\n# b\n0.1,85.5\n\n0.2,90\n"),
    Sample(
      "JSON table",
      #"{"type":"table","columns":[{"title":"t","unit":"s"},{"title":"y","unit":"pt"}],"#
        + #""rows":[[0,84],[0.1,85.5],[0.2,90]]}"#, units: ["pt"]),
    Sample("JSON objects", #"[{"t":0,"y":84},{"t":0.1,"y":85.5},{"t":0.2,"y":90}]"#),
    Sample("JSON lists", "[[0,84],[0.1,85.5],[0.2,90]]", columns: ["c2"]),
    Sample(
      "units in a row", "Time,Position\ns,m/s\n0,84\n0.1,85.5\n0.2,90\n",
      columns: ["position"], units: ["m/s"]),
    Sample(
      "seconds that look like milliseconds", "t / s;y / mm\n0;84\n0,5;85,5\n1;90\n",
      times: [0, 0.5, 1], units: ["mm"]),
    Sample("whole seconds", "seconds,y\n1,84\n2,85.5\n3,90\n", times: [1, 2, 3]),
    Sample("minutes", "t (min);y\n0;84\n1;85.5\n2;90\n", times: [0, 60, 120]),
    Sample(
      "thousands", "t;y\n0;1.000,92\n0,1;85,5\n0,2;12.345.678\n",
      values: [1000.92, 85.5, 12_345_678]),
    Sample(
      "spaced thousands", "t;y\n0;1 000,92\n0,1;85,5\n0,2;1\u{202F}234\n",
      values: [1000.92, 85.5, 1234]),
    Sample("apostrophes", "t;y\n0;1'000.5\n0.1;85.5\n0.2;90\n", values: [1000.5, 85.5, 90]),
    Sample("quoted commas", "\"t\",\"y\"\n\"0,0\",\"84\"\n\"0,1\",\"85,5\"\n\"0,2\",\"90\"\n"),
    Sample(
      "times of day", "Uhrzeit,y\n0:00:00.04,84\n0:00:01,85.5\n0:01:00,90\n",
      times: [0.04, 1, 60]),
    Sample(
      "pandas", ",nose,nose,tail\n,x,y,x\ntime,,,\n0,84,1,1\n0.1,85.5,2,1\n0.2,90,3,1\n",
      columns: ["nose.x", "nose.y", "tail.x"], units: ["", "", ""]),
    Sample("comment as header", "# t (ms), y\n0,84\n100,85.5\n200,90\n"),
    Sample("units between spaces", "t (s)  y (px)\n0 84\n0.1 85.5\n0.2 90\n", units: ["px"]),
    Sample(
      "frames beside times", "frame,time,y\n0,0,84\n1,0.1,85.5\n2,0.2,90\n",
      columns: ["frame", "y"], values: [0, 1, 2], units: ["", ""]),
    Sample("text", "t,y,label\n0,84,rest\n0.1,85.5,rest\n0.2,90,\n"),
    Sample("text before", "who;trial;t / s;y\nP1;a;0;84\nP1;a;0,1;85,5\nP1;b;0,2;90\n"),
    Sample(
      "notes beside quoted commas",
      "\"Time\",\"y\",\"Note\"\n\"0,0\",\"84\",\"a, b\"\n\"0,1\",\"85,5\",\"\"\n\"0,2\",\"90\",\"c\"\n"
    ),
    Sample("flags", "t,touching,y\n0,true,84\n0.1,true,85.5\n0.2,false,90\n"),
    Sample(
      "text and a row of units", "Time,y,State\ns,mm,\n0,84,idle\n0.1,85.5,run\n0.2,90,run\n",
      units: ["mm"]),
    Sample(
      "a date beside seconds", "date,s,y\n2024-01-02,0,84\n2024-01-02,0.1,85.5\n2024-01-02,0.2,90\n"
    ),
    Sample(
      "comment with a label", "% fast camera\n% columns: t[s] y[mm]\n0 84\n0.1 85.5\n0.2 90\n",
      units: ["mm"]),
    Sample(
      "comment with commas", "# run 7\n# columns: t (s), y\n# ----\n0\t84\n0.1\t85.5\n0.2\t90\n"),
    Sample(
      "names over two rows",
      "Frame#\tTime\tBall\t\n\t\tX\tY\n1\t0\t3\t84\n2\t0.1\t4\t85.5\n3\t0.2\t5\t90\n",
      columns: ["frame", "x", "y"], values: [1, 2, 3], units: ["", "", ""]),
    Sample(
      "nested JSON",
      #"{"of":"phone","rows":[{"t":0,"p":{"y":84}},{"t":0.1,"p":{"y":85.5}},"#
        + #"{"t":0.2,"p":{"y":90}}]}"#, columns: ["p.y"]),
    Sample(
      "JSON with words",
      #"[{"t":0,"y":84,"s":"a"},{"t":0.1,"y":85.5,"s":"b"},{"t":0.2,"y":90,"s":"b"}]"#),
    Sample(
      "dates", "t,y\n2024-01-02 10:00,84\n2024-01-02 10:01,85.5\n2024-01-02 10:02,90\n",
      times: [0, 60, 120]),
    Sample(
      "dates in JSON",
      #"[{"when":"2024-01-02T10:00:00Z","y":84},{"when":"2024-01-02T10:00:00.1Z","y":85.5},"#
        + #"{"when":"2024-01-02T10:00:00.2Z","y":90}]"#),
    Sample(
      "units in cells", "t,y\n0 ms,84 px\n100 ms,85.5 px\n200 ms,90 px\n", units: ["px"]),
    Sample("labels in cells", "boot\nt:0s y:84\nt:0.1s y:85.5\nt:0.2s y:90\n"),
    Sample("names that look like units", "id,t,y\n1A,0,84\n1B,0.1,85.5\n2A,0.2,90\n"),
    Sample(
      "metadata above",
      "Model,X1\nSample Interval,0.1\nRate,10,Hz\n\nt (s),y\n0,84\n0.1,85.5\n0.2,90\n"),
    Sample(
      "steps in the header", "X,y,Start,Increment,\nSequence,Volt,0,0.1,\n0,84,\n1,85.5,\n2,90,\n",
      units: ["Volt"]),
    Sample("far clock", "t,y\n1000.5,84\n1000.75,85.5\n1001,90\n", times: [0, 0.25, 0.5]),
  ]

  @Test(arguments: samples)
  func isRead(_ sample: Sample) throws {
    let file = try DataFile(reading: Array(sample.text.utf8))
    #expect(file.columns.map(\.name) == sample.columns)
    #expect(file.columns.map(\.unit) == sample.units)
    for (time, expected) in zip(file.times, sample.times) { #expect(abs(time - expected) < 1e-9) }
    #expect(file.times.count == sample.times.count)
    for (value, expected) in zip(file.columns[0].values, sample.values) {
      #expect(value == expected || value.isNaN && expected.isNaN)
    }
  }

  @Test func wishesOverride() throws {
    var options = DataFile.Options()
    options.rate = 59.94
    options.scale = 0.5
    let file = try DataFile(reading: Array("frame,y\n0,84\n1,85\n2,90\n".utf8), options)
    #expect(file.times[2] == 2 / 59.94)
    #expect(file.columns[0].values == [42, 42.5, 45])
    options = DataFile.Options()
    options.time = "b"
    options.unit = .milliseconds
    let other = try DataFile(reading: Array("a,b\n0,8\n1,18\n2,28\n".utf8), options)
    #expect(zip(other.times, [0.008, 0.018, 0.028]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(other.columns[0].name == "a")
    options = DataFile.Options()
    options.decimal = "."
    options.unit = .milliseconds
    let whole = try DataFile(reading: Array("0,568\n16,567\n33,560\n".utf8), options)
    #expect(whole.columns[0].values == [568, 567, 560])
  }

  @Test(
    arguments: [
      ("", .noNumbers(nil)), ("words\nonly\n", .noNumbers("words")), ("1\n2\n3\n", .oneColumn),
      ("\u{0}a", .binary), ("0,0167,568,33\n0,0333,567,33\n", .ambiguousCommas("0,0167,568,33")),
      (
        "t;y\n0;1\n0.1;1.234,50\n",
        .refusedForm(
          "1.234,50", line: 3, column: "y", what: "no number with separated thousands")
      ),
      (
        "t,y\n00:00:01:12,1\n00:00:01:13,2\n",
        .refusedForm("00:00:01:12", line: 2, column: "t", what: "a timecode with frames")
      ),
      ("t,y\n2024-01-02,1\n2024-01-03,2\n", .datesAlone(column: "t")),
      ("t,y\n1/2/2024,1\n2/2/2024,2\n", .ambiguousDates(column: "t")),
      ("t,y\n23:59:59,1\n00:00:00,2\n", .midnight(line: 3, column: "t")),
      (
        "date,t,y\n1/2/2024,23:59:59,1\n2/2/2024,00:00:00,2\n", .ambiguousDates(column: "date")
      ),
      (
        "t,y\n1/2/2024 23:59:59,1\n2/2/2024 00:00:00,2\n",
        .ambiguousDates(column: "t")
      ),
      (
        "t,y\n0,5 pears\n1,6 pears\n",
        .badCell("5 pears", line: 2, column: "y", expected: "a number such as `0.5`")
      ),
      (
        "t (s),y\n0,5 px\n0.1,6 mm\n",
        .badCell("6 mm", line: 3, column: "y", expected: "a value in `px`")
      ),
      ("t (s),y\n0 ms,1\n5 ms,2\n", .twoUnits("s", "ms", column: "t (s)")),
      ("frame,y\n0,1\n1,2\n2,3\n", .rateNeeded(column: "frame")),
      ("t,y\n1,1\n2,2\n3,3\n", .rateNeeded(column: "t")),
      (
        "t,y,label\n0,1,a\n0.1,2o,b\n0.2,3,b\n0.3,3,b\n",
        .badCell("2o", line: 3, column: "y", expected: "a number such as `0.5`")
      ),
      ("when,y,z\n2024-01-02,1,2\n2024-01-03,2,2\n", .datesAlone(column: "when")),
      ("who,y,z\na,1,2\nb,2,2\n", .noTime(columns: ["y", "z"], possible: "y")),
      ("rest,0,1\nrest,0.1,3\n", .noTime(columns: ["c2", "c3"], possible: "c2")),
      ("t,y\n0.2,1\n0.1,2\n0,3\n", .fallingTime("0.1", line: 3, column: "t", after: "0.2")),
      ("{\"a\":1,\"t\":[0,1]}", .notRows("an object with no list of rows: `a`, `t`")),
      ("t,y\n0,1\n0.1,2\n0.05,3\n", .fallingTime("0.05", line: 4, column: "t", after: "0.1")),
      ("t,y\n0,1\n0.1,2\n0,3\n", .startsAgain("0", line: 4, column: "t")),
      (
        "t,y\n0,1\n0.02,2\n0.04,3\n0.04,4\n0.12,5\n",
        .repeatedTime("0.04", line: 5, column: "t", mean: 33)
      ),
      ("1;1\n5;2\n9;1\n", .noTime(columns: ["c1", "c2"], possible: "c1")),
      (" ,y\n10,1\n14,2\n18,1\n", .noTime(columns: ["c1", "y"], possible: "c1")),
      ("[null]", .noColumns), ("[{}]", .noColumns), ("[[],[]]", .noColumns),
      ("[[null,null]]", .noColumns), ("[]", .noNumbers(nil)), ("{\"rows\":[{}]}", .noColumns),
      ("{\"columns\":[],\"rows\":[[]]}", .noColumns),
      ("[[\"a\"]]", .badCell("a", line: 1, column: "c1", expected: "a number such as `0.5`")),
      (";;\n,,\n", .noNumbers(nil)), (" \n\t\n", .noNumbers(nil)), ("t,y\n", .noNumbers("t,y")),
      ("***End_of_Header***\n", .noNumbers("***End_of_Header***")),
      ("a\n***End_of_Header***\nt,y\n", .noRows), ("Model,T1\nSample Interval,0.1\n", .noRows),
      ("t,y\n0,1\n,2\n0.2,3\n", .missingTime(line: 3, column: "t")),
      ("a,b\n3,1\n2,2\n2,1\n", .noTime(columns: ["a", "b"], possible: nil)),
      ("x,y\n3,1\n4,2\n6,1\n", .noTime(columns: ["x", "y"], possible: "x")),
      ("x (px),v (m/s)\n3,1\n4,2\n6,1\n", .noTime(columns: ["x (px)", "v (m/s)"], possible: nil)),
      ("3;1\n2;2\n2;1\n", .noRise("2", line: 2, after: "3")),
      ("t / blinks;y\n0;1\n3;2\n", .unknownUnit("blinks", column: "t / blinks")),
      ("time [UTC],y\n0,1\n3,2\n", .unknownUnit("UTC", column: "time [UTC]")),
      ("t,y\n0,1\n0.5,2\n1,3\n1.5,3\n", .unitNeeded(column: "t", step: "0.5")),
      ("t,y\n12:30,1\n12:31,2\n", .ambiguousClock(column: "t")),
      ("t,y\n\"0,000\",\"1,500\"\n\"0,250\",\"2,500\"\n", nil),
      (
        "\"1,250\",\"2,500\"\n\"2,250\",\"2,700\"\n",
        .ambiguousCommas("\"1,250\",\"2,500\"")
      ),
      (
        "time position note\n0 1\n0.1 2\n",
        .unreadHeader("time position note", line: 1, found: 3, expected: 2)
      ),
    ] as [(String, DataProblem?)])
  func isRefused(_ text: String, _ problem: DataProblem?) {
    var found: DataProblem?
    do throws(DataProblem) { _ = try DataFile(reading: Array(text.utf8)) } catch { found = error }
    #expect(found == problem)
  }

  @Test func whatIsLeftOutIsNamed() throws {
    let file = try DataFile(reading: Array("t,y,label,z\n0,84,a,\n0.1,85,b,\n".utf8))
    #expect(file.assumptions.last == "left out: `label` (text), `z` (empty)")
  }

  /// The advice for times that fall.
  @Test func theRateCountsRowsWhereTimesFall() throws {
    var options = DataFile.Options()
    options.rate = 10
    let file = try DataFile(reading: Array("t,y\n0.2,1\n0.1,2\n0,3\n".utf8), options)
    #expect(file.times == [0, 0.1, 0.2] && file.columns.map(\.name) == ["y"])
  }

  @Test(arguments: [
    ("t,x_raw,x", ["x_raw", "x"]), ("t,y_2,y", ["y_2", "y"]), ("t,y,y,y_2", ["y", "y_2", "y_2_2"]),
  ])
  func eachColumnHasANameOfItsOwn(_ header: String, _ names: [String]) throws {
    let row = { (start: Double) in
      header.split(separator: ",").map { _ in "\(start)" }.joined(separator: ",")
    }
    let text = [header, row(0), row(0.15), row(0.25)].joined(separator: "\n")
    #expect(try DataFile(reading: Array(text.utf8)).columns.map(\.name) == names)
  }

  /// DeepLabCut's three or four rows of names; its first column counts frames.
  @Test(arguments: [
    ("scorer,D,D,D,D\n", "", "nose.x"),
    ("scorer,D,D,D,D\n", "individuals,mouse1,mouse1,mouse1,mouse1\n", "mouse1.nose.x"),
  ])
  func posesHaveNamesOfLevels(_ scorer: String, _ individuals: String, _ first: String) throws {
    let text =
      scorer + individuals + "bodyparts,nose,nose,nose,tail\ncoords,x,y,likelihood,x\n"
      + "0,1,2,0.9,4\n1,2,3,0.8,5\n2,4,3,0.7,6\n"
    #expect(throws: DataProblem.rateNeeded(column: "frame")) {
      try DataFile(reading: Array(text.utf8))
    }
    var options = DataFile.Options()
    options.rate = 50
    let file = try DataFile(reading: Array(text.utf8), options)
    #expect(file.columns.map(\.name).first == first)
    #expect(file.columns.count == 4 && file.columns[2].name.hasSuffix("nose.likelihood"))
    #expect(file.times == [0, 0.02, 0.04])
  }

  /// The user's word for a clock of two parts, and for a column that rises.
  @Test func wishesAnswerWhatIsAsked() throws {
    var options = DataFile.Options()
    options.unit = .minutes
    let clock = try DataFile(reading: Array("t,y\n00:30,1\n00:31,2\n".utf8), options)
    #expect(clock.times == [0, 60])
    options.unit = .seconds
    let whole = try DataFile(reading: Array("t,y\n1,1\n2,2\n3,5\n".utf8), options)
    #expect(whole.times == [1, 2, 3])
    options = DataFile.Options()
    options.rate = 10
    let rows = try DataFile(reading: Array("x,y\n1.5,1\n2,2\n3,5\n".utf8), options)
    #expect(rows.columns.map(\.name) == ["x", "y"] && rows.times == [0, 0.1, 0.2])
  }

  /// Times are rounded to four places, and a frame is missing.
  @Test func theRateIsThatOfMostSteps() throws {
    let rows = (0..<80).filter { $0 != 40 }.map { frame in
      let time = (Double(frame) / 60 * 1e4).rounded() / 1e4
      return "\(time),\(frame)"
    }
    let file = try DataFile(reading: Array((["t,y"] + rows).joined(separator: "\n").utf8))
    #expect(file.assumptions.first?.hasSuffix("60 rows a second") == true)
  }

  /// A bad cell among many good ones is named by its line.
  @Test func badRowsAreNamed() {
    let rows = (0..<40).map { "\(Double($0) / 10),\($0)" }
    var broken = rows
    broken[29] = "2.9,oops"
    #expect(
      throws: DataProblem.badCell(
        "oops", line: 31, column: "y", expected: "a number such as `0.5`")
    ) {
      try DataFile(reading: Array((["t,y"] + broken).joined(separator: "\n").utf8))
    }
    broken[29] = "2.9"
    #expect(throws: DataProblem.cellCount(line: 31, found: 1, expected: 2)) {
      try DataFile(reading: Array((["t,y"] + broken).joined(separator: "\n").utf8))
    }
  }

  @Test func limitsHold() {
    let wide = (0..<100).map { "\($0)" }.joined(separator: ";")
    #expect(throws: DataProblem.tooManyColumns(64)) {
      try DataFile(reading: Array("\(wide)\n\(wide)\n".utf8))
    }
    let long = String(repeating: "1,", count: 40_000)
    #expect(throws: DataProblem.longLine(1, limit: 64 << 10)) {
      try DataFile(reading: Array(long.utf8))
    }
    #expect(throws: DataProblem.tooLarge(8 << 20)) {
      try DataFile(reading: [UInt8](repeating: 0x30, count: (8 << 20) + 1))
    }
    #expect(throws: DataProblem.utf16) { try DataFile(reading: [0xFF, 0xFE, 0x30, 0]) }
  }
}
