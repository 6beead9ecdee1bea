import Language
import Values

/// The commands that a session knows: what the evaluator, the parser, help and completion ask.
package final class CommandTable: Sendable {
  package let all: [CommandDeclaration]
  package let grammar: Grammar
  /// Other tools' words for a verb.
  private let aliases: [String: String]
  private let byVerb: [String: CommandDeclaration]

  package init(_ all: [CommandDeclaration], aliases: [String: String] = [:]) {
    self.all = all
    self.aliases = aliases
    grammar = Grammar(
      forms: all.map(\.form), aliases: aliases,
      callables: Set(CurveCalls.names + Builtins.functions.map(\.name)))
    byVerb = Dictionary(all.map { ($0.verb, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func declaration(of verb: String) -> CommandDeclaration? {
    byVerb[aliases[verb] ?? verb]
  }
}
