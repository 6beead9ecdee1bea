/// A value as JavaScript writes it: what calls that animate are given.
indirect enum ScriptValue {
  /// A number, a name or the text in quotation marks, as it stands.
  case word(String)
  case list([ScriptValue])
  /// Keys with their values, in their order.
  case object([(key: String, value: ScriptValue)])
  /// A call of a function that is known by its name.
  case call(String, [ScriptValue])

  /// The word that it is; nil for anything else.
  var word: String? {
    guard case .word(let word) = self else { return nil }
    return word
  }

  /// Whether it is a call of a function.
  var isCall: Bool {
    if case .call = self { true } else { false }
  }

  /// The number that it is, with its sign; nil for anything else.
  var number: Double? { word.flatMap(Double.init) }

  /// What stands behind a key; nil where it is no object or has no such key.
  subscript(_ key: String) -> ScriptValue? {
    guard case .object(let pairs) = self else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  /// The pairs of an object; of a list of objects, such as keyframes, each key with the list of its
  /// values.
  var pairs: [(key: String, value: ScriptValue)] {
    switch self {
    case .object(let pairs): return pairs
    case .list(let frames):
      var merged: [(key: String, value: ScriptValue)] = []
      for (key, value) in frames.flatMap(\.pairs) {
        if let index = merged.firstIndex(where: { $0.key == key }) {
          guard case .list(let values) = merged[index].value else { continue }
          merged[index].value = .list(values + [value])
        } else {
          merged.append((key, .list([value])))
        }
      }
      return merged
    default: return []
    }
  }
}

/// Reads values of JavaScript from a place in a text.
struct ScriptReader {
  /// Values inside values up to which they are read.
  private static let deepest = 6

  private let scalars: [Unicode.Scalar]
  /// Where the next value begins.
  private(set) var place: Int

  init(_ scalars: [Unicode.Scalar], from place: Int = 0) {
    self.scalars = scalars
    self.place = place
  }

  /// Values with commas between them, up to a bracket that closes and behind it.
  mutating func values(until closer: Unicode.Scalar, depth: Int = 0) -> [ScriptValue]? {
    var values: [ScriptValue] = []
    while true {
      skipBlanks()
      if take(closer) { return values }
      guard let value = value(depth: depth) else { return nil }
      values.append(value)
      skipBlanks()
      guard take(",") || next == closer else { return nil }
    }
  }

  /// A value; nil where none stands.
  mutating func value(depth: Int = 0) -> ScriptValue? {
    skipBlanks()
    guard depth < Self.deepest, let first = next else { return nil }
    if take("[") { return values(until: "]", depth: depth + 1).map(ScriptValue.list) }
    if take("{") { return object(depth: depth + 1) }
    if first == "\"" || first == "'" || first == "`" { return quoted(first) }
    if skipFunction() { return .word("function") }
    let word = plainWord()
    guard !word.isEmpty else { return nil }
    guard take("(") else { return .word(word) }
    return values(until: ")", depth: depth + 1).map { .call(word, $0) }
  }

  private mutating func object(depth: Int) -> ScriptValue? {
    var pairs: [(key: String, value: ScriptValue)] = []
    while true {
      skipBlanks()
      if take("}") { return .object(pairs) }
      let isQuoted = next == "\"" || next == "'"
      let key = isQuoted ? value(depth: depth)?.word ?? "" : plainWord()
      guard !key.isEmpty else { return nil }
      skipBlanks()
      if take(":") {
        guard let value = value(depth: depth) else { return nil }
        pairs.append((key, value))
      } else {
        pairs.append((key, .word(key)))
      }
      skipBlanks()
      guard take(",") || take(";") || next == "}" else { return nil }
    }
  }

  /// Steps over `() => …` and `function () { … }`, which say nothing of a motion.
  private mutating func skipFunction() -> Bool {
    let ahead = text(place..<min(place + 60, scalars.count))
    guard ahead.has(#"^(?:function\b|(?:async\s*)?\([^()]*\)\s*=>|\w+\s*=>)"#) else { return false }
    var depth = 0
    while let scalar = next {
      if "([{".unicodeScalars.contains(scalar) { depth += 1 }
      if ")]}".unicodeScalars.contains(scalar) {
        if depth == 0 { break }
        depth -= 1
      }
      if scalar == ",", depth == 0 { break }
      place += 1
    }
    return true
  }

  private mutating func quoted(_ mark: Unicode.Scalar) -> ScriptValue? {
    place += 1
    let start = place
    while place < scalars.count, scalars[place] != mark { place += 1 }
    guard place < scalars.count else { return nil }
    place += 1
    return .word(text(start..<(place - 1)))
  }

  private mutating func plainWord() -> String {
    let start = place
    while let scalar = next, Self.wordSigns.contains(scalar) { place += 1 }
    return text(start..<place)
  }

  private static let wordSigns: ScalarSet = {
    var set = ScalarSet()
    set.insertWords()
    for sign: Unicode.Scalar in ["-", "+", ".", "$", "%", "#", "@"] { set.insert(sign...sign) }
    return set
  }()

  private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == sign else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while let scalar = next, scalar.properties.isWhitespace { place += 1 }
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }
}
