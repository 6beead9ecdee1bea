/// Wraps long lines at spaces. `code` decides where a line of code breaks.
public enum Wrapping {
  /// The parts of a line within a width. Further parts are indented by a number of columns; without
  /// one, to the line's last column if it has columns, otherwise a little. Code in backquotes that is
  /// broken has them in each part. A word that is too long sticks out.
  public static func lines(_ line: String, width: Int, indent: Int? = nil) -> [String] {
    let parts = broken(line, width: width, indent: indent, breaksWords: false)
    guard parts.contains(where: \.opensCode), !line.opensCode else { return parts }
    var isOpen = false
    return broken(line, width: width - 2, indent: indent, breaksWords: false).map { part in
      let lead = part.prefix { $0 == " " }
      let begun = isOpen ? lead + "`" + part.dropFirst(lead.count) : part
      isOpen = begun.opensCode
      return isOpen ? begun + "`" : begun
    }
  }

  /// - Parameter breaksWords: Whether a word that is too long is broken; otherwise it sticks out.
  static func broken(
    _ line: String, width: Int, indent: Int?, breaksWords: Bool
  ) -> [String] {
    let width = max(1, width)
    guard DisplayWidth.of(line) > width else { return [line] }
    let hanging = indent ?? hangingIndent(of: line, width: width)
    let indent = String(repeating: " ", count: hanging)
    var lines: [String] = []
    var current = ""
    for word in words(of: line) {
      let joined = current + word
      if DisplayWidth.of(joined.trimmingTrailingBlanks) > width, !isBlank(current) {
        lines.append(current.trimmingTrailingBlanks)
        current = indent + word.drop { $0 == " " }
      } else {
        current = joined
      }
      while breaksWords, DisplayWidth.of(current.trimmingTrailingBlanks) > width {
        let part = beginning(of: current, width: width)
        lines.append(String(part))
        current = indent + current.dropFirst(part.count)
      }
    }
    return lines + [current.trimmingTrailingBlanks]
  }

  /// As much of a line as fits, at least one character after its indentation.
  private static func beginning(of line: String, width: Int) -> Substring {
    var end = line.firstIndex { $0 != " " } ?? line.startIndex
    var column = line.distance(from: line.startIndex, to: end)
    let least = line.index(after: end)
    while end < line.endIndex, column + DisplayWidth.of(line[end]) <= width {
      column += DisplayWidth.of(line[end])
      end = line.index(after: end)
    }
    return line[..<max(end, least)]
  }

  /// The lines of code within a width; further parts are indented more than the line, and no word
  /// sticks out.
  public static func code(_ line: WrittenLine, width: Int) -> [WrittenLine] {
    let lead = line.text.prefix { $0 == " " }.count
    // Very deep code gives up a part of its indentation.
    let text = lead > width / 2 ? line.text.dropFirst(lead - width / 2) : line.text[...]
    let indent = min(lead + 4, width / 2)
    return line.laid(
      out: broken(String(text), width: width, indent: indent, breaksWords: true))
  }

  /// The words with the spaces before them, so that columns keep their places.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var current = ""
    for character in line {
      if character == " ", current.last.map({ $0 != " " }) ?? false {
        words.append(current)
        current = ""
      }
      current.append(character)
    }
    return (words + [current]).reduce(into: []) { joined, word in
      if let last = joined.last, last.last?.isNumber == true, isUnit(word) {
        joined[joined.count - 1] += word
      } else {
        joined.append(word)
      }
    }
  }

  /// Whether a word is a unit, which is never separated from its number.
  private static func isUnit(_ word: String) -> Bool {
    units.contains(String(word.drop { $0 == " " }.prefix { !",.;:)".contains($0) }))
  }

  private static let units: Set = [
    "%", "pt", "pt/s", "pt/s²", "s", "ms", "min", "Hz", "hz", "rad", "rad/s", "deg", "N·m",
    "frames",
    "columns",
  ]

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy { $0 == " " } }

  /// The start of the last column of a line: after the last two spaces in the first two thirds of
  /// the width.
  private static func hangingIndent(of line: String, width: Int) -> Int {
    let characters = Array(line)
    var column = 2
    for index in characters.indices.dropFirst(2)
    where characters[index] != " " && characters[index - 1] == " " && characters[index - 2] == " " {
      if index <= width * 2 / 3 { column = index }
    }
    return column
  }
}

extension String {
  /// Whether its last backquote has no partner.
  fileprivate var opensCode: Bool { utf8.count { $0 == UInt8(ascii: "`") } % 2 == 1 }
}
