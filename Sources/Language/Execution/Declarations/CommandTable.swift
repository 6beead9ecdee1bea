import Language
import Values

/// The commands that a session knows, for the evaluator, the parser, help and completion.
package final class CommandTable: Sendable {
  /// A verb and a function that creates its declaration.
  package typealias Entry = (verb: String, make: @Sendable () -> CommandDeclaration)

  private let entries: [Entry]
  package let grammar: Grammar

  /// - Parameter aliases: other systems' words for verbs.
  package init(_ entries: [Entry], aliases: [String: String] = [:]) {
    self.entries = entries
    grammar = Grammar(
      verbs: entries.map(\.verb), aliases: aliases,
      isCallable: { Builtins.function(named: $0) != nil || CurveCalls.curve(named: $0) != nil },
      form: { entries[$0.index].make().form }, event: { EventMatch.form(of: $0) },
      synonyms: {
        entries.flatMap { entry in entry.make().also.map { (word: $0, meaning: entry.verb) } }
      })
  }

  /// All declarations, in the order of help.
  package var all: [CommandDeclaration] { entries.map { $0.make() } }

  /// The declaration of a parsed command.
  package subscript(command: Command) -> CommandDeclaration { entries[command.row.index].make() }

  /// The declaration of a word that the user asks about, or is still typing; nil if it is no verb.
  package func declaration(of word: String) -> CommandDeclaration? {
    grammar.row(of: word).map { entries[$0.index].make() }
  }
}
