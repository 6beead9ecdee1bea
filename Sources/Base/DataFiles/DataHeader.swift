/// A column's header: `"Linear Acceleration x (m/s^2)"` is `linearAccelerationX` in m/s^2.
struct DataHeader {
  /// As written; several levels have dots between them.
  let text: String
  /// A name in the language.
  let name: String
  /// As written; empty if the header has none.
  private(set) var unit: String
  private(set) var timing: Timing
  /// The words of the lowest level, without those of a unit.
  let words: [String]
  /// A header's relation to time.
  struct Timing {
    /// How surely the column is the time, from 0; nil if nothing says so.
    let rank: Int?
    let unit: Unit

    enum Unit: Equatable {
      case none
      case known(TimeUnit)
      case frames
      /// A unit of something else, or of nothing that is known.
      case unknown(String)
    }
  }

  /// A header without a text.
  static let empty = DataHeader("")

  /// - Parameter unit: What a row of units says, for a header without one.
  init(_ text: String, unit: String = "") {
    self.init(levels: [text], unit: unit)
  }

  /// A header of several rows, from the top: `mouse1`, `nose`, `x` is `mouse1.nose.x`.
  init(levels: [String], unit given: String = "") {
    let last = HeaderText(levels.last ?? "")
    let above = levels.dropLast().filter { !$0.isEmpty }
    text = (above + [last.text].filter { !$0.isEmpty }).joined(separator: ".")
    let names = (above + [last.name]).map(Self.identifier).filter { !$0.isEmpty }
    name = String(names.joined(separator: ".").prefix(40).reversed().drop { $0 == "." }.reversed())
    let stated = last.unit.isEmpty ? given : last.unit
    unit = String(stated.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }.prefix(12))
    timing = Timing(last.words, stated, isExplicit: last.isExplicit || last.unit.isEmpty)
    words = last.words
  }

  /// The same with a unit that stands elsewhere.
  func with(unit: String) -> DataHeader {
    var header = self
    header.unit = DataHeader("", unit: unit).unit
    header.timing = Timing(words, unit, isExplicit: true)
    return header
  }

  /// The same as what something else says is the time.
  func asTime(_ unit: TimeUnit) -> DataHeader {
    var header = with(unit: unit.rawValue)
    header.timing = Timing(rank: 0, unit: .known(unit))
    return header
  }

  /// Whether it has a unit that is known as one.
  var hasKnownUnit: Bool { TimeUnit(written: unit) != nil || hasOtherUnit }

  /// Whether its unit is known, and none of time.
  var hasOtherUnit: Bool { TimeUnit(written: unit) == nil && OtherUnit.isUnit(unit) }

  /// Whether other encodings write the same: ASCII, but for a unit that is known.
  var isCertain: Bool {
    var rest = text.filter { !$0.isASCII }
    if case .known = timing.unit { rest.removeAll { unit.contains($0) } }
    return rest.isEmpty
  }

  /// Western European letters without their accents.
  private static func folded(_ text: String) -> String {
    let plain = Array(
      "AAAAAAACEEEEIIIIDNOOOOO OUUUUYTsaaaaaaaceeeeiiiidnooooo ouuuuyty".unicodeScalars)
    var scalars = String.UnicodeScalarView()
    scalars.append(
      contentsOf: text.unicodeScalars.map { scalar in
        (0xC0...0xFF).contains(scalar.value) ? plain[Int(clamping: scalar.value) - 0xC0] : scalar
      })
    return String(scalars)
  }

  /// The words of a text joined into a name.
  private static func identifier(_ text: String) -> String {
    let words = folded(text).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && $0 != "_" }
    let joined = words.enumerated().map { index, word in
      index == 0
        ? word.prefix(1).lowercased() + word.dropFirst()
        : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    let name = String(joined.prefix(40))
    return name.first?.isNumber == true ? "c" + name : name
  }
}

/// A header's text in its parts. A unit stands in brackets, behind `/`, ` in ` or `_`, or alone.
private struct HeaderText {
  let text: String
  /// The text that becomes the name.
  var name: String
  var unit = ""
  /// Whether the unit is marked as one, by brackets or a slash, or is all there is.
  var isExplicit = true
  /// The words of the name, in lower case.
  var words: [String] { TimeWords.words(of: name) }

  init(_ written: String) {
    // Some programs guard their names against spreadsheets by an apostrophe.
    let rest = written.drop { "'#%".contains($0) || $0.isWhitespace }
    text = Self.trimmed(rest)
    name = text
    if readBrackets() || readSlash() || readIn() { return }
    readLastWord()
  }

  private mutating func setUnit(_ unit: Substring, name front: Substring, rest: Substring = "") {
    self.unit = Self.trimmed(unit)
    name = Self.trimmed(front + rest)
  }

  /// `t (s)`, `t [s]`, `t {s}`, and `time (s) since start`, `x (m) Run #1` where the unit is known.
  private mutating func readBrackets() -> Bool {
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}")] as [(Character, Character)] {
      guard let first = text.firstIndex(of: open), let last = text.lastIndex(of: close),
        first < last
      else { continue }
      let after = text.index(after: last)
      let inner = text[text.index(after: first)..<last]
      let isLast = after == text.endIndex
      let isSpaced = text[..<first].last?.isWhitespace == true
      guard
        isLast || TimeUnit(written: Self.trimmed(inner)) != nil
          || isSpaced && OtherUnit.isUnit(Self.trimmed(inner))
      else { continue }
      setUnit(inner, name: text[..<first], rest: text[after...])
      if name.isEmpty { name = unit }
      return true
    }
    return false
  }

  /// `t / s`, `v / m/s`: a known unit, or anything behind a time. `ball/1/X` has none.
  private mutating func readSlash() -> Bool {
    for index in text.indices where text[index] == "/" {
      let (front, after) = (text[..<index], text[text.index(after: index)...])
      let unit = Self.trimmed(after)
      guard !Self.trimmed(front).isEmpty, !unit.isEmpty, !OtherUnit.isUnit(text) else { continue }
      let isTime = TimeWords.saysTime(TimeWords.words(of: String(front)))
      guard isTime || TimeUnit(written: unit) != nil || OtherUnit.isUnit(unit) else { continue }
      setUnit(after, name: front)
      return true
    }
    return false
  }

  /// `Zeit in s`, `temps en s`.
  private mutating func readIn() -> Bool {
    let parts = text.split(separator: " ")
    guard parts.count > 2, let last = parts.last,
      ["in", "en", "em"].contains(parts[parts.count - 2].lowercased())
    else { return false }
    let front = parts.dropLast(2).joined(separator: " ")
    let isTime = TimeWords.saysTime(TimeWords.words(of: front))
    guard isTime || TimeUnit(written: last) != nil || OtherUnit.isUnit(last) else { return false }
    setUnit(last, name: front[...])
    return true
  }

  /// `t_ms`, `timeMs`, `seconds`, `ms since start`. The words stay in the name.
  private mutating func readLastWord() {
    let words = TimeWords.words(of: text)
    guard let last = words.last else { return }
    isExplicit = words.count == 1
    let front = Array(words.dropLast())
    let units = words.filter { $0.count > 1 && $0 != "min" && TimeUnit(written: $0) != nil }
    let isAlone = words.count == 1 && (last == "s" || units.contains(last))
    if TimeUnit(written: last) != nil, isAlone || TimeWords.saysTime(front) {
      unit = last
    } else if let first = units.first, first == words[0] || TimeWords.saysTime(words) {
      (unit, isExplicit) = (first, isExplicit || first == words[0])
    } else if words.count > 1, OtherUnit.isPlainly(last) {
      unit = last
    } else if OtherUnit.isPlainly(text) {
      (unit, isExplicit) = (text, true)
    }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }
}

/// The words by which a header says that its column is the time.
enum TimeWords {
  private static let known: Set = [
    "t", "ts", "time", "times", "timestamp", "timestamps", "timecode", "tid", "zeit", "zeiten",
    "zeitpunkt", "zeitstempel", "uhrzeit", "temps", "tiempo", "tempo", "tijd", "aika", "czas",
    "čas", "idő", "zaman", "время", "时间", "時間", "時刻", "시간", "elapsed", "clock", "epoch",
    "date", "datetime",
  ]
  static let frames: Set = [
    "frame", "frames", "frameno", "framenumber", "frameindex", "frameidx", "sequence",
  ]

  /// The words of a text in lower case; capitals within it begin words.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in text {
      let isPart = character.isLetter || character.isNumber || character == "°"
      if !isPart || wasSmall && character.isUppercase {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isPart { word += character.lowercased() }
      wasSmall = character.isLowercase
    }
    return word.isEmpty ? words : words + [word]
  }

  static func saysTime(_ words: [String]) -> Bool {
    words.count == 1 && known.contains(words[0])
      || words.contains { word in
        word.count > 2
          && (known.contains(word) || word.hasPrefix("time") || word.hasSuffix("time")
            || word.hasSuffix("zeit"))
      }
  }

  /// Whether nothing else is said. TrackMate has `POSITION_T` beside `POSITION_X`.
  static func isTime(_ words: [String]) -> Bool {
    words.count == 1 && known.contains(words[0]) || words == ["position", "t"]
  }
}

extension DataHeader.Timing {
  /// - Parameters:
  ///   - words: The name's words.
  ///   - written: The unit; empty if there is none.
  ///   - isExplicit: Whether it is marked as a unit.
  init(_ words: [String], _ written: String, isExplicit: Bool) {
    let known = TimeUnit(written: written)
    // `t_ms` and `seconds` have their unit among their words.
    let rest = known != nil && words.last == written ? Array(words.dropLast()) : words
    let countsFrames = !Set(words).isDisjoint(with: TimeWords.frames)
    let saysTime = TimeWords.saysTime(rest) || TimeWords.isTime(rest)
    if let known {
      unit = .known(known)
    } else if TimeWords.frames.contains(written.lowercased()) || countsFrames && !saysTime {
      unit = .frames
    } else {
      unit = written.isEmpty ? .none : .unknown(written)
    }
    if TimeWords.isTime(rest) {
      rank = 0
    } else if saysTime || known != nil && rest.isEmpty {
      rank = 1
    } else if known != nil, isExplicit {
      rank = 2
    } else {
      rank = countsFrames || unit == .frames ? 3 : nil
    }
  }
}
