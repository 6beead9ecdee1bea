import Diagnostics
import Execution

enum HelpCommand {
  static let word = Subject(optional: "WORD", .name, "a command or topic")

  /// Words behind `help` that ask for nothing else.
  private static let polite: Set = ["me", "us", "please", "now", "all", "everything"]

  static let declaration = CommandDeclaration(
    "help", "tells what there is, or all about one word", .session, subject: word,
    examples: [
      "help", "help gravity", "gravity?", "?gravity", "help curves", "help concepts",
      "how do I make it bounce?",
    ],
    isRecorded: false,
    .look { (call) throws(Failure) in
      guard let word = try call[word], !polite.contains(word.text.lowercased()) else {
        return try call.emit(.listing(Help.overview))
      }
      let views = call.reader.objectNames.filter { call.reader.isView($0) }
      if word.text.contains(" ") {
        if let asked = call.answer(to: word.text) {
          return try call.emit(.listing(Help.listing(of: asked)))
        }
        return try call.emit(.listing(Help.answer(to: word.text, views: views)))
      }
      let listings = Help.listings(about: word.text, views: views)
      for listing in listings { try call.emit(.listing(listing)) }
      if !listings.isEmpty { return }
      if case .object(let reference)? = call.reader[word.text] {
        return try call.emit(.listing(call.inspector.description(of: reference)))
      }
      let nearest =
        ForeignWords.translation(of: word.text)
        ?? Suggestion.nearest(to: word.text, in: Help.subjects)
      if let term = ForeignTerm.named(word.text),
        term.lines(for: "", Help.names(views)).first != nil
      {
        return try call.emit(.listing(Help.answer(to: word.text, views: views)))
      }
      throw call.fail(.unknownHelp(word.text, nearest: nearest), at: word.span)
    })
}
