/// The reason why numbers make no curve.
public enum CurveProblem: Error, Hashable, Sendable {
  /// A parameter is infinite or not a number.
  case notFinite(parameter: String, value: Double)
  /// A Bézier's x1 or x2 is outside 0…1.
  case handleOutsideTime(parameter: String, value: Double)
  /// A spring's mass or stiffness is 0 or less.
  case notPositive(parameter: String, value: Double)
  /// A spring's damping is less than 0.
  case negativeDamping(value: Double)
  /// A spring is so stiff, so soft or so heavy that its frequency cannot be computed.
  case beyondArithmetic(mass: Double, stiffness: Double, damping: Double)
  // MARK: Springs, keyframes and decay
  /// A number of a curve is outside its range, which includes both ends.
  case outside(parameter: String, of: String, value: Double, low: Double, high: Double)
  /// A spring's friction is less than 0.
  case negativeFriction(value: Double)
  /// A spring's damping ratio is less than 0.
  case negativeRatio(value: Double)
  /// A spring's bounce is -1: infinite damping.
  case bounceWithoutMotion
  /// A spring's damping ratio is too small for it to rest after a given duration.
  case neverAtRest(dampingRatio: Double)
  /// A decay's rate, the share of speed it keeps, is not between 0 and 1.
  case decayRate(value: Double)
  /// A size or a factor is 0 or less.
  case notAbove0(parameter: String, of: String, value: Double)
  /// The lists of keyframes are invalid.
  case keyframes(KeyframeProblem)
  // MARK: Easings
  /// A curve does not have this parameter; `known` are those it has.
  case noParameter(String, of: String, known: [String])
}

extension CurveProblem {
  /// The parameter at fault; nil if there is no single one.
  public var parameter: String? {
    switch self {
    case .notFinite(let parameter, _), .handleOutsideTime(let parameter, _),
      .notPositive(let parameter, _), .outside(let parameter, _, _, _, _),
      .notAbove0(let parameter, _, _), .noParameter(let parameter, _, _):
      parameter
    case .negativeDamping: "damping"
    case .negativeFriction: "friction"
    case .negativeRatio, .neverAtRest: "dampingRatio"
    case .bounceWithoutMotion: "bounce"
    case .decayRate: "rate"
    case .beyondArithmetic, .keyframes: nil
    }
  }
}
