import Diagnostics
import Execution

/// Questions, answered with a line that tells what was asked or does what was wished.
extension Adviser {
  /// The line that answers a question; nil where help's index says more.
  func answer(to question: String) -> Inquiry.Answer? {
    guard question.utf8.count <= Self.longestLine else { return nil }
    return asked(question) ?? phrased(question)
  }

  private func asked(_ question: String) -> Inquiry.Answer? {
    let inquiry = Inquiry(question, names, hasRun: world.stage.frame > 0)
    guard let wish = inquiry.wish else { return told(by: inquiry) }
    // `could you explain what a snap is?` asks twice.
    if Inquiry.isQuestion(wish) {
      return told(by: Inquiry(wish, names, hasRun: world.stage.frame > 0))
    }
    return isParticular(wish) ? self.wish(wish) : plain(wish)
  }

  /// A line that only names what is asked for.
  func named(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    guard line.whole == nil, Inquiry.isNamed(in: line.text),
      let asked = told(by: Inquiry(line.text, names, hasRun: world.stage.frame > 0)),
      isMend(asked.line, of: line)
    else { return nil }
    return answered(diagnostic, with: asked.line, asked.says, span, line)
  }

  private func told(by inquiry: Inquiry) -> Inquiry.Answer? {
    inquiry.answers.first { trial.canStand($0.line) }
  }

  /// Whether a wish names something of the session's or a number, so that an example of help's would
  /// leave these out.
  private func isParticular(_ wish: String) -> Bool {
    wish.contains(where: \.isNumber) || wish.words.contains { names.views.contains(String($0)) }
      || wish.words.contains { names.colors.contains(String($0)) }
  }

  /// A wish that needs no values of its own; for others the index has examples.
  private func plain(_ wish: String) -> Inquiry.Answer? {
    if trial.canStand(wish) { return Inquiry.Answer("this line does it", wish) }
    return Rewriting.steps(from: wish, names).last { !$0.invents && trial.canStand($0.line) }.map {
      Inquiry.Answer($0.says, $0.line)
    }
  }

  private func wish(_ wish: String) -> Inquiry.Answer? {
    let names = names.ordered(by: wish)
    if trial.canStand(wish) { return Inquiry.Answer("this line does it", wish) }
    if let sentence = ConditionalSentence(wish, names),
      let action = inWords(sentence.action, about: sentence.subject),
      trial.canStand(sentence.line(doing: action))
    {
      return Inquiry.Answer(sentence.says, sentence.line(doing: action))
    }
    return translated(wish, names, where: trial.canStand).map {
      Inquiry.Answer($0.says, $0.line)
    }
  }
}
