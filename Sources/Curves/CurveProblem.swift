import Text

/// Why a curve cannot be made from the numbers given.
public enum CurveProblem: Error, Hashable, Sendable {
  /// A parameter is infinite or not a number.
  case notFinite(parameter: String, value: Double)
  /// A Bézier's x1 or x2 is outside 0…1.
  case handleOutsideTime(parameter: String, value: Double)
  /// A spring's mass or stiffness is 0 or less.
  case notPositive(parameter: String, value: Double)
  /// A spring's damping is less than 0.
  case negativeDamping(value: Double)
  /// A spring so stiff, so soft or so heavy that its frequency cannot be computed.
  case beyondArithmetic(mass: Double, stiffness: Double, damping: Double)
  // MARK: Springs, keyframes and decay
  /// A number of a curve is outside what it may be; both ends belong to the range.
  case outside(parameter: String, of: String, value: Double, low: Double, high: Double)
  /// A spring's friction is less than 0.
  case negativeFriction(value: Double)
  /// A spring's damping ratio is less than 0.
  case negativeRatio(value: Double)
  /// A spring's bounce is -1: damping without end.
  case bounceWithoutMotion
  /// A spring whose damping ratio is too small to be at rest after a given duration.
  case neverAtRest(dampingRatio: Double)
  /// The share of speed that a decay keeps is not between 0 and 1.
  case decayRate(value: Double)
  /// A size or a factor that is 0 or less.
  case notAbove0(parameter: String, of: String, value: Double)
  /// Keyframes that do not fit together.
  case keyframes(KeyframeProblem)
  // MARK: Easings
  /// A parameter that a curve does not have, and those that it has.
  case noParameter(String, of: String, known: [String])

  /// One sentence that says what was found and what to write instead.
  public var message: String {
    switch self {
    case .noParameter(let parameter, let owner, let known):
      "`\(owner)` has no `\(parameter)`"
        + (known.isEmpty
          ? ", nor any other parameter"
          : "; it takes " + known.map { "`\($0)`" }.joined(separator: " and "))
    case .notFinite(let parameter, let value):
      "`\(parameter)` takes a finite number, but \(value.written) is none"
    case .handleOutsideTime(let parameter, let value):
      "`\(parameter)` of a bezier is a time and lies in 0…1, but here it is \(value.written); "
        + "only y1 and y2 may go beyond"
    case .notPositive(let parameter, let value):
      "`\(parameter)` of a spring is greater than 0, but here it is \(value.written)"
    case .negativeDamping(let value):
      "`damping` of a spring is 0 or more, but here it is \(value.written), "
        + "which would make the swings grow"
    case .beyondArithmetic(let mass, let stiffness, let damping):
      "a spring of mass \(mass.written), stiffness \(stiffness.written) and damping "
        + "\(damping.written) is beyond what can be computed; try numbers nearer to 1, 100 and 10"
    case .outside(let parameter, let owner, let value, let low, let high):
      "`\(parameter)` of \(owner) lies in \(low.written)…\(high.written), but here it is "
        + value.written
    case .negativeFriction(let value):
      "`friction` of a spring is 0 or more, but here it is \(value.written), "
        + "which would make the swings grow"
    case .negativeRatio(let value):
      "`dampingRatio` of a spring is 0 or more, but here it is \(value.written), "
        + "which would make the swings grow"
    case .bounceWithoutMotion:
      "a `bounce` of -1 is damping without end, and nothing would move; give it more than -1"
    case .neverAtRest(let ratio):
      "a spring with a damping ratio of \(ratio.written) swings on and on; "
        + "give it more than 0.001 to be at rest after its duration"
    case .decayRate(let value):
      "`rate` of a decay is the share of its speed that is left after a millisecond, between 0 "
        + "and 1, but here it is \(value.written); scroll views have 0.998"
    case .notAbove0(let parameter, let owner, let value):
      "`\(parameter)` of \(owner) is greater than 0, but here it is \(value.written)"
    case .keyframes(let problem): problem.message
    }
  }
}

extension CurveProblem {
  /// The parameter that it is about; nil where it is about all of them.
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
