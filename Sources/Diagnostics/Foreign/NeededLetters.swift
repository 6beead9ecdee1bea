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

/// Reads what is needed off a form's text: the grammar is that of `FormReader`.
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

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ word: StaticString) -> Bool {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for (index, at) in (place..<end).enumerated() where bytes[at] != word.utf8Start[index] {
      return false
    }
    place = end
    return true
  }

  /// What each alternative needs; nil where one of them needs nothing.
  mutating func choice() -> [Range<Int>]? {
    var needed: [Range<Int>]? = []
    repeat {
      let alternative = sequence()
      if let before = needed, let alternative {
        needed = before + alternative
      } else {
        needed = nil
      }
    } while take("|")
    return needed
  }

  /// The longest of what its parts need, for that tells most.
  private mutating func sequence() -> [Range<Int>]? {
    var best: [Range<Int>]?
    var stretch = place..<place
    func weight(_ stretches: [Range<Int>]?) -> Int { stretches?.map(\.count).min() ?? 0 }
    while let next, next != UInt8(ascii: "|"), next != UInt8(ascii: ")") {
      let need = atom()
      guard isRequired() else { continue }
      switch need {
      case .letter(let letter):
        let isNext = stretch.upperBound == letter.lowerBound
        stretch = (isNext ? stretch : letter).lowerBound..<letter.upperBound
        if stretch.count > weight(best) { best = [stretch] }
      case .oneOf(let stretches): if weight(stretches) > weight(best) { best = stretches }
      case .nothing: break
      }
    }
    return best
  }

  /// Goes over how often a part stands; false where it need not.
  private mutating func isRequired() -> Bool {
    let isOptional = take("*") || take("?")
    guard !isOptional, !take("+") else {
      _ = take("?")
      return !isOptional
    }
    guard next == UInt8(ascii: "{"), let count = bytes[(place + 1)...].first,
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(count)
    else { return true }
    while let next, next != UInt8(ascii: "}") { place += 1 }
    place += 1
    _ = take("?")
    return count != UInt8(ascii: "0")
  }

  private mutating func atom() -> Need {
    if take("VIEW") || take("COLOR") { return .nothing }
    if take("(?!") {
      _ = group()
      return .nothing
    }
    if take("(?:") || take("(?=") || take("(") { return group().map(Need.oneOf) ?? .nothing }
    if take("[") {
      while let next, next != UInt8(ascii: "]") { place += next == UInt8(ascii: "\\") ? 2 : 1 }
      place += 1
      return .nothing
    }
    if take("^") || take("$") || take(".") { return .nothing }
    if take("\\") { return escaped() }
    return letter()
  }

  private mutating func group() -> [Range<Int>]? {
    let needed = choice()
    _ = take(")")
    return needed
  }

  private mutating func escaped() -> Need {
    if take("p{L}") { return .nothing }
    if take("x") {
      place += 2
      return .nothing
    }
    guard let next else { return .nothing }
    switch Unicode.Scalar(next) {
    case "b", "w", "d", "s", "S", "n", "t", "0"..."9":
      place += 1
      return .nothing
    default: return letter()
    }
  }

  private mutating func letter() -> Need {
    let start = place
    place += 1
    while let next, next & 0xC0 == 0x80 { place += 1 }
    return .letter(start..<place)
  }
}
