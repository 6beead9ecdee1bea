import Evaluation
import MotionCurves
import Values

/// Expressions, and commands by their declarations.
extension ProgramWriter {
  mutating func expression() -> String {
    depth += 1
    defer { depth -= 1 }
    guard depth < 6 else { return number() }
    switch chance.below(24) {
    case 0..<3: return number()
    case 3: return quantity(chance.pick([.time, .angle, .length, .frequency], else: .plain))
    case 4..<7: return path()
    case 7: return chance.pick(Self.names + ["ans", "t", "event"], else: "a")
    case 8: return point()
    case 9: return list()
    case 10: return text()
    case 11..<14: return call()
    case 14: return curve()
    case 15: return "\(curve())(\(number()))"
    case 16: return "-\(expression())"
    case 17: return "not \(expression())"
    case 18: return "(\(expression()))"
    case 19: return "\(expression())[\(chance.happens(70) ? "\(chance.within(-1...4))" : number())]"
    case 20: return "\(expression()).\(chance.word("x y z width height count a tx size duration"))"
    default:
      let sign = chance.word("+ - * / % ^ == != < <= > >= ~ .. ..< and or")
      return "\(expression()) \(sign) \(expression())"
    }
  }

  /// A property of something, or a part of one.
  mutating func path() -> String {
    let object = chance.pick(Self.objects, else: "red")
    let properties = ViewProperties.all.map(\.name)
    let property =
      chance.happens(75)
      ? chance.pick(properties, else: "center")
      : chance.word(
        "magnitude angle active time frame center.x velocity.y presentation.center layer")
    return "\(object).\(property)\(chance.happens(15) ? chance.word(".x .y .width .z") : "")"
  }

  mutating func call() -> String {
    guard let function = chance.pick(Builtins.functions.map(Optional.some), else: nil) else {
      return "sin(1)"
    }
    let (low, high) = (function.counts.lowerBound, min(function.counts.upperBound, 6))
    let count = chance.happens(6) ? chance.below(5) : chance.within(low...max(low, high))
    var arguments = (0..<count).map { _ in chance.happens(60) ? number() : expression() }
    for label in function.labels where chance.happens(60) {
      arguments.append("\(label): \(chance.happens(85) ? number() : expression())")
    }
    return "\(function.name)(\(arguments.joined(separator: ", ")))"
  }

  mutating func curve() -> String {
    switch chance.below(10) {
    case 0..<5: chance.pick(CurveCalls.names, else: "linear")
    case 5: "bezier(\(number()), \(number()), \(number()), \(number()))"
    case 6: "spring(mass: \(number()), stiffness: \(number()), damping: \(number()))"
    case 7: "spring(duration: \(quantity(.time)), bounce: \(number()))"
    case 8: "steps(\(number()), \(chance.word("jumpEnd jumpStart jumpNone jumpBoth")))"
    default: "css(\(css()))"
    }
  }

  private mutating func css() -> String {
    let stops = (0..<chance.within(1...4)).map { _ in
      "\(number())\(chance.happens(40) ? " \(number())%" : "")"
    }
    return chance.pick(
      [
        "\"linear(\(stops.joined(separator: ", ")))\"",
        "\"cubic-bezier(\(number()), \(number()), \(number()), \(number()))\"",
        "\"steps(\(number()), start)\"", text(),
      ], else: "")
  }

  mutating func transform() -> String {
    let one = chance.pick(
      [
        "scale(\(number()))", "scale(\(number()), \(number()))", "rotate(\(quantity(.angle)))",
        "translate(\(number()), \(number()))", "identity",
      ], else: "identity")
    return chance.happens(30) ? "\(one) * rotate(\(quantity(.angle)))" : one
  }

  mutating func region() -> String {
    let one = chance.pick(
      ["circle(\(number()))", "rectangle(\(number()), \(number()))", "infinite"], else: "infinite")
    return chance.happens(35) ? "\(one) \(chance.word("- + *")) circle(\(number()))" : one
  }

  // MARK: Commands

  mutating func command(of groups: [CommandDeclaration.Group]) -> String {
    let commands = corpus.commands.filter { groups.contains($0.group) }.map(Optional.some)
    guard let command = chance.pick(commands, else: nil) else { return "show" }
    if chance.happens(15) { return chance.pick(command.examples, else: command.verb) }
    // The end of a session would leave nothing to look at.
    if ["quit", "exit"].contains(command.verb) { return "history" }
    return written(command)
  }

  private mutating func written(_ command: CommandDeclaration) -> String {
    var words = [command.verb]
    if let subject = command.subject, subject.isRequired ? !chance.happens(3) : chance.happens(50) {
      words.append(value(subject.kind))
    }
    for clause in command.clauses where chance.happens(clause.isRequired ? 96 : 30) {
      words.append(clause.word)
      if clause.isValueOptional, chance.happens(50) { continue }
      words.append(value(clause.kind))
    }
    if command.takesName, chance.happens(15) {
      words += ["as", chance.pick(Self.names, else: "a")]
    }
    if command.block == .required || (command.block == .optional && chance.happens(50)) {
      words.append(block())
      if chance.happens(25) { words += ["then", block()] }
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
