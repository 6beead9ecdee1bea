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
  /// For each cell, the known changes that touch what it asks. What changes how a scene moves touches
  /// the cells below, too, until a `reset` begins anew.
  var knownChanges: [[KnownChange]] {
    var lasting: Set<KnownChange> = []
    return cells.map { report in
      let code = report.cell.code
      if code.split(separator: "\n").contains(where: { $0.trimmingBlanks == "reset" }) {
        lasting = []
      }
      let own = KnownChange.all.filter { $0.touches(code) }
      lasting.formUnion(own.filter(\.lasts))
      return KnownChange.all.filter { own.contains($0) || lasting.contains($0) }
    }
  }
}
