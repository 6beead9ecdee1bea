/// Why a file of measured values cannot be read.
public enum DataProblem: Error, Hashable, Sendable {
  /// More bytes than allowed.
  case tooLarge(Int)
  case binary
  case utf16
  /// No line has two numbers.
  case noNumbers
  /// The JSON in it is no table of rows.
  case notRows(String)
  case tooManyRows(Int)
  case tooManyColumns(Int)
  case longLine(Int, limit: Int)
  /// A cell that is no number, with the line and the column's header.
  case badCell(String, line: Int, column: String)
  /// A thousands separator or a time of day.
  case refusedForm(String, line: Int, what: String)
  case cellCount(line: Int, found: Int, expected: Int)
  /// Commas may separate cells or decimals.
  case ambiguousCommas(String)
  /// One column and no rate.
  case oneColumn
  case noTime
  case unknownColumn(String, known: [String])
  /// The times are counted in rows or frames.
  case rateNeeded(column: String)
  /// Times between 0 and 1 without a unit may be shares of the whole.
  case normalizedTime(column: String)
  case missingTime(line: Int)
  case fallingTime(line: Int)
}
