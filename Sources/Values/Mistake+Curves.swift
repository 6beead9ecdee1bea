import Curves
import Diagnostics

extension Mistake {
  /// What is wrong with a curve's numbers, with what to write instead.
  /// - Parameter argument: the label to point at; the problem's own where the numbers stand in
  ///   brackets.
  package static func curve(_ problem: CurveProblem, argument: String? = nil) -> Mistake {
    .curveProblem(problem.message, help: problem.help, argument: argument)
  }
}

extension CurveProblem {
  /// What to write instead.
  fileprivate var help: String {
    switch self {
    case .notFinite: "write a number, such as 1"
    case .handleOutsideTime: "write a number from 0 to 1"
    case .notPositive, .notAbove0: "write a number greater than 0"
    case .outside(_, _, _, let low, let high): "choose a number from \((low...high).written)"
    case .negativeDamping, .negativeFriction, .negativeRatio: "write 0 or more"
    case .bounceWithoutMotion: "write something like -0.9"
    case .neverAtRest: "write a ratio such as 0.5"
    case .decayRate: "write a rate such as 0.998"
    case .beyondArithmetic: "write numbers nearer to mass 1, stiffness 100, damping 10"
    case .keyframes: "write lists that fit: `keyframed([0, 1, 0.5], at: [0, 0.3, 1])`"
    case .noParameter(_, let owner, let known):
      known.first.map { "write `\(owner)(\($0): 1)`" } ?? "use `\(owner)` as it is"
    }
  }
}
