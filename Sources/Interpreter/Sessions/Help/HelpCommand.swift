import Diagnostics
import Evaluation
import Values

enum HelpCommand: LookCommand {
  /// The cost of making the index.
  private static let indexSurveys = 15

  struct Clauses: CommandClauses {
    let word = Subject(optional: "WORDS", .name, "a command, a topic, or words to search for")
  }

  static let verb = "help"
  static let declaration = declare(
    "Shows help on a word, or searches help for several", .session, Clauses(),
    examples: [
      "help", "help gravity", "gravity?", "?gravity", "help curves", "help concepts",
      "help bounce off the floor", "how do I make it bounce?",
    ],
    isRecorded: false, roles: [.namesTopic])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    let help = Help(call.expressions.commands)
    guard let word = call[\.word] else { return try call.emit(.listing(help.overview)) }
    try call.spend(.survey)
    // `help "pan gesture"` means its words.
    let text = word.text.split(separator: "\"").joined()
    let views = call.expressions.objectNames.filter { call.expressions.isView($0) }
    let listings = help.listings(about: text, views: views)
    for listing in listings { try call.emit(.listing(listing)) }
    if !listings.isEmpty { return }
    if case .object(let reference)? = call.expressions[word.text] {
      return try call.emit(.listing(call.inspector.description(of: reference)))
    }
    let counterparts = call.counterparts(of: text)
    guard counterparts.isEmpty else {
      return try call.emit(.listing(help.listing(of: counterparts, for: text)))
    }
    if let listing = Help.concept(about: text, views: views) {
      return try call.emit(.listing(listing))
    }
    try call.spend(.survey, Self.indexSurveys)
    let topics = HelpIndex(help.commands, lessons: call.lessons).topics(about: text, views: views)
    let lines = call.nearest(to: text)
    guard topics.isEmpty, lines.isEmpty else {
      return try call.emit(.listing(Help.listing(of: topics, lines, about: text)))
    }
    throw call.fail(
      .unknownHelp(text, nearest: text.contains(" ") ? [] : help.vocabulary.nearest(to: text)),
      at: word.span)
  }
}
