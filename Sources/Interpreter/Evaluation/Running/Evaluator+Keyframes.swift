import Diagnostics
import Language
import UIKitMotion
import Values

extension Evaluator {
  /// Runs the block of `keyframes`.
  package func executeKeyframes(_ block: Block) throws(Failure) {
    var inner = self
    inner.isAmongKeyframes = true
    try inner.execute(block)
  }

  /// Runs the block of `animate`, which may be among keyframes but does not contain any.
  package func executeAnimated(_ block: Block) throws(Failure) {
    var inner = self
    inner.isAmongKeyframes = false
    try inner.execute(block)
  }

  /// `at S for D { … }`: the values that the block sets are reached at S + D.
  func keyframe(_ start: Expression, _ length: Expression, _ block: Block) throws(Failure) {
    guard isAmongKeyframes else {
      throw Failure(.keyframeOutside, at: start.span.joined(to: length.span))
    }
    let from = try expressions.shareOfKeyframes(start, of: "at")
    let share = try expressions.shareOfKeyframes(length, of: "for")
    // 70% and 30% make the whole, however their sum is rounded.
    guard from + share <= 1 + 1e-9 else {
      let end = expressions.format.string((from + share) * 100)
      throw Failure(.keyframePastEnd("\(end)%"), at: length.span)
    }
    try attempt(at: start.span) { try stage.beginKeyframe(at: from, for: share) }
    try executeAnimated(block)
    stage.endKeyframe()
  }
}

extension ExpressionEvaluator {
  /// A time in `keyframes`: a share of the whole duration.
  func shareOfKeyframes(_ expression: Expression, of what: String) throws(Failure) -> Double {
    try checked(expression, what) { (check, value) throws(Mistake) in
      do throws(Mistake) {
        return try check.number(value, .plain, 0...1)
      } catch {
        guard error.id.isOfType else { throw error }
        throw error.helped(by: "for example: `at 20% for 30% { … }`")
      }
    }
  }
}
