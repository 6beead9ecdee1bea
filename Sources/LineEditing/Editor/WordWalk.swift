internal import CLibedit

/// Words for the keys that move by words, by libedit's rule.
enum WordWalk {
  static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    iswalnum(wint_t(scalar.value)) != 0 || "*?_-.[]~=".unicodeScalars.contains(scalar)
  }

  /// The end of the next word after an offset, in scalars.
  static func end(in text: String, from cursor: Int) -> Int {
    let rest = text.unicodeScalars.dropFirst(cursor)
    let begun = rest.drop { !isInWord($0) }
    return text.unicodeScalars.count - begun.drop(while: isInWord).count
  }
}
