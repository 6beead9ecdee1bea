internal import CLibedit

/// The states of a line that Ctrl-_ goes back through.
///
/// It sees the line before each key, and so every change. Consecutively typed letters are undone
/// one word at a time, and consecutive deletions together; every other change (a paste, a
/// completion, an entry from history) is undone at once.
struct UndoHistory {
  struct State: Equatable {
    var text: [wchar_t] = []
    var cursor = 0
  }

  /// A change that the next one may join.
  private enum Group: Equatable {
    case typing(end: Int, isBlank: Bool)
    case deleting(Range<Int>)
  }

  /// The number of states kept; older ones are dropped.
  static let limit = 1_000

  private(set) var latest = State()
  private var states: [State] = []
  private var group: Group?

  /// Records the current line.
  mutating func note(_ state: State) {
    defer { latest = state }
    guard state.text != latest.text else { return }
    let next = Self.group(from: latest, to: state)
    if !isContinued(by: next, state) {
      states.append(latest)
      if states.count > Self.limit { states.removeFirst() }
    }
    group = next
  }

  /// The state to go back to; nil if there is none.
  mutating func undo() -> State? {
    guard let state = states.popLast() else { return nil }
    latest = state
    group = nil
    return state
  }

  private func isContinued(by next: Group?, _ state: State) -> Bool {
    switch (group, next) {
    case (.typing(let end, let wasBlank), .typing(let nextEnd, let isBlank)):
      return nextEnd == end + 1 && !(wasBlank && !isBlank)
    case (.deleting(let range), .deleting(let next)):
      return [next.lowerBound, next.upperBound].contains(range.lowerBound)
    case (.typing, _), (.deleting, _), (nil, _): return false
    }
  }

  private static func isCharacter(_ scalars: ArraySlice<wchar_t>) -> Bool {
    scalars.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { LineEditor.text($0, count: buffer.count).count == 1 } ?? false
    }
  }

  /// The change if it is of one character at the cursor.
  private static func group(from old: State, to new: State) -> Group? {
    let cursor = new.cursor
    switch new.text.count - old.text.count {
    case 1 where cursor > 0:
      guard new.text[..<(cursor - 1)] == old.text[..<(cursor - 1)],
        new.text[cursor...] == old.text[(cursor - 1)...]
      else { return nil }
      let blanks: [wchar_t] = [0x20, 0x09, 0x0A]
      return .typing(end: cursor, isBlank: blanks.contains(new.text[cursor - 1]))
    case let change where change < 0:
      let deleted = cursor..<cursor - change
      guard new.text[..<cursor] == old.text[..<cursor],
        new.text[cursor...] == old.text[deleted.upperBound...], isCharacter(old.text[deleted])
      else { return nil }
      return .deleting(deleted)
    default: return nil
    }
  }
}
