import Execution

extension Session {
  /// Where a session stands, to come back to: its world, how that was made, and what was noted.
  public struct Standing {
    let world: World
    let traces: Traces
    let log: StatementLog
    let branches: Branches
    /// What has been noted for the notebook.
    public let record: Record
    let undoSteps: [UndoStep?]
    let hasNotebookBefore: Bool
    let itemsOpened: Int?
  }

  /// Where it stands now. The world is not copied: the session has to go on from another standing.
  public var standing: Standing {
    Standing(
      world: world, traces: traces, log: log, branches: branches, record: record,
      undoSteps: undoSteps,
      hasNotebookBefore: hasNotebookBefore, itemsOpened: itemsOpened)
  }

  /// Takes the place of what it was with what was left elsewhere.
  public func goOn(from standing: Standing) {
    traces = standing.traces
    world = standing.world
    world.meter = meter
    log = standing.log
    branches = standing.branches
    record = standing.record
    undoSteps = standing.undoSteps
    undone = []
    hasNotebookBefore = standing.hasNotebookBefore
    itemsOpened = standing.itemsOpened
  }

  /// Goes on from where another session is, which has replayed a notebook: what follows is
  /// written behind that, so the record begins anew.
  public func adopt(_ other: Session) {
    goOn(
      from: Standing(
        world: other.world, traces: other.traces, log: other.log, branches: other.branches,
        record: Record(), undoSteps: [], hasNotebookBefore: true, itemsOpened: nil))
  }

  /// Lets `undo` lead from here to the session that was before, which `Request.leaveOpened` asks for.
  public func endUndoHere() { itemsOpened = record.items.count }
}
