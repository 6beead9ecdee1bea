internal import CResources

/// The translations of UIKit, Core Animation and SwiftUI code, and of CSS, from a text with one API
/// per line.
///
/// `Lowering` reads pasted code by it, and `SwiftWriter` writes code by it.
///
///     = statements
///     $view.removeFromSuperview() -> remove $view
///     label.sizeToFit() -- labels keep the frame they have
///     = objects
///     UIGravityBehavior(items: $views:list) -> gravity on $views [magnitude $magnitude] as $self
///     $self.magnitude = $magnitude
///
/// The left side is Swift, with `$name:kind?` for any expression; `?` makes it optional. The right
/// side is a Motionbook line. A part in square brackets is left out if one of its placeholders is
/// absent, or replaced by the alternative after `|` in the brackets. After `--` comes a remark,
/// which accompanies the line or stands for it. A line with `->` is also read from right to left:
/// Swift is written for Motionbook's line. `=>` is only read, and `<-` is only written. Under
/// `= objects`, a paragraph begins with the code that creates an object, followed by the code that
/// sets it up.
package struct APITable: Sendable {
  package struct Rule: Sendable {
    package let pattern: SwiftStatement
    /// Nil if no line is needed or there is no counterpart.
    package let template: Template?
    /// The remark.
    package let words: Template?
    /// Whether Swift is read by it, and whether it is written by it.
    package let isRead, isWritten: Bool
  }

  /// A class whose objects are created by one statement and set up by others.
  package struct Object: Sendable {
    package let makers: [Rule]
    package let members: [SwiftStatement]
  }

  /// The table of this target, an embedded resource; it is parsed when first needed.
  package static let standard = APITable(text)
  package static let text = String(cString: swift_txt)

  package private(set) var rules: [String: [Rule]] = [:]
  package private(set) var objects: [Object] = []
  /// Forms of older code and of C, such as `CGPointMake($x, $y)`, and their Swift, which the other
  /// lines match.
  package private(set) var equivalents: [(pattern: SwiftExpression, swift: SwiftExpression)] = []

  /// All names on the left sides: what is read in some form.
  package private(set) var names: Set<String> = []
  private var modifiers: Set<String> = []

  /// Whether a member is a modifier of SwiftUI's views.
  package func isModifier(_ name: String) -> Bool {
    modifiers.contains(name)
  }

  /// Parses a table. A line that cannot be parsed is a mistake in the table, and is skipped.
  package init(_ text: String) {
    var section = ""
    var paragraph: [Substring] = []
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines + [""] {
      if line.hasPrefix("#") { continue }
      note(line)
      if line.hasPrefix("= ") {
        section = String(line.dropFirst(2))
      } else if section == "equivalents" {
        if let equivalent = Self.equivalent(line) { equivalents.append(equivalent) }
      } else if section != "objects" {
        if let rule = Self.rule(line) { rules[section, default: []].append(rule) }
      } else if !line.isEmpty {
        paragraph.append(line)
      } else if !paragraph.isEmpty {
        objects.append(
          Object(
            makers: paragraph.compactMap(Self.rule),
            members: paragraph.filter { Self.rule($0) == nil }.compactMap(Self.pattern)))
        paragraph = []
      }
    }
  }

  /// Whether a statement sets up an object of one of the classes.
  package func hasMember(_ statement: SwiftStatement, of owner: String) -> Bool {
    objects.contains { object in
      object.members.contains { pattern in
        var bindings = Bindings([:])
        bindings.set("self", SwiftExpression(kind: .name(owner), range: 0..<0))
        return pattern.matches(statement, &bindings)
      }
    }
  }

  /// Whether an expression is a call that creates a curve or an animation.
  package func hasCurve(_ value: SwiftExpression, _ constants: [String: SwiftExpression]) -> Bool {
    guard case .call = value.kind else { return false }
    return has(value, constants, among: ["curve", "animation"].flatMap { rules[$0, default: []] })
  }

  /// Whether an expression is a part of the event that a handler is called with.
  package func isOfEvent(
    _ value: SwiftExpression, _ constants: [String: SwiftExpression]
  ) -> Bool {
    has(
      value, constants,
      among: rules["values", default: []].filter { $0.template?.text.hasPrefix("event") == true })
  }

  private func has(
    _ value: SwiftExpression, _ constants: [String: SwiftExpression], among rules: [Rule]
  ) -> Bool {
    rules.contains { rule in
      var bindings = Bindings(constants)
      guard case .expression(let pattern) = rule.pattern.kind else { return false }
      return pattern.matches(value, &bindings)
    }
  }

  /// The number of parsed lines, for a test that compares it with the text.
  package var count: Int {
    rules.values.reduce(0) { $0 + $1.count } + equivalents.count
      + objects.reduce(0) { $0 + $1.makers.count + $1.members.count }
  }

  private mutating func note(_ line: Substring) {
    let left = [" -> ", " => ", " <- ", " -- "].reduce(line) { Self.divided($0, at: $1).0 }
    let words = left.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
    names.formUnion(words.filter { $0.first != "$" }.map(String.init))
    for start in ["$view:chain.", "$chain:changes."] where left.hasPrefix(start) {
      let name = left.dropFirst(start.count).prefix { $0.isLetter || $0.isNumber }
      modifiers.insert(String(name))
    }
  }

  private static func rule(_ line: Substring) -> Rule? {
    let (rest, words) = divided(line, at: " -- ")
    let (left, both) = divided(rest, at: " -> ")
    let (read, reading) = divided(left, at: " => ")
    let (code, writing) = divided(read, at: " <- ")
    let texts = [both ?? reading ?? writing, words]
    let templates = texts.map { $0.flatMap(Template.init) }
    guard texts != [nil, nil], zip(texts, templates).allSatisfy({ ($0 == nil) == ($1 == nil) }),
      let pattern = pattern(code)
    else { return nil }
    return Rule(
      pattern: pattern, template: templates[0], words: templates[1], isRead: writing == nil,
      isWritten: reading == nil)
  }

  private static func equivalent(
    _ line: Substring
  ) -> (pattern: SwiftExpression, swift: SwiftExpression)? {
    let (left, right) = divided(line, at: " => ")
    guard let right, case .expression(let pattern)? = pattern(left)?.kind,
      case .expression(let swift)? = Self.pattern(right[...])?.kind
    else { return nil }
    return (pattern, swift)
  }

  private static func divided(_ line: Substring, at sign: String) -> (Substring, String?) {
    guard let place = line.firstRange(of: sign) else { return (line, nil) }
    return (line[..<place.lowerBound], String(line[place.upperBound...]))
  }

  private static func pattern(_ text: Substring) -> SwiftStatement? {
    guard var parser = try? SwiftParser(pattern: String(text)) else { return nil }
    return try? parser.statements().first
  }
}
