/// CSS, rewritten so that lines of the table can match it.
extension String {
  /// Declarations of CSS as a view's modifiers: `transition: opacity 1s ease-in` is
  /// `.transition(opacity, 1s, easeIn)`. Nil for any other text.
  var modifiers: String? {
    // The declarations of a rule are in braces, after its selector.
    let declarations = split(separator: "{").last?.split(separator: "}").first ?? ""
    var modifiers: [String] = []
    for declaration in declarations.split(separator: ";") {
      let words = declaration.split(whereSeparator: \.isWhitespace)
      guard let property = words.first else { continue }
      let name = property.dropLast()
      guard property.last == ":", words.count > 1, name.utf8.count <= Self.longestProperty,
        name.allSatisfy({ $0.isLetter || $0 == "-" })
      else { return nil }
      modifiers.append(Self.call(".\(name.humped)(", words.dropFirst()))
    }
    return modifiers.isEmpty ? nil : modifiers.joined(separator: "; ")
  }

  /// The maximum length of a property's name, in bytes: it is repeated for each group of values.
  private static let longestProperty = 40

  /// A modifier with the values of a declaration, or several for several groups of values.
  private static func call(_ opener: String, _ words: some Sequence<Substring>) -> String {
    var (text, depth) = (opener, 0)
    for word in words {
      if depth == 0, text.last != "(" { text += "," }
      depth += word.count { $0 == "(" } - word.count { $0 == ")" }
      let isLast = depth == 0 && word.last == ","
      text += isLast ? "\(word.dropLast().humped)); \(opener)" : word.humped
    }
    // A number without its 0, and a unit that is the point here.
    return [("(.", "(0."), (",.", ",0."), ("px", "")].reduce(text + ")") {
      $0.replacing($1.0, with: $1.1)
    }
  }
}

extension StringProtocol {
  /// A name of CSS as it is spelled here, with a capital for each hyphen before a letter: `easeIn`
  /// for `ease-in`.
  var humped: String {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { name, part in
      let isHump = name.last?.isLetter == true && part.first?.isLetter == true
      name += isHump ? part.prefix(1).uppercased() + part.dropFirst() : "-" + part
    }
  }
}
