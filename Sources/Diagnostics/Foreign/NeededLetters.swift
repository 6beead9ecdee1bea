/// Stretches of a form's own text, one of which stands in every text that has the form.
///
/// Most forms are looked for in lines that have none of theirs, and those need not even be read. So
/// this goes over a form once without taking it apart, and asks for nothing where it is not sure.
struct NeededLetters: Sendable {
  /// In UTF-8; nil where nothing is needed.
  private let stretches: [Range<Int>]?

  init(_ form: String) {
    var form = form
    stretches = form.withUTF8 { bytes in
      var reader = NeedReader(bytes)
      let needed = reader.choice()
      return reader.isAtEnd ? needed : nil
    }
  }

  /// Whether they tell of no text that it lacks the form.
  var tellNothing: Bool { stretches == nil }

  /// Whether a text has one of them.
  func stand(in text: String, of form: String) -> Bool {
    guard let stretches else { return true }
    var (text, form) = (text, form)
    return text.withUTF8 { text in
      form.withUTF8 { form in
        stretches.contains { Self.has(text, UnsafeBufferPointer(rebasing: form[$0])) }
      }
    }
  }

  private static func has(
    _ text: UnsafeBufferPointer<UInt8>, _ wanted: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard text.count >= wanted.count else { return false }
    for start in 0...(text.count - wanted.count) where text[start] == wanted[0] {
      var end = 1
      while end < wanted.count, text[start + end] == wanted[end] { end += 1 }
      if end == wanted.count { return true }
    }
    return false
  }
}

/// Reads what is needed off a form's text: the grammar is that of `FormReader`, whose signs are ASCII.
private struct NeedReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// What one part of a form needs.
  private enum Need {
    case letter(Range<Int>)
    case oneOf([Range<Int>])
    case nothing
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  private var next: Unicode.Scalar? { sign(ahead: 0) }

  private func sign(ahead: Int) -> Unicode.Scalar? {
    place + ahead < bytes.count ? Unicode.Scalar(bytes[place + ahead]) : nil
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == sign else { return false }
    place += 1
    return true
  }

  /// What each alternative needs; nil where one of them needs nothing.
  mutating func choice() -> [Range<Int>]? {
    var needed = sequence()
    while take("|") {
      let other = sequence()
      needed = needed.flatMap { needed in other.map { needed + $0 } }
    }
    return needed
  }

  /// The longest of what its parts need, for that tells most.
  private mutating func sequence() -> [Range<Int>]? {
    var (group, weight) = ([Range<Int>](), 0)
    var (longest, stretch) = (place..<place, place..<place)
    while let next, next != "|", next != ")" {
      let need = part(next)
      guard isRequired() else { continue }
      switch need {
      case .letter(let letter):
        let isNext = stretch.upperBound == letter.lowerBound
        stretch = (isNext ? stretch : letter).lowerBound..<letter.upperBound
        if stretch.count > longest.count { longest = stretch }
      case .oneOf(let stretches):
        let least = stretches.reduce(.max) { min($0, $1.count) }
        if least > weight { (group, weight) = (stretches, least) }
      case .nothing: break
      }
    }
    if longest.count >= weight { return longest.isEmpty ? nil : [longest] }
    return group
  }

  /// Goes over how often a part stands; false where it need not.
  private mutating func isRequired() -> Bool {
    var isRequired = true
    switch next {
    case "*", "?": isRequired = false
    case "+": break
    case "{":
      guard let count = sign(ahead: 1), ("0"..."9").contains(count) else { return true }
      isRequired = count != "0"
      while let next, next != "}" { place += 1 }
    default: return true
    }
    place += 1
    _ = take("?")
    return isRequired
  }

  private mutating func part(_ first: Unicode.Scalar) -> Need {
    switch first {
    case "(": return group()
    case "[":
      while let next, next != "]" { place += next == "\\" ? 2 : 1 }
      place += 1
      return .nothing
    case "^", "$", ".":
      place += 1
      return .nothing
    case "\\":
      place += 1
      return escaped()
    case "V" where takeName("VIEW"): return .nothing
    case "C" where takeName("COLOR"): return .nothing
    default: return letter()
    }
  }

  /// Goes over what stands for a name.
  private mutating func takeName(_ name: String) -> Bool {
    guard bytes[place...].starts(with: name.utf8) else { return false }
    place += name.utf8.count
    return true
  }

  private mutating func group() -> Need {
    let isPlain = sign(ahead: 1) != "?"
    let isNegative = !isPlain && sign(ahead: 2) == "!"
    place += isPlain ? 1 : 3
    let needed = choice()
    _ = take(")")
    return isNegative ? .nothing : needed.map(Need.oneOf) ?? .nothing
  }

  private mutating func escaped() -> Need {
    switch next {
    case "p" where sign(ahead: 1) == "{": place += 4
    case "x": place += 3
    case "b", "w", "d", "s", "S", "n", "t", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9":
      place += 1
    default: return letter()
    }
    return .nothing
  }

  private mutating func letter() -> Need {
    let start = place
    place += 1
    while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
    return .letter(start..<place)
  }
}
