import Answers
import Diagnostics
import Evaluation
import Language
import Values

/// The parts of a session in a live view, besides its answers.
extension Session {
  /// Evaluates expressions in the current world.
  var expressions: ExpressionEvaluator {
    Evaluator(world: world, control: RunControl(hooks: .none), commands: commands).expressions
  }

  /// Inspects the current world.
  package var inspector: Inspector { Inspector(world) }

  /// The chosen glyphs of plots and drawings; nil if none were chosen.
  package var chosenGlyphs: GlyphSet? { world.values.settings.chosenGlyphs }

  /// Whether the running statement can be stopped at a frame and continued later; a loop cannot.
  package var canStop: Bool {
    current.map { commands.roles(of: $0.statement).contains(.passesFrames) } ?? false
  }

  /// An unused name made from a word.
  package func freshName(for word: String) -> String {
    let expressions = expressions
    return world.objects.freshName(for: word, from: 1) { expressions[$0] != nil }
  }

  /// The frame at which the running statement will end; nil if it is not known, or if other lines
  /// follow in a play.
  package var endFrame: Int? {
    guard canStop, let current, !current.isMuted else { return nil }
    return current.control.endTime.map { FrameTime.frames(in: $0) }
  }

  /// The values of a number in the last frames, the newest last, and what is known of them as a
  /// curve. Frames without a known value are left out; there are no values of anything
  /// that is not a number.
  ///
  /// - Parameter written: An expression in the language.
  package func past(
    of written: String, frames count: Int
  ) -> (values: [Double], part: ExpressionEvaluator.SeriesPart?) {
    // A name may be that of a command too.
    var parser = parser(for: Source(written))
    guard let expression = try? parser.wholeExpression(),
      let series = try? expressions.series(expression)
    else { return ([], nil) }
    let frame = world.stage.frame
    let values = (max(0, frame - count + 1)...frame).compactMap { frame -> Double? in
      guard case .number(let number, _)? = try? series.value(at: frame), number.isFinite else {
        return nil
      }
      return number
    }
    return (values, (try? expressions.parts(of: expression))?.first)
  }
}
