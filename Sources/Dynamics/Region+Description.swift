import Text

extension Region: CustomStringConvertible {
  /// How many shapes and joints the test of a point goes through.
  public var stepCount: Int { steps.count }

  /// The region as the language writes it, such as `circle(80) - rectangle(20, 20)`.
  public var description: String {
    var terms: [Term] = []
    for step in steps {
      switch step {
      case .everything: terms.append(Term("infinite"))
      case .circle(let radius): terms.append(Term("circle(\(radius.written))"))
      case .rectangle(let halfWidth, let halfHeight):
        terms.append(
          Term("rectangle(\((2 * halfWidth).written), \((2 * halfHeight).written))"))
      case .not: terms.append(terms.popLast()?.inverse ?? Term(""))
      case .or, .and:
        guard let second = terms.popLast(), let first = terms.popLast() else { return "" }
        terms.append(step == .or ? first.union(second) : first.intersection(second))
      }
    }
    return terms.last?.text ?? ""
  }

  /// A part of the text, with what it would be without an `inverse` around it.
  private struct Term {
    let text: String
    /// Whether it needs brackets as the second operand of `-`.
    var isSum = false
    var inverted: (text: String, isSum: Bool)?

    init(_ text: String, isSum: Bool = false) {
      self.text = text
      self.isSum = isSum
    }

    var inverse: Term {
      if let inverted { return Term(inverted.text, isSum: inverted.isSum) }
      var term = Term("inverse(\(text))")
      term.inverted = (text, isSum)
      return term
    }

    func union(_ other: Term) -> Term {
      Term("\(text) + \(other.isSum ? "(\(other.text))" : other.text)", isSum: true)
    }

    /// a and not b is a difference.
    func intersection(_ other: Term) -> Term {
      if let inverted = other.inverted { return minus(inverted.text, isSum: inverted.isSum) }
      if let inverted { return other.minus(inverted.text, isSum: inverted.isSum) }
      return Term("intersection(\(text), \(other.text))")
    }

    private func minus(_ other: String, isSum: Bool) -> Term {
      Term("\(text) - \(isSum ? "(\(other))" : other)", isSum: true)
    }
  }
}
