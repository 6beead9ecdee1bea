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
    TreeParts([statement]).expressions.flatMap { expression -> [String] in
      switch expression.kind {
      // What the table itself calls something.
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
  }

  // MARK: Usage

  /// A template as help writes usage: `animate over TIME { … }`, without its optional parts.
  static func usage(_ template: String) -> String {
    var usage = ""
    var rest = Substring(template)
    while let character = rest.popFirst() {
      switch character {
      case "[" where rest.first.map { $0 != "(" && !$0.isNumber } == true:
        let part = optionalPart(of: &rest)
        // What has an alternative is always there.
        if let alternatives = part.firstIndex(of: "|") {
          usage += Self.usage(String(part[..<alternatives]))
        }
      case "$": usage += placeholder(of: &rest)
      default: usage.append(character)
      }
    }
    let words = usage.split(separator: " ").joined(separator: " ")
    // What an optional last argument leaves.
    return words.replacing(", )", with: ")")
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
