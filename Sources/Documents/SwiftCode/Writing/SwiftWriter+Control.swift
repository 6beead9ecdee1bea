import Evaluation
import Language
import Text

/// Loops, conditions, names and commands, which both languages have, and the passing of time.
extension SwiftWriter {
  /// The lines for statements that both languages have.
  mutating func structural(_ statement: Statement) -> [String]? {
    switch statement.kind {
    case .letBinding(let name, let value): return binding(name.text, value)
    case .assignment(let target, let sign, let value): return assignment(target, sign, value)
    case .forLoop(let name, let values, let block):
      return loop(name.text, over: values, block)
    case .repeatLoop(let count, let block):
      guard let count = swift(count, as: "Int") else { return nil }
      return braced("for _ in 0..<\(count) ", block)
    case .conditional(let condition, let block, let otherwise):
      guard let condition = swift(condition, as: "Bool") else { return nil }
      let lines = braced("if \(condition) ", block)
      guard let otherwise else { return lines }
      return lines.dropLast() + braced("} else ", otherwise)
    case .definition(let name, let parameters, let block):
      define(name.text, parameters.map(\.text), block)
      return []
    case .expression(let expression):
      guard case .name(let name) = expression.kind, facts.definitions.contains(name) else {
        return nil
      }
      return call(name, [])
    case .definedCommand(let name, let values):
      guard facts.definitions.contains(name.text) else { return nil }
      var arguments: [String] = []
      for value in values {
        guard let text = swift(value, as: "CGFloat") else { return nil }
        arguments.append(text)
      }
      return call(name.text, arguments)
    case .scheduled(let moment, let block): return scheduled(moment, block)
    case .handler(let event, let block): return handler(event, block)
    case .command where commands.roles(of: statement).contains(.passesFrames):
      return passage(statement)
    case .command(let command) where command.verb.text == "print" && context.isInBlock:
      let parts = command.subject.map { value -> String? in
        if case .expression(let expression) = value { swift(expression, as: "") } else { nil }
      }
      guard parts.allSatisfy({ $0 != nil }) else { return nil }
      return ["print(\(parts.compactMap { $0 }.joined(separator: ", ")))"]
    case .command(let command): return screens(command)
    case .keyframe: return nil
    }
  }

  private func call(_ name: String, _ arguments: [String]) -> [String] {
    let call = "\(scene.names.swift(name))(\(arguments.joined(separator: ", ")))"
    return [scene.waiting.contains(name) ? "try await \(call)" : call]
  }

  private mutating func binding(_ name: String, _ value: Expression) -> [String]? {
    // A curve is written where it is used.
    if facts.curves[name] != nil { return [] }
    guard let written = typed(value, as: "") else { return nil }
    let type = written.type.isEmpty ? "CGFloat" : written.type
    if facts.shared.contains(name), !context.isInBlock {
      return ["\(scene.names.declare(name, type)) = \(written.text)"]
    }
    context.locals[name] = type
    return ["let \(scene.names.swift(name)): \(type) = \(written.text)"]
  }

  private mutating func loop(
    _ name: String, over values: Expression, _ block: Block
  ) -> [String]? {
    let outer = context.locals
    defer { context.locals = outer }
    if case .binary = values.kind {
      guard let range = swift(values, as: "") else { return nil }
      context.locals[name] = "CGFloat"
      return loop(name, in: range, block)
    }
    guard case .list(let items) = values.kind, !items.isEmpty else { return nil }
    var texts: [String] = []
    var types: Set<String> = []
    for item in items {
      guard let written = typed(item, as: "") else { return nil }
      texts.append(written.text)
      types.insert(written.type)
    }
    context.locals[name] =
      types.count == 1 ? types.first : types.isSubset(of: ["UIView", "UILabel"]) ? "UIView" : ""
    let cast = context.locals[name].map { $0.isEmpty ? "" : " as [\($0)]" } ?? ""
    return loop(name, in: "[\(texts.joined(separator: ", "))]\(cast)", block)
  }

  /// A loop; its value has a name only if the block uses it.
  private mutating func loop(_ name: String, in values: String, _ block: Block) -> [String] {
    let name = scene.names.swift(name)
    var lines = braced("for \(name) in \(values) ", block)
    let isUsed = lines.dropFirst().contains { $0.names.contains(name) && !$0.contains("// ") }
    if !isUsed { lines[0] = "for _ in \(values) {" }
    return lines
  }

  private mutating func define(_ name: String, _ parameters: [String], _ block: Block) {
    let outer = context.locals
    for parameter in parameters { context.locals[parameter] = "CGFloat" }
    let list = parameters.map { "_ \(scene.names.swift($0)): CGFloat" }.joined(separator: ", ")
    var lines = braced("private func \(scene.names.swift(name))(\(list)) ", block)
    if lines.contains(where: { $0.contains("try await") }) {
      scene.waiting.insert(name)
      lines[0] = "private func \(scene.names.swift(name))(\(list)) async throws {"
    }
    context.locals = outer
    scene.methods.append(lines.joined(separator: "\n"))
  }

  private mutating func scheduled(_ moment: Expression, _ block: Block) -> [String]? {
    guard let seconds = seconds(of: moment) else { return nil }
    let outer = context.isInAnimation
    context.isInAnimation = false
    defer { context.isInAnimation = outer }
    let delay = number(((seconds - context.time) * 1e9).rounded() / 1e9)
    return braced("DispatchQueue.main.asyncAfter(deadline: .now() + \(delay)) ", block, "[self] in")
  }

  /// A run by a time in a loop or a command.
  private func passage(_ statement: Statement) -> [String]? {
    guard case .command(let command) = statement.kind, command.clauses.isEmpty,
      case .expression(let time)? = command.subject.first, let seconds = seconds(of: time)
    else { return nil }
    return [Self.wait(seconds)]
  }

  static func wait(_ seconds: Double) -> String {
    "try await Task.sleep(for: .seconds(\(((seconds * 1e6).rounded() / 1e6).written)))"
  }
}
