import Language
import Values

/// The commands that a session knows, for the evaluator, the parser, help and completion.
package final class CommandTable: Sendable {
  private let commands: [any DeclaredCommand.Type]
  package let grammar: Grammar

  /// - Parameters:
  ///   - commands: In the order of help. The declaration of each is created on first use, so that
  ///     the program starts faster.
  ///   - aliases: Other systems' words for verbs.
  package init(_ commands: [any DeclaredCommand.Type], aliases: [String: String] = [:]) {
    self.commands = commands
    grammar = Grammar(
      verbs: commands.map { $0.verb }, aliases: aliases,
      isCallable: { Builtins.function(named: $0) != nil || CurveCalls.curve(named: $0) != nil },
      form: { commands[$0.index].declaration.form }, event: { EventMatch.form(of: $0) },
      synonyms: {
        commands.flatMap { command in
          command.declaration.also.map { (word: $0, meaning: command.verb) }
        }
      })
  }

  /// All declarations, in the order of help.
  package var all: [CommandDeclaration] { commands.map { $0.declaration } }

  /// The declaration of a parsed command.
  package subscript(command: Command) -> CommandDeclaration {
    commands[command.row.index].declaration
  }

  /// The declaration of a word that the user asks about, or is still typing; nil if it is no verb.
  package func declaration(of word: String) -> CommandDeclaration? {
    grammar.row(of: word).map { commands[$0.index].declaration }
  }
}
