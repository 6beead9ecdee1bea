internal import CLibedit

/// Where libedit puts a text on the screen, counted from the row and column where it begins.
///
/// libedit keeps this to itself, and it is needed wherever something is printed beside the line.
/// So this repeats its rules: tabs to multiples of eight, `^X` for control characters, `\U+…` for
/// what the locale cannot print, and a break as soon as a row is full.
struct DisplayLayout: Equatable {
  struct Place: Equatable {
    var row = 0
    var column = 0
  }

  /// The place of the cursor.
  private(set) var cursor = Place()
  /// The place behind the text.
  private(set) var end = Place()

  private let columns: Int

  /// Lays `text` out in rows of `columns` (80 when not positive), the cursor at an offset in it.
  init(text: [Unicode.Scalar], cursor offset: Int, columns: Int) {
    self.columns = columns > 0 ? columns : 80
    for (index, scalar) in text.enumerated() {
      if index == offset { cursor = place(before: scalar) }
      advance(over: scalar)
    }
    if offset >= text.count { cursor = end }
  }

  /// A wide character that does not fit in a row stands at the beginning of the next.
  private func place(before scalar: Unicode.Scalar) -> Place {
    let fits = Self.width(scalar) != 2 || end.column + 2 <= columns
    return fits ? end : Place(row: end.row + 1, column: 0)
  }

  private mutating func advance(over scalar: Unicode.Scalar) {
    switch scalar {
    case "\n":
      end = Place(row: end.row + 1, column: 0)
    case "\t":
      repeat { put(width: 1) } while end.column % 8 != 0
    default:
      let width = Self.width(scalar)
      if width <= 2 { put(width: width) } else { for _ in 0..<width { put(width: 1) } }
    }
  }

  private mutating func put(width: Int) {
    if end.column + width > columns { end = Place(row: end.row + 1, column: 0) }
    end.column += width
    if end.column >= columns { end = Place(row: end.row + 1, column: 0) }
  }

  /// The columns that libedit gives a scalar: by the C library, as libedit asks it.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x20 || scalar.value == 0x7F { return 2 }
    let width = Int(wcwidth(wchar_t(truncatingIfNeeded: scalar.value)))
    if width >= 0 { return width }
    return scalar.value > 0xFFFF ? 8 : 7
  }
}
