import MotionCurves
import MotionPlatform
import SwiftCode
import Values

/// What is known of a call while its line is written.
struct ScriptWriting {
  let bindings: ScriptBindings
  /// The name before the call's last dot, and the one that the call is assigned to.
  let owner: String
  let name: String?
  var changes: [ScriptChange] = []
  /// What is set before.
  var start: [ScriptChange] = []
  var unread: [String] = []
  var times: [Double] = []
  /// The shares of the time at which it begins and ends, as Flutter's `Interval` has them.
  private var part: [Double]?
  /// The curves from one value to the next, where they have their own.
  var easings: [String?] = []
  /// Whether its curve is that of all its values, not of each part.
  var isWhole = false
  var delay = 0.0
  var stagger = 0.0
  var legs = 1.0
  var alternates = false
  /// Whether the Web Animations API leaves the view at the end; nil elsewhere.
  var stays: Bool?
  /// The distance of the first change; nil if it is not known.
  var distance: Double?
  /// How a variable's values are written.
  var use: ScriptUse?
  /// Whether it sets what it changes at once.
  var isSet = false
  /// Whether it is a step of a timeline.
  var isTimed = false
  /// Whether its curve says how far it goes.
  var isMoving = false
  /// Whether it is an element of JSX, whose other attributes are no changes.
  var isElement = false
  /// The spring of the hook that it belongs to.
  var shared: ScriptValue?

  init(_ bindings: ScriptBindings, owner: String, name: String?) {
    (self.bindings, self.owner, self.name) = (bindings, owner, name)
  }

  /// The clauses of `animate`.
  mutating func clauses(_ template: Template) -> String {
    readTurns(bindings)
    var text = fill(template, bindings) ?? Lowering.gap
    if text.contains(" forever") {
      legs = .infinity
      text = text.replacing(" forever", with: "")
    }
    text = Self.overdamped(Template.tidied(text).replacing("(, ", with: "("))
    if let part, part.count == 2, !text.contains(#/over [\d.]/#) {
      unread.append("Interval(\(part.map(Lowering.digits).joined(separator: ", ")))")
    } else if let part, part.count == 2, let over = text.firstRange(of: "over "),
      case let digits = text[over.upperBound...].prefix(while: { $0.isNumber || $0 == "." }),
      let seconds = Double(digits)
    {
      delay += seconds * part[0]
      text.replaceSubrange(
        digits.startIndex..<digits.endIndex, with: Lowering.digits(seconds * (part[1] - part[0])))
    }
    // How far a curve that has no end of its own goes.
    if let place = text.firstRange(of: " moving ") {
      for index in changes.indices {
        changes[index].target = .by(String(text[place.upperBound...]))
      }
      text = String(text[..<place.lowerBound])
    }
    return text
  }

  /// A spring with more than critical damping, which only Apple's keeps from being slow.
  private static func overdamped(_ text: String) -> String {
    guard let place = text.firstRange(of: "spring(") else { return text }
    let list = text[place.upperBound...].prefix { $0 != ")" }
    var parts: [String: Double] = [:]
    for part in list.split(separator: ",") {
      let words = part.split(separator: ":").map(\.trimmed)
      if words.count == 2 { parts[words[0]] = Double(words[1]) }
    }
    guard let stiffness = parts["stiffness"], let damping = parts["damping"],
      damping * damping > 4 * stiffness * (parts["mass"] ?? 1)
    else { return text }
    return text.replacing(list, with: list + ", allowsOverdamping: on")
  }

  /// What says when it begins, and how often it plays.
  private mutating func readTurns(_ bindings: ScriptBindings) {
    for (name, bound) in bindings.all {
      let number = bindings.resolved(bound.value).number("ms", "s")
      switch (name, bound.kind) {
      case ("delay", "ms"), ("delayMillis", "ms"): delay += (number ?? 0) / 1000
      case ("delay", _):
        // Motion's `delay: stagger(0.1, { startDelay: 0.2 })`.
        if case .call(nil, "stagger", let arguments) = bound.value {
          stagger = arguments.first?.value.number("s") ?? 0
          delay += arguments.last?.value.field("startDelay")?.number("s") ?? 0
        } else if let number {
          delay += number
        } else {
          unread.append("delay: \(bound.value.code)")
        }
      case ("stagger", _), (_, "stagger"):
        let each = bound.value.field("each")?.number("s")
        stagger = number ?? each ?? 0
        unread += (bound.value.fields ?? []).filter { each == nil || $0.label != "each" }
          .map { "stagger: { \($0.label ?? ""): \($0.value.code) }" }
      case (_, "more"), (_, "legs"):
        guard let number else {
          legs = ["Infinity", "true"].contains(bound.value.name) ? .infinity : legs
          continue
        }
        legs = number < 0 ? .infinity : number + (bound.kind == "more" ? 1 : 0)
      case (_, "loop"):
        alternates = bound.value.field("reverse") == .word("true")
        legs = bound.value == .word("true") || alternates ? .infinity : legs
      case (_, "back"):
        let words = ["true", "reverse", "mirror", "alternate", "RepeatMode.Reverse"]
        alternates = words.contains(bound.value.name ?? "")
      case ("ends", "all"): part = bound.value.items?.compactMap { $0.number() }
      case (_, "times"): times = bound.value.items?.compactMap { $0.number() } ?? []
      default: break
      }
    }
  }

  private mutating func fill(
    _ template: Template, _ bindings: ScriptBindings, isNeeded: Bool = true
  ) -> String? {
    var text = ""
    for part in template.parts {
      switch part {
      case .text(let words): text += words
      case .placeholder(let name):
        let hook = name == "config" ? shared : nil
        guard
          let bound = bindings[name]
            ?? hook.map({ ScriptBindings.Bound(value: $0, kind: "tension") })
        else { return nil }
        if let value = value(bound, bindings) {
          text += value
        } else if isNeeded, ScriptTable.standard.sets[bound.kind] == nil, bound.value.isVariable {
          // What a variable says, the user writes.
          text += name
          let times = bound.kind == "perMillisecond" ? " * 1000" : ""
          remarks.append("`\(name)` is `\(bound.value.code)\(times)`")
        } else {
          unread.append("\(name): \(bound.value.code)")
          return nil
        }
      case .choice(let alternatives):
        for alternative in alternatives {
          guard let filled = fill(alternative, bindings, isNeeded: false) else { continue }
          text += filled
          break
        }
      }
    }
    return text
  }

  /// How a value is written, by its kind; nil for one that is not read.
  private mutating func value(
    _ bound: ScriptBindings.Bound, _ bindings: ScriptBindings
  ) -> String? {
    let value = bindings.resolved(bound.value)
    let number = value.number("ms", "s", "dp")
    switch bound.kind {
    case "s": return number.map { Lowering.digits($0) + "s" }
    case "ms": return number.map { Lowering.digits($0 / 1000) + "s" }
    case "rest": return number.map { Lowering.digits(1 - $0) }
    case "perMillisecond": return number.map { Lowering.digits($0 * 1000) }
    case "velocity":
      guard let number, let distance, distance != 0 else { return number == 0 ? "0" : nil }
      return Lowering.digits(number / distance)
    case "origamiTension": return number.map { Lowering.digits(($0 - 30) * 3.62 + 194) }
    case "origamiFriction": return number.map { Lowering.digits(($0 - 8) * 3 + 25) }
    case "reactDecay": return number.map { Lowering.digits(exp($0 - 1)) }
    case "gsap":
      guard let name = value.gsapName, EasingDialect.gsap.easing(named: name) != nil
      else { return nil }
      return "gsap(\"\(name)\")"
    case "css": return value.name.flatMap(WebWords.curve)
    case "penner":
      guard let name = value.name else { return nil }
      return WebWords.curve(String(name.split(separator: ".").last ?? ""))
    case "keys": return keys(value)
    case let kind where ScriptTable.standard.sets[kind] != nil: return self.value(value, of: kind)
    default: return number.map(Lowering.digits)
    }
  }

  /// A value by the first line of its kind that it matches.
  private mutating func value(_ value: ScriptValue, of set: String) -> String? {
    for row in ScriptTable.standard.sets[set, default: []] {
      guard let inner = row.bindings(anyOf: [value], bindings.constants),
        let template = row.template
      else { continue }
      readTurns(inner)
      unread += inner.unread
      if let words = row.words { remarks.append(words) }
      return fill(template, inner)
    }
    return value.number().map(Lowering.digits)
  }

  /// The remarks of the lines of the table that were used.
  private(set) var remarks: [String] = []

  /// Kotlin's `keyframes { durationMillis = 500; 0.4f at 100 with LinearEasing }`.
  private mutating func keys(_ value: ScriptValue) -> String? {
    guard case .block(let statements) = value, let change = changes.first, let use else {
      return nil
    }
    var keys: [(time: Double, value: ScriptValue, curve: String?)] = []
    var seconds = 0.3
    for statement in statements {
      if statement.name == "durationMillis", let time = statement.value.number() {
        seconds = time / 1000
        continue
      }
      var (key, curve) = (statement.value, nil as String?)
      if case .call(let inner?, let word, let easing) = key, word == "with" || word == "using" {
        key = inner
        curve = easing.first.flatMap { self.value($0.value, of: "composeEase") }
      }
      guard case .call(let amount?, "at", let time) = key, let time = time.first?.value.number()
      else { continue }
      keys.append((time / 1000, amount, curve))
    }
    var targets: [ScriptChange.Target?] = keys.map { use.change?($0.value)?.target }
    times = keys.map { seconds == 0 ? 0 : $0.time / seconds }
    easings = keys.map(\.curve)
    if times.first != 0 {
      targets.insert(nil, at: 0)
      times.insert(0, at: 0)
      easings.insert(nil, at: 0)
    }
    if times.last != 1 {
      targets.append(change.target)
      times.append(1)
    }
    changes[0].target = .keys(targets)
    return "over \(Lowering.digits(seconds))s curve linear"
  }
}

/// The property that a variable of a script drives.
struct ScriptUse {
  let field: String
  /// `interpolate({ inputRange: [0, 1], outputRange: ["0deg", "360deg"] })`.
  var input: [Double] = []
  var output: [ScriptValue] = []
  /// What a value makes of the property.
  var change: ((ScriptValue) -> ScriptChange?)?

  init(field: String) { self.field = field }

  init(field: String, _ value: ScriptValue) {
    self.field = field
    guard case .call(_, let name, let arguments) = value, name.hasSuffix("interpolate") else {
      return
    }
    let range = arguments.first?.value
    // Reanimated's has the ranges as arguments.
    let ranges = arguments.dropFirst().map(\.value)
    input = (range?.field("inputRange") ?? ranges.first)?.items?.compactMap { $0.number() } ?? []
    output = (range?.field("outputRange") ?? ranges.dropFirst().first)?.items ?? []
  }

  func mapped(_ value: ScriptValue) -> ScriptValue {
    guard input.count == 2, output.count == 2, input[0] != input[1], let number = value.number()
    else { return value }
    let ends = output.map { end -> (Double, String) in
      let read = end.name.flatMap { ScriptReader.argument($0)?.value } ?? end
      guard case .number(let number, let unit) = read else { return (0, "") }
      return (number, unit)
    }
    let share = (number - input[0]) / (input[1] - input[0])
    return .number(ends[0].0 + share * (ends[1].0 - ends[0].0), ends[1].1)
  }
}

extension ScriptValue {
  /// The name of one of GSAP's eases: its second version's `Back.easeOut.config(3)` is `Back.easeOut(3)`.
  fileprivate var gsapName: String? {
    guard case .call(nil, let name, let arguments) = self, name.hasSuffix(".config") else {
      return self.name
    }
    return name.dropLast(7) + "(" + arguments.map(\.value.code).joined(separator: ", ") + ")"
  }
}
