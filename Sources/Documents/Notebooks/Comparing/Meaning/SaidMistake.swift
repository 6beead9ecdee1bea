import Text

/// A mistake or a warning, by its kind and its place; its words may change.
struct SaidMistake: Hashable {
  /// The lines of the output.
  let lines: Range<Int>
  let isWarning: Bool
  private let message: SaidTokens
  /// The text of the line that it is about, from the first caret; nil if it has no place.
  private let place: String?

  private static let heads = [("error: ", false), ("warning: ", true)]

  init?(from start: Int, of output: [String]) {
    guard let head = Self.heads.first(where: { output[start].hasPrefix($0.0) }) else { return nil }
    isWarning = head.1
    message = SaidTokens(WrittenLine(output[start]))
    var end = start + 1
    while output.indices.contains(end), output[end].hasPrefix("  "), !Self.isCarets(output[end - 1])
    {
      end += 1
    }
    lines = start..<end
    let isMarked = end > start + 2 && Self.isCarets(output[end - 1])
    let column = output[end - 1].prefix { $0 == " " }.count
    place = isMarked ? String(output[end - 2].dropFirst(column)) : nil
  }

  private static func isCarets(_ line: String) -> Bool {
    line.contains("^") && line.allSatisfy { $0 == " " || $0 == "^" }
  }

  /// Where a place is marked, the words may be others.
  func isSaid(by other: SaidMistake) -> Bool {
    isWarning == other.isWarning && place == other.place
      && (place != nil || message.agrees(with: other.message, nil))
  }
}
