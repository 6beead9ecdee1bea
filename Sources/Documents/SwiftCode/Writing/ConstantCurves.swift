import Diagnostics
import Evaluation
import Language
import MotionCurves

/// Reads the curves that nothing of a scene changes.
struct ConstantCurves {
  private let commands: CommandTable
  private let world = World()

  init(_ commands: CommandTable) { self.commands = commands }

  /// The curve that an expression is; nil for any other one.
  func curve(of text: String) -> Curve? {
    world.beginStatement()
    // A text may have asked for random numbers.
    defer { _ = world.rollBack() }
    var parser = Parser(Source(text), grammar: commands.grammar)
    let evaluator = Evaluator(world: world, control: RunControl(hooks: .none), commands: commands)
    return try? evaluator.expressions.evaluate(parser.wholeExpression()).asCurve
  }
}
