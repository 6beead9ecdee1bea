internal import CLibedit

/// What the keys that go by words take for one: libedit's rule.
enum WordWalk {
  static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    iswalnum(wint_t(scalar.value)) != 0 || "*?_-.[]~=".unicodeScalars.contains(scalar)
  }

  /// The end of the next word behind an offset, in scalars.
  static func end(in text: String, from cursor: Int) -> Int {
    let rest = text.unicodeScalars.dropFirst(cursor)
    let begun = rest.drop { !isInWord($0) }
    return text.unicodeScalars.count - begun.drop(while: isInWord).count
  }
}
