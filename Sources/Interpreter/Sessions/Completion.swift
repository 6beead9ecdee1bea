import Evaluation
import Language

/// A possible continuation of a line, for Tab.
public struct Completion: Hashable, Sendable {
  public let text: String
  /// A description in one line.
  public let summary: String
  /// The text to insert after it: a blank, a dot or nothing.
  public let suffix: String
  public let sort: Sort

  /// Its role in the language.
  public enum Sort: String, Sendable {
    case command, clause, property, function
    /// A name that the session knows.
    case name
    /// A word for a value, such as a color.
    case value
  }

  init(_ text: String, _ summary: String, suffix: String = " ", _ sort: Sort = .value) {
    self.text = text
    self.summary = summary
    self.suffix = suffix
    self.sort = sort
  }
}

/// Everything that Tab can show at a cursor.
public struct Completions: Hashable, Sendable {
  /// The partial word there, which a candidate replaces.
  public let word: String
  /// The completed word.
  public let candidates: [Completion]
  /// A description of what belongs there if it is not a known word, such as a number; may be empty.
  public let hint: String
}

extension Session {
  /// The possible continuations of a text.
  public func completions(for text: String) -> Completions {
    let cut = PartialStatement(endOf: text)
    // Inside a string, the partial word is the whole string.
    let inText: String? = if case .text(let written) = cut.place { written } else { nil }
    let begun = inText ?? cut.begun
    let completer = Completer(
      world: world, branches: branches, expressions: expressions, begun: begun)
    let offer = completer.offer(in: cut)
    var seen: Set<String> = []
    let candidates = offer.candidates.filter {
      $0.text.hasPrefix(begun) && seen.insert($0.text).inserted
    }
    return Completions(word: begun, candidates: candidates, hint: offer.hint)
  }
}
