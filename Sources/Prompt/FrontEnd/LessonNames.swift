import LineEditing
import Playing

/// Completes lesson names after `lesson`.
enum LessonNames {
  /// Completions for the name at the cursor, an offset in Unicode scalars; nil if no name is being
  /// typed there.
  static func completion(
    _ text: String, _ cursor: Int, _ workbook: Workbook
  ) -> CompletionResult? {
    let before = String(String.UnicodeScalarView(text.unicodeScalars.prefix(cursor)))
    let words = before.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count >= 2, workbook.takesLesson(String(words[0])),
      words[1..<(words.count - 1)].allSatisfy(\.isEmpty), let begun = words.last
    else { return nil }
    let names = workbook.lessonNames.filter { $0.name.hasPrefix(begun) }
    return CompletionResult(
      start: cursor - begun.unicodeScalars.count,
      candidates: names.map { CompletionResult.Candidate($0.name, summary: $0.title) })
  }
}
