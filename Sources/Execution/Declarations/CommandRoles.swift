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
  /// By itself, it starts over with an empty stage.
  package static let startsOver = CommandRoles(rawValue: 32)
  /// It reads or writes files, or ends the program: text that was only found is not run with it.
  package static let actsOutside = CommandRoles(rawValue: 64)
  /// A path in it is a property that it sets.
  package static let setsProperties = CommandRoles(rawValue: 128)
  /// The subject is a word that help knows.
  package static let namesTopic = CommandRoles(rawValue: 256)
  /// The subject is a checkpoint.
  package static let namesCheckpoint = CommandRoles(rawValue: 512)
  /// The subject is a line of history.
  package static let namesFork = CommandRoles(rawValue: 1024)
  /// The subject is a list of curves and recorded values.
  package static let comparesCurves = CommandRoles(rawValue: 2048)
  /// The subject is a tweak's name.
  package static let namesTweak = CommandRoles(rawValue: 4096)
  /// The clauses take groups of tweaks and presets.
  package static let namesPresets = CommandRoles(rawValue: 8192)
}
