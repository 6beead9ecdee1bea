import Diagnostics
import Language
import Values

/// A built-in transition, written in the language: `show` prints the code that runs.
package struct ReadyMadeTransition: Sendable {
  package let name: String
  /// One line, without a full stop.
  package let summary: String
  /// The statement that defines it.
  package let text: String

  package static func named(_ name: String) -> ReadyMadeTransition? {
    all.first { $0.name == name }
  }

  /// The definition, parsed from the text like a typed line.
  fileprivate func definition(_ evaluator: ExpressionEvaluator) throws(Failure)
    -> TransitionDefinition
  {
    var parser = Parser(Source(text), grammar: evaluator.commands.grammar)
    guard let statement = (try? parser.nextLine())?.statements.first,
      case .command(let command) = statement.kind, let block = command.block,
      let over = command.clause("over")?.values.first?.expression
    else { preconditionFailure("`\(name)` must parse as a `transition`: a test parses them all") }
    return TransitionDefinition(
      name: name, duration: try evaluator.time(over, of: "over"), block: block, scope: nil,
      text: text)
  }

  package static let all = [slide, fade, flip, scale, none, bounce, shrink]

  private static let slide = ReadyMadeTransition(
    name: "slide",
    summary: "the system's slide: from below, or from the right in a navigation",
    text: """
      transition slide over 500ms {
        # The system's slide uses the same spring as the keyboard: m 3, k 1000, c 500.
        to.frame = to.finalFrame
        add to
        if operation == "present" { to.center.y += container.size.height }
        if operation == "push" or operation == "select" { to.center.x += container.size.width }
        if operation == "pop" { to.center.x -= 0.3 * container.size.width }
        if operation == "pop" or operation == "dismiss" { sendToBack to }
        animate over duration curve keyboard {
          to.frame = to.finalFrame
          if operation == "push" or operation == "select" { from.center.x -= 0.3 * container.size.width }
          if operation == "pop" { from.center.x += container.size.width }
          if operation == "dismiss" { from.center.y += container.size.height }
        } then { from.frame = from.initialFrame; complete }
      }
      """)

  private static let fade = ReadyMadeTransition(
    name: "fade", summary: "the new screen fades in over the old one",
    text: """
      transition fade over 300ms {
        to.frame = to.finalFrame
        if operation == "dismiss" and presentationStyle != "fullScreen" {
          animate over duration { from.alpha = 0 } then { from.alpha = 1; complete }
        } else {
          to.alpha = 0
          add to
          animate over duration { to.alpha = 1 } then { complete }
        }
      }
      """)

  private static let flip = ReadyMadeTransition(
    name: "flip", summary: "one screen turns away, and the other turns up behind it",
    text: """
      transition flip over 500ms {
        # A turn about the vertical axis, seen from far away: only the width changes. A screen that
        # stays visible below does not turn.
        let fromTurns = operation != "present" or presentationStyle == "fullScreen"
        let toTurns = operation != "dismiss" or presentationStyle == "fullScreen"
        to.frame = to.finalFrame
        if toTurns { to.transform = scale(0.001, 1) }
        add to
        keyframes over duration {
          at 0% for 50% { if fromTurns { from.transform = scale(0.001, 1) } }
          at 50% for 50% { if toTurns { to.transform = scale(1) } }
        } then { from.transform = scale(1); complete }
      }
      """)

  private static let scale = ReadyMadeTransition(
    name: "scale",
    summary: "the new screen grows from the center; on the way back, the old one shrinks",
    text: """
      transition scale over 300ms {
        to.frame = to.finalFrame
        add to
        if operation == "pop" or operation == "dismiss" {
          sendToBack to
          animate over duration { from.transform = scale(0.5); from.alpha = 0 } then { from.transform = scale(1); from.alpha = 1; complete }
        } else {
          to.transform = scale(0.5)
          to.alpha = 0
          animate over duration { to.transform = scale(1); to.alpha = 1 } then { complete }
        }
      }
      """)

  private static let none = ReadyMadeTransition(
    name: "none", summary: "no animation, like UIKit with `animated: false`",
    text: """
      transition none over 0s {
        to.frame = to.finalFrame
        add to
        complete
      }
      """)

  private static let bounce = ReadyMadeTransition(
    name: "bounce", summary: "the new screen rises from below, overshoots and returns",
    text: """
      transition bounce over 500ms {
        if operation == "dismiss" and presentationStyle != "fullScreen" {
          animate over duration damping 0.6 velocity 0 { from.center.y += container.size.height } then { complete }
        } else {
          to.frame = offset(to.finalFrame, 0, container.size.height)
          add to
          animate over duration damping 0.6 velocity 0 {
            from.alpha = 0.2
            to.frame = to.finalFrame
          } then { from.alpha = 1; complete }
        }
      }
      """)

  private static let shrink = ReadyMadeTransition(
    name: "shrink", summary: "the old screen shrinks and drops away",
    text: """
      transition shrink over 500ms {
        to.frame = to.finalFrame
        to.alpha = 0.5
        add to
        sendToBack to
        keyframes over duration mode cubic {
          at 0% for 50% { from.transform = scale(0.5); to.alpha = 0.5 }
          at 50% for 50% { from.center.y += container.size.height; to.alpha = 1 }
        } then { from.transform = scale(1); from.frame = from.initialFrame; complete not cancelled }
      }
      """)
}

extension ExpressionEvaluator {
  /// Returns the transition of a name: one that `transition` created, or a built-in one.
  package func transition(
    named word: String, after what: String, at span: Span
  ) throws(Failure) -> TransitionDefinition {
    if let own = world.values.transitions[word] { return own }
    if let ready = ReadyMadeTransition.named(word) { return try ready.definition(self) }
    let known = world.values.transitions.names + ReadyMadeTransition.all.map(\.name)
    throw Failure(
      .unknownWord(word, after: what, nearest: Vocabulary(known).nearest(to: word), known: known),
      at: span)
  }
}
