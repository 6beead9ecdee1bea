/// Help and notes under mistakes, which earlier versions recorded in notebooks. They are not part
/// of a cell's output, so that they can be improved.
public enum RecordedAdvice {
  private static let mistakes = ["error: ", "warning: "]
  private static let advice = ["help: ", "note: "]

  /// The indices of the lines that are not advice: not help or notes after a mistake.
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
  public static func removed(from output: String) -> String {
    let lines = OutputText.lines(output)
    let kept = keptLines(of: lines)
    return kept.count == lines.count ? output : OutputText.joined(kept.map { lines[$0] })
  }
}
