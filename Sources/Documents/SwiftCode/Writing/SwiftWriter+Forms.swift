import Language
import MotionCurves
import Text

/// Statements in the forms that UIKit has.
extension SwiftWriter {
  /// The statement in the forms that UIKit has: an animation of one property has a block, and a
  /// parallax is two motion effects.
  mutating func desugared(_ statement: Statement) -> [Statement] {
    guard case .command(let command) = statement.kind else { return [statement] }
    switch command.verb.text {
    case "animate" where command.block == nil:
      guard let whole = animation(command).flatMap({ self.statement($0) }) else {
        return [statement]
      }
      return desugared(whole)
    case "animate":
      let (plain, timed) = (plain(command), timed(command))
      if let statements = animator(timed) { return statements }
      // Clauses that only an animator has are left out, and the duration is not.
      return [statement.with(timed.needsAnimator ? plain : timed)]
    case "animator", "animation", "animations": return [statement.with(timed(command))]
    case "attach": return [statement.with(placed(command))]
    case "parallax":
      guard let view = command.clause("on")?.text, let reach = command.clause("magnitude")?.text
      else { return [statement] }
      return [("center.x", "horizontal"), ("center.y", "vertical")].compactMap {
        self.statement("effect on \(view) keypath \($0) tilt \($1) from -\(reach) to \(reach)")
      }
    default: return [statement]
    }
  }

  /// `animate red.alpha to 0 over 1s` with a block.
  private func animation(_ command: Command) -> String? {
    guard let path = command.subject.first?.text else { return nil }
    var changes: [String] = []
    var rest: [String] = []
    for clause in command.clauses {
      switch clause.keyword.text {
      case "to": changes.append("\(path) = \(clause.text)")
      case "by": changes.append("\(path) += \(clause.text)")
      default: rest.append("\(clause.keyword.text) \(clause.text)")
      }
    }
    let then = command.thenBlock.map { " then \($0.span.text)" } ?? ""
    return "animate \(rest.joined(separator: " ")) { \(changes.joined(separator: "; ")) }\(then)"
  }

  // MARK: Timing

  /// An animation without what says nothing: a clause at its default, and a curve beside `damping`.
  private func plain(_ command: Command) -> Command {
    let standard = commands[command].clauses
    let clauses = command.clauses.filter { clause in
      !standard.contains { $0.word == clause.keyword.text && $0.standard == clause.text }
    }
    let isSpring = command.clause("damping") != nil
    return command.with(clauses: clauses).without(isSpring ? ["curve"] : [])
  }

  /// A plain animation with its curve in UIKit's words.
  private func timed(_ typed: Command) -> Command {
    let typed = plain(typed)
    guard case .expression(let curve)? = typed.clause("curve")?.values.first,
      let own = self.curve(of: curve), let timing = UIKitTiming(own)
    else { return typed }
    let command = lasting(typed, own)
    let isLayer = command.verb.text.hasPrefix("animation")
    switch timing {
    case .bezier(let handles) where !isLayer || !["ease"].contains(curve.span.text):
      let list = handles.map(\.written).joined(separator: ", ")
      return command.with("curve bezier(\(list))", of: self)
    case .named(let name) where !isLayer && command.verb.text == "animate":
      return command.with("curve \(name)", of: self)
    case .damping(let ratio, let duration, let velocity) where !isLayer:
      let clauses =
        "over \(duration.written)s damping \(ratio.written) velocity \(velocity.written)"
      return command.without(["over", "curve"]).with(clauses, of: self)
    case .perceptual(let duration, let bounce, let velocity)
    where !isLayer && (velocity == 0 || command.verb.text == "animate"):
      let parts = [("duration", duration), ("bounce", bounce), ("velocity", velocity)]
      return command.without(["over"]).with("curve spring(\(Self.labelled(parts)))", of: self)
    case .physics(let mass, let stiffness, let damping, let velocity) where !isLayer:
      let parts = [
        ("mass", mass), ("stiffness", stiffness), ("damping", damping), ("velocity", velocity),
      ]
      return command.without(["over"]).with("curve spring(\(Self.labelled(parts)))", of: self)
    case .bezier, .named, .damping, .perceptual, .physics: return command
    }
  }

  /// An animation whose easing has a duration of its own, with that instead of `over`. A layer's takes
  /// `over` first.
  private func lasting(_ command: Command, _ curve: Curve) -> Command {
    let isLayer = command.verb.text.hasPrefix("animation")
    guard case .timed(let easing, let duration) = curve else { return command }
    let time = isLayer && command.clause("over") != nil ? "" : "over \(duration.written)s "
    return command.with("\(time)curve \(easing.name)", of: self)
  }

  private static func labelled(_ parts: [(name: String, value: Double)]) -> String {
    parts.filter { $0.name != "velocity" || $0.value != 0 }
      .map { "\($0.name): \($0.value.written)" }.joined(separator: ", ")
  }

  /// A curve, also by the name that a scene gave it.
  private func curve(of expression: Expression) -> Curve? {
    constants.curve(of: facts.curves[expression.span.text] ?? expression.span.text)
  }

  /// An animation with a curve that only a property animator has, as one that starts at once.
  private mutating func animator(_ command: Command) -> [Statement]? {
    guard command.needsAnimator, !context.isInAnimation,
      Set(command.clauses.map(\.keyword.text)).isSubset(of: ["over", "curve"])
    else { return nil }
    let name = scene.names.fresh("movement")
    let clauses = command.clauses.map { "\($0.keyword.text) \($0.text)" }.joined(separator: " ")
    guard let made = statement("animator \(name) \(clauses) { 0 } then { 0 }"),
      case .command(let animator) = made.kind, let start = statement("start \(name)")
    else { return nil }
    return [made.with(animator.with(blocksOf: command)), start]
  }

  // MARK: Attachments

  /// An attachment with the anchor, the axis and the offsets that UIKit requires and a line may
  /// leave out.
  private func placed(_ command: Command) -> Command {
    guard let view = command.subject.first?.text else { return command }
    func filled(_ command: Command, _ keyword: String, _ value: String) -> Command {
      command.clause(keyword) == nil ? command.with("\(keyword) \(value)", of: self) : command
    }
    let kinds = Set(command.clauses.map(\.keyword.text))
    var placed = command
    if !kinds.isDisjoint(with: ["pin", "fixed", "slide"]) {
      placed = filled(placed, "at", "\(view).center")
    }
    if kinds.contains("slide") { placed = filled(placed, "along", "(1, 0)") }
    if kinds.contains("limit") || kinds.contains("offset") || kinds.contains("toOffset") {
      placed = filled(placed, "offset", "(0, 0)")
      if kinds.contains("limit") || kinds.contains("toOffset") || isView(command.clause("to")) {
        placed = filled(placed, "toOffset", "(0, 0)")
      }
    }
    return placed
  }

  private func isView(_ clause: Command.Clause?) -> Bool {
    guard case .expression(let value)? = clause?.values.first, case .name(let name) = value.kind
    else { return false }
    return ["UIView", "UILabel"].contains(scene.names.type(of: name) ?? context.locals[name])
  }
}

extension Command {
  /// A clause by its keyword.
  fileprivate func clause(_ keyword: String) -> Clause? {
    clauses.first { $0.keyword.text == keyword }
  }

  /// Whether it has a curve for which UIView's animations have no argument.
  fileprivate var needsAnimator: Bool {
    guard case .expression(let curve)? = clause("curve")?.values.first,
      case .call(let callee, let arguments) = curve.kind, case .name(let name) = callee.kind
    else { return false }
    return name == "bezier" || name == "spring" && arguments.first?.label?.text == "mass"
  }

  func without(_ keywords: Set<String>) -> Command {
    with(clauses: clauses.filter { !keywords.contains($0.keyword.text) })
  }

  /// The command with clauses in the place of its own ones, where they can be read.
  fileprivate func with(_ text: String, of writer: SwiftWriter) -> Command {
    let head = verb.text == "attach" ? "attach x" : "animate"
    let tail = verb.text == "attach" ? "" : " { 0 }"
    guard case .command(let read)? = writer.statement("\(head) \(text)\(tail)")?.kind else {
      return self
    }
    let keywords = Set(read.clauses.map(\.keyword.text))
    return with(clauses: without(keywords).clauses + read.clauses)
  }
}

extension Command.Clause {
  /// The values as they were typed.
  fileprivate var text: String { values.map(\.text).joined(separator: ", ") }
}
