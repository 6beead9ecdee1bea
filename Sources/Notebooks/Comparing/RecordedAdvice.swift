/// Help and notes under mistakes, which notebooks of earlier versions recorded: they are no part of
/// what a cell answers, so that they can get better.
enum RecordedAdvice {
  private static let mistakes = ["error: ", "warning: "]
  private static let advice = ["help: ", "note: "]

  /// The places of the lines that are not advice: all but those behind a mistake and its place.
  static func keptLines(of lines: [String]) -> [Int] {
    var isBehindMistake = false
    return lines.indices.filter { index in
      let line = lines[index]
      if mistakes.contains(where: line.hasPrefix) {
        isBehindMistake = true
      } else if isBehindMistake, advice.contains(where: line.hasPrefix) {
        return false
      } else if !line.hasPrefix("  ") {
        isBehindMistake = false
      }
      return true
    }
  }

  /// An output without advice.
  static func removed(from output: String) -> String {
    let lines = OutputText.lines(output)
    let kept = keptLines(of: lines)
    return kept.count == lines.count ? output : OutputText.joined(kept.map { lines[$0] })
  }
}
