import Language

/// The command of a statement.
extension CommandTable {
  /// The declaration of its command; nil for other statements.
  private func declaration(of statement: Statement) -> CommandDeclaration? {
    guard case .command(let command) = statement.kind else { return nil }
    return self[command]
  }

  /// The roles of its command; none for other statements.
  package func roles(of statement: Statement) -> Set<CommandRole> {
    declaration(of: statement)?.roles ?? []
  }

  /// Whether a notebook keeps it.
  package func isRecorded(_ statement: Statement) -> Bool {
    declaration(of: statement)?.isRecorded ?? true
  }

  /// Whether time may pass in it.
  package func isOfTime(_ statement: Statement) -> Bool {
    declaration(of: statement)?.group == .time
  }

  /// Whether it only asks for something, changes how answers are written, or guesses what will be
  /// seen.
  package func isQuestion(_ statement: Statement) -> Bool {
    guard let declaration = declaration(of: statement) else { return false }
    return declaration.group == .looking && !declaration.roles.contains(.writesText)
      || declaration.roles.contains(.setsWriting) || declaration.group == .session
      || declaration.roles.contains(.isUndone)
  }
}
