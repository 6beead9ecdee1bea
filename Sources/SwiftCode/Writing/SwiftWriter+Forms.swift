import Language

/// Statements in the forms that UIKit has.
extension SwiftWriter {
  /// The statement in the forms that UIKit has: an animation of one property has a block, and a
  /// parallax is two motion effects.
  mutating func desugared(_ statement: Statement) -> [Statement] {
    guard case .command(let command) = statement.kind else { return [statement] }
    switch command.verb.text {
    case "animate" where command.block == nil:
      guard let whole = animation(command).flatMap({ self.statement($0) }) else {
        return [statement]
      }
      return desugared(whole)
    case "animate":
      return animator(command) ?? [statement]
    case "parallax":
      guard let view = command.clause("on")?.text, let reach = command.clause("magnitude")?.text
      else { return [statement] }
      return [("center.x", "horizontal"), ("center.y", "vertical")].compactMap {
        self.statement("effect on \(view) keypath \($0) tilt \($1) from -\(reach) to \(reach)")
      }
    default: return [statement]
    }
  }

  /// `animate red.alpha to 0 over 1s` with a block.
  private func animation(_ command: Command) -> String? {
    guard let path = command.subject.first?.text else { return nil }
    var changes: [String] = []
    var rest: [String] = []
    for clause in command.clauses {
      switch clause.keyword.text {
      case "to": changes.append("\(path) = \(clause.text)")
      case "by": changes.append("\(path) += \(clause.text)")
      default: rest.append("\(clause.keyword.text) \(clause.text)")
      }
    }
    let then = command.thenBlock.map { " then \($0.span.text)" } ?? ""
    return "animate \(rest.joined(separator: " ")) { \(changes.joined(separator: "; ")) }\(then)"
  }

  /// An animation with a curve that only a property animator has, as one that starts at once.
  private mutating func animator(_ command: Command) -> [Statement]? {
    guard let curve = command.clause("curve")?.values.first, case .expression(let value) = curve,
      case .call = value.kind, swift(value, as: "UITimingCurveProvider") != nil,
      Set(command.clauses.map(\.keyword.text)).isSubset(of: ["over", "curve"]),
      option(curve: value) == nil, let block = command.block
    else { return nil }
    let name = names.fresh("movement")
    let clauses = command.clauses.map { "\($0.keyword.text) \($0.text)" }.joined(separator: " ")
    let then = command.thenBlock.map { " then \($0.span.text)" } ?? ""
    let texts = ["animator \(name) \(clauses) \(block.span.text)\(then)", "start \(name)"]
    let statements = texts.compactMap { statement($0) }
    return statements.count == texts.count ? statements : nil
  }

  /// Whether UIView's animations have a curve without an animator.
  private func option(curve: Expression) -> String? {
    guard case .call(let callee, let arguments) = curve.kind, case .name("spring") = callee.kind
    else { return nil }
    let labels = arguments.compactMap(\.label?.text)
    return labels.contains("duration") ? "springDuration" : nil
  }
}

extension Command {
  /// A clause by its keyword.
  fileprivate func clause(_ keyword: String) -> Clause? {
    clauses.first { $0.keyword.text == keyword }
  }
}

extension Command.Clause {
  /// The values as they were typed.
  fileprivate var text: String { values.map(\.text).joined(separator: ", ") }
}
