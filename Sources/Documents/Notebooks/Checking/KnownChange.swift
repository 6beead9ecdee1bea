/// A change of what Motionbook computes: outputs recorded by an earlier version may have other
/// numbers.
///
/// `changes.md` lists these sentences under "Numbers that moved".
public struct KnownChange: Hashable, Sendable {
  /// The version that has it first.
  public let since: String
  /// Words of the code that it touches.
  let words: Set<String>
  /// Whether it also touches the cells below one that has such a word, because it changes how a
  /// scene moves.
  let lasts: Bool
  /// The new rule, without a full stop.
  public let sentence: String

  package static let all = [
    KnownChange(
      since: "0.2", words: ["snap", "attach"], lasts: true,
      sentence: "springs of snaps and attachments pass through their end; before, they stopped "
        + "half a point short of it"),
    KnownChange(
      since: "0.2", words: ["touch"], lasts: true,
      sentence: "a finger that rests has no velocity after two frames"),
    KnownChange(
      since: "0.2", words: ["convert"], lasts: false,
      sentence: "`convert` settles SwiftUI's, rebound's and Compose's springs by their own rules"),
  ]

  /// Whether code has one of the words.
  func touches(_ code: String) -> Bool {
    code.split { !$0.isLetter && !$0.isNumber }.contains { words.contains(String($0)) }
  }
}

extension KnownChange: CustomStringConvertible {
  public var description: String { "since \(since), \(sentence)" }
}

extension NotebookReport {
  /// The known changes that touch what a cell asks.
  func knownChanges(touching cell: Cell) -> [KnownChange] {
    KnownChange.all.filter { change in
      if change.touches(cell.code) { return true }
      return change.lasts && cellsOfScene(of: cell).contains { change.touches($0.cell.code) }
    }
  }

  /// The cells above one that made what it shows: a `reset` begins anew.
  private func cellsOfScene(of cell: Cell) -> ArraySlice<CellReport> {
    if cell.beginsAnew { return [] }
    let above = cells.prefix(cell.index)
    return above[(above.lastIndex { $0.cell.beginsAnew } ?? above.startIndex)...]
  }
}

extension Cell {
  fileprivate var beginsAnew: Bool {
    code.split(separator: "\n").contains { $0.trimmingBlanks == "reset" }
  }
}
