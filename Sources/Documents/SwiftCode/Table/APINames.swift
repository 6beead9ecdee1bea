import Execution

/// The names in the table, for help: what a name of UIKit, Core Animation, SwiftUI or CSS is here.
extension APITable {
  /// What stands here for a name, in the order of the table; empty if the table has no such name.
  ///
  /// - Parameter name: As Swift, Objective-C or CSS have it: `cubic-bezier`, `setEasingFunction:`.
  package static func counterparts(of name: String) -> [Counterpart] {
    var counterparts: [Counterpart] = []
    let rules = index[key(of: name), default: []]
    // What the table says of the name itself comes before the code in which it occurs.
    let own = standard.rules["names", default: []].filter {
      names(in: $0.pattern).map(key).contains(key(of: name))
    }
    for rule in own.isEmpty ? rules : own {
      let counterpart = Counterpart(line: rule.template.map(usage), remark: rule.words.map(usage))
      if !counterparts.contains(counterpart) { counterparts.append(counterpart) }
    }
    return counterparts
  }

  /// The rules by the names in their code.
  private static let index: [String: [Rule]] = {
    var index: [String: [Rule]] = [:]
    let rules =
      standard.objects.flatMap(\.makers) + sections.flatMap { standard.rules[$0, default: []] }
    for rule in rules where rule.isRead {
      for name in Set(names(in: rule.pattern).map(key)) { index[name, default: []].append(rule) }
    }
    return index
  }()

  /// The sections whose right sides are lines, or parts of lines that show where they belong.
  private static let sections = ["names", "statements", "places", "options", "curve", "values"]

  private static func key(of name: String) -> String {
    name.filter { !"-:() ".contains($0) }.lowercased()
  }

  // MARK: Names in code

  private static func names(in statement: SwiftStatement) -> [String] {
    switch statement.kind {
    case .binding(_, let value): value.map(names) ?? []
    case .assignment(let place, _, let value): names(in: place) + names(in: value)
    case .expression(let expression): names(in: expression)
    case .conditional, .loop, .function, .returned, .type, .group, .other: []
    }
  }

  private static func names(in expression: SwiftExpression) -> [String] {
    switch expression.kind {
    // What the table itself calls something.
    case .name("function"), .name("view"), .name("self"): []
    case .name(let name), .implicitMember(let name): [name]
    case .member(let base, let name): names(in: base) + [name]
    case .call(let callee, let arguments), .index(let callee, let arguments):
      names(in: callee)
        + arguments.flatMap { argument in
          // A label with several words is a name that people look up; `to` is not.
          (argument.label.map { $0.contains(where: \.isUppercase) ? [$0] : [] } ?? [])
            + names(in: argument.value)
        }
    case .array(let items): items.flatMap(names)
    case .tuple(let items): items.flatMap { names(in: $0.value) }
    case .prefix(_, let operand): names(in: operand)
    case .infix(_, let left, let right): names(in: left) + names(in: right)
    case .choice(let condition, let one, let other):
      names(in: condition) + names(in: one) + names(in: other)
    case .selector(let name): [name]
    case .keyPath(let names): names
    case .number, .string, .closure, .placeholder, .other: []
    }
  }

  // MARK: Usage

  /// A template as help writes usage: `animate over TIME { … }`, without its optional parts.
  static func usage(_ template: String) -> String {
    var usage = ""
    var rest = Substring(template)
    while let character = rest.popFirst() {
      switch character {
      case "[" where rest.first != "(":
        let part = optionalPart(of: &rest)
        // What has an alternative is always there.
        if let alternatives = part.firstIndex(of: "|") {
          usage += Self.usage(String(part[..<alternatives]))
        }
      case "$": usage += placeholder(of: &rest)
      default: usage.append(character)
      }
    }
    return usage.split(separator: " ").joined(separator: " ")
  }

  /// The text up to the bracket that ends an optional part.
  private static func optionalPart(of rest: inout Substring) -> Substring {
    var depth = 1
    let end =
      rest.firstIndex { character in
        if character == "[" { depth += 1 }
        if character == "]" { depth -= 1 }
        return depth == 0
      } ?? rest.endIndex
    defer { rest = rest[end...].dropFirst() }
    return rest[..<end]
  }

  private static func placeholder(of rest: inout Substring) -> String {
    let isBraced = rest.first == "{"
    if isBraced { rest.removeFirst() }
    let name = rest.prefix { $0.isLetter }
    rest = rest.dropFirst(name.count)
    if isBraced { rest = rest.dropFirst() }
    return switch name {
    case "self": "NAME"
    case "body", "then", "chain": "…"
    default: name.uppercased()
    }
  }
}
