import SwiftCode

/// Statements by the table: calls, functions that UIKit calls, and what sets up objects.
extension Lowering {
  /// The lines for a statement by the table; nil if the table does not contain it.
  mutating func tabled(_ statement: SwiftStatement) -> [String]? {
    let outer = substitutions
    defer { substitutions = outer }
    for rule in table.rules["statements", default: []] where rule.isRead {
      var bindings = Bindings(constants)
      guard rule.pattern.matches(statement, &bindings) else { continue }
      know()
      if case .function(let name, let parameters, _) = statement.kind { know(parameters, of: name) }
      if let words = rule.words.flatMap({ written($0, bindings) }) {
        // The duration stands in the transition's line.
        if case .function("transitionDuration", _, _) = statement.kind,
          functions["animateTransition"] != nil
        {
          return []
        }
        remark(words)
      }
      // A method that only UIKit calls is a block of lines of its own.
      if rule.template?.text == "$body",
        case .closure(let closure)? = bindings["body"]?.expressions.last?.kind
      {
        return lines(of: closure.body)
      }
      let outer = isInHandler
      defer { isInHandler = outer }
      isInHandler =
        isInHandler || statement.isFunction && rule.template?.text.hasPrefix("on ") == true
      return rule.template.flatMap { written($0, bindings) }.map { [ofTransition($0)] } ?? []
    }
    return nil
  }

  /// The handlers for a method that asks which view is touched; nil for other statements.
  mutating func delegated(_ statement: SwiftStatement) -> [String]? {
    guard case .function(let name, let parameters, let body) = statement.kind,
      let parts = TouchedViews(name, parameters, body)?.parts
    else { return nil }
    return parts.flatMap { part -> [String] in
      let method = SwiftStatement.Kind.function(name, parameters: parameters, part.statements)
      let lines = tabled(SwiftStatement(kind: method, range: statement.range)) ?? []
      let views = part.views.compactMap { value(SwiftExpression(kind: .name($0), range: 0..<0)) }
      return views.isEmpty
        ? lines
        : lines.map {
          $0.replacing(" {", with: " \(views.joined(separator: ", ")) {", maxReplacements: 1)
        }
    }
  }

  /// A transition with the name of its class, and its duration.
  private func ofTransition(_ line: String) -> String {
    let head = "transition custom "
    guard line.hasPrefix(head) else { return line }
    let ends = ["Transition", "Animator", "AnimationController", "Animation"]
    let type = typeName ?? ""
    let end = ends.first { type.hasSuffix($0) && type.count > $0.count } ?? ""
    let stem = type.dropLast(end.count)
    let name = stem.isEmpty ? "custom" : stem.prefix(1).lowercased() + stem.dropFirst()
    var over = ""
    switch functions["transitionDuration"]?.body.last?.kind {
    case .returned(let value), .expression(let value):
      if let seconds = value.number { over = "over \(Self.digits(seconds))s " }
    default: break
    }
    return "transition \(name) \(over)\(line.dropFirst(head.count))"
  }

  /// An empty result for code that sets up an object created elsewhere; nil for other statements.
  mutating func elsewhere(_ statement: SwiftStatement) -> [String]? {
    guard let (owner, member) = statement.membership, !scene.isName(owner),
      scene.property(member) == nil || Self.mediaTiming.contains(member),
      table.hasMember(statement, of: owner)
    else { return nil }
    know()
    remark("`\(member)`: paste it together with the line that creates `\(owner)`")
    return []
  }

  /// Members of CAMediaTiming: a view has them only through its layer, an animation by itself.
  private static let mediaTiming: Set = [
    "beginTime", "speed", "timeOffset", "duration", "repeatCount", "autoreverses", "fillMode",
  ]

  /// Replaces the parameters that UIKit passes to a function by parts of an event, such as
  /// `collisionBehavior.at -> event.point`.
  private mutating func know(_ parameters: [SwiftParameter], of function: String) {
    for parameter in parameters {
      let owner = SwiftExpression(kind: .name(function), range: 0..<0)
      let place = SwiftExpression(kind: .member(owner, parameter.label), range: 0..<0)
      if let part = tabled(place, in: "parameters") { substitutions[parameter.name] = part }
    }
    // The scroll view that calls is the one of the event, whatever the parameter's name.
    if function.hasPrefix("scrollView"), let view = parameters.first {
      substitutions[view.name] = "event.view"
    }
  }
}
