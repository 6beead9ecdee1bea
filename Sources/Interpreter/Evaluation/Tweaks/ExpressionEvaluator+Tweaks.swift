import Diagnostics
import Language
import Values

extension ExpressionEvaluator {
  /// The value of a tweak, now or at the evaluated frame.
  func value(ofTweak name: String) throws(Mistake) -> Value {
    let tweak = try tweak(named: name)
    guard !tweak.control.isAction else { throw .tweakActs(tweak.name.whole) }
    guard let frame else { return tweak.value }
    return stage.recorder.isKnown(frame) ? tweak.value(at: frame) : .nothing
  }

  /// The tweak with a full name.
  /// - Throws: `tweakName` if the text is not a tweak's name, `unknownTweak`.
  package func tweak(named text: String) throws(Mistake) -> Tweak {
    let name = try TweakName(text)
    let tweaks = world.values.tweaks
    guard let tweak = tweaks[name.whole] else {
      throw .unknownTweak(name.whole, known: tweaks.names)
    }
    return tweak
  }

  /// A property that a tweak or a sweep can set again later.
  /// - Parameter refusal: The mistake if the target is not a property of an object.
  func binding(
    of target: Expression, else refusal: Mistake
  ) throws(Failure) -> (TweakBinding, Settable) {
    let path = try Path(target)
    guard let root = self[path.root.text] else {
      throw Failure(unknownName(path.root.text), at: path.root.span)
    }
    guard case .object(let reference) = root else { throw Failure(refusal, at: target.span) }
    return (TweakBinding(path: path, reference: reference), try settable(path, of: reference))
  }
}

extension ArgumentType where Content == TweakName {
  /// The name of a tweak, in quotation marks.
  package static var tweakName: ArgumentType {
    ArgumentType(.string) { (evaluator, values, what) throws(Failure) in
      let expression = try evaluator.expression(values, of: what)
      guard !expression.isNameWithoutQuotes else {
        let text = expression.span.text
        let isWhole = (try? TweakName(text)) != nil
        throw Failure(
          .tweakName("a tweak's name must be in quotes", write: isWhole ? "\"\(text)\"" : ""),
          at: expression.span)
      }
      return try evaluator.checked(expression, what) { (check, value) throws(Mistake) in
        guard case .string(let text) = value else {
          throw .wrongKind(
            what, takes: "a name in quotation marks",
            found: value.described, of: check.text,
            sample: "\(what) \"Physics/Gravity/Magnitude\"")
        }
        return try TweakName(text)
      }
    }
  }
}

extension Expression {
  /// Whether it is words separated by `/`, like a tweak's name without its quotation marks.
  fileprivate var isNameWithoutQuotes: Bool {
    guard case .binary(.divide, let left, let right) = kind, case .name = right.kind else {
      return false
    }
    if case .name = left.kind { return true }
    return left.isNameWithoutQuotes
  }
}

extension Inspector {
  /// All tweaks, by category and collection.
  package var tweaks: Tweaks { world.values.tweaks }
}
