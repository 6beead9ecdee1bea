import Diagnostics
import Evaluation
import Language
import Values

/// The parts of a `tweak` line that declare the tweak, and the parts that set it.
struct TweakParts {
  /// Whether the line declares the tweak.
  let isDeclaration: Bool
  /// Whether the line sets, resets or runs the tweak.
  let isSetting: Bool
  /// Whether the line sets the property, instead of taking its value from the property.
  let setsProperty: Bool

  /// - Throws: `clauseOfOtherKind` for clauses that do not go together.
  init(_ call: Change<TweakCommand.Clauses>) throws(Failure) {
    let declaring = [
      call.place(of: \.path), call.place(of: \.standard),
      call.place(of: \.range), call.place(of: \.step),
      call.place(of: \.precision), call.place(of: \.choices),
    ].compactMap { $0 }
    if call.block != nil {
      if let place = declaring.first {
        throw call.fail(.clauseOfOtherKind(place.text, kind: "action"), at: place)
      }
      if let then = call.thenBlock {
        throw call.fail(.clauseOfOtherKind("then", kind: "action"), at: then.span)
      }
    }
    isDeclaration = call.block != nil || !declaring.isEmpty
    let setting = [
      call.place(of: \.to), call.place(of: \.reset),
      call.place(of: \.now),
    ].compactMap { $0 }
    if setting.count > 1 {
      throw call.fail(.notTogether(setting[1].text, with: setting[0].text), at: setting[1])
    }
    isSetting = !setting.isEmpty
    setsProperty = call.has(\.standard) || call.has(\.choices)
  }

  /// The tweak that the line declares.
  func tweak(_ name: TweakName, _ call: Change<TweakCommand.Clauses>) throws(Failure) -> Tweak {
    let frame = call.inspector.frame
    if let block = call.block {
      return Tweak(
        name, .action(block, call.evaluator.scope), standard: .nothing, binding: nil, at: frame)
    }
    let led = try call[\.path].map { (path) throws(Failure) in
      try call.evaluator.led(by: path)
    }
    let choices = try Self.choices(call, led)
    let standard = try Self.standard(call, led, choices)
    let control = try Self.control(of: standard, call, led, choices)
    try Self.require(standard, in: control, name, call)
    return Tweak(name, control, standard: standard, binding: led?.binding, at: frame)
  }

  // MARK: Values

  private static func choices(
    _ call: Change<TweakCommand.Clauses>, _ led: Evaluator.Led?
  ) throws(Failure) -> [Value]? {
    guard let written = call[\.choices] else {
      guard case .word(let words)? = led?.kind else { return nil }
      return words.map(Value.string)
    }
    guard case .list(let list) = try call.expressions.evaluate(written) else {
      throw call.fail(
        .wrongKind(
          "choices", takes: "a list", but: "\(written.span.text) is not a list",
          sample: "choices [easeOut, elasticOut]"), at: written.span)
    }
    guard let first = list.first else { throw call.fail(.emptyList("choices"), at: written.span) }
    guard list.count <= Limits.tweakChoices else {
      throw call.fail(.tooMany("choices", Limits.tweakChoices), at: written.span)
    }
    if let other = list.first(where: { $0.described != first.described }) {
      throw call.fail(
        .wrongKind(
          "choices", takes: "values of one kind",
          found: other.described, of: other.text(.standard, clippedTo: 40), sample: nil),
        at: written.span)
    }
    return list.values
  }

  private static func standard(
    _ call: Change<TweakCommand.Clauses>, _ led: Evaluator.Led?, _ choices: [Value]?
  ) throws(Failure) -> Value {
    if let written = call[\.standard] {
      return try value(written, led, call)
    }
    if let led, !call.has(\.choices) { return led.standard }
    guard let first = choices?.first else {
      throw call.fail(.missingClause("default", verb: "tweak", sample: "60"))
    }
    return first
  }

  /// The value of a written default: a color name needs no quotation marks.
  private static func value(
    _ written: Expression, _ led: Evaluator.Led?, _ call: Change<TweakCommand.Clauses>
  ) throws(Failure) -> Value {
    if let kind = led?.kind { return try call.expressions.value(of: written, for: kind) }
    if case .name(let word) = written.kind, call.expressions[word] == nil, Colors.isColor(word) {
      return .string(word)
    }
    let value = try call.expressions.evaluate(written)
    switch value {
    case .nothing, .function, .object, .record, .list, .region:
      throw call.fail(
        .wrongKind(
          "default", takes: "a number, a switch, a text, a color, a curve or a place",
          found: value.described, of: written.span.text, sample: "default 60"),
        at: written.span)
    default: return value
    }
  }

  // MARK: The control

  private static func control(
    of standard: Value, _ call: Change<TweakCommand.Clauses>, _ led: Evaluator.Led?,
    _ choices: [Value]?
  ) throws(Failure) -> TweakControl {
    if let choices {
      try refuseNumbers(call, "choice")
      return .choice(choices)
    }
    if case .number(_, let quantity) = standard {
      return .number(try TweakNumberParts(call, led).number(standard, quantity))
    }
    // The description without its article.
    try refuseNumbers(
      call, standard.described.split(separator: " ").dropFirst().joined(separator: " "))
    switch (standard, led?.kind) {
    case (_, .color?): return .color
    case (.boolean, _): return .flag
    case (.curve, _): return .curve
    case (.string(let text), nil):
      return isColor(text, call[\.standard]) ? .color : .text
    case (.string, _): return .text
    default: return .place
    }
  }

  /// A text is a color if it is written as `#` and digits, or as a name without quotation marks.
  private static func isColor(_ text: String, _ written: Expression?) -> Bool {
    guard Colors.isColor(text) else { return false }
    if case .name? = written?.kind { return true }
    return text.hasPrefix("#")
  }

  private static func refuseNumbers(_ call: Change<TweakCommand.Clauses>, _ kind: String)
    throws(Failure)
  {
    let places = [
      call.place(of: \.range), call.place(of: \.step),
      call.place(of: \.precision),
    ].compactMap { $0 }
    if let place = places.first {
      throw call.fail(.clauseOfOtherKind(place.text, kind: kind), at: place)
    }
  }

  /// Requires a default that the tweak allows.
  private static func require(
    _ standard: Value, in control: TweakControl, _ name: TweakName,
    _ call: Change<TweakCommand.Clauses>
  ) throws(Failure) {
    let place = call.valuePlace(of: \.standard) ?? call.valuePlace(of: \.path)
    let check = Check(what: "default", text: place?.text)
    let (_, word) = try attempt(at: place ?? call.span) { () throws(Mistake) in
      try control.taken(standard, by: name.whole, else: standard, check)
    }
    guard word != nil else { return }
    switch control {
    case .number(let number): throw call.fail(number.outside, at: place)
    case .choice(let choices):
      let known = choices.map { $0.text(.standard, clippedTo: 40) }
      throw call.fail(
        .unknownWord(
          standard.text(.standard, clippedTo: 40), after: "default", nearest: [], known: known),
        at: place)
    case .flag, .text, .color, .curve, .place, .action: return
    }
  }
}
