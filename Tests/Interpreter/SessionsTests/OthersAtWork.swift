import Commands
import Playing
import Sharing
import Testing

@testable import Sessions
@testable import Values

/// Other processes, which do their shares or fail in some way.
enum Others: CaseIterable {
  case willing, dying, talkingNonsense, lying, absent, backwards

  func share(_ task: [UInt8]) -> (any SharedTask)? {
    self == .absent ? nil : OthersAtWork(self, task)
  }
}

/// They have completed their shares before the first call of `answers()`.
final class OthersAtWork: SharedTask {
  let shareCount = 4
  private(set) var isEnded = false
  /// The answers that it has, good or bad.
  var answerCount: Int { unread.count }
  private var unread: [[UInt8]] = []

  init(_ others: Others, _ task: [UInt8]) {
    for number in 1..<shareCount {
      guard let shard = Shard(number, of: shareCount) else { continue }
      _ = SweepShare.run(
        task, shard, commands: Motionbook.commands, isInterrupted: { false },
        answer: { answer in
          unread.append(answer)
          return others != .dying || unread.count % 2 == 0
        })
    }
    switch others {
    case .talkingNonsense: unread = [[1, 2, 3]]
    case .lying:
      unread = [-1, 0, 3, 99].map { run in
        SweepShare.Answer(run: run, row: SweepRow(measured: [], problem: nil), work: [1]).packed
      }
    case .backwards: unread.reverse()
    case .willing, .dying, .absent: break
    }
  }

  func answers() -> [[UInt8]] {
    defer { unread = [] }
    return unread
  }

  func end() { isEnded = true }

  deinit { #expect(isEnded) }
}
