import Diagnostics
import MotionCurves
import Text

extension CurveProblem: Reported {
  public var mistake: Mistake { .curve(self, argument: parameter) }
}

/// Mistakes with the numbers of a curve.
extension Mistake {
  /// - Parameter argument: The label to point at; the problem's own label if the numbers are in
  ///   parentheses.
  package static func curve(_ problem: CurveProblem, argument: String? = nil) -> Mistake {
    let (message, help) = words(problem)
    return Mistake(.curveProblem, message, help: help, argument: argument)
  }

  private static func words(_ problem: CurveProblem) -> (message: Sentence, help: Sentence) {
    switch problem {
    case .noParameter(let parameter, let owner, let known):
      (
        "`\(owner)` does not take `\(parameter)`",
        known.isEmpty
          ? "use `\(owner)` as it is"
          : "it takes \(known.map { "`\($0)`" }.joined(separator: " and "))"
      )
    case .notFinite(let parameter, let value):
      ("`\(parameter)` must be a finite number; got \(value.written)", "write a number, such as 1")
    case .handleOutsideTime(let parameter, let value):
      (
        "`\(parameter)` of a bezier is a time and must be between 0 and 1; got \(value.written)",
        "write a number from 0 to 1; only y1 and y2 can be outside"
      )
    case .notPositive(let parameter, let value):
      ("`\(parameter)` of a spring must be greater than 0; got \(value.written)", positive)
    case .notAbove0(let parameter, let owner, let value):
      ("`\(parameter)` of \(owner) must be greater than 0; got \(value.written)", positive)
    case .negativeDamping(let value): negative("damping", value)
    case .negativeFriction(let value): negative("friction", value)
    case .negativeRatio(let value): negative("dampingRatio", value)
    case .beyondArithmetic(let mass, let stiffness, let damping):
      (
        "a spring of mass \(mass.written), stiffness \(stiffness.written) and damping \(damping.written) cannot be computed",
        "write numbers closer to mass 1, stiffness 100, damping 10"
      )
    case .outside(let parameter, let owner, let value, let low, let high):
      (
        "`\(parameter)` of \(owner) must be between \(low.written) and \(high.written); got \(value.written)",
        "choose a number from \((low...high).written)"
      )
    case .bounceWithoutMotion:
      (
        "a `bounce` of -1 is infinite damping: nothing would move",
        "write more than -1, such as -0.9"
      )
    case .neverAtRest(let ratio):
      (
        "a spring with a damping ratio of \(ratio.written) does not come to rest in its duration",
        "write a ratio greater than 0.001, such as 0.5"
      )
    case .decayRate(let value):
      (
        "`rate` of a decay must be between 0 and 1: the share of the speed left after 1 ms; got \(value.written)",
        "write a rate such as 0.998, which scroll views have"
      )
    case .keyframes(let problem): words(problem)
    }
  }

  private static let positive: Sentence = "write a number greater than 0"

  private static func negative(
    _ parameter: String, _ value: Double
  ) -> (message: Sentence, help: Sentence) {
    (
      "`\(parameter)` of a spring must be 0 or more, or its swings would grow; got \(value.written)",
      "write 0 or more"
    )
  }

  private static func words(_ problem: KeyframeProblem) -> (message: Sentence, help: Sentence) {
    let message: Sentence =
      switch problem {
      case .noValues: "keyframes need at least one value"
      case .unequalComponents(let index, let count, let expected):
        "value \(index + 1) of the keyframes has \(count) components; the first has \(expected)"
      case .notFinite(let list, let index, let value):
        "`\(list)` of keyframes takes finite numbers; number \(index + 1) is \(value.written)"
      case .timeOutside(let index, let value):
        "a key time must be between 0 and 1; time \(index + 1) is \(value.written)"
      case .timesOutOfOrder(let index, let value, let previous):
        "key times cannot go back; time \(index + 1) is \(value.written) after \(previous.written)"
      case .wrongCount(let list, let count, let takes):
        "`\(list)` of these keyframes takes \(takes); got \(count)"
      }
    return (message, "write lists that fit: `keyframed([0, 1, 0.5], at: [0, 0.3, 1])`")
  }
}
