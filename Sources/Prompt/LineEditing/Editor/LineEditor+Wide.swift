internal import CLibedit
import Text

/// libedit's text is `wchar_t`, one Unicode scalar each on the systems we know.
extension LineEditor {
  /// The scalars of a text with a closing NUL; a NUL inside would cut it and is left out.
  static func wideScalars(_ text: String) -> [wchar_t] {
    text.unicodeScalars.compactMap { $0.value == 0 ? nil : wchar_t(truncatingIfNeeded: $0.value) }
      + [0]
  }

  static func withWideString(_ text: String, _ body: (UnsafePointer<wchar_t>) -> Void) {
    wideScalars(text).withUnsafeBufferPointer { buffer in
      // The buffer holds at least the closing NUL, so it has an address.
      if let address = buffer.baseAddress { body(address) }
    }
  }

  static func text(_ start: UnsafePointer<wchar_t>, count: Int) -> String {
    var text = String.UnicodeScalarView()
    for value in UnsafeBufferPointer(start: start, count: max(0, count)) {
      text.append(Unicode.Scalar(UInt32(truncatingIfNeeded: value)) ?? "\u{FFFD}")
    }
    return String(text)
  }

  /// The text being edited and the cursor in it, as an offset in scalars.
  var current: (text: String, cursor: Int) {
    guard let line = el_wline(handle)?.pointee, let start = line.buffer, let cursor = line.cursor,
      let end = line.lastchar
    else { return ("", 0) }
    let count = end - start
    return (Self.text(start, count: count), min(max(0, cursor - start), count))
  }

  /// Replaces the line with a text, with the cursor after it.
  func replaceLine(with text: String) {
    if text.isEmpty {
      el_cursor(handle, Int32.max / 4)
      el_deletestr(handle, Int32(clamping: current.text.unicodeScalars.count))
    } else {
      Self.withWideString(drawable(text)) { _ = el_wreplacestr(handle, $0) }
      el_cursor(handle, Int32(clamping: text.unicodeScalars.count))
    }
  }

  /// Moves the cursor to an offset in the text.
  func moveCursor(to offset: Int) {
    el_cursor(handle, Int32(clamping: offset - current.cursor))
  }

  /// Inserts a text at the cursor.
  func insert(_ text: String) {
    Self.withWideString(drawable(text)) { _ = el_winsertstr(handle, $0) }
  }

  /// The text that is allowed in the line. If libedit draws, it escapes control characters but
  /// sends bidirectional marks to the terminal; they become U+FFFD, because no key sends them.
  private func drawable(_ text: String) -> String {
    guard painter == nil else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map(drawable)))
  }

  /// A scalar that is allowed in the line.
  func drawable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    painter == nil && scalar.isTerminalControl && scalar.value > 0x9F ? "\u{FFFD}" : scalar
  }
}
