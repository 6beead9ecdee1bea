/// The properties of a command, besides its clauses, that a session needs. Declarations state them,
/// so that no code compares a verb with a text.
package struct CommandRoles: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The subject is the name of a new object.
  package static let makesSubject = CommandRoles(rawValue: 1)
  /// The block has additional names, which are bound when it runs.
  package static let bindsItsBlock = CommandRoles(rawValue: 2)
  /// It changes only the format of answers.
  package static let setsWriting = CommandRoles(rawValue: 4)
  /// It advances time by frames, and can be shortened without losing its meaning.
  package static let passesFrames = CommandRoles(rawValue: 8)
  /// It goes back within the session, which is also allowed in a run of a sweep.
  package static let goesBackInRun = CommandRoles(rawValue: 16)
  /// It starts the session over with an empty stage.
  package static let startsOver = CommandRoles(rawValue: 32)
  /// It reads or writes files, or ends the program, so it is not run from text that was only found.
  package static let actsOutside = CommandRoles(rawValue: 64)
  /// Its paths are properties that it sets.
  package static let setsProperties = CommandRoles(rawValue: 128)
  /// The subject is a topic of help.
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
  /// `undo` removes it, even if it changed nothing.
  package static let isUndone = CommandRoles(rawValue: 16384)
}
