/// What a session has to know of a command beyond its clauses: each is said in the declaration, and
/// nowhere is a verb compared with a text.
package struct CommandRoles: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The subject is the name of a new object.
  package static let makesSubject = CommandRoles(rawValue: 1)
  /// The block has names of its own, which it gets when it runs.
  package static let bindsItsBlock = CommandRoles(rawValue: 2)
  /// It changes only how answers are written.
  package static let setsWriting = CommandRoles(rawValue: 4)
  /// It lets frames pass, and can be cut short without losing its meaning.
  package static let passesFrames = CommandRoles(rawValue: 8)
  /// It goes back within the session, which a run of a sweep may do too.
  package static let goesBackInRun = CommandRoles(rawValue: 16)
}
