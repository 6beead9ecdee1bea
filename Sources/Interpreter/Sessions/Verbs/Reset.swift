import Evaluation

struct ResetCommand: SessionCommand {
  static let verb = "reset"
  static let declaration = declare(
    "Starts over with an empty stage at t = 0", .stage, NoClauses(), examples: ["reset"],
    roles: [.goesBackInRun, .startsOver], also: ["restart"])

  init(_ call: Look<NoClauses>) throws(Failure) {}

  /// It lets go of what each line made.
  func price(in session: Session) -> Int { session.log.count }

  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    session.replaceWorld(
      World(meter: session.meter), log: StatementLog(session.commands), running, showing: [])
  }
}
