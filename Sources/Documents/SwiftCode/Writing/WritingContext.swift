/// The writer's place: the facts that follow from the statements around a part.
struct WritingContext {
  /// The meanings of the table's names where no value is bound, such as a recognizer in its action.
  var meanings = ["animator": SwiftWriter.Written("animator", "UIDynamicAnimator")]
  /// The action for the handler that is being written.
  var action: SwiftWriter.Action?
  /// The names of values in a block, with their types.
  var locals: [String: String] = [:]
  /// Whether the code is inside of a block, which runs again.
  var isInBlock = false
  /// Whether the code is inside of an animation's block.
  var isInAnimation = false
  /// The view that new views are added to.
  var enclosing = "view"
  /// Seconds of simulated time at the statement.
  var time = 0.0
  /// The depth of the expression that is being written.
  var depth = 0
  /// The parts left out of the statement that is being written.
  var omitted: [MissingPart] = []
  /// Whether a block of the statement that is being written has nothing but comments.
  var hasOnlyComments = false
}
