extension String {
  /// The text with no-break spaces around operators, at which a line would break a formula. Code
  /// that is too long for a line of a phone keeps its spaces.
  ///
  /// - Parameter isCode: Whether it is code, in which more signs are operators.
  func bindingOperators(inCode isCode: Bool) -> String {
    guard !isCode || count <= Self.longestFormula else { return self }
    return replacing(isCode ? Self.codeOperators : Self.operators) {
      "\u{A0}\($0.output.1)\u{A0}"
    }
  }

  private static let longestFormula = 32

  /// What is an operator between spaces in prose, where a hyphen and a star are something else.
  private static var operators: Regex<(Substring, Substring)> {
    #/[ \n]([=≈≠≤≥<>+−·×÷\/±])[ \n]/#
  }

  private static var codeOperators: Regex<(Substring, Substring)> {
    #/[ \n]([-=~<>!+*\/%^≈≠≤≥−·×÷±]{1,2})[ \n]/#
  }
}
