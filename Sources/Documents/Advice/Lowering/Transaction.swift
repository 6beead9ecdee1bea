import SwiftCode

extension [SwiftStatement] {
  /// The statements with each transaction as one call,
  /// `CATransaction(setAnimationDuration: 1, body: { … })`, so that a line of the table can match
  /// it, and UIView's `beginAnimations` and `commitAnimations` likewise. A transaction without a
  /// commit stays as it is.
  var withWholeTransactions: [SwiftStatement] {
    guard let begin = firstIndex(where: { $0.ofTransaction?.name.hasPrefix("begin") == true }),
      let type = self[begin].ofTransaction?.type,
      let commit = self[begin...].firstIndex(where: {
        $0.ofTransaction.map { $0.type == type && $0.name.hasPrefix("commit") } == true
      })
    else { return self }
    var (arguments, body): ([SwiftArgument], [SwiftStatement]) = ([], [])
    for statement in self[(begin + 1)..<commit] {
      if case (type, let name, let value?)? = statement.ofTransaction, name.hasPrefix("set") {
        arguments.append(SwiftArgument(label: name, value: value))
      } else {
        body.append(statement)
      }
    }
    let range = self[begin].range.lowerBound..<self[commit].range.upperBound
    // A view answers for its layer that nothing is implicit.
    let jumps = type.lastName == "CATransaction" ? body.filter(\.setsLayerOfView) : []
    body.removeAll(where: \.setsLayerOfView)
    var plain: [SwiftStatement] = []
    if !jumps.isEmpty {
      let words = SwiftExpression(kind: .member(type, "jumps"), range: range)
      let call = SwiftExpression(kind: .call(words, []), range: range)
      plain = [SwiftStatement(kind: .expression(call), range: range)] + jumps
      // Nothing lasts, so what follows comes at once.
      if body.isEmpty {
        for argument in arguments where argument.label == "setCompletionBlock" {
          if case .closure(let closure) = argument.value.kind { plain += closure.body }
        }
        return Array(self[..<begin]) + plain + Array(self[(commit + 1)...]).withWholeTransactions
      }
    }
    let block = SwiftExpression(
      kind: .closure(SwiftClosure(parameters: [], body: body)), range: range)
    arguments.append(SwiftArgument(label: "body", value: block))
    let call = SwiftExpression(kind: .call(type, arguments), range: range)
    let whole = SwiftStatement(kind: .expression(call), range: range)
    return Array(self[..<begin]) + plain + [whole]
      + Array(self[(commit + 1)...]).withWholeTransactions
  }
}

extension SwiftStatement {
  /// Whether it sets a property of a view's own layer.
  fileprivate var setsLayerOfView: Bool {
    guard case .assignment(let target, _, _) = kind else { return false }
    var place = target
    while case .member(let base, let name) = place.kind {
      if name == "layer" { return true }
      place = base
    }
    return false
  }

  /// The setting of a statement about the transaction, such as
  /// `CATransaction.setAnimationDuration(1)`.
  fileprivate var ofTransaction: (type: SwiftExpression, name: String, value: SwiftExpression?)? {
    guard case .expression(let expression) = kind,
      case .call(let callee, let arguments) = expression.kind,
      case .member(let type, let name) = callee.kind,
      ["CATransaction", "UIView"].contains(type.lastName)
    else { return nil }
    return (type, name, arguments.first?.value)
  }
}
