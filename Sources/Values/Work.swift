/// What takes time, and how much of it.
///
/// The unit is a nanosecond of the machine on which it was measured once, with the release build;
/// from then on it is a count and no time, so that the same program is refused at the same place
/// everywhere. What is cheap beside the rest, such as reading a line, is not counted.
package enum Work: Int, CaseIterable, Sendable {
  /// A statement, or a round of a loop.
  case statement
  /// One part of an expression: a number, a name, an operator.
  case expression
  /// A call of a function.
  case call
  /// A value of a list that is gone through or copied.
  case element
  /// A value that a curve is made of.
  case point
  /// A byte of a text that is read as CSS's, or as a path.
  case letter
  /// Setting a property.
  case property
  /// A command, besides what it says itself that it does.
  case command
  /// An object that a command may have to look at, for each that it is about.
  case object
  /// A line of what is shown, of about a hundred bytes.
  case line
  /// A value of a curve or of what was recorded, for a plot or a table.
  case sample
  /// Looking for the curve of another kind that comes nearest.
  case fit
  /// Going over a curve as closely as code, conversions and comparisons do.
  case survey
  /// A frame.
  case frame
  /// A view in a frame: what is recorded of it.
  case view
  /// An animation or effect in a frame.
  case animation
  /// A body in a frame.
  case body
  /// Two shapes near each other in a frame.
  case contact
  /// A test of whether a field acts on a body in a frame: one for each shape of its region. What it
  /// does then counts as several.
  case field

  /// In the common unit.
  package var cost: Int {
    switch self {
    case .statement: 400
    case .expression: 80
    case .call: 1_200
    case .element: 15
    case .point: 1_000
    case .letter: 200
    case .property: 4_000
    case .command: 10_000
    case .object: 10
    case .line: 15_000
    case .sample: 200
    case .fit: 10_000_000
    case .survey: 1_000_000
    case .frame: 900
    case .view: 30
    case .animation: 200
    case .body: 1_200
    case .contact: 1_500
    case .field: 30
    }
  }

  /// What a person can do less of.
  package var described: String {
    switch self {
    case .statement: "statements and rounds of loops"
    case .expression, .call: "expressions"
    case .element: "going through long lists"
    case .point: "making curves of long lists"
    case .letter: "reading long texts"
    case .property: "setting properties"
    case .command, .object: "commands"
    case .line: "what is shown"
    case .sample: "samples for tables and plots"
    case .fit: "looking for curves, as `fit` does"
    case .survey: "going over curves, as `code`, `convert` and `compare` do"
    case .frame, .view: "frames"
    case .animation: "frames with animations and effects"
    case .body: "frames with bodies"
    case .contact: "frames with bodies near each other"
    case .field: "frames with fields"
    }
  }
}
