internal import CLibedit

/// The keys that move over one character, or delete one: a letter with its accents, an emoji with
/// its parts. libedit knows only scalars.
extension LineEditor {
  /// Left and Ctrl-B.
  func goLeft() -> Int32 {
    let (text, cursor) = current
    moveCursor(to: CharacterWalk.begin(in: text, before: cursor))
    return CC_REFRESH
  }

  /// Right and Ctrl-F: accepts the suggestion, or moves one character right.
  func goRight() -> Int32 {
    if acceptGhost() { return CC_REFRESH }
    let (text, cursor) = current
    moveCursor(to: CharacterWalk.end(in: text, from: cursor))
    return CC_REFRESH
  }

  /// Backspace and Ctrl-H.
  func deleteBefore() -> Int32 {
    let (text, cursor) = current
    replace(CharacterWalk.begin(in: text, before: cursor)..<cursor, with: "")
    return CC_REFRESH
  }

  /// Delete.
  func deleteAfter() -> Int32 {
    let (text, cursor) = current
    replace(cursor..<CharacterWalk.end(in: text, from: cursor), with: "")
    return CC_REFRESH
  }

  /// Ctrl-D: deletes like Delete, and on an empty line ends the input.
  func deleteOrEnd() -> Int32 {
    guard current.text.isEmpty else { return deleteAfter() }
    if painter == nil { show("^D") }
    return CC_EOF
  }
}

/// Characters for the keys that move by them; all offsets are in Unicode scalars.
enum CharacterWalk {
  /// The beginning of the character before an offset.
  static func begin(in text: String, before cursor: Int) -> Int {
    let before = String(String.UnicodeScalarView(text.unicodeScalars.prefix(cursor)))
    return cursor - (before.last?.unicodeScalars.count ?? 0)
  }

  /// The end of the character after an offset.
  static func end(in text: String, from cursor: Int) -> Int {
    let after = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(cursor)))
    return cursor + (after.first?.unicodeScalars.count ?? 0)
  }

  /// The beginning of the character that an offset is in.
  static func begin(in text: String, around cursor: Int) -> Int {
    var begin = 0
    for character in text {
      let end = begin + character.unicodeScalars.count
      if end > cursor { break }
      begin = end
    }
    return begin
  }
}
