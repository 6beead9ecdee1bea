import Language

/// Scheduled blocks, by frame and then in order of creation. They can be restored to the state at
/// the start of a statement.
package struct Schedule {
  package private(set) var all: [Item] = []
  /// The number of blocks ever scheduled, now and at the start of the statement.
  private var taken = 0
  private var takenBefore = 0
  /// The earlier blocks, saved only if one was removed.
  private var before: [Item]?

  /// A block that runs at a frame.
  package struct Item {
    package let frame: Int
    package let block: Block
    package let scope: Scope
    fileprivate let number: Int
  }

  package var count: Int { all.count }

  /// Inserts a block after those of the same frame.
  mutating func add(_ block: Block, at frame: Int, in scope: Scope) {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].frame > frame { high = middle } else { low = middle + 1 }
    }
    taken += 1
    all.insert(Item(frame: frame, block: block, scope: scope, number: taken), at: low)
  }

  /// Removes and returns the first block if its frame has come.
  mutating func popDue(at frame: Int) -> Item? {
    guard let first = all.first, first.frame <= frame else { return nil }
    if before == nil { before = waitingBefore }
    return all.removeFirst()
  }

  private var waitingBefore: [Item] { all.filter { $0.number <= takenBefore } }

  mutating func begin() {
    takenBefore = taken
    before = nil
  }

  mutating func rollBack() {
    all = before ?? waitingBefore
    taken = takenBefore
    before = nil
  }
}
