import Language
import Playing
import Values

/// The words of the language by their color in an editor that knows no parser.
struct LanguageWords {
  let verbs = Motionbook.commands.all.map(\.verb)
  /// The words of control, and the clauses of all commands.
  let keywords: [String]
  let functions = Builtins.functions.map(\.name)
  let constants: [String]
  /// Longest first, so that `ms` is not read as `m` and a rest.
  let units = Unit.allCases.map(\.rawValue).filter { $0 != "%" }
    .sorted { ($1.count, $0) < ($0.count, $1) }

  init() {
    let control = Grammar.controlWords + ["else", "in", "then", "as", "and", "or", "not"]
    let clauses = Motionbook.commands.all.flatMap { $0.clauses.map(\.word) }
    var seen: Set<String> = []
    keywords = (control + clauses.sorted()).filter { !$0.isEmpty && seen.insert($0).inserted }
    let values = CurveCalls.names + ["true", "false", "off", "forever", "pi", "identity"]
    constants = values.filter { seen.insert($0).inserted }
  }

  /// Words as a choice of a regular expression; the order does not matter between word boundaries.
  static func choice(_ words: [String]) -> String { words.joined(separator: "|") }

  var unit: String { Self.choice(units) + "|%|°" }
}
