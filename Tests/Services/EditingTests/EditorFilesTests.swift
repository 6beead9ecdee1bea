import Foundation
import JSON
import Testing

@testable import Editing

@Suite struct EditorFilesTests {
  private let words = LanguageWords()

  /// How the files of an editor write the words of a color.
  enum Notation: String, CaseIterable {
    case vim = "vim/syntax/motion.vim"
    case emacs = "emacs/motion-mode.el"
    case kate = "kate/motion.xml"
    case textMate = "vscode/syntaxes/motion.tmLanguage.json"
    case pygments = "jupyter/motionbook_jupyter/lexer.py"
    case codeMirror = "jupyter/labextensions/motionbook/static/remoteEntry.js"

    /// The words of verbs, keywords or functions, from the rule that colors them.
    func words(of kind: String, in text: String) throws -> Set<String> {
      let lines = text.split(separator: "\n")
      switch self {
      case .vim:
        let group = "motion" + (kind.prefix(1).uppercased() + kind.dropFirst().dropLast())
        let rules = lines.filter {
          $0.wholeMatch(of: /syntax (?:keyword|match) (\w+) .*/)?.1 == group[...]
        }
        return Set(
          rules.flatMap { rule in
            let list =
              rule.hasPrefix("syntax match")
              ? rule.firstMatch(of: /\\<(?:\\%\()?(.*?)(?:\\\))?\\>/)?.1
              : rule.split(separator: " ", maxSplits: 3).last
            return Self.words(list ?? "")
          })
      case .emacs:
        let rule = try #require(lines.first { $0.hasPrefix("(defconst motion-\(kind) ") })
        return Set(rule.matches(of: /"(\w+)"/).map { String($0.1) })
      case .kate:
        let list = try #require(text.components(separatedBy: "<list name=\"\(kind)\">").last)
        let end = try #require(list.components(separatedBy: "</list>").first)
        return Set(end.matches(of: /<item>(\w+)<\/item>/).map { String($0.1) })
      case .textMate:
        let scopes = [
          "verbs": "entity.name.function", "keywords": "keyword.control",
          "functions": "support.function",
        ]
        let rules = try JSONValue(reading: Array(text.utf8))["patterns"]?.array ?? []
        let rule = rules.first { $0["name"]?.string == "\(scopes[kind] ?? "").motion" }
        let match = try #require(rule?["match"]?.string)
        return Set(Self.words(match.firstMatch(of: /\(\?:([\w|]{20,})\)/)?.1 ?? ""))
      case .pygments, .codeMirror:
        let object = try #require(lines.first?.firstMatch(of: /\{.*\}/)).output
        let words = try JSONValue(reading: Array(object.utf8))[kind]?.array ?? []
        return Set(words.compactMap(\.string))
      }
    }

    private static func words(_ list: Substring) -> [String] {
      list.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
  }

  /// The rule of each color has all of its words and no other.
  @Test(arguments: Notation.allCases)
  func aSyntaxHasEveryVerbAndClause(_ notation: Notation) throws {
    let text = try #require(EditorFiles.all.lazy.compactMap { $0.files[notation.rawValue] }.first)
    for (kind, expected) in [
      ("verbs", words.verbs), ("keywords", words.keywords), ("functions", words.functions),
    ] {
      let found = try notation.words(of: kind, in: text)
      #expect(found.subtracting(expected).sorted() == [], "\(kind)")
      #expect(Set(expected).subtracting(found).sorted() == [], "\(kind)")
    }
  }

  // MARK: Manifests

  private func file(_ path: String) throws -> JSONValue {
    let text = try #require(EditorFiles.all.lazy.compactMap { $0.files[path] }.first, "\(path)")
    return try JSONValue(reading: Array(text.utf8))
  }

  /// Each language is activated, has its grammar, and its comments can be toggled.
  @Test func theManifestKnowsEachLanguage() throws {
    let manifest = try file("vscode/package.json")
    let languages = manifest["contributes"]?["languages"]?.array ?? []
    let ids = languages.compactMap { $0["id"]?.string }
    #expect(ids == ["motion", "motionbook"])
    #expect(languages.first?["extensions"]?.array == [".motion"])
    let grammars = manifest["contributes"]?["grammars"]?.array ?? []
    #expect(grammars.compactMap { $0["language"]?.string } == ids)
    let events = (manifest["activationEvents"]?.array ?? []).compactMap(\.string)
    #expect(Set(ids.map { "onLanguage:" + $0 }).isSubset(of: events))
    let configuration = try file("vscode/language-configuration.json")
    #expect(configuration["comments"]?["lineComment"] == "#")
  }

  /// A grammar has the scope that the manifest gives to its file, and includes those of others that
  /// are there.
  @Test func grammarsHaveTheScopesThatAreNamed() throws {
    func included(_ value: JSONValue) -> [String] {
      (value["include"]?.string.map { [$0] } ?? [])
        + (value["patterns"]?.array ?? []).flatMap(included)
    }
    let grammars = try file("vscode/package.json")["contributes"]?["grammars"]?.array ?? []
    let scopes = grammars.compactMap { $0["scopeName"]?.string }
    #expect(scopes == ["source.motion", "source.motionbook", "markdown.motion.codeblock"])
    for (grammar, scope) in zip(grammars, scopes) {
      let path = try #require(grammar["path"]?.string)
      let text = try file("vscode/" + path.dropFirst("./".count))
      #expect(text["scopeName"]?.string == scope)
      #expect(included(text) == (scope == "source.motion" ? [] : ["source.motion"]))
    }
  }

  @Test func theLabExtensionLoadsItsFile() throws {
    let folder = "jupyter/labextensions/motionbook/"
    let build = try file(folder + "package.json")["jupyterlab"]?["_build"]
    let load = try #require(build?["load"]?.string)
    #expect(EditorFiles.all.contains { $0.files[folder + load] != nil })
  }

  /// The folder of Visual Studio Code's extension has every file that its manifest names.
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

  /// Each command of the palette and of keys is one that the client registers, with a title.
  @Test func thePaletteHasEachCommand() throws {
    let contributes = try file("vscode/package.json")["contributes"]
    func commands(_ value: JSONValue?) -> [String] {
      (value?.array ?? []).compactMap { $0["command"]?.string }
    }
    let titled = commands(contributes?["commands"])
    #expect(titled == ["run", "play", "accept", "world", "restart"].map { "motionbook." + $0 })
    #expect(commands(contributes?["menus"]?["commandPalette"]) == titled.dropLast())
    let client = try #require(
      EditorFiles.all.lazy.compactMap { $0.files["vscode/extension.js"] }.first)
    for command in titled + commands(contributes?["keybindings"]) {
      #expect(client.contains("'\(command.dropFirst("motionbook.".count))'"), "\(command)")
    }
    let capabilities = try file("vscode/package.json")["capabilities"]
    #expect(capabilities?["untrustedWorkspaces"]?["supported"]?.flag == true)
    // A folder that nobody trusts must not name the program.
    #expect(contributes?["configuration"]?["properties"]?["motionbook.path"]?["scope"] == "machine")
  }

  /// The folder has the paths that the settings name.
  @Test(arguments: EditorFiles.all.map(\.name))
  func theSettingsNameFilesThatAreThere(editor: String) throws {
    let editor = try #require(EditorFiles.all.first { $0.name == editor })
    for line in editor.before + editor.lines {
      guard let found = line.firstRange(of: "FOLDER/") else { continue }
      let path = line[found.upperBound...].prefix { !" '\")".contains($0) }
      let files = Array(editor.files.keys) + EditorFiles.data.keys
      #expect(files.contains { $0 == path || $0.hasPrefix(path + "/") }, "\(path)")
    }
  }
}
