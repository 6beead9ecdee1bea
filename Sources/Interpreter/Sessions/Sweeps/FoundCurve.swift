import Diagnostics
import Evaluation
import Language
import MotionCurves
import Values

/// A curve that a fit has found, as another process reads it: as it is written in the language.
struct FoundCurve {
  let search: FitMemory.Search
  let written: String
  /// The duration of an easing that has one, which no expression of the language gives to all.
  let duration: Double?

  /// All curves of a memory, in order; nil if one of them cannot be written exactly.
  static func all(in memory: FitMemory, _ commands: CommandTable) -> [FoundCurve]? {
    var all: [FoundCurve] = []
    for (search, curve) in memory.found.mapValues(\.curve) {
      let found =
        if case .timed(let easing, let duration) = curve {
          FoundCurve(search: search, written: easing.name, duration: duration)
        } else {
          FoundCurve(search: search, written: curve.name, duration: nil)
        }
      guard found.curve(commands) == curve else { return nil }
      all.append(found)
    }
    return all.sorted { ($0.search.first, $0.search.second) < ($1.search.first, $1.search.second) }
  }

  /// Reads the curve in an empty world, where no name hides another; nil if it is none.
  func curve(_ commands: CommandTable) -> Curve? {
    let world = World()
    var parser = commands.parser(for: Source(written), in: world)
    guard let line = try? parser.nextLine(), line.statements.count == 1,
      case .expression(let expression)? = line.statements.first?.kind
    else { return nil }
    let evaluator = Evaluator(
      world: world, control: RunControl(hooks: .none, keepsOutputs: false), commands: commands)
    let curve = try? evaluator.expressions.evaluate(expression).asCurve
    guard let duration else { return curve }
    guard case .easing(let easing)? = curve else { return nil }
    return .timed(easing, duration: duration)
  }
}
