/// Why a file of measured values cannot be read.
public enum DataProblem: Error, Hashable, Sendable {
  /// More bytes than allowed.
  case tooLarge(Int)
  /// It was stopped before its end.
  case interrupted
  case binary
  case utf16
  /// No cell is a number, with the first line if there is one.
  case noNumbers(String?)
  /// Only metadata: labels with their values.
  case noRows
  /// Rows without columns.
  case noColumns
  /// The JSON in it is no table of rows, with what it is.
  case notRows(String)
  case tooManyRows(Int)
  case tooManyColumns(Int)
  case longLine(Int, limit: Int)
  /// A cell that is no number, with the column's header and what would be right.
  case badCell(String, line: Int, column: String, expected: String)
  /// A header and its cells have different units.
  case twoUnits(String, String, column: String)
  /// In dates such as 1/2/2024, nothing tells days from months.
  case ambiguousDates(column: String)
  /// Dates without times of day, and no other times.
  case datesAlone(column: String)
  /// Times of day go on after midnight, and nothing has the date.
  case midnight(line: Int, column: String)
  /// A date, a timecode, or another form that is known but not read.
  case refusedForm(String, line: Int, column: String, what: String)
  case cellCount(line: Int, found: Int, expected: Int)
  /// Commas may separate cells, decimals or thousands.
  case ambiguousCommas(String)
  /// The line above the numbers has another number of cells than they have.
  case unreadHeader(String, line: Int, found: Int, expected: Int)
  /// One column and no rate.
  case oneColumn
  /// No header says that its column is the time, with the headers and the first that may be one: it
  /// never falls, and has no unit of something else.
  case noTime(columns: [String], possible: String?)
  /// Without a header, no column rises: the first cell that is not above the one before.
  case noRise(String, line: Int, after: String)
  case unknownColumn(String, known: [String])
  /// The times are counted in rows or frames.
  case rateNeeded(column: String)
  /// The header has a unit that is none of time.
  case unknownUnit(String, column: String)
  /// Nothing says the unit, and the step may be one of seconds or of milliseconds.
  case unitNeeded(column: String, step: String)
  /// In a file that is not in UTF-8, a header that would be the time has letters beyond ASCII.
  case uncertainHeader(String)
  /// `12:30` is hours and minutes, or minutes and seconds.
  case ambiguousClock(column: String)
  /// Times between 0 and 1 without a unit may be shares of the whole.
  case normalizedTime(column: String)
  /// Numbers of a column that have no finite value once they are multiplied.
  case tooLargeNumbers(column: String)
  case missingTime(line: Int, column: String)
  /// Times that repeat, as rounded ones at rates in a range do, which may have no end; with the mean
  /// rate of all rows.
  case roundedTimes(column: String, line: Int, rates: ClosedRange<Double>, mean: Double)
  /// A time that repeats the one before, with the mean rate of all rows.
  case repeatedTime(String, line: Int, column: String, mean: Double)
  /// A time that is not later than the first one, below others that are.
  case startsAgain(String, line: Int, column: String)
  /// A time that is not later than the one before.
  case fallingTime(String, line: Int, column: String, after: String)
}
