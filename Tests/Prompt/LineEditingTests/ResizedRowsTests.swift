import Testing

@testable import LineEditing

@Suite struct ResizedRowsTests {
  /// The cursor was in row 2, column 4, and would be in row 1, column 24 after a rewrap.
  @Test(arguments: [(24, 1), (4, 2), (9, 1), (nil, 1)] as [(Int?, Int)])
  func theColumnTells(_ column: Int?, _ rows: Int) {
    #expect(
      ResizedRows.aboveCursor(
        before: .init(row: 2, column: 4), after: .init(row: 1, column: 24), column: column,
        columns: 60) == rows)
  }

  /// A narrower window: the column is cut where nothing is rewrapped.
  @Test(arguments: [(4, 3), (29, 0), (9, 0), (nil, 0)] as [(Int?, Int)])
  func aNarrowerWindow(_ column: Int?, _ rows: Int) {
    #expect(
      ResizedRows.aboveCursor(
        before: .init(row: 0, column: 94), after: .init(row: 3, column: 4), column: column,
        columns: 30) == rows)
  }

  @Test func withTheSameColumnTheSmallerNumberIsSafe() {
    #expect(
      ResizedRows.aboveCursor(
        before: .init(row: 3, column: 4), after: .init(row: 1, column: 4), column: 4, columns: 60)
        == 1)
  }
}
