/// A rule of CSS: `.box { opacity: 0; transition: opacity 1s }`.
struct StyleRule {
  var selector: String
  var declarations: [(name: String, value: String)] = []

  func value(_ name: String) -> String? { declarations.last { $0.name == name }?.value }
}

/// Reads the rules of CSS, one inside another too.
struct StyleReader {
  /// Those with a state of another one, such as `.box:hover`, come behind it.
  private(set) var rules: [StyleRule] = []
  private(set) var keyframes: [String: [StyleRule]] = [:]
  /// The rules with an `@` that are not read.
  private(set) var others: [String] = []
  private var rest: Substring

  /// Nil for a text that is not CSS.
  init?(_ text: String) {
    rest = text[...]
    guard var rules = read(in: ""), rest.isEmpty else { return nil }
    let custom = rules.flatMap(\.declarations).filter { $0.name.hasPrefix("--") }
    for rule in rules.indices {
      for place in rules[rule].declarations.indices {
        rules[rule].declarations[place].value = Self.resolved(
          rules[rule].declarations[place].value, custom)
      }
    }
    self.rules = rules
    let states = rules.filter { base(of: $0) != nil }.map(\.selector)
    self.rules =
      rules.filter { !states.contains($0.selector) } + rules.filter { states.contains($0.selector) }
  }

  /// The rule that a state belongs to: `.box` for `.box:hover` and `.box.open`.
  func base(of rule: StyleRule) -> StyleRule? {
    rules.first {
      rule.selector.hasPrefix($0.selector) && !$0.selector.isEmpty
        && [":", ".", "["].contains(rule.selector.dropFirst($0.selector.count).first)
        && !rule.selector.dropFirst($0.selector.count).contains(" ")
    }
      // A view inside one in a state: `.card:hover .face`.
      ?? rules.first {
        rule.selector.hasSuffix(" " + $0.selector) && rule.selector.contains(":")
          && !$0.selector.isEmpty
      }
  }

  /// The rules up to a closing brace, that of the parent first; nil at something else.
  private mutating func read(in parent: String, depth: Int = 0) -> [StyleRule]? {
    guard depth < 4 else { return nil }
    var own = StyleRule(selector: parent)
    var rules: [StyleRule] = []
    while true {
      let part = next()
      switch rest.popFirst() {
      case "{":
        let selector = part.replacing("&", with: parent)
        let name = selector.split(separator: " ").last.map(String.init) ?? ""
        let isRule = !selector.hasPrefix("@")
        guard !isRule || Self.isSelector(selector),
          let inner = read(in: isRule ? selector : "", depth: depth + 1), rest.popFirst() == "}"
        else { return nil }
        if isRule {
          rules += inner
        } else if selector.contains("keyframes") {
          keyframes[name] = inner
        } else {
          others.append(selector)
        }
        continue
      case let end where end == ";" || part.isEmpty || end == nil || end == "}":
        if !part.isEmpty {
          guard let declaration = Self.declaration(part) else { return nil }
          own.declarations.append(declaration)
        }
        if end == ";" { continue }
        if end == "}" { rest = "}" + rest }
        own.declarations = Self.withoutPrefixes(own.declarations)
        return own.declarations.isEmpty ? rules : [own] + rules
      default: return nil
      }
    }
  }

  /// The text up to a brace or a semicolon, without comments.
  private mutating func next() -> String {
    var (text, depth) = ("", 0)
    while let first = rest.first {
      if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      if depth == 0, "{};".contains(first) { break }
      depth += first == "(" ? 1 : first == ")" ? -1 : 0
      text.append(first)
      rest.removeFirst()
    }
    return text.trimmed
  }

  /// The most custom properties in one value.
  private static let mostCustom = 20

  /// A value with custom properties in place of `var(--name)`, or what is given for lack of one.
  private static func resolved(
    _ value: String, _ custom: [(name: String, value: String)]
  ) -> String {
    var value = value
    for _ in 0..<mostCustom {
      guard let use = value.firstMatch(of: #/var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/#) else {
        break
      }
      guard
        let own = custom.last(where: { $0.name == use.1 })?.value ?? use.2.map(String.init)
      else { break }
      value.replaceSubrange(use.range, with: own)
    }
    return value
  }

  private static func isSelector(_ text: String) -> Bool {
    let isOfMarks = text.allSatisfy {
      $0.isLetter || $0.isNumber || " .#:-_>~*,()[]%\n".contains($0)
    }
    return isOfMarks && !text.isEmpty && text.count { $0 == "(" } == text.count { $0 == ")" }
  }

  /// The declarations without those for one browser, where all have the same; those of a size first,
  /// since a radius may be a share of it.
  private static func withoutPrefixes(
    _ declarations: [(name: String, value: String)]
  ) -> [(name: String, value: String)] {
    let names = Set(declarations.map(\.name))
    let own = declarations.compactMap { name, value -> (name: String, value: String)? in
      let bare = name.replacing(#/^-(?:webkit|moz|ms|o)-/#, with: "")
      return bare != name && names.contains(bare) ? nil : (bare, value)
    }
    return own.filter { $0.name != "border-radius" } + own.filter { $0.name == "border-radius" }
  }

  private static func declaration(_ text: String) -> (name: String, value: String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let (name, value) = (String(text[..<colon]), text[text.index(after: colon)...].trimmed)
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "-" || name.hasPrefix("--") }),
      !value.isEmpty,
      value.utf8.count < 500
    else { return nil }
    return (name, value.replacing(" !important", with: ""))
  }
}
