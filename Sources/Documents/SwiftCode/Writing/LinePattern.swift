import Diagnostics
import Evaluation
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
  init?(_ template: Template, _ commands: CommandTable) {
    var text = PatternText()
    text.add(template, isOptional: false)
    var parser = Parser(
      Source(Template.tidied(text.words)), grammar: commands.grammar.ofPatterns)
    guard let line = try? parser.nextLine(), line.statements.count == 1,
      (try? parser.nextLine()) == nil
    else { return nil }
    // A placeholder alone would match every value, and mean itself.
    if case .expression(let whole) = line.statements[0].kind, case .name(let word) = whole.kind,
      Self.placeholder(word) != nil
    {
      return nil
    }
    (statement, required, flags) = (line.statements[0], text.required, text.flags)
  }

  static let prefix = "placeholder_"

  /// The name of the placeholder that a word of the pattern stands for.
  static func placeholder(_ word: String) -> String? {
    word.hasPrefix(prefix) ? String(word.dropFirst(prefix.count)) : nil
  }

  /// The placeholder of a keyword without a value.
  func flag(_ keyword: String) -> String? { flags[keyword] }
}

/// The statement that a template is with all of its parts, the first of the alternatives.
private struct PatternText {
  var words = ""
  var required: Set<String> = []
  var flags: [String: String] = [:]

  mutating func add(_ template: Template, isOptional: Bool) {
    for part in template.parts {
      switch part {
      case .text(let text): words += text
      case .choice(let alternatives):
        // Options stand for several clauses.
        if alternatives[0].names != ["options"] { add(alternatives[0], isOptional: true) }
      case .placeholder(let name):
        if let keyword {
          flags[keyword] = name
        } else {
          words += LinePattern.prefix + name
          if !isOptional { required.insert(name) }
        }
      }
    }
  }

  /// The keyword at the end, if no space follows it.
  private var keyword: String? {
    let word = words.reversed().prefix(while: \.isLetter)
    return word.isEmpty ? nil : String(word.reversed())
  }
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
