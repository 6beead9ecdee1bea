import Evaluation

extension Session {
  /// The complete state of a session, for returning to it: its history with the one live world, which
  /// is moved and never copied.
  public struct Snapshot {
    let world: World
    public let history: History
  }

  /// The current state. The world is not copied, so the session must continue from another state.
  public var snapshot: Snapshot { Snapshot(world: world, history: history) }

  /// Continues from another state.
  public func goOn(from snapshot: Snapshot) {
    var history = snapshot.history
    history.undone = []
    world = snapshot.world
    world.meter = meter
    self.history = history
  }

  /// Continues from another session, which has replayed a notebook. New lines are written after
  /// that notebook, so the record starts empty.
  public func adopt(_ other: Session) {
    var history = other.history
    (history.record, history.undoSteps) = (Record(), [])
    (history.hasNotebookBefore, history.itemsOpened) = (true, nil)
    goOn(from: Snapshot(world: other.world, history: history))
  }

  /// Makes `undo` return from here to the previous session, by `Request.leaveOpened`.
  /// - Parameter items: The number of items of the record before that place.
  public func endUndo(after items: Int) { history.itemsOpened = min(items, record.items.count) }

  /// The number of items with which the session began, if it replaced another one.
  public var itemCountAtStart: Int? { history.itemsOpened }
}
