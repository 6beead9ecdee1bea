import Foundation
import JSON
import Testing

@testable import Editing

@Suite struct EditorFilesTests {
  private let words = LanguageWords()

  @Test(arguments: [
    "vim/syntax/motion.vim", "emacs/motion-mode.el", "kate/motion.xml",
    "vscode/syntaxes/motion.tmLanguage.json", "jupyter/motionbook_jupyter/lexer.py",
    "jupyter/labextensions/motionbook/static/remoteEntry.js",
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
      #expect(!all.isEmpty || text.contains("include"))
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

  /// What the manifest of Visual Studio Code's extension names, its folder has.
  @Test func theManifestNamesFilesThatAreThere() throws {
    let files = try #require(EditorFiles.all.first { $0.name == "vscode" }).files
    let manifest = try JSONValue(reading: Array(try #require(files["vscode/package.json"]).utf8))
    let contributes = manifest["contributes"]
    let named =
      [manifest["main"]] + (contributes?["grammars"]?.array ?? []).map { $0["path"] }
      + (contributes?["languages"]?.array ?? []).map { $0["configuration"] }
    #expect(named.count == 6)
    for path in named {
      let path = try #require(path?.string)
      #expect(files["vscode/" + path.dropFirst("./".count)] != nil, "\(path)")
    }
  }

  /// A package has the paths that the settings name; archives are made of the folder of that editor.
  @Test(arguments: EditorFiles.all.map(\.name))
  func theSettingsNameFilesThatAreThere(editor: String) throws {
    let editor = try #require(EditorFiles.all.first { $0.name == editor })
    for line in editor.lines {
      guard let found = line.firstRange(of: "FOLDER/") else { continue }
      let path = line[found.upperBound...].prefix { !" '\")".contains($0) }
      guard !path.hasSuffix(".whl") else { continue }
      #expect(editor.files.keys.contains { $0 == path || $0.hasPrefix(path + "/") }, "\(path)")
    }
  }
}
