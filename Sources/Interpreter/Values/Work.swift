/// The kinds of work that take time, and their costs.
///
/// The unit is a nanosecond of the release build on the machine on which it was measured once. The
/// sum is a count, not a time, so that the same program is refused at the same point everywhere.
/// Work that is cheap beside the rest, such as reading a line, is not counted.
///
/// `Meter` counts it; `Evaluator` and `ExpressionEvaluator` report what they do.
package enum Work: Int, CaseIterable, Sendable {
  /// A statement, or an iteration of a loop.
  case statement
  /// A statement of the session itself, which is noted with what it changes.
  case entry
  /// A part of an expression: a number, a name, an operator.
  case expression
  /// A call of a function.
  case call
  /// A value of a list that is iterated or copied.
  case element
  /// A value that defines a curve.
  case point
  /// A byte of a string that is parsed as CSS or as a path.
  case letter
  /// Setting a property.
  case property
  /// A command, in addition to the work that it counts itself.
  case command
  /// A handler that is asked whether an event is for it.
  case listener
  /// An object that a command may have to look at, for each object that it is about.
  case object
  /// A line of output, of about a hundred bytes.
  case line
  /// A line of an answer that a semicolon mutes.
  case answer
  /// A value of an expression or a recorded value, for a plot or a table.
  case sample
  /// A value of a series that is gone through.
  case reading
  /// A value of a curve, for its plot.
  case place
  /// The search for the nearest curve of another kind.
  case fit
  /// A value of a series for which a fit tries a motion.
  case trial
  /// A close survey of a curve, for code, conversions and comparisons.
  case survey
  /// A frame.
  case frame
  /// A view in a frame, whose values are recorded.
  case view
  /// A block animation, a value that it animates, or an effect in a frame.
  case animation
  /// A Core Animation animation in a frame.
  case layerAnimation
  /// A body in a frame.
  case body
  /// An item of a push that acts in a frame.
  case push
  /// A joint of an attachment or a snap in a frame.
  case joint
  /// A pair of shapes that come near each other in a frame and do not collide.
  case neighbor
  /// A pair of shapes near each other in a frame that may collide.
  case contact
  /// A contact that touches in a frame.
  case touch
  /// A step of a search through a list of contacts or shapes.
  case search
  /// A test of whether a field acts on a body in a frame: one for each shape of its region. Its
  /// effect then counts as several.
  case field

  /// The cost in the common unit, and what the user can do less of. A switch, not a table: costs are
  /// counted all the time, mostly of a kind that the compiler knows.
  private var row: (cost: Int64, described: String) {
    switch self {
    case .statement: (400, "statements and rounds of loops")
    case .entry: (2_500, "statements and rounds of loops")
    case .expression: (80, "expressions")
    case .call: (3_000, "expressions")
    case .element: (15, "going through long lists")
    case .point: (1_000, "making curves of long lists")
    case .letter: (100, "reading long texts")
    case .property: (4_000, "setting properties")
    case .command: (25_000, "commands")
    case .listener: (100, "handlers of events")
    case .object: (10, "commands")
    case .line: (15_000, "what is shown")
    case .answer: (1_000, "what is shown")
    case .sample: (200, "samples for tables and plots, and values of series")
    case .reading: (40, "samples for tables and plots, and values of series")
    case .place: (20, "plots of curves")
    case .fit: (10_000_000, "looking for curves, as `fit` does")
    case .trial: (80, "looking for curves, as `fit` does")
    case .survey: (2_000_000, "going over curves, as `code`, `convert` and `compare` do")
    case .frame: (1_300, "frames")
    case .view: (40, "frames")
    case .animation: (200, "frames with animations and effects")
    case .layerAnimation: (70, "frames with animations and effects")
    case .body: (1_300, "frames with bodies")
    case .push: (80, "frames with pushes")
    case .joint: (1_200, "frames with attachments and snaps")
    case .neighbor: (100, "frames with bodies near each other")
    case .contact: (50, "frames with bodies near each other")
    case .touch: (2_500, "frames with bodies near each other")
    case .search: (1, "frames with bodies near each other")
    case .field: (15, "frames with fields")
    }
  }

  /// The cost in the common unit.
  package var cost: Int64 { row.cost }

  /// The work that the user can reduce.
  package var described: String { row.described }
}
