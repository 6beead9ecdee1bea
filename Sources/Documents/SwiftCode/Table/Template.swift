/// A line of the table in Motionbook's language: text with placeholders, and in brackets
/// what depends on them, such as `push on $views [angle $angle] [at $at|at (0, 0)] as $self`.
///
/// A bracket before a parenthesis or a digit belongs to a list: `[($x, 0), ($x, 9)]`.
package struct Template: Hashable, Sendable {
  package let parts: [Part]
  package let text: String

  package enum Part: Hashable, Sendable {
    case text(String)
    /// `$name`, or `${name}` before a letter.
    case placeholder(String)
    /// Alternatives: the first of which all placeholders have a value stands there, or nothing.
    case choice([Template])
  }

  /// Nil if a bracket or a placeholder is not complete.
  package init?(_ text: String) {
    var rest = text[...]
    guard let whole = Self(reading: &rest, isInBrackets: false), rest.isEmpty else { return nil }
    self = whole
  }

  private init(_ parts: [Part], _ text: String) { (self.parts, self.text) = (parts, text) }

  /// The template without a placeholder outside of brackets.
  package func without(_ name: String) -> Template {
    Template(parts.filter { $0 != .placeholder(name) }, text)
  }

  private init?(reading rest: inout Substring, isInBrackets: Bool) {
    let start = rest
    var parts: [Part] = []
    var words = ""
    var lists = 0
    func flush() {
      if !words.isEmpty { parts.append(.text(words)) }
      words = ""
    }
    while let character = rest.first {
      if isInBrackets, lists == 0, character == "|" || character == "]" { break }
      rest.removeFirst()
      switch character {
      case "[" where rest.first.map({ $0 == "(" || $0.isNumber }) != true:
        flush()
        guard let choice = Self.choice(&rest) else { return nil }
        parts.append(.choice(choice))
        continue
      case "[": lists += 1
      case "]": lists -= 1
      case "$":
        flush()
        guard let name = Self.name(&rest) else { return nil }
        parts.append(.placeholder(name))
        continue
      default: break
      }
      guard lists >= 0 else { return nil }
      words.append(character)
    }
    flush()
    (self.parts, self.text) = (parts, String(start[..<rest.startIndex]))
  }

  private static func choice(_ rest: inout Substring) -> [Template]? {
    var alternatives: [Template] = []
    repeat {
      guard let alternative = Template(reading: &rest, isInBrackets: true) else { return nil }
      alternatives.append(alternative)
      guard let end = rest.popFirst() else { return nil }
      if end == "]" { return alternatives }
    } while true
  }

  private static func name(_ rest: inout Substring) -> String? {
    let isBraced = rest.first == "{"
    if isBraced { rest.removeFirst() }
    let name = rest.prefix { $0.isLetter || $0 == "_" }
    rest = rest[name.endIndex...]
    if isBraced, rest.popFirst() != "}" { return nil }
    return name.isEmpty ? nil : String(name)
  }

  /// The names of its placeholders.
  package var names: Set<String> {
    parts.reduce(into: []) { names, part in
      switch part {
      case .text: break
      case .placeholder(let name): names.insert(name)
      case .choice(let alternatives): names.formUnion(alternatives.flatMap(\.names))
      }
    }
  }

  /// The names of the placeholders that need a value: those outside of brackets.
  package var requiredNames: Set<String> {
    Set(parts.compactMap { if case .placeholder(let name) = $0 { name } else { nil } })
  }

  /// A filled template without what parts that are left out leave behind: a second space, the comma
  /// of a last argument.
  package static func tidied(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
      .replacing(", )", with: ")").replacing("( ", with: "(")
  }

  // MARK: Usage

  /// The template as help writes usage: `animate over TIME { … }`, without its optional parts but
  /// for those that have one of some placeholders.
  package func usage(with wanted: Set<String> = []) -> String { Self.tidied(words(with: wanted)) }

  private func words(with wanted: Set<String>) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let name): Self.usage(ofPlaceholder: name)
      // A part with an alternative is always there.
      case .choice(let alternatives) where alternatives.count > 1: alternatives[0].words(with: [])
      case .choice(let alternatives):
        alternatives[0].names.isDisjoint(with: wanted) ? "" : alternatives[0].words(with: wanted)
      }
    }.joined()
  }

  private static func usage(ofPlaceholder name: String) -> String {
    switch name {
    case "self": "NAME"
    case "body", "then", "chain": "…"
    default: name.uppercased()
    }
  }
}
