import Diagnostics
import Execution
import Language
import Values

enum SweepCommand {
  static let parameters = Subject(
    "NAME in VALUES, …", .parameters,
    "what takes one value after the other: a name, a property, or tweak(\"…\"), each in a list or in "
      + "a range, with `step STEP` or in steps of 1")
  static let measures = Clause(
    required: "measure", .expressions,
    "what is told of each run when its block has ended: `max(red.center.y)`, or of a path alone all "
      + "that `measure` tells")

  static let declaration = CommandDeclaration(
    "sweep", "runs a block for each of some values, and tells what came of it as a table", .looking,
    subject: parameters, clauses: [measures], takesName: true, block: .required,
    examples: [
      "sweep g.magnitude in [1, 2, 4] { run 2s } measure max(red.center.y)",
      "sweep g.magnitude in 1..2 step 0.5 { run 2s } measure red.center.y",
      "sweep r in [2, 4, 8], d in [0.1, 1] { item red resistance r density d; run 1s } "
        + "measure max(red.center.y), speed(red.center.y) as grid",
      "sweep r in [2, 4], d in [0.1, 1] { item red resistance r density d; run 1s } "
        + "measure max(red.center.y) as grid; table grid; plot grid.max against grid.r",
      "tweak \"Physics/Gravity/Pull\" for g.magnitude; "
        + "sweep tweak(\"Physics/Gravity/Pull\") in [1, 2] { run 1s } measure last(red.center.y)",
    ],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red as g"],
    notes: [
      "Each run begins as things stand now; afterwards all is as it was. The last parameter varies "
        + "fastest.",
      "What the block answers is not shown. Of all that acts on the session, `reset`, `back` and "
        + "`goto` may stand in it: then the parameters keep their values.",
      "A run that fails says so in its row, and the others go on.",
      "With `as` it is kept, as a trace is: `grid` shows it, `table grid` too, `grid.max` is a list, "
        + "and `plot grid.max against grid.r` draws a line for each value of the other parameters.",
    ],
    .session { (call) throws(Failure) in
      let plan = SweepPlan(
        parameters: try call[parameters], block: try block(call), measures: try call[measures])
      try requireBounds(plan, call)
      return .sweep(plan, name: try call.keptName)
    })

  /// The block, if nothing in it acts on more than the run.
  private static func block(_ call: Look) throws(Failure) -> Block {
    guard let block = call.block else {
      throw call.fail(.missingBlock(after: "sweep", call.declaration.examples.first))
    }
    if let after = call.thenBlock { throw call.fail(.unexpected("then"), at: after.span) }
    for statement in block.lines.flatMap(\.statements) {
      guard case .command(let command) = statement.kind,
        let declaration = Commands.known.declaration(of: command.verb.text),
        declaration.isRefusedInSweep
      else { continue }
      throw call.fail(.refusedInSweep(command.verb.text), at: command.verb.span)
    }
    return block
  }

  private static func requireBounds(_ plan: SweepPlan, _ call: Look) throws(Failure) {
    guard plan.parameters.count <= Limits.sweepParameters else {
      throw call.fail(
        .tooMany("parameters of a sweep", Limits.sweepParameters),
        at: plan.parameters[Limits.sweepParameters].span)
    }
    guard plan.measures.count <= Limits.sweepMeasures else {
      throw call.fail(
        .tooMany("measures of a sweep", Limits.sweepMeasures),
        at: plan.measures[Limits.sweepMeasures].span)
    }
  }
}

extension CommandDeclaration {
  /// Whether it acts on more than the session it runs in; going back in that is its own affair.
  fileprivate var isRefusedInSweep: Bool {
    switch body {
    case .look, .change: false
    case .session: !["reset", "back", "goto"].contains(verb)
    }
  }
}
