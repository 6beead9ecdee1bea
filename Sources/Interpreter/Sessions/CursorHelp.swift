import Answers
import Evaluation
import Language

/// Help on the word at a cursor, as F1 shows it at a prompt.
public struct CursorHelp: Sendable {
  public let outputs: [Output]
  /// The argument of `help` that shows all of it; nil for a word that is not part of the language.
  public let subject: String?
}

extension Session {
  /// Help on the word at a cursor: a clause of the statement, an object of the session, or anything
  /// that `help` knows; otherwise on the statement. On an empty line: what is running, and the
  /// keys.
  ///
  /// - Parameter cursor: An offset in Unicode scalars.
  public func help(at cursor: Int, in text: String) -> CursorHelp {
    let cut = PartialStatement(endOf: Self.upToWordEnd(text, cursor))
    let command = cut.words.first.flatMap { commands.declaration(of: $0.text) }
    let event = cut.words.first?.isNamed("on") == true ? cut.words.dropFirst().first?.text : nil
    let clauses = command?.clauses ?? event.map(EventMatch.clauses) ?? []
    if let subject = command?.verb ?? event,
      let clause = clauses.first(where: { $0.word == cut.begun })
    {
      return CursorHelp(
        outputs: [.line("\(Help.form(of: clause)): \(Help.summary(of: clause))")]
          + help(about: subject),
        subject: subject)
    }
    if let thing = described(cut.begun) { return CursorHelp(outputs: [thing], subject: nil) }
    let known = help(about: cut.begun)
    if !cut.begun.isEmpty, !known.isEmpty { return CursorHelp(outputs: known, subject: cut.begun) }
    if let command { return CursorHelp(outputs: help(about: command.verb), subject: command.verb) }
    return CursorHelp(outputs: [.line(running), .listing(Help.keys)], subject: nil)
  }

  /// The text up to the end of the word that the cursor touches.
  private static func upToWordEnd(_ text: String, _ cursor: Int) -> String {
    let scalars = text.unicodeScalars
    let rest = scalars.dropFirst(cursor).prefix {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_"
    }
    return String(String.UnicodeScalarView(scalars.prefix(cursor)) + rest)
  }

  private func help(about word: String) -> [Output] {
    let views = world.stage.views.map(\.name)
    return Help(commands).listings(about: word, views: views).map { .listing($0) }
  }

  private func described(_ name: String) -> Output? {
    guard case .object(let reference)? = expressions.own(name) else { return nil }
    return .listing(Inspector(world).description(of: reference))
  }

  /// The running motions, such as `running: 2 animations, gravity1`.
  private var running: String {
    let parts = inspector.running
    return parts.isEmpty ? "nothing is running" : "running: " + parts.joined(separator: ", ")
  }
}
