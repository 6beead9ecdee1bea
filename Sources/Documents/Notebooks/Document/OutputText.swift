import Text

/// The text of a cell's output, as lines.
enum OutputText {
  /// The lines of a text, without their endings. A final newline is optional and does not add a
  /// line: `""` has none, `"a"` and `"a\n"` have one, `"\n"` has one that is empty.
  ///
  /// NUL becomes U+FFFD, as in CommonMark, so that the written text is read back unchanged.
  static func lines(_ text: String) -> [String] {
    let table = LineTable(Array(text.utf8))
    guard table.count > 0 else { return [] }
    return (1...table.count).map { line in
      let content = table.bytes[table.range(ofLine: line)]
      let kept = content.prefix { !$0.isLineEnd }
      let text = String(decoding: kept, as: UTF8.self)
      return kept.contains(0) ? text.replacingNUL : text
    }
  }

  /// The lines as a text that `lines(_:)` splits again: an empty last line needs its newline.
  static func joined(_ lines: [String]) -> String {
    lines.joined(separator: "\n") + (lines.last?.isEmpty == true ? "\n" : "")
  }
}

extension StringProtocol {
  /// The text without spaces, tabs and line endings at either end.
  var trimmingBlanks: String {
    let bytes = Array(utf8)
    let isKept = { (byte: UInt8) in !byte.isBlank && !byte.isLineEnd }
    guard let first = bytes.firstIndex(where: isKept), let last = bytes.lastIndex(where: isKept)
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}

extension String {
  fileprivate var replacingNUL: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(scalar == "\0" ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }
}
