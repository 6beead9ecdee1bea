import Files
import LineEditing
import Platform
import Playing
import Text

/// Completes file names inside quotation marks.
enum FileNames {
  /// Completions for the name at the cursor, an offset in Unicode scalars; nil if no name is being
  /// typed there.
  static func completion(
    _ text: String, _ cursor: Int, _ workbook: Workbook, environment: [String: String]
  ) -> CompletionResult? {
    let before = String(String.UnicodeScalarView(text.unicodeScalars.prefix(cursor)))
    guard let begun = OpenString(endOf: before), workbook.namesFile(begun) else {
      return nil
    }
    let path = begun.value
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let letters = String(slash.map { path[path.index(after: $0)...] } ?? path[...])
    if path == "~" { return result(["~/"], begun, cursor) }
    let place = FilePath.withoutTilde(folder, home: environment["HOME"])
    let names = FolderListing.names(in: place.isEmpty ? "." : place, beginningWith: letters)
    return result(names, begun, cursor)
  }

  /// Names replace only the part after the last `/`, so that the list stays short.
  private static func result(
    _ names: [String], _ begun: OpenString, _ cursor: Int
  ) -> CompletionResult {
    let written = begun.written.unicodeScalars
    let letters = written.reversed().prefix { $0 != "/" }.count
    return CompletionResult(
      start: cursor - letters,
      candidates: names.map { name in
        CompletionResult.Candidate(
          name.escaped,
          suffix: name.hasSuffix("/") ? "" : "\"")
      })
  }
}
