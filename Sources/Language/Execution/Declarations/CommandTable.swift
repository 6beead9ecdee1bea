import Language
import Values

/// The commands that a session knows, for the evaluator, the parser, help and completion.
package final class CommandTable: Sendable {
  /// A verb and a function that creates its declaration.
  package typealias Entry = (verb: String, make: @Sendable () -> CommandDeclaration)

  private let entries: [Entry]
  package let grammar: Grammar
  /// Other systems' words for verbs.
  private let aliases: [String: String]
  private let byVerb: [String: @Sendable () -> CommandDeclaration]

  package init(_ entries: [Entry], aliases: [String: String] = [:]) {
    let byVerb = Dictionary(
      entries.map { ($0.verb, $0.make) }, uniquingKeysWith: { first, _ in first })
    self.entries = entries
    self.aliases = aliases
    self.byVerb = byVerb
    grammar = Grammar(
      verbs: entries.map(\.verb), aliases: aliases,
      isCallable: { Builtins.function(named: $0) != nil || CurveCalls.curve(named: $0) != nil },
      form: { byVerb[$0]?().form },
      synonyms: {
        entries.flatMap { entry in entry.make().also.map { (word: $0, meaning: entry.verb) } }
      })
  }

  /// All declarations, in the order of help.
  package var all: [CommandDeclaration] { entries.map { $0.make() } }

  package func declaration(of verb: String) -> CommandDeclaration? {
    byVerb[aliases[verb] ?? verb]?()
  }
}
