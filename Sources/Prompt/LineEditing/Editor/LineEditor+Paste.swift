internal import CLibedit

extension LineEditor {
  /// The bytes that a terminal sends after a paste.
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
    insert(Self.pastedText(scalars, isFromTerminal: true))
    return CC_REFRESH
  }

  /// A pasted block for the line: uniform newlines, none at the end, tabs kept, other control
  /// characters removed.
  ///
  /// - Parameter isFromTerminal: Whether it has gone through a terminal, which exchanges carriage
  ///   return and line feed, or makes them the same.
  static func pastedText(
    _ scalars: String.UnicodeScalarView, isFromTerminal: Bool = false
  ) -> String {
    var text = String.UnicodeScalarView()
    /// The line end before, unless it is already one of a pair.
    var lineEnd: Unicode.Scalar?
    for scalar in scalars {
      switch scalar {
      case "\r", "\n":
        if let first = lineEnd, first != scalar {
          lineEnd = nil
        } else {
          lineEnd = scalar
          text.append("\n")
        }
        continue
      case "\t": text.append(scalar)
      default:
        if scalar.properties.generalCategory != .control { text.append(scalar) }
      }
      lineEnd = nil
    }
    if isFromTerminal { text = halvingLineEnds(text) }
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }

  /// A text in which each line end is doubled, because a terminal has sent both signs of each as
  /// the same, with single ones; any other unchanged.
  private static func halvingLineEnds(
    _ text: String.UnicodeScalarView
  ) -> String.UnicodeScalarView {
    var halved = String.UnicodeScalarView()
    var run = 0
    for scalar in text {
      if scalar == "\n" {
        run += 1
        if run % 2 == 0 { continue }
      } else if run % 2 == 1 {
        return text
      } else {
        run = 0
      }
      halved.append(scalar)
    }
    return run % 2 == 1 ? text : halved
  }
}
