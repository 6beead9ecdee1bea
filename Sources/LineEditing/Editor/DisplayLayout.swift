internal import CLibedit
import Text

/// Where a prompt and the text behind it stand on the screen, in rows from the place where the
/// prompt begins.
///
/// The rules are libedit's, which draws by them where our `Painter` does not: tabs to multiples of
/// eight, `\U+…` for what the locale cannot print, and a break as soon as a row is full. A margin
/// stands before each line of the text but the first.
struct DisplayLayout: Equatable {
  struct Place: Equatable {
    var row = 0
    var column = 0
  }

  /// What is seen in one place: a character of one column or two with the marks on it.
  struct Cell: Equatable {
    var text: String
    let width: Int
    /// How it looks; nil for as the terminal has text.
    var style: TextStyle?
  }

  struct Row: Equatable {
    fileprivate(set) var cells: [Cell] = []
    fileprivate(set) var width = 0
    /// Whether the next row goes on without a line end between them.
    fileprivate(set) var isWrapped = false
  }

  /// How what a terminal would obey is shown.
  enum Spelling {
    /// As a text of the language writes it: `\u{1b}`.
    case ours
    /// As libedit writes it: `^[`. It sends marks of direction as they are, so there must be none.
    case libedits
  }

  private(set) var rows = [Row()]
  /// The place of the cursor.
  private(set) var cursor = Place()

  let columns: Int
  private let spelling: Spelling

  /// Lays a text out in rows of `columns` (80 when not positive), the cursor at an offset in it.
  ///
  /// - Parameters:
  ///   - promptStyle: How prompt and margins look.
  ///   - styles: How parts of the text look, in order and without overlaps.
  init(
    prompt: String = "", margin: String = "", promptStyle: TextStyle? = nil,
    text: [Unicode.Scalar], styles: [StyledRange] = [], cursor offset: Int, columns: Int,
    spelling: Spelling = .ours
  ) {
    self.columns = columns > 0 ? columns : 80
    self.spelling = spelling
    add(prompt: prompt, promptStyle)
    var styles = styles[...]
    for (index, scalar) in text.enumerated() {
      if index == offset { cursor = place(before: scalar) }
      while let first = styles.first, first.range.upperBound <= index { styles.removeFirst() }
      guard scalar == "\n" else {
        let isStyled = styles.first?.range.contains(index) == true
        advance(over: scalar, isStyled ? styles.first?.style : nil)
        continue
      }
      rows.append(Row())
      add(prompt: margin, promptStyle)
    }
    if offset >= text.count { cursor = end }
  }

  /// The place behind the text.
  var end: Place { Place(row: rows.count - 1, column: rows[rows.count - 1].width) }

  /// A wide character that does not fit in a row stands at the beginning of the next.
  private func place(before scalar: Unicode.Scalar) -> Place {
    let fits =
      spelled(scalar) != nil || Self.width(scalar) != 2 || end.column + 2 <= columns
    return fits ? end : Place(row: end.row + 1, column: 0)
  }

  /// The prompt's style ends before its last blank.
  private mutating func add(prompt: String, _ style: TextStyle?) {
    let scalars = prompt.unicodeScalars
    for scalar in scalars.dropLast() { advance(over: scalar, style) }
    if let last = scalars.last { advance(over: last, last == " " ? nil : style) }
  }

  private mutating func advance(over scalar: Unicode.Scalar, _ style: TextStyle?) {
    if scalar == "\t" {
      repeat { put(" ", width: 1, style) } while end.column % 8 != 0
      return
    }
    if let spelled = spelled(scalar) {
      for letter in spelled { put(String(letter), width: 1, style) }
    } else if Self.width(scalar) == 0 {
      mark(scalar)
    } else {
      put(String(scalar), width: Self.width(scalar), style)
    }
  }

  /// What stands in the place of a scalar; nil where it is shown itself.
  private func spelled(_ scalar: Unicode.Scalar) -> String? {
    switch spelling {
    case .ours where scalar.isObeyed: scalar.escaped
    case .libedits where Self.isControl(scalar):
      "^" + String(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))
    case .ours, .libedits: Self.printedWidth(scalar) < 0 ? Self.numbered(scalar) : nil
    }
  }

  /// A mark belongs to the character before it, which may have filled its row.
  private mutating func mark(_ scalar: Unicode.Scalar) {
    guard let row = rows.lastIndex(where: { !$0.cells.isEmpty }) else { return }
    rows[row].cells[rows[row].cells.count - 1].text.unicodeScalars.append(scalar)
  }

  private mutating func put(_ text: String, width: Int, _ style: TextStyle?) {
    if end.column + width > columns { wrap() }
    append(Cell(text: text, width: width, style: style))
    if end.column >= columns { wrap() }
  }

  private mutating func append(_ cell: Cell) {
    rows[rows.count - 1].cells.append(cell)
    rows[rows.count - 1].width += cell.width
  }

  private mutating func wrap() {
    rows[rows.count - 1].isWrapped = true
    rows.append(Row())
  }

  // MARK: Beside the text

  /// Adds what could follow the text, as far as it fits in the last row; the cursor stays.
  mutating func add(ghost: String, style: TextStyle) {
    let cells = Self.cut(Self.cells(of: ghost, style: style), to: columns - 1 - end.column)
    for cell in cells { append(cell) }
  }

  /// Adds lines below all else, each cut where it does not fit.
  mutating func add(panel: [WrittenLine], isColoured: Bool) {
    for line in panel {
      rows.append(Row())
      let cells = line.runs.flatMap { run in
        Self.cells(of: run.text, style: isColoured ? run.style : nil)
      }
      for cell in Self.cut(cells, to: columns - 1) { append(cell) }
    }
  }

  private static func cells(of text: String, style: TextStyle?) -> [Cell] {
    let scalars = Array(text.unicodeScalars.filter { $0 != "\n" })
    let layout = DisplayLayout(
      text: scalars, styles: style.map { [StyledRange(0..<scalars.count, $0)] } ?? [], cursor: 0,
      columns: .max)
    return layout.rows[0].cells
  }

  /// With an ellipsis in the place of what does not fit.
  private static func cut(_ cells: [Cell], to width: Int) -> [Cell] {
    guard cells.reduce(0, { $0 + $1.width }) > width else { return cells }
    var kept: [Cell] = []
    var used = 0
    for cell in cells {
      used += cell.width
      if used > width - 1 { break }
      kept.append(cell)
    }
    return width > 0 ? kept + [Cell(text: "…", width: 1, style: cells[kept.count].style)] : []
  }

  /// The columns that a scalar takes: by the C library, as libedit asks it.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    let width = printedWidth(scalar)
    return width >= 0 ? width : numbered(scalar).count
  }

  /// Less than 0 for what the locale cannot print.
  private static func printedWidth(_ scalar: Unicode.Scalar) -> Int {
    Int(wcwidth(wchar_t(truncatingIfNeeded: scalar.value)))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F
  }

  /// How libedit shows what the locale cannot print.
  private static func numbered(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let length = scalar.value > 0xFFFF ? 5 : 4
    return "\\U+" + String(repeating: "0", count: max(0, length - digits.count)) + digits
  }
}
