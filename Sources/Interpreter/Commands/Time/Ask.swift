import Answers
import Diagnostics
import Evaluation
import Language
import Values

enum AskCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let text = Subject("QUESTION", .line, "question, in quotation marks")
    let question = QuestionClauses()
  }

  static let verb = "ask"
  static let declaration = declare(
    "Asks a question with choices and finds the one that is right", .time, Clauses(),
    block: .required,
    examples: [
      "ask \"Where is it?\" at 1s { choice \"above 300\" when red.center.y < 300; "
        + "choice \"below\" when red.center.y >= 300 }; run 1s",
      "ask \"Does it leave the stage?\" because \"The bounds hold it.\" "
        + "{ choice \"yes\" when max(red.center.y) > 568; "
        + "choice \"no\" when max(red.center.y) <= 568 }; run until rest",
    ],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red", "collision on red bounds"],
    notes: [
      "The block has \(Limits.choices.lowerBound) to \(Limits.choices.upperBound) lines of "
        + "`choice`. At the time of the question exactly one of their conditions must hold.",
      "A page, a lesson and a class ask before they show what happens.",
      "A question about the present or the past is answered at once. Going back to before a question "
        + "removes it.",
    ],
    roles: [.isUndone], also: ["quiz"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let moment = call[part: \.question].moment
    let question = PendingChoice(
      call[\.text], try call.choices, moment, at: call.subjectPlace ?? call.span)
    try call.pose(question, noted: .question(question.asked(at: moment.time)))
  }
}

enum ChoiceCommand: LookCommand {
  struct Clauses: CommandClauses {
    let text = Subject("TEXT", .line, "answer, in quotation marks")
    let condition = Clause(required: "when", .expression, "condition that makes it right")
  }

  static let verb = "choice"
  static let declaration = declare(
    "Adds a choice to a question", .time, Clauses(),
    examples: [
      "ask \"Is it visible?\" at 0s { choice \"yes\" when red.alpha > 0; "
        + "choice \"no\" when red.alpha == 0 }"
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: ["It belongs in the block of `ask`."],
    roles: [.givesChoice], also: ["option"])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    throw call.fail(.choiceOutside)
  }
}

extension Change<AskCommand.Clauses> {
  /// The choices of the block, each of which has a condition that can be read now.
  fileprivate var choices: [PendingChoice.Choice] {
    get throws(Failure) {
      guard let block else { return [] }
      if let after = thenBlock { throw fail(.unexpected("then"), at: after.span) }
      var choices: [PendingChoice.Choice] = []
      for statement in block.statements {
        let written = try choice(statement)
        let choice = PendingChoice.Choice(written[\.text], when: written[\.condition])
        guard !choices.contains(where: { $0.text == choice.text }) else {
          throw fail(.choiceTwice(choice.text), at: written.subjectPlace)
        }
        try expressions.check(choice)
        choices.append(choice)
      }
      guard Limits.choices.contains(choices.count) else {
        throw fail(.choiceCount(choices.count, Limits.choices), at: subjectPlace)
      }
      return choices
    }
  }

  /// A statement of the block as a choice.
  private func choice(_ statement: Statement) throws(Failure) -> Look<ChoiceCommand.Clauses> {
    guard case .command(let command) = statement.kind,
      expressions.commands[command].roles.contains(.givesChoice)
    else { throw fail(.noChoice, at: statement.span) }
    return Look(clauses: ChoiceCommand.Clauses(), written: try evaluator.written(command))
  }
}
