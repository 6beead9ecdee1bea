/// What a typed line is made of: words, and the names and values that stand between them.
struct PhraseReading {
  /// What can stand in a phrase's place.
  enum Slot: String {
    case view = "VIEW"
    case number = "N"
    case time = "TIME"
    case angle = "ANGLE"
    case point = "POINT"
    case color = "COLOR"
    case text = "TEXT"
  }

  /// Words as they are compared, each once, in their order.
  private(set) var words: [String] = []
  /// Those of the words that turn the meaning.
  var turns: Set<String> { PhraseWords.turning.intersection(words) }
  /// What was typed for each kind of place, in its order, as it is written here.
  private(set) var values: [Slot: [String]] = [:]

  init(_ line: String, _ names: NamesAtHand) {
    var before = ""
    var behindWord = false
    let matches = Self.form.all(in: line, names)
    for (index, match) in matches.enumerated() {
      let text = Rewriting.trimmed(match.text())
      if let quoted = match[1] {
        values[.text, default: []].append(quoted)
      } else if let x = match[2], let y = match[3] {
        values[.point, default: []].append("(\(x), \(y))")
      } else if let code = match[4] {
        values[.color, default: []].append("\"\(code)\"")
      } else if let number = match[5] {
        take(number, match.text(6).lowercased())
      } else {
        let isClose = behindWord || index == matches.count - 1
        behindWord = take(word: text, behind: before, isClose: isClose, names)
        before = text.lowercased()
        continue
      }
      (before, behindWord) = (text.lowercased(), false)
    }
  }

  private static let form: Form =
    #"("[^"]*")|\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)|(#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b)|([-+]?\d*\.?\d+)(?:x|\s?(milliseconds?|msecs?|ms|seconds?|secs?|s|degrees?|deg|°|radians?|rad|percent|%|points?|pixels?|pts?|px|frames?))?(?![\w.])|[A-Za-z]+(?:'[a-z]+|\d+)?|\s[<>]=?\s"#

  private mutating func take(_ number: String, _ unit: String) {
    switch LooseToken.quantity(String(number.drop { $0 == "+" }), unit) {
    case .time(let text): values[.time, default: []].append(text)
    case .angle(let text): values[.angle, default: []].append(text)
    case .number(let text): values[.number, default: []].append(text)
    default: break
    }
  }

  /// - Returns: whether it is a word, rather than a view or a colour.
  private mutating func take(
    word: String, behind before: String, isClose: Bool, _ names: NamesAtHand
  ) -> Bool {
    let small = Self.signs[word] ?? word.lowercased()
    let isColor = names.colors.contains(small)
    if names.views.contains(word), !(isColor && isPainted(behind: before)) {
      if values[.view]?.contains(word) != true { values[.view, default: []].append(word) }
    } else if isColor {
      values[.color, default: []].append(small)
    } else {
      for part in Self.parts(of: Self.signs[word] ?? word) {
        PhraseWords.add(part, to: &words, isClose: isClose)
      }
      return true
    }
    return false
  }

  private static let signs = ["<": "less", ">": "more", "<=": "less", ">=": "more"]

  /// Whether a colour's name is the colour, where a view is called so.
  private func isPainted(behind before: String) -> Bool {
    let isTold = values[.view] != nil
    if ["color", "colour", "become", "becomes", "turns", "colored", "coloured"].contains(before) {
      return true
    }
    return isTold
      && (["turn", "make", "paint", "color", "becom"].contains { words.contains($0) }
        || values[.view]?.contains(before) == true)
  }

  private static let prefix: Form = #"^(?:UI|CA|CG|NS|SK)(?=[A-Z][a-z])"#

  /// The words that a name is made of: `flipFromLeft` has three, and `UIView` is a view.
  private static func parts(of name: String) -> [String] {
    let word = prefix.replaced(in: name) { _ in "" }
    var parts: [String] = []
    var part = ""
    var isSmall = false
    for letter in word where !letter.isNumber {
      if letter.isUppercase, isSmall {
        parts.append(part)
        part = ""
      }
      isSmall = letter.isLowercase
      part += letter.lowercased()
    }
    return parts + [part]
  }
}
