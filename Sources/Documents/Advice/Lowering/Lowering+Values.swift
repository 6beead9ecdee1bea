import SwiftCode

/// Values: numbers, positions, colors, curves and computed values.
extension Lowering {
  /// The translation of a value; nil for a value without a counterpart, which is named in a remark.
  mutating func value(_ expression: SwiftExpression) -> String? {
    // A value that has only a remark in the table has no translation.
    if let tabled = tabled(expression, in: "values") ?? place(expression) {
      // A line that must come first, and the value.
      guard let parts = tabled?.replacing(" ; ", with: "; ").split(separator: "; "),
        parts.count == 2
      else { return tabled }
      if !before.contains(String(parts[0])) { before.append(String(parts[0])) }
      return String(parts[1])
    }
    if table.hasCurve(expression, [:]), let tabled = tabled(expression, in: "curve") {
      return tabled
    }
    return structural(expression)
  }

  /// The translation of a view's property by the section `places`.
  private mutating func place(_ expression: SwiftExpression) -> String?? {
    guard case .member = expression.kind else { return nil }
    for rule in table.rules["places", default: []] {
      var bindings = Bindings(constants)
      guard case .expression(let whole) = rule.pattern.kind, let place = whole.typed?.value,
        place.matches(expression, &bindings)
      else { continue }
      return .some(rule.template.flatMap { written($0, bindings) })
    }
    return nil
  }

  /// The translation of a value by a section of the table. Nil if the section does not contain it.
  mutating func tabled(_ expression: SwiftExpression, in section: String) -> String?? {
    for rule in table.rules[section, default: []] {
      var bindings = Bindings(constants)
      guard case .expression(let pattern) = rule.pattern.kind,
        pattern.matches(expression, &bindings)
      else { continue }
      know()
      if let words = rule.words.flatMap({ written($0, bindings) }) { remark(words) }
      guard case .name(let name) = expression.kind, constants[name] != nil else {
        return .some(rule.template.flatMap { written($0, bindings) })
      }
      return .some(
        expand(name) { lowering in rule.template.flatMap { lowering.written($0, bindings) } })
    }
    return nil
  }

  private static let operators = ["&&": "and", "||": "or", "...": ".."]

  private mutating func structural(_ expression: SwiftExpression) -> String? {
    switch expression.kind {
    case .number(let text): return text
    case .string(let parts): return string(parts, expression)
    case .name(let name): return substitutions[name] ?? name
    case .implicitMember(let name): return known(name, of: expression)
    case .member(let base, let name): return member(name, of: base, expression)
    case .call(let callee, let arguments): return call(callee, arguments)
    case .index(let base, let arguments):
      guard let base = value(base), let index = arguments.first.flatMap({ value($0.value) }) else {
        return nil
      }
      return "\(base)[\(index)]"
    case .array(let items): return list(items).map { "[\($0)]" }
    case .tuple(let items): return list(items.map(\.value)).map { "(\($0))" }
    case .prefix(let sign, let operand):
      return value(operand).map { sign == "!" ? "not \($0)" : sign + $0 }
    case .infix(let sign, let left, let right):
      guard let one = value(left), let other = value(right) else { return nil }
      let isRange = sign == "..." || sign == "..<"
      return isRange
        ? one + (Self.operators[sign] ?? sign) + other
        : "\(one) \(Self.operators[sign] ?? sign) \(other)"
    case .choice, .closure, .selector, .placeholder, .keyPath, .other:
      unread(text(of: expression.range))
      return nil
    }
  }

  /// Values separated by commas.
  mutating func list(_ items: [SwiftExpression]) -> String? {
    var values: [String] = []
    for item in items {
      guard let value = value(item) else { return nil }
      values.append(value)
    }
    return values.joined(separator: ", ")
  }

  private mutating func string(_ parts: [StringPart], _ expression: SwiftExpression) -> String? {
    switch parts.first {
    case nil: return "\"\""
    case .letters(let text)? where parts.count == 1: return "\"\(text)\""
    default:
      nameMissing(text(of: expression.range))
      return nil
    }
  }

  /// The word with the name of an implicit member such as `.red` or `.easeIn`.
  private mutating func known(_ name: String, of expression: SwiftExpression) -> String? {
    if scene.isWord(name) { return name }
    nameMissing(text(of: expression.range))
    return nil
  }

  private mutating func member(
    _ name: String, of base: SwiftExpression, _ expression: SwiftExpression
  ) -> String? {
    if base.isType { return known(name, of: expression) }
    // How long an animation's own spring takes.
    if name == "settlingDuration", case .name(let owner) = base.kind,
      let object = objects[owner], let line = written(object.template, object.bindings),
      let curve = line.firstMatch(of: #/\bcurve (spring\([^()]*\))/#)?.1
    {
      return "\(curve).settlingDuration"
    }
    guard let owner = value(base) else { return nil }
    // `contentInset.left` is no view's.
    let isInset = base.lastName?.lowercased().contains("inset") == true
    guard let property = isInset ? name : scene.property(name) else {
      // A name such as `numberOfLines` is one of UIKit's, unless the scene has its owner.
      if name.contains(where: \.isUppercase), !isOurs(base) { know() }
      nameMissing(name)
      return nil
    }
    return "\(owner).\(property)"
  }

  /// Whether an expression begins with a name of the session.
  func isOurs(_ expression: SwiftExpression) -> Bool {
    expression.root.map(scene.isWord) != false
  }

  private mutating func call(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument]
  ) -> String? {
    guard scene.isFunction(callee), let name = callee.lastName else {
      // Types begin with a capital letter, and Motionbook's names do not.
      if callee.isType || callee.base.map(isOurs) == false { know() }
      nameMissing(callee.lastName ?? text(of: callee.range))
      return nil
    }
    var values: [String] = []
    for argument in arguments {
      guard let value = value(argument.value) else { return nil }
      values.append((argument.label.map { "\($0): " } ?? "") + value)
    }
    return "\(name)(\(values.joined(separator: ", ")))"
  }
}
