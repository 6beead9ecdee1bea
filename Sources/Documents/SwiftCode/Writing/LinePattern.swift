import Diagnostics
import Execution
import Language

/// A line of the table read from its right side: a Motionbook statement in which placeholders stand
/// for values, such as `gravity on $views [magnitude $magnitude] as $self`.
struct LinePattern: Sendable {
  let statement: Statement
  /// The placeholders outside of square brackets, which every matching statement has a value for.
  let required: Set<String>
  /// The placeholders that stand for a keyword without a value, by the keyword.
  private let flags: [String: String]

  /// Nil for a template that is not one statement, which only code can mean.
  init?(_ template: String, _ commands: CommandTable) {
    var text = ""
    var required: Set<String> = []
    var flags: [String: String] = [:]
    var depth = 0
    var isAlternative = false
    // Options stand for several clauses.
    let template = template.replacing("[$options]", with: "")
    var rest = template[...]
    while let character = rest.popFirst() {
      switch character {
      // A list's brackets are written as they are: an optional part follows a space.
      case "[" where text.hasSuffix(" ") || depth > 0 || text.hasSuffix("("):
        depth += 1
      case "]" where depth > 0:
        depth -= 1
        isAlternative = false
      case "|" where depth > 0: isAlternative = true
      case _ where isAlternative: break
      case "$":
        let name = String(rest.prefix { $0.isLetter || $0 == "_" })
        rest = rest.dropFirst(name.count)
        if let keyword = Self.keyword(endOf: text) {
          flags[keyword] = name
        } else {
          text += Self.prefix + name
          if depth == 0 { required.insert(name) }
        }
      default: text.append(character)
      }
    }
    text = text.replacing(", )", with: ")")
    var parser = Parser(Source(text), grammar: commands.grammar.ofPatterns)
    guard let line = try? parser.nextLine(), line.statements.count == 1,
      (try? parser.nextLine()) == nil
    else { return nil }
    // A placeholder alone would match every value, and mean itself.
    if case .expression(let whole) = line.statements[0].kind, case .name(let word) = whole.kind,
      Self.placeholder(word) != nil
    {
      return nil
    }
    (statement, self.required, self.flags) = (line.statements[0], required, flags)
  }

  static let prefix = "placeholder_"

  /// The keyword at the end of a text, if no space follows it.
  private static func keyword(endOf text: String) -> String? {
    let word = text.reversed().prefix(while: \.isLetter)
    return word.isEmpty ? nil : String(word.reversed())
  }

  /// The name of the placeholder that a word of the pattern stands for.
  static func placeholder(_ word: String) -> String? {
    word.hasPrefix(prefix) ? String(word.dropFirst(prefix.count)) : nil
  }

  /// The placeholder of a keyword without a value.
  func flag(_ keyword: String) -> String? { flags[keyword] }
}

extension Grammar {
  /// A grammar in which a placeholder can stand for every word.
  fileprivate var ofPatterns: Grammar {
    Grammar(
      verbs: verbs, form: { self[$0].ofPatterns }, event: { self.form(ofEvent: $0)?.ofPatterns })
  }
}

extension CommandForm {
  fileprivate var ofPatterns: CommandForm {
    CommandForm(
      verb: verb, subject: subject.ofPatterns, subjectDescribed: subjectDescribed,
      isSubjectRequired: isSubjectRequired,
      clauses: clauses.map { clause in
        ClauseForm(
          keyword: clause.keyword, value: clause.value.ofPatterns,
          isValueOptional: clause.isValueOptional)
      },
      takesName: takesName, block: block, examples: [])
  }
}

extension ValueForm {
  fileprivate var ofPatterns: ValueForm {
    switch self {
    case .word, .hyphenatedName: .newName
    case .onOff: .expression
    default: self
    }
  }
}
