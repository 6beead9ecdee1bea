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

  /// One sentence that says what was found and what to write instead.
  public var message: String {
    switch self {
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
    }
  }
}
