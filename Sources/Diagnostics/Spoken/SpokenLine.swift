/// A line in plain words, which a reader takes word for word.
///
/// A reader answers only a line that it has read to the end: what is left may be nothing but small
/// words. So it may come before all other rules, and catches nothing that they know better.
struct SpokenLine {
  let names: NamesAtHand
  /// What has not been read yet, in small letters but for the names of views.
  private(set) var rest: String

  /// Nil where a line has signs that no sentence has.
  init?(_ line: String, _ names: NamesAtHand) {
    let line = Self.property.replaced(in: line.removing(#"^\s*@(?=keyframes )"#), names) {
      "\($0.text(1)) "
    }.replacing("(t)", with: " over time")
    guard line.utf8.count < 120, !line.contains(where: { "{};\"`[]$#@<>_?!*\\|&".contains($0) }),
      !line.has(Self.asking)
    else { return nil }
    self.names = names
    guard !line.has(Self.calls) else { return nil }
    let words = line.split(separator: " ").map { word in
      names.views.contains(word.filter { $0.isLetter || $0.isNumber })
        ? String(word) : word.lowercased()
    }
    rest = " " + words.joined(separator: " ").removing(Self.politeness).removing(#"\.\s*$"#) + " "
  }

  /// A line of which the brackets and signs say nothing: a call with its labels by its words.
  init?(code line: String, _ names: NamesAtHand) {
    guard line.utf8.count < 200, !line.contains("`") else { return nil }
    self.names = names
    let bare = Self.types.replaced(in: line) { "(\($0.text(1).removing(Self.label)))" }
    let pairs = Self.point.replaced(in: bare) { "«\($0.text(1)), \($0.text(2))»" }
    let cases = Self.dot.replaced(in: pairs) { "\($0.text(1)) " }
    let open = Self.signs.replaced(in: cases) { _ in " " }
    let plain = open.replacing("«", with: "(").replacing("»", with: ")").removing(Self.owner)
    let words = Self.property.replaced(in: plain, names) { "\($0.text(1)) " }.split(separator: " ")
    rest =
      " "
      + words.map { names.views.contains(String($0)) ? String($0) : $0.lowercased() }
      .joined(separator: " ") + " "
  }

  private static let types: Form = #"\bCG(?:Point|Vector|Size|Rect)(?:Make)?\(([^()]*)\)"#
  private static let label: Form = #"\w+:\s*"#
  private static let point: Form = #"\(\s*(-?\d*\.?\d+)\s*,\s*(-?\d*\.?\d+)\s*\)"#
  private static let signs: Form = #"->|=>|→|[\[\]{}();"'@:=<>^|]"#
  /// What stands before a case of an enumeration.
  private static let dot: Form = #"(^|[\s,(:=\[])\.(?=[a-zA-Z])"#
  private static let owner: Form = #"\bself\.|\.layer(?=\.)|(?:,\s*)?\bin\b(?=\s*$)"#

  /// `ball.mass`, which says no more than `ball mass`.
  private static let property: Form = #"\b(VIEW)\.(?=[a-z])"#
  private static let calls: Form = #"[A-Za-z]\.(?!(?:csv|svg|json)\b)[A-Za-z]|\w\("#
  private static let asking: Form =
    #"^\s*(?:[Hh]ow|[Ww]hat|[Ww]hen|[Ww]here|[Ww]hich|[Ww]hy|[Ww]ho|[Dd]oes|[Ii]s|[Dd]id|[Aa]re|[Dd]o|[Ii]f)\b"#
  private static let politeness: Form =
    #"^(?:(?:please|now|ok|okay|then|just|also|next)[ ,]+)*(?:(?:i|we)(?:'d| would)? (?:want|like|need)(?: to)? |(?:can|could|would) you (?:please )?|let's |try to )?"#

  /// The first place of a form, which is then read and gone.
  mutating func take(_ form: Form) -> Form.Match? {
    guard let match = form.first(in: rest, names) else { return nil }
    let scalars = Array(rest.unicodeScalars)
    let before = String(String.UnicodeScalarView(scalars[..<match.range.lowerBound]))
    let behind = String(String.UnicodeScalarView(scalars[match.range.upperBound...]))
    // One blank between words, so that forms need not ask for more.
    rest = Rewriting.trimmed(before) + " " + Rewriting.trimmed(behind)
    rest = " " + Rewriting.trimmed(rest) + " "
    return match
  }

  /// One blank between words, where signs were.
  mutating func squeeze() {
    rest = " " + rest.split(separator: " ").joined(separator: " ") + " "
  }

  /// Whether a form was there; it is then read and gone.
  mutating func takes(_ form: Form) -> Bool { take(form) != nil }

  func has(_ form: Form) -> Bool { first(form) != nil }

  func first(_ form: Form) -> Form.Match? { form.first(in: rest, names) }

  /// The first entry of a table whose form is there, which is then read and gone.
  mutating func take<Meaning>(_ table: [(Form, Meaning)]) -> Meaning? {
    for (form, meaning) in table where takes(form) { return meaning }
    return nil
  }

  /// The entry of a table whose form stands farthest to the left, which is then read and gone.
  mutating func takeFirst<Meaning>(of table: [(Form, Meaning)]) -> Meaning? {
    let found = table.compactMap { entry in first(entry.0).map { ($0.range.lowerBound, entry) } }
    guard let (form, meaning) = found.min(by: { $0.0 < $1.0 })?.1 else { return nil }
    return takes(form) ? meaning : nil
  }

  /// The first entry of a table whose form is there, with what it has matched, which is then gone.
  mutating func takeMatch<Meaning>(of table: [(Form, Meaning)]) -> (Meaning, Form.Match)? {
    for (form, meaning) in table {
      if let match = take(form) { return (meaning, match) }
    }
    return nil
  }

  /// Whether nothing is left but words that say nothing.
  var isRead: Bool {
    rest.words.allSatisfy { Self.small.contains(String($0)) } && !rest.has(#"\d"#)
  }

  private static let small: Set = [
    "the", "a", "an", "my", "of", "with", "on", "for", "to", "in", "be", "it", "its", "this",
    "that",
    "view", "views", "please", "now", "just", "some", "any", "s", "and", "then", "so", "at", "by",
    "should", "will", "do", "amount", "value", "from", "again", "let", "make", "set", "give", "add",
    "have", "has", "is", "get", "put", "use", "apply", "into", "as", "object", "shape",
  ]

  // MARK: Who

  private static let view: Form = #"\b(?:(?:the|my) )?(VIEW)\b(?:'s\b)?(?!-)"#
  private static let excluded: Form =
    #"\b(?:(?:and |but )not|but|except(?: for)?|other than|besides)(?: on| for)? (?:the )?(VIEW)\b"#
  private static let all: Form =
    #"\b(?:everything|everyone|all(?: of)?(?: the| my)?(?: views| objects| things| shapes| of them)?|both(?: of them)?|them|every (?:view|object|thing)|(?:the|all|my) (?:views|objects|things|shapes))\b"#

  /// The views that the rest names, in its order; all there are where it says so.
  mutating func takeViews() -> [String] {
    var views: [String] = []
    var others: [String] = []
    while let match = take(Self.excluded) { others.append(match.text(1)) }
    while let match = take(Self.view) {
      if !views.contains(match.text(1)) { views.append(match.text(1)) }
    }
    if takes(Self.all), views.isEmpty { views = names.views }
    return views.filter { !others.contains($0) }
  }

  /// The one view that is named where nothing else is left to read; nil where there is more, or none.
  mutating func takeLastView() -> String? {
    let views = takeViews()
    return isRead && views.count == 1 ? views.first : nil
  }

  /// How long something takes, as it is written here: `over 2 seconds` is `2s`.
  mutating func takeTime() -> String? {
    take(SpokenMove.over).map { $0.text(1) + $0.text(2) }
  }

  /// The views that the rest names, or else the first there is.
  mutating func takeWhom() -> [String] {
    let views = takeViews()
    return views.isEmpty ? Array(names.views.prefix(1)) : views
  }
}
