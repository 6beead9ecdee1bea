import SwiftCode

/// The body of a method that UIKit calls for all touches or contacts, by the views that it asks
/// about: what it does for some of them is a handler of its own.
struct TouchedViews {
  /// The parts of the body in their order, with the names of views; none for all of them.
  private(set) var parts: [(views: [String], statements: [SwiftStatement])] = []
  /// Names of what touches.
  private let touching: Set<String>
  private let isContact: Bool
  /// Whether a parameter is the view that is asked about, not a member of one.
  private let isParameter: Bool

  /// Whether a method of this name is one.
  static func isAbout(_ name: String) -> Bool {
    ["collisionBehavior", "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"]
      .contains(name) || name.hasPrefix("scrollView")
  }

  /// Nil for another method, and for one that does the same for all views.
  init?(_ name: String, _ parameters: [SwiftParameter], _ body: [SwiftStatement]) {
    guard Self.isAbout(name) else { return nil }
    isContact = name == "collisionBehavior"
    isParameter = isContact || name.hasPrefix("scrollView")
    touching = Set(parameters.map(\.name))
    // The lines before the first condition are for all parts.
    var head: [SwiftStatement] = []
    for statement in body {
      if case .conditional(let condition, let block, otherwise: []) = statement.kind,
        let views = views(in: condition)
      {
        parts.append((views, head + block))
      } else if statement.isPreparation {
        head.append(statement)
      } else if parts.last?.views.isEmpty == true {
        parts[parts.count - 1].statements.append(statement)
      } else {
        parts.append(([], head + [statement]))
      }
    }
    guard parts.contains(where: { !$0.views.isEmpty }) else { return nil }
  }

  /// The views that a condition asks for: any of them that is touched, both of those in contact.
  private func views(in condition: SwiftExpression) -> [String]? {
    switch condition.kind {
    case .tuple(let parts) where parts.count == 1: return views(in: parts[0].value)
    case .infix("===", let one, let other), .infix("==", let one, let other):
      guard case .name(let view) = other.kind else { return nil }
      switch one.kind {
      case .name(let name) where isParameter && touching.contains(name): return [view]
      case .member(_, "view") where !isParameter: return [view]
      default: return nil
      }
    case .infix(let sign, let one, let other) where sign == "||" || isContact && sign == "&&":
      guard let first = views(in: one), let second = views(in: other) else { return nil }
      guard isContact, sign == "||" else { return first + second }
      return first == second ? first : nil
    default: return nil
    }
  }
}

extension SwiftStatement {
  /// Whether it only names a value, or calls the method of the class above.
  fileprivate var isPreparation: Bool {
    switch kind {
    case .binding: true
    case .expression(let expression): expression.root == "super"
    default: false
    }
  }
}
