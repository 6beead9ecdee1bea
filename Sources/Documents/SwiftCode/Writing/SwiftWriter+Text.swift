import Language

/// The text of the table's Swift, with what a statement binds in the place of placeholders.
extension SwiftWriter {
  mutating func text(
    of statement: SwiftStatement, _ bindings: LineBindings, _ options: String? = nil
  ) -> String? {
    switch statement.kind {
    case .expression(let expression): return text(of: expression, bindings, options)
    case .assignment(let target, let sign, let value):
      guard let target = text(of: target, bindings), let value = text(of: value, bindings) else {
        return nil
      }
      return "\(target) \(sign) \(value)"
    default: return nil
    }
  }

  /// Nil for Swift with a placeholder that must have a value and has none.
  mutating func text(
    of expression: SwiftExpression, _ bindings: LineBindings, _ options: String? = nil
  ) -> String? {
    switch expression.kind {
    case .number(let text): return text
    case .name(let name): return name
    case .implicitMember(let name): return "." + name
    case .string(let parts):
      if case .letters(let text)? = parts.first, parts.count == 1 { return "\"\(text)\"" }
      return parts.isEmpty ? "\"\"" : nil
    case .placeholder(let placeholder):
      if placeholder.kind == "options" { return options ?? "[]" }
      return text(of: placeholder, bindings)
    case .member(let base, let name):
      return text(of: base, bindings, options).map { "\($0).\(name)" }
    case .call(let callee, let arguments):
      guard let callee = text(of: callee, bindings, options) else { return nil }
      return call(callee, arguments, bindings, options)
    case .index(let base, let arguments):
      guard let base = text(of: base, bindings), let index = arguments.first,
        let place = text(of: index.value, bindings)
      else { return nil }
      return "\(base)[\(place)]"
    case .array(let items): return list(items, bindings).map { "[\($0)]" }
    case .tuple(let items): return list(items.map(\.value), bindings).map { "(\($0))" }
    case .prefix(let sign, let operand): return text(of: operand, bindings).map { sign + $0 }
    case .infix(let sign, let left, let right):
      guard let left = text(of: left, bindings), let right = text(of: right, bindings) else {
        return nil
      }
      return sign == "..." ? "\(left)...\(right)" : "\(left) \(sign) \(right)"
    case .closure, .choice, .selector, .keyPath, .other: return nil
    }
  }

  private mutating func list(
    _ items: [SwiftExpression], _ bindings: LineBindings
  ) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = text(of: item, bindings) else { return nil }
      texts.append(text)
    }
    return texts.joined(separator: ", ")
  }

  /// A call; optional arguments without a value are left out, and closures follow it.
  private mutating func call(
    _ callee: String, _ arguments: [SwiftArgument], _ bindings: LineBindings, _ options: String?
  ) -> String? {
    var texts: [String] = []
    var closures: [String] = []
    let capture = Self.captures(callee, arguments) ? "[self] in" : ""
    for argument in arguments {
      if let placeholder = argument.value.closurePlaceholder {
        guard case .block(let block)? = bindings[placeholder.name] else {
          if placeholder.isOptional { continue }
          return nil
        }
        let label = closures.isEmpty ? "" : "\(argument.label ?? ""): "
        closures.append(label + closure(placeholder, block, capture))
      } else if case .closure(let closure) = argument.value.kind {
        guard let statement = closure.body.first, let text = text(of: statement, bindings) else {
          return nil
        }
        let label = closures.isEmpty ? "" : "\(argument.label ?? ""): "
        closures.append(
          label
            + ([opener(capture, text.lines)] + text.lines.indented + ["}"])
            .joined(separator: "\n"))
      } else if case .placeholder(let placeholder) = argument.value.kind, placeholder.isOptional,
        placeholder.kind == "options" ? options == nil : bindings[placeholder.name] == nil,
        !placeholder.isConstant, !placeholder.isVelocity
      {
        if argument.label == "forKey" { texts.append("forKey: nil") }
        continue
      } else {
        guard let text = text(of: argument.value, bindings, options) else { return nil }
        texts.append((argument.label.map { "\($0): " } ?? "") + text)
      }
    }
    let list = texts.isEmpty && !closures.isEmpty ? "" : "(\(texts.joined(separator: ", ")))"
    return ([callee + list] + closures).joined(separator: " ")
  }

  /// Whether a call's first closure escapes, so that it captures `self`.
  private static func captures(_ callee: String, _ arguments: [SwiftArgument]) -> Bool {
    callee != "UIView.modifyAnimations" && callee != "UIView.performWithoutAnimation"
      && arguments.first?.label != "springDuration"
  }

  /// A closure with a block; the parameters of a completion mean parts of the event.
  private mutating func closure(
    _ placeholder: Placeholder, _ block: Block, _ capture: String
  ) -> String {
    let outer = (context.meanings, context.isInAnimation)
    defer { (context.meanings, context.isInAnimation) = outer }
    context.isInAnimation = placeholder.kind == "body"
    var parameters = capture
    switch placeholder.kind {
    case "finished":
      let isUsed = block.span.text.contains("event.finished")
      context.meanings["event.finished"] = Written("finished", "Bool")
      parameters = "[self] \(isUsed ? "finished" : "_") in"
    case "position":
      let isUsed = block.span.text.contains("event.position")
      context.meanings["event.position"] = Written("position", "UIViewAnimatingPosition")
      parameters = "[self] \(isUsed ? "position" : "_") in"
    default: break
    }
    return braced("", block, parameters).joined(separator: "\n")
  }

  // MARK: Placeholders

  private mutating func text(
    of placeholder: Placeholder, _ bindings: LineBindings
  ) -> String? {
    switch bindings[placeholder.name] {
    case .flag?: return "true"
    case .block(let block)? where placeholder.kind == "key":
      return context.action.map { "#selector(\(method($0, block)))" }
    case .block?: return nil
    case .values(let values)?: return swift(values, as: placeholder.kind)
    case nil:
      if placeholder.name == "_" { return placeholder.isConstant ? placeholder.kind : nil }
      if placeholder.isVelocity { return "CGVector(dx: 0, dy: 0)" }
      if let written = context.meanings[placeholder.name] { return written.text }
      if placeholder.name == "c" { return scene.collision }
      return bindings.defaults[placeholder.name].flatMap { swift($0, as: placeholder.kind) }
    }
  }

  /// The values of a clause or a subject, as a kind of the table.
  mutating func swift(_ values: [CommandValue], as kind: String) -> String? {
    switch kind {
    case "list":
      var texts: [String] = []
      for value in values {
        guard let text = swift([value], as: "") else { return nil }
        texts.append(text)
      }
      return "[\(texts.joined(separator: ", "))]"
    case "key": return values.map(\.text).joined(separator: ", ").quoted
    case "identifier": return values.map(\.text).joined(separator: ", ").quoted + " as NSString"
    case "layerKey": return layerKey(values.map(\.text).joined()).quoted
    default: break
    }
    guard values.count == 1, let value = values.first else { return nil }
    switch (value, kind) {
    case (.word(let name), "switch"): return name.text == "on" ? "true" : "false"
    case (.word(let name), "UIColor"): return color(name.text)
    case (.word(let name), "CGColor"): return layerColor(name.text)
    case (.word(let name), "word"): return "." + name.text
    case (.word(let name), "rotationMode"):
      return ".rotate" + name.text.prefix(1).uppercased() + name.text.dropFirst()
    case (.word(let name), _): return typed(named: name.text)?.text ?? scene.names.swift(name.text)
    case (.expression(let expression), _): return swift(expression, as: kind)
    case (.binding, _), (.parameter, _): return nil
    }
  }

  /// The layer's key path for a property of a view.
  private func layerKey(_ path: String) -> String {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    let key = Self.layerKeys[parts.first ?? ""] ?? parts.first ?? ""
    return ([key] + parts.dropFirst()).joined(separator: ".")
  }

  private static let layerKeys = [
    "center": "position", "alpha": "opacity", "size": "bounds.size",
    "rotation": "transform.rotation.z", "scale": "transform.scale",
  ]

  // MARK: Options

  /// The options of an animation for the clauses that its pattern lacks; nil if there are none.
  mutating func options(_ bindings: inout LineBindings, _ rule: WrittenRules.Rule) -> String? {
    guard rule.takesOptions else { return nil }
    var options: [String] = []
    var rest: [Command.Clause] = []
    for clause in bindings.unmatched {
      // Keyframes have no curve of their own in UIKit.
      let isOption = !rule.isOfKeyframes || clause.keyword.text != "curve"
      if isOption, let option = option(clause) {
        options.append(option)
      } else {
        rest.append(clause)
      }
    }
    bindings.leave(only: rest)
    if options.count == 1 { return options[0] }
    return options.isEmpty ? nil : "[\(options.joined(separator: ", "))]"
  }

  private mutating func option(_ clause: Command.Clause) -> String? {
    let words = clause.values.map(\.text).joined(separator: " ")
    for rule in rules.options where rule.keyword == clause.keyword.text {
      if rule.value == words { return text(of: rule.swift, LineBindings()) }
      guard let name = rule.placeholder, let value = clause.values.first else { continue }
      guard case .expression(let expression) = value else { continue }
      if let text = text(of: rule.swift, LineBindings(name, expression)) { return text }
    }
    return nil
  }
}

extension SwiftExpression {
  /// The placeholder of a pattern's closure, `{ $body:body }`.
  fileprivate var closurePlaceholder: Placeholder? {
    guard case .closure(let closure) = kind,
      case .expression(let part)? = closure.body.first?.kind,
      case .placeholder(let placeholder) = part.kind
    else { return nil }
    return placeholder
  }
}

extension Placeholder {
  /// Whether it stands for its kind, such as `$_:self`.
  fileprivate var isConstant: Bool {
    name == "_" && ["self", "nil", "true", "false", "view"].contains(kind)
  }

  /// Whether it is a spring's initial velocity, which Swift writes even if it is 0.
  fileprivate var isVelocity: Bool { kind == "axes" || kind == "across" }
}
