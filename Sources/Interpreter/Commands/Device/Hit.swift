import Answers
import Evaluation
import MotionGeometry
import Text
import UIKitMotion
import Values

enum HitCommand: LookCommand {
  struct Clauses: CommandClauses {
    let point = Subject("POINT", .point, "position in stage coordinates")
    let presentation = Clause(
      flag: "presentation", "tests views where they appear on screen, like `layer.presentation()`")
  }

  static let verb = "hit"
  static let declaration = declare(
    "Shows which view a touch would hit, and every view UIKit asks on the way", .device, Clauses(),
    examples: ["hit (120, 80)", "hit (120, 80) presentation"],
    after: ["view red frame (50, 50, 100, 100)", "view badge frame (60, 20, 20, 20) in red"],
    notes: [
      "In UIKit's hitTest(_:with:), a view asks its subviews from last to first, then itself.",
      "UIKit skips a view and its subviews if the view is hidden, has interaction off, has an alpha"
        + " of at most 0.01, does not contain the point, or is animated without"
        + " `allowUserInteraction`.",
      "The right and bottom edges are outside. zPosition does not matter.",
      "The test uses the model, or the presentation while a property animator moves a view.",
      "`dot.hitInsets = -10`, `overlay.passesTouches = on`, `carousel.hitTarget = scroll` and"
        + " `hitTest on VIEW { … }` change the answer.",
    ])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    let isPresentation = call[\.presentation]
    let point = call[\.point]
    let hit = call.inspector.hit(point, presentation: isPresentation)
    let format = call.expressions.format
    let notes = HitNotes(hit: hit, point: point, isPresentation: isPresentation)
    try call.emit(
      .hit(
        HitAnswer(
          at: point, isPresentation ? .presentation : .model,
          target: hit.walk.answer.asAnswer, walk: hit.walk.answers(format),
          notes: notes.all(format).map { Phrase(marked: $0) }, digits: format.digits)))
  }
}

extension HitWalk {
  /// The views that were asked, and the result of each.
  fileprivate func answers(_ format: NumberFormat) -> [HitAnswer.Step] {
    steps.enumerated().map { index, step in
      let next = steps.dropFirst(index + 1).first
      let (verdict, text) = Self.verdict(
        of: step, hasAsked: next?.parent == step.asked.name, format)
      let point = step.point.map {
        Point(NumberFormat.settled($0.x), NumberFormat.settled($0.y))
      }
      // As an override says it: `return super.hitTest(point, with: event)`.
      let words = step.leftToUIKit ? "super: \(text)" : text
      return .init(step.asked.asAnswer, in: step.parent, at: point, verdict, words)
    }
  }

  /// - Parameter hasAsked: whether the view has asked its subviews.
  private static func verdict(
    of step: HitWalk.Step, hasAsked: Bool, _ format: NumberFormat
  ) -> (HitAnswer.Step.Verdict, String) {
    switch step.verdict {
    case .refuses(.hidden): (.hidden, "no: hidden")
    case .refuses(.interactionOff): (.interactionOff, "no: interaction is off")
    case .refuses(.transparent(let alpha)):
      (.transparent, "no: alpha \(format.string(alpha)) is too low")
    case .refuses(.animating): (.animating, "no: animated without allowUserInteraction")
    case .refuses(.flat): (.flat, "no: its transform flattens it to nothing")
    case .refuses(.transition(let name)): (.transition, "no: \(name) is running")
    case .outside: (.outside, "no: the point is outside")
    case .outsideInsets: (.outsideInsets, "no: the point is outside its hitInsets")
    case .subviewAnswers:
      (.subview, step.asked == .stage ? "a view answers" : "a subview answers")
    case .passes: (.passes, "no: it passes touches")
    case .hands(let target): (.hands, "hands it to \(target)")
    case .overrides(let target?): (.overrides, "its hitTest answers \(target)")
    case .overrides(to: nil): (.overrides, "no: its hitTest answers nil")
    case .answers(isGrown: true): (.hit, "yes: inside its hitInsets")
    case .answers(isGrown: false):
      switch step.asked {
      case .keyboard: (.hit, "yes: it is in front of all views")
      case .stage: (.hit, "yes: no view answers")
      case .view, .nothing: (.hit, hasAsked ? "yes: no subview answers" : "yes")
      }
    }
  }
}

/// The notes below the table: the answer, and why it may differ from what you expected.
private struct HitNotes {
  let hit: Inspector.Hit
  let point: Point
  let isPresentation: Bool

  func all(_ format: NumberFormat) -> [String] {
    [answer, ending, order, otherState(format)].compactMap(\.self)
  }

  private var answer: String {
    for step in hit.walk.steps {
      if case .hands(let target) = step.verdict {
        return "`\(target)` is hit: `\(step.asked.name)` hands its touches to it"
      }
      if case .overrides(let target?) = step.verdict {
        return "`\(target)` is hit: the hitTest of `\(step.asked.name)` answers it"
      }
    }
    if case .refuses(.transition(let name))? = hit.walk.steps.last?.verdict {
      return "nothing is hit: UIKit ignores touches until `\(name)` completes"
    }
    let text = "\(hit.walk.answer.phrase) is hit"
    return hit.walk.answer == .nothing ? text + ": the point is not on the stage" : text
  }

  /// The first view that reaches beyond one of its parents.
  private var ending: String? {
    for step in hit.walk.steps {
      if case .outside(let beyond?) = step.verdict, .view(beyond) != hit.walk.answer {
        return "`\(beyond)` reaches that far, but a touch must be inside `\(step.asked.name)` first"
      }
    }
    return nil
  }

  private var order: String? {
    guard case .view(let drawn)? = hit.drawn else { return nil }
    return "`\(drawn)` is drawn in front because of its zPosition, which does not affect touches"
  }

  private func otherState(_ format: NumberFormat) -> String? {
    guard let other = hit.elsewhere?.phrase else { return nil }
    guard !isPresentation else {
      return "UIKit tests the model, where \(other) would be hit"
    }
    let place = Value.point(point).text(format)
    return "on screen, \(other) would be hit: `hit \(place) presentation`"
  }
}

extension HitTarget {
  fileprivate var name: String { asAnswer.name }

  fileprivate var asAnswer: HitAnswer.Target {
    switch self {
    case .view(let name): .view(name)
    case .stage: .stage
    case .keyboard: .keyboard
    case .nothing: .nothing
    }
  }

  /// The name in a sentence.
  fileprivate var phrase: String {
    switch self {
    case .view(let name): "`\(name)`"
    case .stage: "the stage itself"
    case .keyboard: "the keyboard"
    case .nothing: "nothing"
    }
  }
}
