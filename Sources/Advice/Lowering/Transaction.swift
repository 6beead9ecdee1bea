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
    let block = SwiftExpression(
      kind: .closure(SwiftClosure(parameters: [], body: body)), range: range)
    arguments.append(SwiftArgument(label: "body", value: block))
    let call = SwiftExpression(kind: .call(type, arguments), range: range)
    let whole = SwiftStatement(kind: .expression(call), range: range)
    return self[..<begin] + [whole] + Array(self[(commit + 1)...]).withWholeTransactions
  }
}

extension SwiftStatement {
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
