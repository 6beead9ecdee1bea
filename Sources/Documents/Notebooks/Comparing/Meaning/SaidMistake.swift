import Text

/// A mistake or a warning, by its kind and its place; its words may change.
struct SaidMistake: Hashable {
  /// The lines of the output.
  let lines: Range<Int>
  let isWarning: Bool
  /// The text of the line that it is about, from the first caret.
  private let place: String

  private static let heads = [("error: ", false), ("warning: ", true)]

  init?(from start: Int, of output: [String]) {
    guard let head = Self.heads.first(where: { output[start].hasPrefix($0.0) }) else { return nil }
    isWarning = head.1
    var end = start + 1
    while output.indices.contains(end), output[end].hasPrefix("  ") { end += 1 }
    lines = start..<end
    let carets = output[lines].lastIndex { line in
      line.contains("^") && line.allSatisfy { $0 == " " || $0 == "^" }
    }
    if let carets, carets > start {
      let column = output[carets].prefix { $0 == " " }.count
      place = String(output[carets - 1].dropFirst(column))
    } else {
      place = ""
    }
  }

  func isSaid(by other: SaidMistake) -> Bool {
    isWarning == other.isWarning && place == other.place
  }
}
