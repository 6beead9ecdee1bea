/// A kernel's error as a notebook records it: without color, without the cell's name and without
/// advice.
enum TracebackText {
  static func recorded(_ traceback: [String]) -> String {
    var lines: [String] = []
    for line in traceback.map(plain).joined(separator: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.hasPrefix("help: ") || line.hasPrefix("note: ") { break }
      lines.append(String(line))
    }
    if let first = lines.first {
      lines[0] = first.replacing(#/^In \[\d+\]:\d+:\d+: /#, with: "")
    }
    return lines.joined(separator: "\n")
  }

  /// A text without the sequences that color it.
  private static func plain(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isInSequence = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{1B}" {
        isInSequence = true
      } else if isInSequence {
        if scalar.properties.isAlphabetic { isInSequence = false }
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
