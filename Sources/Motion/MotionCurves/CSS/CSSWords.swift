/// The words of CSS easings, and suggestions for unknown words.
enum CSSWords {
  static let anyEasing =
    "write a keyword such as `ease-in-out`, or `cubic-bezier()`, `steps()` or `linear()`"
  static let anyPosition =
    "write `jump-start`, `jump-end`, `jump-none`, `jump-both`, `start` or `end`"

  private static let keywords: [(name: String, easing: CSSEasing)] = [
    ("linear", CSSEasing(.linear, keyword: "linear")),
    ("ease", CSSEasing(.bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), keyword: "ease")),
    ("ease-in", CSSEasing(.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1), keyword: "ease-in")),
    ("ease-out", CSSEasing(.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1), keyword: "ease-out")),
    ("ease-in-out", CSSEasing(.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1), keyword: "ease-in-out")),
    ("step-start", CSSEasing(.steps(Steps(clamping: 1, .start)))),
    ("step-end", CSSEasing(.steps(Steps(clamping: 1, .end)))),
  ]

  /// The functions, except `linear`, which is a keyword too and needs no example.
  private static let functions: [(name: String, example: String)] = [
    ("cubic-bezier", "cubic-bezier(0.25, 0.1, 0.25, 1)"), ("steps", "steps(4)"),
  ]

  /// The names in other systems and in common use.
  private static let aliases: [(key: String, name: String)] = [
    ("easeineaseout", "ease-in-out"), ("easeboth", "ease-in-out"), ("default", "ease"),
    ("bezier", "cubic-bezier"), ("timingcurve", "cubic-bezier"), ("step", "steps"),
  ]

  static func keyword(_ name: String) -> CSSEasing? {
    keywords.first { $0.name == name }?.easing
  }

  static func isFunction(_ name: String) -> Bool { functions.contains { $0.name == name } }

  /// Returns a constant of `calc()`; a leading minus is part of the word. Source: CSS Values Level
  /// 4, §10.7.
  static func constant(_ name: String) -> Double? {
    switch name {
    case "e": 2.718281828459045
    case "pi": .pi
    case "infinity": .infinity
    case "-infinity": -.infinity
    case "nan": .nan
    default: nil
    }
  }

  /// Returns the help for a word that is not an easing, or is a function without its arguments.
  static func helpForEasing(_ word: String) -> String {
    guard let name = nearestEasing(word) else { return anyEasing }
    return "write `\(functions.first { $0.name == name }?.example ?? name)`"
  }

  /// Returns the help for a word before `(` that is not a function.
  static func helpForFunction(_ word: String) -> String {
    guard let name = nearestEasing(word) else { return anyEasing }
    let isKeyword = keyword(name) != nil && name != "linear"
    return isKeyword ? "write `\(name)`, without parentheses" : "write `\(name)`"
  }

  private static func nearestEasing(_ word: String) -> String? {
    let key = key(word)
    let alias = aliases.first { $0.key == key }?.name
    return alias ?? nearest(to: key, among: keywords.map(\.name) + functions.map(\.name))
  }

  /// Returns the help for a word that is not a step position.
  static func helpForPosition(_ word: String) -> String {
    let name = nearest(to: key(word), among: StepPosition.allCases.map(\.cssName))
    return name.map { "write `\($0)`" } ?? anyPosition
  }

  /// Returns the word without case, hyphens and underscores, in which CSS differs from others.
  private static func key(_ word: String) -> String {
    word.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// Returns the name with the fewest edits, if those are few for its length.
  private static func nearest(to key: String, among names: [String]) -> String? {
    // No name is half as long, and the following takes the product of the lengths.
    guard key.utf8.count <= 32 else { return nil }
    var best: (name: String, edits: Int)?
    for name in names {
      let known = Self.key(name)
      let edits = edits(from: Array(key.unicodeScalars), to: Array(known.unicodeScalars))
      guard edits <= max(1, known.count / 3), edits < best?.edits ?? .max else { continue }
      best = (name, edits)
    }
    return best?.name
  }

  /// The Levenshtein distance: insertions, deletions and substitutions of letters.
  private static func edits(from a: [Unicode.Scalar], to b: [Unicode.Scalar]) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let changed = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
