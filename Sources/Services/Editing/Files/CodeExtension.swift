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
        "vscode/extension.js": String(cString: extension_js)
      ]) { $1 }
  }

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
      "engines": ["vscode": "^1.75.0"], "categories": ["Programming Languages"],
      "main": "./extension.js",
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
}
