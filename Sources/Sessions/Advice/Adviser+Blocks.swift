import Diagnostics

/// Lines with blocks, whose own lines may be written as elsewhere too.
extension Adviser {
  /// Statements of a block that are looked at: a longer one is not told anew.
  private static let longestBlock = 6

  /// A line with the lines in its blocks written as here, and what is to be known for the first that
  /// changed; nil where none did.
  func withBlocksMended(_ text: String) -> Rewriting.Step? {
    var result = ""
    var says: String?
    var rest = text[...]
    while let block = Self.block(in: rest) {
      result += rest[..<block.lowerBound]
      let mended = mended(block: rest[block], &says)
      result += mended
      rest = rest[block.upperBound...]
    }
    guard let says, result + rest != text else { return nil }
    return Rewriting.Step(line: result + rest, says: says)
  }

  private func mended(block: Substring, _ says: inout String?) -> String {
    let statements = Self.statements(in: block)
    guard (1...Self.longestBlock).contains(statements.count) else { return String(block) }
    let mended = statements.map { statement -> String in
      if trial.isKnown(statement) { return statement }
      let step =
        withBlocksMended(statement)
        ?? Rewriting.steps(from: statement, names).first { trial.canStand($0.line) }
      guard let step else { return statement }
      says = says ?? step.says
      return step.line
    }
    return " \(mended.joined(separator: "; ")) "
  }

  /// What stands between the first brace and the one that closes it.
  private static func block(in text: Substring) -> Range<Substring.Index>? {
    guard let open = text.firstIndex(of: "{") else { return nil }
    var depth = 0
    for index in text[open...].indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text.index(after: open)..<index }
    }
    return nil
  }

  /// The statements of a block, as far as they are apart by `;` outside of brackets.
  private static func statements(in block: Substring) -> [String] {
    var statements: [String] = []
    var (statement, depth, isQuoted) = ("", 0, false)
    for character in block {
      if character == "\"" { isQuoted.toggle() }
      if "{([".contains(character) { depth += 1 }
      if "})]".contains(character) { depth -= 1 }
      if character == ";", depth == 0, !isQuoted {
        statements.append(statement)
        statement = ""
      } else {
        statement.append(character)
      }
    }
    return (statements + [statement]).map(Rewriting.trimmed).filter { !$0.isEmpty }
  }
}
