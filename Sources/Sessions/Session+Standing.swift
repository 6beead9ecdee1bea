import Execution

extension Session {
  /// The complete state of a session, for returning to it: its world, its log and its record.
  public struct Standing {
    let world: World
    let traces: Traces
    let log: StatementLog
    let branches: Branches
    /// The record for the notebook.
    public let record: Record
    let undoSteps: [UndoStep?]
    let hasNotebookBefore: Bool
    let itemsOpened: Int?
  }

  /// The current state. The world is not copied, so the session must continue from another state.
  public var standing: Standing {
    Standing(
      world: world, traces: traces, log: log, branches: branches, record: record,
      undoSteps: undoSteps,
      hasNotebookBefore: hasNotebookBefore, itemsOpened: itemsOpened)
  }

  /// Continues from another state.
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

  /// Continues from another session, which has replayed a notebook. New lines are written after
  /// that notebook, so the record starts empty.
  public func adopt(_ other: Session) {
    goOn(
      from: Standing(
        world: other.world, traces: other.traces, log: other.log, branches: other.branches,
        record: Record(), undoSteps: [], hasNotebookBefore: true, itemsOpened: nil))
  }

  /// Makes `undo` return from here to the previous session, by `Request.leaveOpened`.
  /// - Parameter items: The number of items of the record before that place.
  public func endUndo(after items: Int) { itemsOpened = min(items, record.items.count) }

  /// The number of items with which the session began, if it replaced another one.
  public var itemCountAtStart: Int? { itemsOpened }
}
