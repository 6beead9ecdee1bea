import Answers
import TestSupport
import Testing
import Text

@testable import Live

/// The bytes sent make a terminal show the next screen, whatever it showed before.
@Suite struct CellGridTests {
  private static let signs: [String] = ["a", "▀", "빨", " ", " ", "é", "\u{1B}", "x"]
  private static let styles: [TextStyle?] = [
    nil, .strong, .dim, .reversed, .ink(PaletteColor(red: 1, green: 0, blue: 0), on: nil),
    .on(PaletteColor(red: 0, green: 0, blue: 1)),
  ]

  private static func grid(_ random: inout Seeded, from old: CellGrid?) -> CellGrid {
    var grid = old ?? CellGrid(columns: 23, rows: 7)
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        signs.randomElement(using: &random) ?? ""
      }
      grid.write(
        text.joined(), column: Int.random(in: -2...24, using: &random),
        row: Int.random(in: -1...7, using: &random),
        style: styles.randomElement(using: &random) ?? nil)
    }
    return grid
  }

  @Test(arguments: 1...40)
  func changesLeadFromScreenToScreen(_ seed: UInt64) {
    var random = Seeded(seed)
    var screen = VirtualScreen(columns: 23, rows: 7)
    var shown: CellGrid?
    for _ in 0..<12 {
      let grid = Self.grid(&random, from: shown)
      let sent = grid.changes(from: shown, color: true)
      screen.feed(Array(sent.sent.utf8))
      var lines = grid.lines
      while lines.last == "" { lines.removeLast() }
      #expect(screen.text == lines.joined(separator: "\n"))
      shown = grid
    }
  }

  @Test func nothingIsSentWhereNothingDiffers() {
    var grid = CellGrid(columns: 10, rows: 3)
    grid.write("red", column: 2, row: 1, style: .strong)
    #expect(grid.changes(from: grid, color: true).isEmpty)
    var next = grid
    next.write("d", column: 4, row: 2)
    let sent = next.changes(from: grid, color: true).sent
    #expect(sent == "\u{1B}[?2026h\u{1B}[3;5Hd\u{1B}[?2026l")
  }

  @Test func allIsSentToAScreenOfAnotherSize() {
    let (grid, other) = (CellGrid(columns: 4, rows: 2), CellGrid(columns: 5, rows: 2))
    let sent = grid.changes(from: other, color: true).sent
    #expect(sent == grid.changes(from: nil, color: true).sent)
    #expect(sent.contains("\u{1B}[1;1H    \u{1B}[2;1H    "))
    #expect(!sent.contains("\u{1B}[2J"))
  }

  @Test func withoutColorsNoStyleIsSent() {
    var grid = CellGrid(columns: 4, rows: 1)
    grid.write("ab", column: 0, row: 0, style: .strong)
    #expect(!grid.changes(from: nil, color: false).sent.contains("m"))
    #expect(grid.changes(from: nil, color: true).sent.contains("\u{1B}[1mab"))
  }

  @Test func neighboursOfOneStyleGoTogether() {
    var grid = CellGrid(columns: 6, rows: 1)
    grid.write("abc", column: 0, row: 0, style: .dim)
    grid.write("def", column: 3, row: 0, style: .dim)
    #expect(grid.changes(from: nil, color: true).sent.contains("abcdef"))
  }
}
