import Language

/// Blocks that wait for their time, by frame and then by the order in which they came; they can be
/// put back as they were when a statement began.
package struct Schedule {
  package private(set) var all: [Item] = []
  /// How many there have been, now and when the statement began.
  private var taken = 0
  private var takenBefore = 0
  /// Those that waited then, noted where one waits no more.
  private var before: [Item]?

  /// A block that runs at a frame.
  package struct Item {
    package let frame: Int
    package let block: Block
    package let scope: Scope
    fileprivate let number: Int
  }

  package var count: Int { all.count }

  /// Adds a block behind those of the same frame.
  mutating func add(_ block: Block, at frame: Int, in scope: Scope) {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].frame > frame { high = middle } else { low = middle + 1 }
    }
    taken += 1
    all.insert(Item(frame: frame, block: block, scope: scope, number: taken), at: low)
  }

  /// The first block, if its frame has come; it waits no more.
  mutating func takeDue(at frame: Int) -> Item? {
    guard let first = all.first, first.frame <= frame else { return nil }
    if before == nil { before = waitingBefore }
    return all.removeFirst()
  }

  private var waitingBefore: [Item] { all.filter { $0.number <= takenBefore } }

  mutating func begin() {
    takenBefore = taken
    before = nil
  }

  mutating func takeBack() {
    all = before ?? waitingBefore
    taken = takenBefore
    before = nil
  }
}
