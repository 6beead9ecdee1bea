import Commands
import Execution
import Language

/// A way a line could go on, for Tab.
public struct Completion: Hashable, Sendable {
  public let text: String
  /// What it is, in one line.
  public let summary: String
  /// What to type behind it: a blank, a dot, or nothing.
  public let suffix: String

  init(_ text: String, _ summary: String, suffix: String = " ") {
    self.text = text
    self.summary = summary
    self.suffix = suffix
  }
}

/// All that Tab can tell of a cursor's place.
public struct Completions: Hashable, Sendable {
  /// The word that is begun there, which a candidate takes the place of.
  public let word: String
  /// What the word may become.
  public let candidates: [Completion]
  /// What belongs there where it is not a word that is known, such as a number; empty for nothing.
  public let hint: String
}

extension Session {
  /// What could stand where the text ends.
  public func completions(for text: String) -> Completions {
    let cut = CutStatement(endOf: text)
    // In a text what is begun is all of it, and no word.
    let inText: String? = if case .text(let written) = cut.place { written } else { nil }
    let begun = inText ?? cut.begun
    let completer = Completer(world: world, branches: branches, reader: reader, begun: begun)
    let offer = completer.offer(in: cut)
    var seen: Set<String> = []
    let candidates = offer.candidates.filter {
      $0.text.hasPrefix(begun) && seen.insert($0.text).inserted
    }
    return Completions(word: begun, candidates: candidates, hint: offer.hint)
  }
}
