/// A form of text, written as a regular expression, with the names of a session as words of its own.
///
/// The standard library's expressions take up to a millisecond each to be made, and there are
/// hundreds of forms, of which a mistake asks most: those here cost some microseconds, are only read
/// for a text that has letters they need, and end their search after so many steps, whatever the text.
///
/// It has what the forms need: classes, groups, `|`, `* + ? {n}` and their lazy kin, `^ $ \b`,
/// lookahead and `\1`. `VIEW` is the name of a view that there is, `COLOR` a colour's.
struct Form: Sendable, ExpressibleByStringLiteral {
  let text: String
  private let needed: NeededLetters
  /// Nil where it is read for the few texts that have what it needs.
  private let kept: Steps?

  /// A form that was read.
  struct Steps: Sendable {
    let steps: [Step]
    let sets: [ScalarSet]
    /// How many groups there are, with the whole.
    let groups: Int

    /// Nil where the text is no form; a test makes sure that all are.
    init?(_ text: String) {
      var reader = FormReader(text)
      guard let node = reader.read() else { return nil }
      var writer = FormWriter()
      writer.write(node)
      steps = writer.steps + [.done]
      sets = reader.sets
      groups = reader.groups
    }
  }

  enum Step: Sendable {
    case scalar(Unicode.Scalar)
    case set(Int)
    case name(Names)
    case start, end, boundary
    case save(Int)
    case same(Int)
    /// Goes on at the first place, and at the second if that leads nowhere.
    case split(Int, Int)
    case jump(Int)
    /// What comes up to a place must follow, or must not.
    case look(isNegative: Bool, next: Int)
    case done
  }

  enum Names: Sendable { case views, colors }

  init(_ text: String) {
    self.text = text
    needed = NeededLetters(text)
    kept = needed.tellNothing ? Steps(text) : nil
  }

  init(stringLiteral value: String) { self.init(value) }

  // MARK: Matches

  /// What a form has found; groups that took no part are nil.
  struct Match {
    let range: Range<Int>
    fileprivate let groups: [Substring?]

    /// How many groups there are, with the whole.
    var count: Int { groups.count }

    /// The text of a group; 0 is the whole.
    subscript(_ group: Int) -> String? { groups[group].map(String.init) }

    /// The text of a group; empty where it took no part.
    func text(_ group: Int = 0) -> String { self[group] ?? "" }
  }

  /// The first place in a text that has this form.
  func first(in text: some StringProtocol, _ names: NamesAtHand? = nil) -> Match? {
    guard var matcher = matcher(of: String(text), names) else { return nil }
    return matcher.next().map { match(in: matcher, $0) }
  }

  /// All places that have this form, from left to right.
  func all(in text: String, _ names: NamesAtHand? = nil) -> [Match] {
    guard var matcher = matcher(of: text, names) else { return [] }
    var found: [Match] = []
    while let range = matcher.next() { found.append(match(in: matcher, range)) }
    return found
  }

  /// A text with something else in all places of this form.
  func replaced(
    in text: String, _ names: NamesAtHand? = nil, by replacement: (Match) -> String
  ) -> String {
    guard var matcher = matcher(of: text, names) else { return text }
    var result = ""
    var end = 0
    while let range = matcher.next() {
      result += matcher.text(end..<range.lowerBound)
      result += replacement(match(in: matcher, range))
      end = range.upperBound
    }
    return end == 0 && result.isEmpty ? text : result + matcher.text(end..<matcher.scalars.count)
  }

  /// Nil where the text lacks what the form needs.
  private func matcher(of text: String, _ names: NamesAtHand?) -> FormMatcher? {
    guard needed.stand(in: text, of: self.text) else { return nil }
    return (kept ?? Steps(self.text)).map { FormMatcher($0, text, names) }
  }

  private func match(in matcher: FormMatcher, _ range: Range<Int>) -> Match {
    Match(
      range: range,
      groups: (0..<matcher.form.groups).map { group in
        let (lower, upper) = (matcher.saved[2 * group], matcher.saved[2 * group + 1])
        return lower < 0 || upper < lower ? nil : Substring(matcher.text(lower..<upper))
      })
  }
}

extension StringProtocol {
  /// The first place that has a form.
  func first(_ form: Form) -> Form.Match? { form.first(in: self) }

  /// All places that have a form.
  func all(_ form: Form) -> [Form.Match] { form.all(in: String(self)) }

  /// Whether there is a place that has a form.
  func has(_ form: Form) -> Bool { form.first(in: self) != nil }

  /// The text without the places that have a form.
  func removing(_ form: Form) -> String { form.replaced(in: String(self)) { _ in "" } }
}

extension String {
  /// The first place that has a form, which is then a blank.
  mutating func take(_ form: Form) -> Form.Match? {
    guard let match = form.first(in: self) else { return nil }
    let scalars = Array(unicodeScalars)
    self =
      String(String.UnicodeScalarView(scalars[..<match.range.lowerBound])) + " "
      + String(String.UnicodeScalarView(scalars[match.range.upperBound...]))
    return match
  }
}

/// Characters of a class, such as `[^\w.]`.
struct ScalarSet: Sendable {
  private var low: (UInt64, UInt64) = (0, 0)
  private var others: [ClosedRange<Unicode.Scalar>] = []
  private var hasOtherLetters = false
  private var hasOtherNumbers = false
  var isInverted = false

  mutating func insert(_ range: ClosedRange<Unicode.Scalar>) {
    guard range.upperBound.value < 128 else { return others.append(range) }
    for value in range.lowerBound.value...range.upperBound.value {
      if value < 64 { low.0 |= 1 << UInt64(value) } else { low.1 |= 1 << UInt64(value - 64) }
    }
  }

  mutating func insertLetters() {
    insert("a"..."z")
    insert("A"..."Z")
    hasOtherLetters = true
  }

  mutating func insertDigits() { insert("0"..."9") }

  mutating func insertWords() {
    insertLetters()
    insertDigits()
    insert("_"..."_")
    hasOtherNumbers = true
  }

  mutating func insertBlanks() {
    for blank: Unicode.Scalar in [" ", "\t", "\n", "\r", "\u{a0}"] { insert(blank...blank) }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool { has(scalar) != isInverted }

  private func has(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 64 { return low.0 >> UInt64(value) & 1 == 1 }
    if value < 128 { return low.1 >> UInt64(value - 64) & 1 == 1 }
    if others.contains(where: { $0.contains(scalar) }) { return true }
    return (hasOtherLetters && scalar.properties.isAlphabetic)
      || (hasOtherNumbers && scalar.properties.numericType != nil)
  }

  static let words: ScalarSet = {
    var set = ScalarSet()
    set.insertWords()
    return set
  }()
}
