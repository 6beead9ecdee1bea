import JSON

/// A grammar of TextMate's, which many editors read, and its place in Markdown.
struct TextMateGrammar {
  let words: LanguageWords

  init(_ words: LanguageWords) { self.words = words }

  var grammar: JSONValue {
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

  /// Cells of Markdown, also in lists: fences whose first word is `motion`.
  var injection: JSONValue {
    [
      "scopeName": "markdown.motion.codeblock", "injectionSelector": "L:text.html.markdown",
      "patterns": [
        [
          "begin":
            #"^\s*(?:(?:[-+*]|\d{1,9}[.)])\s+)*(`{3,}|~{3,})\s*(?:motion|\{code-cell\}\s*motion)\b.*$"#,
          "end": #"^\s*\1[`~]*\s*$"#, "contentName": "meta.embedded.block.motion",
          "patterns": [["include": "source.motion"]],
        ]
      ],
    ]
  }
}

extension TextMateGrammar {
  /// The grammar as a property list, which is how Sublime Text takes it.
  var propertyList: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">\(Self.element(grammar))</plist>

    """
  }

  private static func element(_ value: JSONValue) -> String {
    if let fields = value.object {
      let entries = fields.sorted { $0.key < $1.key }.map { "<key>\($0)</key>\(element($1))" }
      return "<dict>\(entries.joined(separator: "\n"))</dict>"
    }
    if let items = value.array {
      return "<array>\(items.map(element).joined(separator: "\n"))</array>"
    }
    return "<string>\(escaped(value.string ?? ""))</string>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
