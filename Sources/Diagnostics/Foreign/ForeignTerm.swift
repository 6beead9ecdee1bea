/// A word, a method or a type of another language, and the lines that do the same here.
public struct ForeignTerm: Sendable {
  /// How it is written there; any of them, without regard to case.
  let words: [String]
  /// Templates of lines, the nearest in meaning first; none where there is nothing like it.
  let lines: [LineTemplate]
  /// What is to be known beside the line; empty where the line says it.
  public let says: String
  /// Whose word it is, such as "UIKit"; nil for plain English.
  public internal(set) var origin: String?
  /// Whether other words of a line say more of what is meant.
  public internal(set) var isVague = false
  /// Whether it is something that cannot be done here, so that no other word of a line counts.
  public internal(set) var isMissing = false

  init(_ words: String, _ lines: String..., says: String = "") {
    self.words = words.split(separator: " ").map { $0.lowercased() }
    self.lines = lines.map(LineTemplate.init)
    self.says = says
  }

  /// Lines to suggest to someone who typed `line`, the nearest first; not tried yet.
  public func lines(for line: String, _ names: NamesAtHand) -> [String] {
    // Whatever is left out, the views are those that the line names.
    let names = names.ordered(by: line)
    return lines.flatMap { template in
      [line, nil].compactMap { template.filled(from: $0, names) }
    }
  }

  /// Whether one of its lines is made for what stands in a line.
  public func keepsWhatIs(in line: String, _ names: NamesAtHand) -> Bool {
    lines.contains { $0.isParticular && $0.filled(from: line, names) != nil }
  }

  /// All of them.
  public static let all: [ForeignTerm] =
    of("UIKit", screens + uikit + dynamics + touches + texts) + of("Facebook's Tweaks", tweaks)
    + of("Swift", swift) + of("CSS", css)
    + of("After Effects", afterEffects) + of("JavaScript", javaScript) + of("Python", python)
    + of("the shell", shell) + lacking + of(nil, verbs + nouns + fingers + labels) + unsure

  private static let lacking = of(nil, missing).map { term in
    var term = term
    term.isMissing = true
    return term
  }

  private static let unsure = of(nil, vague).map { term in
    var term = term
    term.isVague = true
    return term
  }

  private static func of(_ origin: String?, _ terms: [ForeignTerm]) -> [ForeignTerm] {
    terms.map { term in
      var term = term
      term.origin = origin
      return term
    }
  }

  private static let byWord: [String: ForeignTerm] = {
    var table: [String: ForeignTerm] = [:]
    for term in all { for word in term.words where table[word] == nil { table[word] = term } }
    return table
  }()

  /// What is known of a word from elsewhere.
  public static func named(_ word: String) -> ForeignTerm? {
    // In small letters they are English, and say nothing of a condition.
    if ["yes", "no"].contains(word.lowercased()), word != word.uppercased() { return nil }
    let word = word.lowercased()
    return byWord[word] ?? byWord[word.filter { $0 != "_" }] ?? plain(word)
  }

  /// A plain verb without its ending.
  private static func plain(_ word: String) -> ForeignTerm? {
    guard word.count > 4, let ending = ["ing", "s"].first(where: word.hasSuffix) else { return nil }
    let stem = String(word.dropLast(ending.count))
    let term = byWord[stem] ?? (ending == "ing" ? byWord[stem + "e"] : nil)
    return term.flatMap { $0.origin == nil && !$0.isVague && !$0.isMissing ? $0 : nil }
  }

  /// A foreign word with its place in a line, in UTF-8 offsets.
  public struct Find: Sendable {
    public let term: ForeignTerm
    public let word: String
    public let offset: Int
  }

  private static let quoted: Form = #""[^"]*""#
  private static let word: Form = #"@?[\p{L}_]\w*(?:-[\p{L}]+)*"#

  /// The foreign words in a line, in its order; what stands in quotation marks is the person's own.
  public static func all(in line: String) -> [Find] {
    // Blanks for what is quoted, so that the offsets stay.
    let open = quoted.replaced(in: line) { String(repeating: " ", count: $0[0]?.utf8.count ?? 0) }
    let scalars = open.unicodeScalars
    return word.all(in: open).flatMap { match in
      let start = scalars.index(scalars.startIndex, offsetBy: match.range.lowerBound)
      let offset = open.utf8.distance(from: open.startIndex, to: start)
      return finds(in: match[0] ?? "", at: offset)
    }
  }

  /// A hyphenated word counts as a whole, or else each part of it, as in a subtraction.
  private static func finds(in whole: String, at offset: Int) -> [Find] {
    if let term = named(whole) { return [Find(term: term, word: whole, offset: offset)] }
    var place = offset
    var finds: [Find] = []
    for part in whole.split(separator: "-", omittingEmptySubsequences: false) {
      let word = String(part)
      if let term = named(word) { finds.append(Find(term: term, word: word, offset: place)) }
      place += word.utf8.count + 1
    }
    return finds
  }
}
