import MotionCurves
import SwiftCode

/// Fills the templates of the table with the pasted code.
extension Lowering {
  /// A template with its placeholders filled; nil if one has no counterpart.
  mutating func written(_ template: Template, _ bindings: Bindings) -> String? {
    fill(template, bindings, isOptional: false).map(Template.tidied).map(Self.withOneForce)
  }

  private mutating func fill(
    _ template: Template, _ bindings: Bindings, isOptional: Bool
  ) -> String? {
    var text = ""
    for part in template.parts {
      switch part {
      case .text(let words): text += words
      case .choice(let alternatives): text += choice(alternatives, bindings)
      case .placeholder(let name):
        guard let bound = bindings[name] else {
          if isOptional { return nil }
          // The code does not contain the value.
          text += Self.gap
          continue
        }
        if let part = self.part(bound) {
          text += part
        } else if bound.kind == "flag" {
          return nil
        } else {
          // The code has a value, and it is not read: its place stays open.
          text += Self.gap
        }
      }
    }
    return text
  }

  /// The first alternative without an absent placeholder; empty if there is none.
  private mutating func choice(_ alternatives: [Template], _ bindings: Bindings) -> String {
    for alternative in alternatives {
      if let filled = fill(alternative, bindings, isOptional: true) { return filled }
    }
    return ""
  }

  /// The value of a placeholder, written according to its kind.
  private mutating func part(_ bound: Bindings.Bound) -> String? {
    guard let expression = bound.expressions.last else { return nil }
    switch bound.kind {
    case "time": return unit("s", expression)
    case "angle": return unit("rad", expression)
    case "list", "each": return listed(bound.expressions)
    case "corner": return listed(bound.expressions).map { "[\($0)]" }
    case "flag": return expression.kind == .name("true") ? "" : nil
    case "switch":
      return ["true": "on", "false": "off"][expression.lastName ?? ""] ?? value(expression)
    case "key", "layerKey", "identifier": return key(expression)
    case "body": return body(expression)
    case "finished", "position": return completion(expression, "event.\(bound.kind)")
    case "moved": return moved(expression)
    case "options": return options(expression)
    case "animation": return animation(expression)
    case "sum": return paced(expression, power: 0)
    case "point": return point(expression)
    case "degrees": return degrees(expression)
    case "milliseconds": return unit("ms", expression)
    case "nanoseconds": return expression.number.map { Self.digits($0 / 1e9) + "s" }
    case "seconds": return paced(expression, power: -1)
    case "perSecond": return paced(expression, power: 1)
    case "perSecondSquared": return paced(expression, power: 2)
    case "curve", "AnimationCurve", "CAMediaTimingFunction", "UITimingCurveProvider":
      return tabled(expression, in: "curve") ?? value(expression)
    case "chain": return chained(expression)
    case "changes": return changes(expression)
    case "parts": return parts(bound)
    case "channel": return channel(expression)
    case "across": return across(expression)
    case "axes": return axes(expression)
    case "operand", "transform", "region":
      guard case .infix = expression.kind else { return value(expression) }
      return value(expression).map { "(\($0))" }
    case "word": return expression.lastName
    case "rotationMode":
      return ["rotateAuto": "auto", "rotateAutoReverse": "autoReverse"][expression.lastName ?? ""]
    case "easing": return easing(expression)
    case "eased": return key(expression).flatMap { scene.property($0) ?? $0 }
    case "property": return expression.lastName.flatMap(scene.propertyOfView)
    default: return operand(expression)
    }
  }

  /// A value, in brackets if it begins with a variable that is called like a keyword.
  private mutating func operand(_ expression: SwiftExpression) -> String? {
    guard let written = value(expression) else { return nil }
    guard case .infix = expression.kind, scene.isKeyword(String(written.prefix(while: \.isLetter)))
    else { return written }
    return "(\(written))"
  }

  /// A number with its unit; other expressions are written as they are.
  mutating func unit(_ unit: String, _ expression: SwiftExpression) -> String? {
    if unit == "s", pace != 1, let paced = paced(expression, power: -1) {
      return expression.number == nil ? paced : paced + unit
    }
    switch expression.kind {
    case .number(let text): return text + unit
    case .prefix("-", let operand): return self.unit(unit, operand).map { "-" + $0 }
    default: return value(expression)
    }
  }

  /// A push whose direction is a vector and whose magnitude is set after that keeps its angle.
  private static func withOneForce(_ line: String) -> String {
    guard line.hasPrefix("push "), line.contains(" magnitude ") else { return line }
    return line.replacing(#/vector \((.+?), (.+?)\)/#) { "angle atan2(\($0.2), \($0.1))" }
  }

  /// Degrees: a number with its unit, or what counts in them.
  private mutating func degrees(_ expression: SwiftExpression) -> String? {
    if expression.number != nil { return unit("deg", expression) }
    guard case .infix = expression.kind else { return value(expression).map { "\($0) * 1deg" } }
    return value(expression).map { "(\($0)) * 1deg" }
  }

  private mutating func listed(_ expressions: [SwiftExpression]) -> String? {
    let items = expressions.flatMap { expression -> [SwiftExpression] in
      if case .array(let items) = expression.kind { items } else { [expression] }
    }
    return list(items)
  }

  private mutating func key(_ expression: SwiftExpression) -> String? {
    switch expression.kind {
    case .string(let parts):
      if case .letters(let text)? = parts.first, parts.count == 1 { return text }
      return nil
    case .selector(let name):
      guard let function = functions[name] else { return name }
      return expand(name) { String($0.handlerBlock(of: function).dropFirst(2).dropLast(2)) }
        ?? Self.gap
    default: return value(expression)
    }
  }

  private mutating func body(_ expression: SwiftExpression) -> String? {
    guard case .closure(let closure) = expression.kind else { return nil }
    return String(block(closure.body).dropFirst(2).dropLast(2))
  }

  /// A completion block, with its parameter replaced by the part of the event that says whether all
  /// was finished, or at which end.
  private mutating func completion(_ expression: SwiftExpression, _ path: String) -> String? {
    guard case .closure(let closure) = expression.kind else { return nil }
    let outer = substitutions
    if let name = closure.parameters.first { substitutions[name] = path }
    defer { substitutions = outer }
    return body(expression)
  }

  /// The block of a drag, with its parameter as the event.
  private mutating func moved(_ expression: SwiftExpression) -> String? {
    guard case .closure(let closure) = expression.kind else { return nil }
    var replacing = Replacing([closure.parameters.first ?? "$0": .name("event")])
    let body = replacing.rewritten(closure.body)
    return String(handlerBlock(body).dropFirst(2).dropLast(2))
  }

  private mutating func options(_ expression: SwiftExpression) -> String? {
    var items = [expression]
    if case .tuple(let parts) = expression.kind, parts.count == 1 { items = [parts[0].value] }
    if case .array(let listed) = items[0].kind { items = listed }
    // No options, as C writes it.
    items.removeAll { $0.number == 0 || $0.kind == .name("kNilOptions") }
    // How often says more than that it repeats.
    let counts = items.contains { item in
      if case .call(let callee, _) = item.kind { callee.lastName == "repeatCount" } else { false }
    }
    if counts { items.removeAll { $0.lastName == "repeat" } }
    var words: [String] = []
    for item in items {
      if let word = tabled(item, in: "options") {
        if let word { words.append(word) }
      } else {
        nameMissing(item.lastName ?? text(of: item.range))
      }
    }
    return words.joined(separator: " ")
  }

  /// The velocities along both axes, or one that is the same along both.
  private mutating func axes(_ expression: SwiftExpression) -> String? {
    if expression.lastName == "zero" { return "0" }
    guard case .call(_, let arguments) = expression.kind, arguments.count == 2,
      let x = value(arguments[0].value), let y = value(arguments[1].value)
    else { return value(expression) }
    return x == y ? x : "(\(x), \(y))"
  }

  /// The only number of a vector that is not 0: a spring by itself has one velocity.
  private mutating func across(_ expression: SwiftExpression) -> String? {
    guard case .call(_, let arguments) = expression.kind else { return "0" }
    let numbers = arguments.map(\.value).filter { $0.number != 0 }
    if numbers.count > 1 {
      remark(
        "a spring by itself has one velocity: the first number of the vector is taken; "
          + "`velocity (x, y)` of an animator takes both")
    }
    return numbers.first.map { value($0) } ?? "0"
  }

  /// A size where a point is expected.
  mutating func point(_ expression: SwiftExpression) -> String? {
    guard case .call(let callee, let arguments) = expression.kind,
      callee.kind == .name("CGSize"), arguments.count == 2,
      let x = value(arguments[0].value), let y = value(arguments[1].value)
    else { return value(expression) }
    return "(\(x), \(y))"
  }

  /// One of the three components of a color, as two hexadecimal digits.
  private func channel(_ expression: SwiftExpression) -> String? {
    guard let share = expression.number else { return nil }
    let level = Int(clamping: (min(max(share, 0), 1) * 255).rounded())
    let digits = String(level, radix: 16)
    return level < 16 ? "0" + digits : digits
  }

  /// A function of AHEasing, such as `ElasticEaseOut`.
  private mutating func easing(_ expression: SwiftExpression) -> String? {
    guard let name = expression.lastName, name.firstRange(of: "Ease") != nil,
      let easing = Easing.named(name), scene.isWord(easing.name)
    else { return value(expression) }
    return easing.name
  }

  // MARK: SwiftUI's modifiers

  /// The view of a chain of modifiers. The earlier modifiers of the chain are written first.
  private mutating func chained(_ expression: SwiftExpression) -> String? {
    if case .name(let name) = expression.kind, name.hasSuffix(SwiftUIStates.viewEnding) {
      return name
    }
    if let name = expression.root, scene.isView(name) {
      if case .name = expression.kind { return name }
      before += lines(of: [SwiftStatement(kind: .expression(expression), range: expression.range)])
      return name
    }
    if expression.isModified {
      before += lines(of: [SwiftStatement(kind: .expression(expression), range: expression.range)])
    }
    remark("`\(scene.exampleView)` is an example: write the name of your view")
    return scene.exampleView
  }

  /// The changes by the modifiers of a chain, as statements of a block.
  private mutating func changes(_ expression: SwiftExpression) -> String? {
    if expression.kind == .name("self") { return Self.gap }
    let outer = before
    before = []
    let statement = SwiftStatement(kind: .expression(expression), range: expression.range)
    let lines = lines(of: [statement])
    before = outer
    return lines.isEmpty ? Self.gap : lines.joined(separator: "; ")
  }

  // MARK: Objects

  /// The line that creates an object with everything that is set on it.
  mutating func line(ofObject name: String) -> String? {
    guard let object = objects[name], !object.isPart else { return nil }
    var bindings = object.bindings.without("self")
    if object.isNeeded || !object.isSetUp || object.template.requiredNames.contains("self") {
      bindings.set("self", SwiftExpression(kind: .name(name), range: 0..<0))
    }
    if object.template.names.contains("view"), bindings["view"] == nil {
      remark("`\(scene.exampleView)` is an example: the code adds `\(name)` to no view")
      bindings.set("view", SwiftExpression(kind: .name(scene.exampleView), range: 0..<0))
    }
    if let words = object.words { remark(words) }
    for member in object.unsaid { nameMissing(member) }
    let view = bindings["view"]?.expressions.first
    wholeView = view
    defer { wholeView = nil }
    var template = object.template
    // A recognizer of the whole stage names no view.
    if template.text.hasPrefix("on "), let view, view.kind == .name("view"), value(view) == "stage"
    {
      template = template.without("view")
    }
    return written(template, bindings)
  }

  /// Objects that are parts of another one; they act on its view if they need one.
  private mutating func parts(_ bound: Bindings.Bound) -> String? {
    bound.names.compactMap { name -> String? in
      guard let object = objects[name] else { return nil }
      for member in object.unsaid { nameMissing(member) }
      var bindings = object.bindings.without("self")
      if let wholeView, object.template.requiredNames.contains("view") {
        bindings.set("view", wholeView)
      }
      return written(object.template, bindings)
    }.joined(separator: "; ")
  }
}

extension SwiftExpression {
  /// Whether it is a chain of modifiers on a view.
  fileprivate var isModified: Bool {
    guard case .call(let callee, _) = kind, case .member = callee.kind else { return false }
    return true
  }
}
