import Text

/// Mistakes in questions with choices.
extension Mistake {
  public static let choiceOutside = Mistake(
    .choiceOutside, "`choice` belongs in the block of `ask`",
    help: "for example: `\(sampleQuestion)`")

  public static let noChoice = Mistake(
    .noChoice, "the block of `ask` takes only `choice`",
    help: "move this line out of it; a question is `\(sampleQuestion)`")

  private static let sampleQuestion =
    "ask \"Is it down?\" { choice \"yes\" when red.center.y > 300; "
    + "choice \"no\" when red.center.y <= 300 }"

  public static func choiceCount(_ count: Int, _ range: ClosedRange<Int>) -> Mistake {
    Mistake(
      .choiceCount,
      "`ask` takes \(range.lowerBound) to \(range.upperBound) choices; got \(count)",
      help: count < range.lowerBound
        ? "add a line such as `choice \"no\" when red.center.y <= 300`"
        : "leave out those that nobody would choose")
  }

  public static func choiceTwice(_ text: String) -> Mistake {
    Mistake(
      .choiceTwice, "two choices are called \(text.quoted)",
      help: "join them: `choice \(text.quoted) when A or B`")
  }

  /// - Parameter right: The choices whose conditions hold: none, or several.
  public static func choiceUndecided(_ right: [String], _ moment: String) -> Mistake {
    guard let last = right.last else {
      return Mistake(
        .choiceUndecided, "no choice is right \(moment)",
        help: "add the missing choice, or correct a condition")
    }
    let names = right.dropLast().map(\.quoted).joined(separator: ", ") + " and " + last.quoted
    return Mistake(
      .choiceUndecided, "\(right.count) choices are right \(moment): \(names)",
      help: "correct their conditions so that only one holds")
  }
}
