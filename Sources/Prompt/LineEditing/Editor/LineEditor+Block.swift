internal import CLibedit

/// Editing an entry of several lines.
extension LineEditor {
  /// Enter: ends a complete entry; otherwise starts another line of it, indented by depth.
  func enter() -> Int32 {
    let (text, cursor) = current
    if let depth = configuration.openDepth(text, cursor) {
      insert("\n" + String(repeating: " ", count: depth * Self.indentation))
      return CC_REFRESH
    }
    moveCursor(to: text.unicodeScalars.count)
    insert("\n")
    return CC_NEWLINE
  }

  /// Blanks per open bracket.
  static let indentation = 2

  /// A closing bracket: at the beginning of a line, it moves one level out.
  func close(with bracket: Unicode.Scalar) -> Int32 {
    let (text, cursor) = current
    let before = text.unicodeScalars.prefix(cursor)
    if let lineEnd = before.lastIndex(of: "\n") {
      let lead = before[before.index(after: lineEnd)...]
      if lead.count >= Self.indentation, lead.allSatisfy({ $0 == " " }) {
        el_deletestr(handle, Int32(Self.indentation))
      }
    }
    insert(String(bracket))
    return CC_REFRESH
  }

  /// Up: a line up, and from the first one to an older entry.
  func goUp() -> Int32 {
    let (text, cursor) = current
    if let place = BlockWalk(text, cursor: cursor, column: goalColumn(at: cursor)).up {
      return goTo(place)
    }
    readHistory()
    return showEntry(search.older(than: text, cursor: cursor))
  }

  /// Down: a line down, and from the last one to a newer entry.
  func goDown() -> Int32 {
    let (text, cursor) = current
    if let place = BlockWalk(text, cursor: cursor, column: goalColumn(at: cursor)).down {
      return goTo(place)
    }
    return showEntry(search.newer(than: text, cursor: cursor))
  }

  /// Home and End: of the line, not of the entry.
  func goToLineBegin() -> Int32 {
    let (text, cursor) = current
    moveCursor(to: BlockWalk(text, cursor: cursor).lineBegin)
    return CC_REFRESH
  }

  func goToLineEnd() -> Int32 {
    if acceptGhost() { return CC_REFRESH }
    let (text, cursor) = current
    moveCursor(to: BlockWalk(text, cursor: cursor).lineEnd)
    return CC_REFRESH
  }

  /// The column that repeated Up and Down keep, even across shorter lines.
  private func goalColumn(at cursor: Int) -> Int? { goal?.cursor == cursor ? goal?.column : nil }

  private func goTo(_ place: BlockWalk.CursorPlace) -> Int32 {
    let offset = CharacterWalk.begin(in: current.text, around: place.offset)
    moveCursor(to: offset)
    goal = (offset, place.column)
    return CC_REFRESH
  }

  /// Shows an entry of the history; does nothing if none is left.
  private func showEntry(_ entry: String?) -> Int32 {
    guard let entry else { return CC_NORM }
    replaceLine(with: entry)
    goal = nil
    return CC_REFRESH
  }
}

/// The lines of an entry around a cursor; all offsets are in Unicode scalars.
struct BlockWalk {
  /// The target of a step.
  struct CursorPlace: Equatable {
    let offset: Int
    /// The intended column, which the line may not reach.
    let column: Int
  }

  private let text: [Unicode.Scalar]
  let lineBegin: Int
  let lineEnd: Int
  private let column: Int

  /// - Parameter column: The column to keep; nil for the cursor's own.
  init(_ text: String, cursor: Int, column: Int? = nil) {
    self.text = Array(text.unicodeScalars)
    let cursor = min(max(0, cursor), self.text.count)
    lineBegin = self.text[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    lineEnd = self.text[cursor...].firstIndex(of: "\n") ?? self.text.count
    self.column = column ?? cursor - lineBegin
  }

  /// The place one line up; nil in the first line.
  var up: CursorPlace? {
    guard lineBegin > 0 else { return nil }
    let end = lineBegin - 1
    let begin = text[..<end].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    return CursorPlace(offset: min(begin + column, end), column: column)
  }

  /// The place one line down; nil in the last line.
  var down: CursorPlace? {
    guard lineEnd < text.count else { return nil }
    let begin = lineEnd + 1
    let end = text[begin...].firstIndex(of: "\n") ?? text.count
    return CursorPlace(offset: min(begin + column, end), column: column)
  }
}
