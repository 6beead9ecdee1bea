import Evaluation

/// The names in the table, for help: what a name of UIKit, Core Animation, SwiftUI or CSS is here.
extension APITable {
  /// Motionbook's lines for a name, in the order of the table; empty if the table has no such name.
  ///
  /// - Parameter name: As Swift, Objective-C or CSS have it: `cubic-bezier`, `setEasingFunction:`.
  package static func counterparts(of name: String) -> [Counterpart] {
    var counterparts: [Counterpart] = []
    let rules = index[key(of: name), default: []]
    // The table's own lines for the name come before the code in which it occurs.
    let own = standard.rules["names", default: []].filter {
      names(in: $0.pattern).map(key).contains(key(of: name))
    }
    for rule in own.isEmpty ? rules : own {
      let counterpart = Counterpart(
        line: rule.template.map(line), remark: rule.words?.usage())
      if !counterparts.contains(counterpart) { counterparts.append(counterpart) }
    }
    if !counterparts.isEmpty { return counterparts }
    if let line = setups[key(of: name)] { return [Counterpart(line: line, remark: nil)] }
    // A synonym has the lines of the name that it stands for.
    let others = rewritten[key(of: name), default: []]
    return others.lazy.map(Self.counterparts).first { !$0.isEmpty } ?? []
  }

  /// The rules by the names in their code.
  private static let index: [String: [Rule]] = {
    var index: [String: [Rule]] = [:]
    let rules =
      standard.objects.flatMap(\.makers) + sections.flatMap { standard.rules[$0, default: []] }
    for rule in rules where rule.isRead && rule.template?.text.hasPrefix(".") != true {
      for name in Set(names(in: rule.pattern).map(key)) { index[name, default: []].append(rule) }
    }
    return index
  }()

  /// The lines that make an object, by the names of what sets it up, each with the part for it.
  private static let setups: [String: String] = {
    var lines: [String: String] = [:]
    for object in standard.objects {
      for member in object.members {
        let templates = object.makers.compactMap(\.template)
        let parts = placeholders(in: member)
        guard
          let template = templates.first(where: { template in
            !template.names.isDisjoint(with: parts)
          }) ?? templates.first
        else { continue }
        let line = template.usage(with: parts)
        // A group of effects is its parts, which says nothing.
        guard line.contains(where: \.isLowercase) else { continue }
        for name in names(in: member).map(key) where lines[name] == nil { lines[name] = line }
      }
    }
    return lines
  }()

  /// The placeholders of what sets up an object, without the object itself and where it belongs.
  private static func placeholders(in member: SwiftStatement) -> Set<String> {
    Set(
      TreeParts([member]).expressions.compactMap { expression -> String? in
        guard case .placeholder(let placeholder) = expression.kind,
          !["self", "view", "name", "_"].contains(placeholder.name)
        else { return nil }
        return placeholder.name
      })
  }

  /// The names that stand for others: those of C, of older code, and of SwiftUI's short forms.
  private static let rewritten: [String: [String]] = {
    var others: [String: [String]] = [:]
    for (pattern, swift) in standard.equivalents {
      for name in names(in: pattern).map(key) where others[name] == nil {
        others[name] = names(in: swift).filter { key(of: $0) != name }
      }
    }
    for rule in standard.rules["animation", default: []] {
      guard let short = rule.template?.text, short.hasPrefix(".") else { continue }
      let meant = String(short.dropFirst().prefix { $0.isLetter })
      for name in names(in: rule.pattern).map(key)
      where others[name] == nil && name != key(of: meant) {
        others[name] = [meant]
      }
    }
    return others
  }()

  /// The sections whose right sides are lines, or parts of lines that show where they belong.
  private static let sections = [
    "names", "statements", "places", "options", "curve", "animation", "values",
  ]

  private static func key(of name: String) -> String {
    name.filter { !"-:() ".contains($0) }.lowercased()
  }

  // MARK: Names in code

  private static func names(in statement: SwiftStatement) -> [String] {
    TreeParts([statement]).expressions.flatMap(ownNames)
  }

  private static func names(in expression: SwiftExpression) -> [String] {
    TreeParts(expression).expressions.flatMap(ownNames)
  }

  /// The names that an expression itself has, without its parts.
  private static func ownNames(_ expression: SwiftExpression) -> [String] {
    switch expression.kind {
    // The table's own names.
    case .name("function"), .name("view"), .name("self"): []
    case .name(let name), .implicitMember(let name), .member(_, let name), .selector(let name):
      [name]
    // A label with several words is a name that people look up; `to` is not.
    case .call(_, let arguments), .index(_, let arguments):
      arguments.compactMap(\.label).filter { $0.contains(where: \.isUppercase) }
    case .keyPath(let names): names
    default: []
    }
  }

  // MARK: Usage

  /// A template as a line; the clauses of SwiftUI's animations belong to `animate`.
  private static func line(_ template: Template) -> String {
    let usage = template.usage()
    return ["over ", "curve "].contains { usage.hasPrefix($0) } ? "animate \(usage) { … }" : usage
  }
}
