/// The difference of two texts in the unified format, with three lines of context.
public enum UnifiedDiff {
  static let context = 3

  /// The diff; `""` if the texts are equal.
  public static func text(from old: String, to new: String, names: (String, String)) -> String {
    guard old != new || !old.utf8.elementsEqual(new.utf8) else { return "" }
    let oldLines = lines(old)
    let newLines = lines(new)
    let hunks = hunks(LineDifference(from: oldLines, to: newLines).changes)
    let body = hunks.map { text(of: $0, old: oldLines, new: newLines) }
    return "--- \(names.0)\n+++ \(names.1)\n" + body.joined()
  }

  private typealias Change = LineDifference.Change

  /// Each line with its ending, so that a change of the ending is a change.
  private static func lines(_ text: String) -> [String] {
    let table = LineTable(Array(text.utf8))
    guard table.count > 0 else { return [] }
    return (1...table.count).map {
      String(decoding: table.bytes[table.range(ofLine: $0)], as: UTF8.self)
    }
  }

  /// Groups of changes whose contexts touch.
  private static func hunks(_ changes: [Change]) -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private static func text(of hunk: [Change], old: [String], new: [String]) -> String {
    guard let first = hunk.first, let last = hunk.last else { return "" }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    var text = "@@ -\(place(oldRange)) +\(place(newRange)) @@\n"
    var line = oldRange.lowerBound
    for change in hunk {
      text += old[line..<change.old.lowerBound].map { marked(" ", $0) }.joined()
      text += old[change.old].map { marked("-", $0) }.joined()
      text += new[change.new].map { marked("+", $0) }.joined()
      line = change.old.upperBound
    }
    return text + old[line..<oldRange.upperBound].map { marked(" ", $0) }.joined()
  }

  /// The first line, from 1, and the count; an empty range has the number of the line before it.
  private static func place(_ range: Range<Int>) -> String {
    if range.count == 1 { return "\(range.lowerBound + 1)" }
    return "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private static func marked(_ mark: String, _ line: String) -> String {
    let content = OutputText.lines(line).first ?? ""
    let isEnded = line.utf8.last?.isLineEnd == true
    return mark + content + (isEnded ? "\n" : "\n\\ No newline at end of file\n")
  }
}
