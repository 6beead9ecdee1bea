internal import CResources
import JSON
import Jupyter

/// A folder that Visual Studio Code takes as an extension: the grammars, and a client of the server.
///
/// Source: the editor's "Extension Manifest" and "Contribution Points".
struct CodeExtension {
  private let grammar: TextMateGrammar

  init(_ words: LanguageWords) { grammar = TextMateGrammar(words) }

  var files: [String: String] {
    [
      "vscode/package.json": manifest, "vscode/language-configuration.json": configuration,
      "vscode/syntaxes/motion.tmLanguage.json": grammar.grammar,
      "vscode/syntaxes/motionbook.tmLanguage.json": [
        "scopeName": "source.motionbook", "patterns": [["include": "source.motion"]],
      ],
      "vscode/syntaxes/markdown.tmLanguage.json": grammar.injection,
    ].mapValues { $0.indentedText + "\n" }
      .merging([
        "vscode/extension.js": String(cString: extension_js),
        "vscode/README.md": String(cString: extension_md),
      ]) { $1 }
  }

  static let icon = Array(UnsafeBufferPointer(start: icon_png, count: icon_png_count))

  // MARK: The archive

  /// The archive that the editor installs.
  static let archive = "motionbook.vsix"

  /// Source: the files that the editor's own packager, `vsce`, writes.
  var archiveBytes: [UInt8] {
    var zip = ZipArchive()
    zip.add("extension.vsixmanifest", Array(package.utf8))
    zip.add("[Content_Types].xml", Array(Self.types.utf8))
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      zip.add("extension/" + path.dropFirst("vscode/".count), Array(text.utf8))
    }
    zip.add("extension/icon.png", Self.icon)
    return zip.bytes
  }

  private static let types = """
    <?xml version="1.0" encoding="utf-8"?>
    <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
    <Default Extension=".json" ContentType="application/json"/>
    <Default Extension=".js" ContentType="application/javascript"/>
    <Default Extension=".md" ContentType="text/markdown"/>
    <Default Extension=".png" ContentType="image/png"/>
    <Default Extension=".vsixmanifest" ContentType="text/xml"/>
    </Types>

    """

  private var package: String {
    let about = manifest
    func fact(_ name: String) -> String { about[name]?.string ?? "" }
    let categories = (about["categories"]?.array ?? []).compactMap(\.string)
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
      <Metadata>
      <Identity Language="en-US" Id="\(fact("name"))" Version="\(fact("version"))" Publisher="\(fact("publisher"))"/>
      <DisplayName>\(fact("displayName"))</DisplayName>
      <Description xml:space="preserve">\(fact("description"))</Description>
      <Categories>\(categories.joined(separator: ","))</Categories>
      <Icon>extension/icon.png</Icon>
      <Properties><Property Id="Microsoft.VisualStudio.Code.Engine" Value="\(Self.engine)"/></Properties>
      </Metadata>
      <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
      <Dependencies/>
      <Assets>
      <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
      <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
      <Asset Type="Microsoft.VisualStudio.Services.Icons.Default" Path="extension/icon.png" Addressable="true"/>
      </Assets>
      </PackageManifest>

      """
  }

  /// The oldest version of the editor that has all that the client calls.
  private static let engine = "^1.75.0"

  private var configuration: JSONValue {
    [
      "comments": ["lineComment": "#"], "brackets": [["{", "}"], ["(", ")"], ["[", "]"]],
      "autoClosingPairs": [["{", "}"], ["(", ")"], ["[", "]"], ["\"", "\""]],
    ]
  }

  private var manifest: JSONValue {
    [
      "name": "motionbook", "displayName": "Motionbook", "publisher": "motionbook",
      "version": .string(KernelDescription.version),
      "description": "Mistakes, completion, help and colors for notebooks of Motionbook.",
      "engines": ["vscode": .string(Self.engine)], "categories": ["Programming Languages"],
      "main": "./extension.js", "icon": "icon.png",
      "capabilities": [
        // Cells write nothing and read only files of their folder; the program is no setting of a folder.
        "untrustedWorkspaces": ["supported": true],
        // The server reads the files of a disk.
        "virtualWorkspaces": false,
      ],
      "activationEvents": [
        "onLanguage:markdown", "onLanguage:quarto", "onLanguage:motion", "onLanguage:motionbook",
      ],
      "contributes": [
        "languages": [
          [
            "id": "motion", "aliases": ["Motionbook"], "extensions": [".motion"],
            "configuration": "./language-configuration.json",
          ],
          // The kernel's name for it, in cells of Jupyter.
          ["id": "motionbook", "configuration": "./language-configuration.json"],
        ],
        "grammars": [
          [
            "language": "motion", "scopeName": "source.motion",
            "path": "./syntaxes/motion.tmLanguage.json",
          ],
          [
            "language": "motionbook", "scopeName": "source.motionbook",
            "path": "./syntaxes/motionbook.tmLanguage.json",
          ],
          [
            "scopeName": "markdown.motion.codeblock", "injectTo": ["text.html.markdown"],
            "path": "./syntaxes/markdown.tmLanguage.json",
            "embeddedLanguages": ["meta.embedded.block.motion": "motion"],
          ],
        ],
        "commands": .array(
          Self.commands.map {
            ["command": .string($0), "title": .string($1), "category": "Motionbook"]
          }),
        "menus": [
          // Where they have no cell, the palette does not list them.
          "commandPalette": .array(
            Self.commands.dropLast().map {
              ["command": .string($0.name), "when": .string(Self.inText)]
            })
        ],
        "keybindings": [
          [
            "command": "motionbook.runOrBreakLine", "key": "shift+enter",
            "when": .string(Self.inText + " && editorTextFocus && !notebookEditorFocused"),
          ]
        ],
        "configuration": [
          "title": "Motionbook",
          "properties": [
            "motionbook.path": [
              "type": "string", "default": "motionbook",
              // The settings of a folder must not name a program.
              "scope": "machine", "description": "The program `motionbook`.",
            ]
          ],
        ],
      ],
    ]
  }

  private static let inText = "editorLangId =~ /^(markdown|quarto|motion)$/"

  private static let commands: [(name: String, title: String)] =
    EditingServer.CellCommand.allCases.map { ($0.rawValue, $0.paletteTitle) }
    + [("motionbook.restart", "Restart the Server")]
}

extension EditingServer.CellCommand {
  fileprivate var paletteTitle: String {
    switch self {
    case .run: "Run Cell"
    case .play: "Play Cell as a Page"
    case .accept: "Accept Output of Cell"
    case .world: "Show the World at the Cursor"
    }
  }
}
