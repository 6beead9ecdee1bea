import Evaluation
import MotionCurves
import Text
import Values

/// A whole line in plain words, with the lines of ours that it may mean, fitted to the session.
package struct PlainLine {
  private let text: String
  private let views: [String]
  /// What the line says, or the session has, for the words in capitals of an example.
  private var values: [String: String] = [:]
  /// Those that stand in the line, and the words that say so.
  private var told: Set<String> = []
  private var read: Set<String> = []

  private static let numbers: KeyValuePairs = [
    "half": "0.5", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6",
    "seven": "7", "eight": "8", "nine": "9", "ten": "10", "twenty": "20", "hundred": "100",
  ]
  private static let units: [String: String] = [
    "s": "s", "sec": "s", "second": "s", "seconds": "s", "ms": "ms", "milliseconds": "ms",
  ]

  package init(_ text: String, _ session: Inspector) {
    self.text = text
    views = session.views.map(\.name)
    values = [
      "TIME": "1s", "COUNT": "5", "ANGLE": "90deg", "WIDTH": session.size.width.written,
      "HEIGHT": session.size.height.written,
    ]
    if session.time > 0 {
      values["NOW"] = (session.time * 1000).rounded().written + "ms"
      values["HALF"] = (session.time * 500).rounded().written + "ms"
    }
    values["GRAVITY"] = session.newestBehavior(by: "gravity")
    let words = text.lowercased().split { $0.isWhitespace || ",?!()".contains($0) }
      .map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) }
    readNumbers(words)
    for word in words where Colors.isColor(word) { tell("COLOR", word, [word]) }
    let named = words.filter { word in views.contains { $0.lowercased() == word } }
    if named.count > 1, let other = views.first(where: { $0.lowercased() == named[1] }) {
      tell("PARTNER", other, [])
    }
    var curves: [String] = []
    for index in words.indices {
      // `ease in out` is one name.
      for count in (1...3).reversed() where index + count <= words.count {
        let name = words[index..<(index + count)].reduce("") {
          $0 + ($0.isEmpty ? $1 : $1.prefix(1).uppercased() + $1.dropFirst())
        }
        guard Easing.named(name) != nil, !curves.contains(where: { $0.hasPrefix(name) }) else {
          continue
        }
        curves.append(name)
        read.formUnion(words[index..<(index + count)])
        break
      }
    }
    if let first = curves.first { tell("CURVE", first, []) }
    if curves.count > 1 { tell("OTHER", curves[1], []) }
  }

  private mutating func tell(_ name: String, _ value: String, _ words: [String]) {
    values[name] = value
    told.insert(name)
    read.formUnion(words)
  }

  private mutating func readNumbers(_ words: [String]) {
    for (index, word) in words.enumerated() {
      let digits = String(word.prefix { $0.isNumber || $0 == "." })
      let number = digits.isEmpty ? Self.numbers.first { $0.key == word }?.value : digits
      guard let number, Double(number) != nil else { continue }
      let rest = String(word.dropFirst(digits.count))
      let next = words[(index + 1)...].first { !["a", "of", "an"].contains($0) } ?? ""
      let unit = digits.isEmpty || rest.isEmpty ? next : rest
      if let unit = Self.units[unit] {
        tell("TIME", number + unit, [word, next])
      } else if unit.hasPrefix("deg") || unit == "°" {
        tell("ANGLE", number + "deg", [word, next])
      } else if let count = Double(number), count >= 2, count == count.rounded() {
        tell("COUNT", number, [word])
      }
    }
  }

  /// The lines for what it means, of which the first that works is meant, with what they do; none if
  /// fewer than two of its words speak for any. The likeliest one decides alone: what works is
  /// not therefore meant.
  ///
  /// - Parameter isVerb: Whether a word begins commands.
  package func meaning(_ isVerb: (String) -> Bool) -> (lines: [String], says: String)? {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let isCommand =
      words.first.map(isVerb) == true && Self.small.isDisjoint(with: words.map { $0.lowercased() })
    let meant = Concept.meant(
      by: text, told, read: read, isCommand: isCommand, views: views)
    return meant.lazy.compactMap { [self] concept in
      let example = concept.example(words.filter(views.contains) + views)
      let lines = example.split(separator: "|").compactMap { filled(String($0)) }
      return lines.isEmpty ? nil : (lines, concept.says)
    }.first
  }

  /// Words that sentences have, and commands have not.
  private static let small: Set = ["a", "an", "how", "it", "me", "my", "the", "this", "what"]

  /// An example with the line's values; nil if the session has none for it.
  func filled(_ example: String) -> String? {
    var line = example
    for (name, value) in values { line = line.replacing(name, with: value) }
    let words = line.split { !$0.isLetter }
    return words.contains { $0.count > 3 && $0.allSatisfy(\.isUppercase) } ? nil : line
  }
}
