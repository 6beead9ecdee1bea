import Foundation
import JSON
import Testing

@testable import Editing

@Suite struct EditorFilesTests {
  private let words = LanguageWords()

  @Test(arguments: [
    "vim/syntax/motion.vim", "emacs/motion-mode.el", "kate/motion.xml",
    "vscode/syntaxes/motion.tmLanguage.json",
  ])
  func aSyntaxHasEveryVerbAndClause(path: String) throws {
    let text = try #require(EditorFiles.all.lazy.compactMap { $0.files[path] }.first)
    var found: Set<Substring> = []
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) { found.insert(word) }
    for word in words.verbs + words.keywords + words.functions {
      #expect(found.contains(word[...]), "\(word)")
    }
  }

  @Test func patternsOfTextMateCanBeRead() throws {
    func patterns(_ value: JSONValue) -> [String] {
      ["match", "begin", "end"].compactMap { value[$0]?.string }
        + (value["patterns"]?.array ?? []).flatMap(patterns)
    }
    let grammars = EditorFiles.all.flatMap(\.files).filter { $0.key.hasSuffix(".tmLanguage.json") }
    for (_, text) in grammars {
      let all = patterns(try JSONValue(reading: Array(text.utf8)))
      #expect(!all.isEmpty)
      // `\1` of an end is a group of its beginning.
      for pattern in all {
        _ = try NSRegularExpression(pattern: pattern.replacing("\\1", with: "x"))
      }
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
