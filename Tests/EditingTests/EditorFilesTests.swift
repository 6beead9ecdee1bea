import JSON
import Testing

@testable import Editing

@Suite struct EditorFilesTests {
  private let words = LanguageWords()

  @Test(arguments: EditorFiles.all.map(\.name))
  func aSyntaxHasEveryVerbAndClause(editor: String) throws {
    let files = try #require(EditorFiles.all.first { $0.name == editor }).files
    guard !files.isEmpty else { return }
    let text = files.values.joined(separator: "\n")
    var found: Set<Substring> = []
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) { found.insert(word) }
    for word in words.verbs + words.keywords + words.functions {
      #expect(found.contains(word[...]), "\(word)")
    }
  }

  @Test func whatIsJSONCanBeRead() throws {
    let files = EditorFiles.all.flatMap(\.files).filter { $0.key.hasSuffix(".json") }
    #expect(!files.isEmpty)
    for (_, text) in files { _ = try JSONValue(reading: Array(text.utf8)) }
  }

  /// A package has the paths that the settings name.
  @Test(arguments: EditorFiles.all.map(\.name))
  func theSettingsNameFilesThatAreThere(editor: String) throws {
    let editor = try #require(EditorFiles.all.first { $0.name == editor })
    for line in editor.lines {
      guard let found = line.firstRange(of: "FOLDER/") else { continue }
      let path = line[found.upperBound...].prefix { !" '\")".contains($0) }
      #expect(editor.files.keys.contains { $0 == path || $0.hasPrefix(path + "/") }, "\(path)")
    }
  }
}
