internal import CLibedit

extension LineEditor {
  /// What a terminal sends after a paste.
  private static let pasteEnd = "\u{1B}[201~"

  private static let pasteBegin = "\u{1B}[200~"

  /// Starts the line with a text. libedit clears the line when it begins to read, so the text has
  /// to arrive as its first key.
  func begin(_ draft: String) {
    self.draft = draft
    unread = Array(Self.pasteBegin.utf8)
  }

  /// A bracketed paste: everything up to its end, as one insertion.
  func insertPaste() -> Int32 {
    if let draft {
      insert(Self.pastedText(draft.unicodeScalars))
      self.draft = nil
      return CC_REFRESH
    }
    var scalars = String.UnicodeScalarView()
    var key: wchar_t = 0
    isPasting = true
    defer { isPasting = false }
    while el_wgetc(handle, &key) == 1 {
      let value = UInt32(truncatingIfNeeded: key)
      scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      if value == 0x7E, scalars.suffix(6).elementsEqual(Self.pasteEnd.unicodeScalars) {
        scalars.removeLast(6)
        break
      }
    }
    insert(Self.pastedText(scalars))
    return CC_REFRESH
  }

  /// A pasted block for the line: uniform newlines, none at the end, tabs kept, other control
  /// characters removed.
  static func pastedText(_ scalars: String.UnicodeScalarView) -> String {
    var text = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in scalars {
      switch scalar {
      case "\r": text.append("\n")
      case "\n": if previous != "\r" { text.append("\n") }
      case "\t": text.append(scalar)
      default:
        if scalar.properties.generalCategory != .control { text.append(scalar) }
      }
      previous = scalar
    }
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
