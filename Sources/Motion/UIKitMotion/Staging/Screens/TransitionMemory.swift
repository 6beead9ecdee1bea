/// A snapshot of all views before a transition's block, and the block's changes, which UIKit
/// reverts when a gesture cancels the transition.
struct TransitionMemory {
  typealias Changes = [Change]

  /// A value that a block has changed.
  enum Change {
    case number(View, Channel, before: Double, after: Double)
    case look(View, before: View.Appearance, after: View.Appearance)
  }

  private let entries: [(view: View, numbers: [Double], look: View.Appearance)]

  init(_ views: [View]) {
    entries = views.map { view in
      let numbers = Channel.allCases.map { view.model[$0.rawValue] }
      return (view, numbers, view.appearance)
    }
  }

  /// The values that differ from the snapshot.
  var changes: Changes {
    entries.flatMap { view, numbers, look -> Changes in
      let moved = Channel.allCases.filter {
        !$0.isReadOnly && view.model[$0.rawValue] != numbers[$0.rawValue]
      }
      let changes = moved.map { channel in
        Change.number(
          view, channel, before: numbers[channel.rawValue], after: view.model[channel.rawValue])
      }
      return changes
        + (view.appearance == look ? [] : [.look(view, before: look, after: view.appearance)])
    }
  }
}

extension Stage {
  /// Reverts the changes of a block, except values that have been changed again since.
  func revert(_ changes: TransitionMemory.Changes) {
    for change in changes {
      switch change {
      case .number(let view, let channel, let before, let after):
        guard isHere(view), view.model[channel.rawValue] == after else { continue }
        view.model[channel.rawValue] = before
        updateDynamicItem(of: view)
      case .look(let view, let before, let after):
        guard isHere(view), view.appearance == after else { continue }
        view.appearances.note(before, at: frame)
      }
    }
  }
}
