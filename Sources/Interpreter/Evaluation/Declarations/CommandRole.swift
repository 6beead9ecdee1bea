/// A property of a command, besides its clauses, that other code needs. Declarations state them, so
/// that no code compares a verb with a text.
package enum CommandRole: Sendable {
  /// The subject is the name of a new object.
  case makesSubject
  /// Without clauses, it removes the objects of its subject, with their names.
  case removesSubject
  /// The object with the name after `as` outlasts a `reset`.
  case keepsWhatItMakes
  /// The block has additional names, which are bound when it runs.
  case bindsItsBlock
  /// It gives the answer of a hit test's block.
  case givesAnswer
  /// It gives a choice of a question.
  case givesChoice
  /// The subject is a condition that has to hold.
  case isExpectation
  /// It writes what a program says, so it is no question about the world.
  case writesText
  /// It changes only the format of answers.
  case setsWriting
  /// It advances time by frames, and can be shortened without losing its meaning.
  case passesFrames
  /// It goes back within the session, which is also allowed in a run of a sweep.
  case goesBackInRun
  /// It starts the session over with an empty stage.
  case startsOver
  /// It reads or writes files, or ends the program, so it is not run from text that was only found.
  case actsOutside
  /// It is of use only at a prompt, so the reference shows its example and does not run it.
  case isForPrompt
  /// Its paths are properties that it sets.
  case setsProperties
  /// The subject is a topic of help.
  case namesTopic
  /// The subject is a checkpoint.
  case namesCheckpoint
  /// The subject is a line of history.
  case namesFork
  /// The subject is a list of curves and recorded values.
  case comparesCurves
  /// The subject is a tweak's name.
  case namesTweak
  /// The clauses take groups of tweaks and presets.
  case namesPresets
  /// `undo` removes it, even if it changed nothing.
  case isUndone
}
