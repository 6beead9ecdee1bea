internal import CLibedit
import Text

/// The layout of a prompt and its text on the screen, in rows from the place where the prompt
/// begins.
///
/// The rules are libedit's, which draws by them if our `Painter` does not: tabs to multiples of
/// eight, `\U+…` for unprintable characters, and a break as soon as a row is full. A margin comes
/// before each line of the text except the first.
struct DisplayLayout: Equatable {
  struct ScreenPlace: Equatable {
    var row = 0
    var column = 0
  }

  /// One visible character of one or two columns, with its combining marks.
  struct Cell: Equatable {
    var text: String
    let width: Int
    /// Its style; nil for the terminal's default.
    var style: TextStyle?
  }

  struct Row: Equatable {
    fileprivate(set) var cells: [Cell] = []
    fileprivate(set) var width = 0
    /// Whether the next row continues without a line break.
    fileprivate(set) var isWrapped = false
  }

  /// How control characters are shown.
  enum Spelling {
    /// Like in a string of the language: `\u{1b}`.
    case ours
    /// Like in libedit: `^[`. It does not escape bidirectional marks, so there must be none.
    case libedits
  }

  private(set) var rows = [Row()]
  /// The cursor's place.
  private(set) var cursor = ScreenPlace()

  let columns: Int
  private let spelling: Spelling

  /// Lays a text out in rows of `columns` (80 when not positive), the cursor at an offset in it.
  ///
  /// - Parameters:
  ///   - promptStyle: The style of prompt and margins.
  ///   - styles: The styles of parts of the text, in order and without overlaps.
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

  /// The place after the text.
  var end: ScreenPlace { ScreenPlace(row: rows.count - 1, column: rows[rows.count - 1].width) }

  /// A wide character that does not fit in a row moves to the beginning of the next.
  private func place(before scalar: Unicode.Scalar) -> ScreenPlace {
    let fits =
      spelled(scalar) != nil || Self.width(scalar) != 2 || end.column + 2 <= columns
    return fits ? end : ScreenPlace(row: end.row + 1, column: 0)
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
    if spelling == .ours, joins(scalar) { return }
    let scalar = spelling == .ours && scalar.properties.isEmojiModifier ? Self.swatch : scalar
    if let spelled = spelled(scalar) {
      for letter in spelled { put(String(letter), width: 1, style) }
    } else if Self.width(scalar) == 0 {
      mark(scalar)
    } else {
      put(String(scalar), width: Self.width(scalar), style)
    }
  }

  /// Whether a scalar only joins the emoji before it to the next, or widens a sign to an emoji.
  /// Terminals differ in how wide a joined emoji is. So its parts are shown apart, which have the
  /// same width everywhere.
  private func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0F: true
    case 0x200D: lastCell.flatMap(\.text.unicodeScalars.first)?.properties.isEmoji ?? false
    default: false
    }
  }

  /// The sign of a skin tone, which would join the emoji before it.
  private static let swatch: Unicode.Scalar = "🟫"

  private var lastCell: Cell? { rows.last { !$0.cells.isEmpty }?.cells.last }

  /// The text shown instead of a scalar; nil if it is shown itself.
  private func spelled(_ scalar: Unicode.Scalar) -> String? {
    switch spelling {
    case .ours where scalar.isTerminalControl: scalar.escaped
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

  // MARK: Around the text

  /// Adds a suggestion after the text, as far as it fits in the last row; the cursor stays.
  mutating func add(ghost: String, style: TextStyle) {
    let cells = Self.cut(Self.cells(of: ghost, style: style), to: columns - 1 - end.column)
    for cell in cells { append(cell) }
  }

  /// Adds lines below everything else, each truncated to the width.
  mutating func add(panel: [WrittenLine], isColored: Bool) {
    for line in panel {
      rows.append(Row())
      let cells = line.runs.flatMap { run in
        Self.cells(of: run.text, style: isColored ? run.style : nil)
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

  /// Truncates cells to a width, with an ellipsis.
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

  /// The width of a scalar, from the C library like in libedit.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    let width = printedWidth(scalar)
    return width >= 0 ? width : numbered(scalar).count
  }

  /// Negative for a scalar that the locale cannot print.
  private static func printedWidth(_ scalar: Unicode.Scalar) -> Int {
    Int(wcwidth(wchar_t(truncatingIfNeeded: scalar.value)))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F
  }

  /// libedit's form of an unprintable scalar.
  private static func numbered(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let length = scalar.value > 0xFFFF ? 5 : 4
    return "\\U+" + String(repeating: "0", count: max(0, length - digits.count)) + digits
  }
}
