internal import CLibedit

/// Words for the keys that move by words, by libedit's rule; an accent is a part of its letter.
enum WordWalk {
  static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    iswalnum(wint_t(scalar.value)) != 0 || "*?_-.[]~=".unicodeScalars.contains(scalar)
      || scalar.properties.isGraphemeExtend
  }

  /// The beginning of the word before an offset, in scalars.
  static func begin(in text: String, before cursor: Int) -> Int {
    let before = text.unicodeScalars.prefix(cursor).reversed().drop { !isInWord($0) }
    return before.drop(while: isInWord).count
  }

  /// The last word of an entry, with its brackets or quotation marks.
  static func lastWord(of entry: String) -> String {
    var word: [Unicode.Scalar] = []
    var depth = 0
    var isQuoted = false
    for scalar in entry.unicodeScalars.reversed() {
      if word.isEmpty, scalar == " " || scalar == "\n" { continue }
      if scalar == "\"" { isQuoted.toggle() }
      if !isQuoted, ")]}".unicodeScalars.contains(scalar) { depth += 1 }
      if !isQuoted, "([{".unicodeScalars.contains(scalar) { depth -= 1 }
      if depth < 0 { break }
      if !isQuoted, depth == 0, scalar == " " || scalar == "\n" { break }
      word.append(scalar)
    }
    return String(String.UnicodeScalarView(word.reversed()))
  }

  /// The end of the next word after an offset, in scalars.
  static func end(in text: String, from cursor: Int) -> Int {
    let rest = text.unicodeScalars.dropFirst(cursor)
    let begun = rest.drop { !isInWord($0) }
    return text.unicodeScalars.count - begun.drop(while: isInWord).count
  }
}
