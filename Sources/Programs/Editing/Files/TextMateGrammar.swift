import JSON

/// A grammar of TextMate's, which many editors read, and its place in Markdown.
struct TextMateGrammar {
  let words: LanguageWords

  init(_ words: LanguageWords) { self.words = words }

  /// A folder that Visual Studio Code takes as an extension.
  var files: [String: String] {
    [
      "vscode/package.json": manifest, "vscode/language-configuration.json": configuration,
      "vscode/syntaxes/motion.tmLanguage.json": grammar,
      "vscode/syntaxes/markdown.tmLanguage.json": injection,
    ].mapValues { $0.indentedText + "\n" }
  }

  private var grammar: JSONValue {
    func rule(_ name: String, _ pattern: String) -> JSONValue {
      ["name": .string(name + ".motion"), "match": .string(pattern)]
    }
    func word(_ words: [String]) -> String {
      #"(?<![\p{L}\p{N}_.])(?:"# + LanguageWords.choice(words) + #")(?![\p{L}\p{N}_])"#
    }
    return [
      "name": "Motionbook", "scopeName": "source.motion", "fileTypes": ["motion"],
      "patterns": [
        rule("comment.line", #"#.*$|(?:^|(?<=\s))//.*$"#),
        [
          "name": "string.quoted.double.motion", "begin": #"""#, "end": #""|$"#,
          "patterns": [rule("constant.character.escape", #"\\(?:u\{[0-9A-Fa-f]+\}|.)"#)],
        ],
        rule(
          "constant.numeric",
          #"(?<![\p{L}\p{N}_])\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?(?:\s?(?:"# + words.unit
            + #")(?![\p{L}\p{N}_]))?"#),
        rule("entity.name.function", #"(?:(?<=^)|(?<=[;{]))\s*:?"# + word(words.verbs)),
        rule("support.function", word(words.functions) + #"(?=\()"#),
        rule("keyword.control", word(words.keywords)),
        rule("constant.language", word(words.constants)),
      ],
    ]
  }

  /// Cells of Markdown: fences whose first word is `motion`.
  private var injection: JSONValue {
    [
      "scopeName": "markdown.motion.codeblock", "injectionSelector": "L:text.html.markdown",
      "patterns": [
        [
          "begin": #"^\s{0,3}(`{3,}|~{3,})\s*(?:motion|\{code-cell\}\s*motion)\b.*$"#,
          "end": #"^\s{0,3}\1[`~]*\s*$"#, "contentName": "meta.embedded.block.motion",
          "patterns": [["include": "source.motion"]],
        ]
      ],
    ]
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
      "version": "0.1.0", "engines": ["vscode": "^1.75.0"], "categories": ["Programming Languages"],
      "contributes": [
        "languages": [
          [
            "id": "motion", "aliases": ["Motionbook"], "extensions": [".motion"],
            "configuration": "./language-configuration.json",
          ]
        ],
        "grammars": [
          [
            "language": "motion", "scopeName": "source.motion",
            "path": "./syntaxes/motion.tmLanguage.json",
          ],
          [
            "scopeName": "markdown.motion.codeblock", "injectTo": ["text.html.markdown"],
            "path": "./syntaxes/markdown.tmLanguage.json",
            "embeddedLanguages": ["meta.embedded.block.motion": "motion"],
          ],
        ],
      ],
    ]
  }
}
