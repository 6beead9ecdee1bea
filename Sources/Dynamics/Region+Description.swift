extension Region: CustomStringConvertible {
  /// How many shapes and joints the test of a point goes through.
  public var stepCount: Int { steps.count }

  /// The region as functions of its shapes, such as `difference(circle(80), rectangle(20, 20))`.
  public var description: String {
    var terms: [String] = []
    func pop() -> String { terms.popLast() ?? "" }
    for step in steps {
      switch step {
      case .everything: terms.append("infinite")
      case .circle(let radius): terms.append("circle(\(Self.text(radius)))")
      case .rectangle(let halfWidth, let halfHeight):
        terms.append("rectangle(\(Self.text(2 * halfWidth)), \(Self.text(2 * halfHeight)))")
      case .not: terms.append("inverse(\(pop()))")
      case .or, .and:
        let (second, first) = (pop(), pop())
        terms.append("\(step == .or ? "union" : "intersection")(\(first), \(second))")
      }
    }
    return pop()
  }

  /// A number as a person would write it: without `.0`.
  private static func text(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
