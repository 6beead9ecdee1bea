/// The screen of a terminal after the bytes of a program: the subset of ECMA-48 and xterm that a
/// line editor and tables use.
public struct VirtualScreen {
  public private(set) var columns: Int
  public private(set) var rows: Int
  /// Row and column, from 0.
  public private(set) var cursor = (row: 0, column: 0)
  /// Rows that have scrolled off at the top.
  public private(set) var scrolledOff: [String] = []
  /// Everything printed, including newlines, without escape sequences and independent of positions.
  public private(set) var transcript = ""
  /// The number of bells.
  public private(set) var bells = 0
  /// Private modes that are set, such as 2004 for bracketed paste.
  public private(set) var modes: Set<Int> = []

  /// The answers to the program's questions, to be typed into it.
  public var answers: [UInt8] = []

  /// The main screen while the alternate one is shown: the cells and the cursor.
  private var screenBefore: (cells: [[Character?]], cursor: (row: Int, column: Int))?

  /// A cell holds one character; nil continues a wide one on its left.
  private var cells: [[Character?]]
  private var wrapPending = false
  private var partial: [UInt8] = []
  private var escape: Escape?

  private enum Escape {
    case begun, charset
    case control(String)
    case string(escaped: Bool)
  }

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without trailing spaces and without trailing empty rows.
  public var text: String {
    var lines = cells.map(Self.line)
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Everything that can be read by scrolling back.
  public var fullText: String { (scrolledOff + [text]).joined(separator: "\n") }

  /// The row of the cursor.
  public var cursorLine: String { Self.line(cells[cursor.row]) }

  /// The text before the cursor, over all rows: what was typed of a line, without suggestions after
  /// it.
  public var textBeforeCursor: String {
    String((cells[..<cursor.row].joined() + cells[cursor.row][..<cursor.column]).compactMap { $0 })
  }

  private static func line(_ row: [Character?]) -> String {
    String(String(row.compactMap { $0 }).reversed().drop { $0 == " " }.reversed())
  }

  public mutating func resize(columns: Int, rows: Int) {
    while self.rows > rows, cursor.row > 0 {
      if cursor.row < self.rows - 1 { cells.removeLast() } else { scroll(removingOnly: true) }
      self.rows -= 1
    }
    cells = cells.prefix(rows).map { Array($0.prefix(columns)) + blanks(columns - $0.count) }
    while cells.count < rows { cells.append(blanks(columns)) }
    self.columns = columns
    self.rows = rows
    cursor = (min(cursor.row, rows - 1), min(cursor.column, columns - 1))
    wrapPending = false
  }

  public mutating func feed(_ bytes: [UInt8]) {
    for byte in bytes {
      partial.append(byte)
      guard partial.count >= Self.length(lead: partial[0]) else { continue }
      let text = String(decoding: partial, as: UTF8.self)
      partial = []
      for scalar in text.unicodeScalars { feed(scalar) }
    }
  }

  /// The number of bytes of a UTF-8 character, by its first byte.
  private static func length(lead: UInt8) -> Int {
    lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
  }

  private mutating func feed(_ scalar: Unicode.Scalar) {
    guard let state = escape else { return plain(scalar) }
    switch state {
    case .begun:
      switch scalar {
      case "[": escape = .control("")
      case "]", "P", "_", "^": escape = .string(escaped: false)
      case "(", ")": escape = .charset
      default: escape = nil
      }
    case .charset:
      escape = nil
    case .control(let parameters):
      if (0x40...0x7E).contains(scalar.value) {
        escape = nil
        control(parameters, final: scalar)
      } else {
        escape = .control(parameters + String(scalar))
      }
    case .string(let escaped):
      let ends = scalar == "\u{07}" || (escaped && scalar == "\\")
      escape = ends ? nil : .string(escaped: scalar == "\u{1B}")
    }
  }

  private mutating func plain(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{1B}": escape = .begun
    case "\r":
      cursor.column = 0
      wrapPending = false
    case "\n":
      transcript.append("\n")
      lineFeed()
    case "\u{08}":
      cursor.column = max(0, cursor.column - 1)
      wrapPending = false
    case "\t":
      transcript.append("\t")
      cursor.column = min(columns - 1, (cursor.column / 8 + 1) * 8)
    case "\u{07}": bells += 1
    case "\u{00}"..<"\u{20}": break
    default: put(scalar)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    transcript.unicodeScalars.append(scalar)
    let width = Self.width(scalar)
    if width == 0 {
      var column = max(0, cursor.column - (wrapPending ? 0 : 1))
      if column > 0, cells[cursor.row][column] == nil { column -= 1 }
      if let base = cells[cursor.row][column] {
        cells[cursor.row][column] = Character(String(base) + String(scalar))
      }
      return
    }
    if wrapPending || cursor.column + width > columns {
      cursor.column = 0
      lineFeed()
    }
    cells[cursor.row][cursor.column] = Character(scalar)
    if width == 2 { cells[cursor.row][cursor.column + 1] = nil }
    cursor.column += width
    wrapPending = cursor.column >= columns
    cursor.column = min(cursor.column, columns - 1)
  }

  private mutating func lineFeed() {
    wrapPending = false
    if cursor.row < rows - 1 { cursor.row += 1 } else { scroll(removingOnly: false) }
  }

  private mutating func scroll(removingOnly: Bool) {
    scrolledOff.append(Self.line(cells.removeFirst()))
    if removingOnly { cursor.row -= 1 } else { cells.append(blanks(columns)) }
  }

  private func blanks(_ count: Int) -> [Character?] {
    Array(repeating: " ", count: max(0, count))
  }

  private mutating func control(_ text: String, final: Unicode.Scalar) {
    let numbers = text.drop { !$0.isNumber }.split(
      separator: ";", omittingEmptySubsequences: false
    ).map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    let count = max(1, first)
    if text.hasPrefix("?") {
      if final == "h" { modes.formUnion(numbers) }
      if final == "l" { modes.subtract(numbers) }
      if numbers.contains(1049) { showOtherScreen(final == "h") }
      return
    }
    // Colors do not move the cursor.
    if final == "m" { return }
    wrapPending = false
    switch final {
    case "A": cursor.row = max(0, cursor.row - count)
    case "B": cursor.row = min(rows - 1, cursor.row + count)
    case "C": cursor.column = min(columns - 1, cursor.column + count)
    case "D": cursor.column = max(0, cursor.column - count)
    case "n" where first == 6:
      answers += Array("\u{1B}[\(cursor.row + 1);\(cursor.column + 1)R".utf8)
    case "G": cursor.column = min(columns - 1, count - 1)
    case "H":
      let column = max(1, numbers.count > 1 ? numbers[1] : 1)
      cursor = (min(rows - 1, count - 1), min(columns - 1, column - 1))
    default: edit(final, first: first, count: count)
    }
  }

  private mutating func showOtherScreen(_ isOn: Bool) {
    if isOn, screenBefore == nil {
      screenBefore = (cells, cursor)
      cells = Array(repeating: blanks(columns), count: rows)
    } else if !isOn, let before = screenBefore {
      let (columns, rows) = (columns, rows)
      (self.columns, self.rows) = (before.cells[0].count, before.cells.count)
      (cells, cursor, screenBefore) = (before.cells, before.cursor, nil)
      if (self.columns, self.rows) != (columns, rows) { resize(columns: columns, rows: rows) }
    }
  }

  private mutating func edit(_ final: Unicode.Scalar, first: Int, count: Int) {
    let row = cursor.row
    let column = cursor.column
    switch final {
    case "K":
      let range = first == 0 ? column..<columns : first == 1 ? 0..<(column + 1) : 0..<columns
      cells[row].replaceSubrange(range, with: blanks(range.count))
    case "J":
      if first == 0 {
        cells[row].replaceSubrange(column..., with: blanks(columns - column))
        for below in cells.indices where below > row { cells[below] = blanks(columns) }
      } else {
        for every in cells.indices { cells[every] = blanks(columns) }
      }
    case "P":
      let removed = min(count, columns - column)
      cells[row].removeSubrange(column..<(column + removed))
      cells[row] += blanks(removed)
    case "@":
      cells[row].insert(contentsOf: blanks(min(count, columns - column)), at: column)
      cells[row].removeLast(cells[row].count - columns)
    case "X":
      let range = column..<min(columns, column + count)
      cells[row].replaceSubrange(range, with: blanks(range.count))
    default: break
    }
  }

  /// East Asian wide blocks and emoji take two columns, combining marks none: enough for the tests.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    let wide: [ClosedRange<UInt32>] = [
      0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD,
    ]
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }
}
