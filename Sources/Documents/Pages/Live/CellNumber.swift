import JSON

/// A number in a cell's code, which a reader of a live page turns.
struct CellNumber {
  /// Its place with its sign and without its unit, in UTF-16 code units, as a browser counts.
  let place: Range<Int>
  /// The name that a `let` or a tweak gives it; nil for any other number.
  private(set) var name: String?
  /// The range of a tweak, and its step if it has one.
  private(set) var range: [Double]?

  /// The numbers of a code that a page shows: those in guesses are blanks there.
  ///
  /// - Parameter spans: The code's spans, of which those with the class `number` count.
  static func all(in code: String, _ spans: [PageCell.Span]) -> [CellNumber] {
    let scalars = Array(code.unicodeScalars)
    let blanks = WithheldCode(code).parts.filter(\.isBlank).map(\.range)
    let named = names(in: code)
    return spans.compactMap { span in
      guard span.className == "number", !blanks.contains(where: { $0.overlaps(span.range) })
      else { return nil }
      let place = scalars.number(in: span.range)
      var number = CellNumber(place: scalars.units(place))
      if let found = named[place.lowerBound] { (number.name, number.range) = found }
      return number
    }
  }

  /// The names and ranges of numbers by their offsets in Unicode scalars.
  private static func names(in code: String) -> [Int: (name: String, range: [Double]?)] {
    var names: [Int: (String, [Double]?)] = [:]
    let scalars = code.unicodeScalars
    func offset(of text: Substring) -> Int {
      scalars.distance(from: scalars.startIndex, to: text.startIndex)
    }
    for found in code.matches(of: binding) {
      names[offset(of: found.output.2)] = (String(found.output.1), nil)
    }
    for found in code.matches(of: tweak) {
      let (_, title, value, low, high, step) = found.output
      let range =
        [low, high].compactMap { Double($0) } + [step.flatMap { Double($0) }].compactMap(\.self)
      let name = title.split(separator: "/").last ?? title
      names[offset(of: value)] = (String(name), range.count > 1 ? range : nil)
    }
    return names
  }

  /// `let NAME = NUMBER` as all of a line.
  private static var binding: Regex<(Substring, Substring, Substring)> {
    #/^[ \t]*let[ \t]+(\w+)[ \t]*=[ \t]*(-?[\d.][\w.]*°?)(?:[ \t]+[\w\/²]+)?[ \t]*(?:\#.*)?$/#
      .anchorsMatchLineEndings()
  }

  /// `tweak "NAME" … default NUMBER range LOW..HIGH step STEP`.
  private static var tweak:
    Regex<(Substring, Substring, Substring, Substring, Substring, Substring?)>
  {
    #/tweak[ \t]+"([^"\n]*)"[^\n;]*[ \t]default[ \t]+(-?[\d.]+)[^\n;]*[ \t]range[ \t]+(-?\d*\.?\d+)\.\.(-?\d*\.?\d+)(?:[ \t]+step[ \t]+([\d.]+))?/#
  }

  var json: JSONText {
    var fields: [(String, JSONText)] = [
      ("at", .array([.number(Double(place.lowerBound)), .number(Double(place.upperBound))]))
    ]
    if let name { fields.append(("name", .string(name))) }
    if let range { fields.append(("range", .array(range.map { .number($0) }))) }
    return .object(fields)
  }
}

extension [Unicode.Scalar] {
  /// The number in a span: with a minus before it that is its sign, and without a unit.
  fileprivate func number(in span: Range<Int>) -> Range<Int> {
    var end = span.lowerBound
    while end < span.upperBound, isOfNumber(at: end, from: span.lowerBound) { end += 1 }
    var start = span.lowerBound
    if start > 0, self[start - 1] == "-" {
      let before = self[..<(start - 1)].last { $0 != " " }
      let isDifference = before.map {
        $0.properties.isAlphabetic || "0123456789)]_".unicodeScalars.contains($0)
      }
      if isDifference != true { start -= 1 }
    }
    return start..<end
  }

  private func isOfNumber(at index: Int, from start: Int) -> Bool {
    let scalar = self[index]
    if scalar.properties.numericType != nil || scalar == "." || scalar == "_" { return true }
    // The exponent, which a unit such as `em` is not.
    guard index > start else { return false }
    if scalar == "e" || scalar == "E" {
      let next = self[(index + 1)...].first { $0 != "-" && $0 != "+" }
      return next.map { $0.properties.numericType != nil } ?? false
    }
    return (scalar == "-" || scalar == "+") && (self[index - 1] == "e" || self[index - 1] == "E")
  }

  /// A range in UTF-16 code units.
  fileprivate func units(_ range: Range<Int>) -> Range<Int> {
    let before = self[..<range.lowerBound].reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
    return before..<before + self[range].reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
  }
}
