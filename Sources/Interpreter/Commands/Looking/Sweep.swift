import Diagnostics
import Evaluation
import Language
import Values

enum SweepCommand: RequestCommand {
  struct Clauses: CommandClauses {
    let parameters = Subject(
      "NAME in VALUES, …", .parameters,
      "parameters to vary: a name, a property or tweak(\"…\"), each over a list or a range, with "
        + "`step STEP` or in steps of 1")
    let measures = Clause(
      required: "measure", .expressions,
      "values to tabulate at the end of each run: `max(red.center.y)`, or a path alone for all "
        + "results of `measure`")
  }

  static let verb = "sweep"
  static let declaration = declare(
    "Runs a block once for each combination of values and tabulates the results", .looking,
    Clauses(), takesName: true, block: .required,
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
      "Each run starts from the current state, and the sweep does not change that state. The last "
        + "parameter varies fastest.",
      "The block's own output is hidden. Of the commands that act on the session, only `reset`, "
        + "`back` and `goto` are allowed in it. They keep the parameters.",
      "A failed run reports the failure in its row, and the other runs continue.",
      "`as` saves the results, like a trace: `grid` and `table grid` show them, `grid.max` is a "
        + "list, and `plot grid.max against grid.r` draws a line for each value of the other "
        + "parameters.",
    ], roles: [.keepsWhatItMakes])

  static func request(_ call: Look<Clauses>) throws(Failure) -> any Request {
    let plan = SweepPlan(
      parameters: call[\.parameters], block: try call.runBlock, measures: call[\.measures]
    )
    try requireBounds(plan, call)
    return SweepRequest(plan, name: try call.keptName)
  }

  private static func requireBounds(_ plan: SweepPlan, _ call: Look<Clauses>) throws(Failure) {
    guard plan.parameters.count <= Limits.sweepParameters else {
      throw call.fail(
        .tooMany("parameters in a sweep", Limits.sweepParameters),
        at: plan.parameters[Limits.sweepParameters].span)
    }
    guard plan.measures.count <= Limits.sweepMeasures else {
      throw call.fail(
        .tooMany("measures in a sweep", Limits.sweepMeasures),
        at: plan.measures[Limits.sweepMeasures].span)
    }
  }
}

extension Look {
  /// The block of each run, unless a command in it affects more than the run.
  var runBlock: Block {
    get throws(Failure) {
      guard let block else {
        throw fail(.missingBlock(after: declaration.verb, declaration.examples.first))
      }
      if let after = thenBlock { throw fail(.unexpected("then"), at: after.span) }
      for statement in block.statements {
        guard case .command(let command) = statement.kind,
          expressions.commands[command].isRefusedInRun(command)
        else { continue }
        throw fail(.refusedInSweep(command.verb.text), at: command.verb.span)
      }
      return block
    }
  }
}

extension CommandDeclaration {
  /// Whether it affects more than the session of the run. Going back within that is allowed.
  fileprivate func isRefusedInRun(_ command: Command) -> Bool {
    actsOnSession(command) && !roles.contains(.goesBackInRun)
  }
}
