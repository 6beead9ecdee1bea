import Answers
import Charts
import Commands
import Diagnostics
import Execution
import Language
import Values

/// What whoever plays a session looks at, beside what it answers.
extension Session {
  /// What reads expressions of the world as it stands.
  var reader: ExpressionEvaluator {
    Evaluator(world: world, control: RunControl(hooks: .none), commands: Commands.known).reader
  }

  /// The world as it stands, for looking.
  package var inspector: Inspector { Inspector(world) }

  /// What plots and drawings were asked to be made of; nil where nobody has asked.
  package var chosenGlyphs: GlyphSet? { world.values.settings.chosenGlyphs }

  /// A name that nothing has yet, made of a word.
  package func freshName(for word: String) -> String {
    let reader = reader
    return world.objects.freshName(for: word) { reader[$0] != nil }
  }

  /// A number as it was in the last frames, the newest last; frames in which it was not known are
  /// left out, and nothing comes of what is no number.
  ///
  /// - Parameter written: an expression as the language writes it.
  package func past(of written: String, frames count: Int) -> [Double] {
    // A name may be that of a command too.
    var parser = parser(for: Source(written))
    guard let expression = try? parser.wholeExpression(),
      let series = try? reader.series(expression)
    else { return [] }
    let frame = world.stage.frame
    return (max(0, frame - count + 1)...frame).compactMap { frame in
      guard case .number(let number, _)? = try? series.value(at: frame), number.isFinite else {
        return nil
      }
      return number
    }
  }
}
