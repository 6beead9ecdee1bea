import UIKitMotion

/// Describes animation options in the words that set them.
enum AnimationWords {
  /// The options that differ from the defaults, each once.
  static func words(of all: [AnimationOptions]) -> [String] {
    let words: [(String, (AnimationOptions) -> Bool)] = [
      ("repeat forever", { $0.repeatCount == .infinity }),
      ("allowUserInteraction", { $0.allowsUserInteraction }),
      ("beginFromCurrentState", { $0.beginsFromCurrentState }),
      ("additive off", { !$0.isAdditive }),
    ]
    return words.filter { all.contains(where: $0.1) }.map(\.0)
  }
}
