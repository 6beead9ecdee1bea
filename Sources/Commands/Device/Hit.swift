import Answers
import Charts
import Execution
import Geometry
import Staging
import Text
import Values

enum HitCommand {
  struct Clauses: CommandClauses {
    let point = Subject("POINT", .point, "position in stage coordinates")
    let presentation = Clause(
      flag: "presentation", "tests views where they appear on screen, like `layer.presentation()`")
  }

  static let declaration = CommandDeclaration(
    "hit", "Shows which view a touch would hit, and every view UIKit asks on the way", .device,
    Clauses(),
    examples: ["hit (120, 80)", "hit (120, 80) presentation"],
    after: ["view red frame (50, 50, 100, 100)", "view badge frame (60, 20, 20, 20) in red"],
    notes: [
      "In UIKit's hitTest(_:with:), a view asks its subviews from last to first, then itself.",
      "UIKit skips a view and its subviews if the view is hidden, has interaction off, has an alpha"
        + " of at most 0.01, does not contain the point, or is animated without"
        + " `allowUserInteraction`.",
      "The right and bottom edges are outside. zPosition does not matter.",
      "The test uses the model, or the presentation while a property animator moves a view.",
      "`dot.hitInsets = -10`, `overlay.passesTouches = on` and `carousel.hitTarget = scroll` change"
        + " the answer.",
    ],
    .look { (call) throws(Failure) in
      let isPresentation = try call[\.presentation]
      let point = try call[\.point]
      let hit = call.inspector.hit(point, presentation: isPresentation)
      try call.emit(.table(HitTable.table(of: hit.walk, call.reader.format)))
      let notes = HitNotes(hit: hit, point: point, isPresentation: isPresentation)
      try call.emit(.lines(notes.all(call.reader.format).map { Phrase(marked: $0) }))
    })
}

/// The views that were asked, and the result of each.
private enum HitTable {
  static func table(of walk: HitWalk, _ format: NumberFormat) -> Table {
    Table(
      columns: [
        .init("asked", kind: .text), .init("in", kind: .text), .init("local point", kind: .place),
        .init("result", kind: .text),
      ],
      rows: walk.steps.enumerated().map { index, step in
        let next = walk.steps.dropFirst(index + 1).first
        return row(step, hasAsked: next?.parent == step.asked.name, format)
      }, digits: format.digits)
  }

  /// - Parameter hasAsked: whether the view has asked its subviews.
  private static func row(
    _ step: HitWalk.Step, hasAsked: Bool, _ format: NumberFormat
  ) -> [Table.Cell] {
    let point = step.point.map { Value.point($0).components ?? [] }
    return [
      .text(step.asked.name), step.parent.map { .text($0) } ?? .empty,
      point.map { .tuple($0.map(NumberFormat.settled)) } ?? .empty,
      .text(says(step, hasAsked: hasAsked, format)),
    ]
  }

  private static func says(
    _ step: HitWalk.Step, hasAsked: Bool, _ format: NumberFormat
  ) -> String {
    switch step.verdict {
    case .refuses(.hidden): "no: hidden"
    case .refuses(.interactionOff): "no: interaction is off"
    case .refuses(.transparent(let alpha)): "no: alpha \(format.string(alpha)) is too low"
    case .refuses(.animating): "no: animated without allowUserInteraction"
    case .refuses(.flat): "no: its transform flattens it to nothing"
    case .refuses(.transition(let name)): "no: \(name) is running"
    case .outside: "no: the point is outside"
    case .outsideInsets: "no: the point is outside its hitInsets"
    case .subviewAnswers: step.asked == .stage ? "a view answers" : "a subview answers"
    case .passes: "no: it passes touches"
    case .hands(let target): "hands it to \(target)"
    case .answers(isGrown: true): "yes: inside its hitInsets"
    case .answers(isGrown: false):
      switch step.asked {
      case .keyboard: "yes: it is in front of all views"
      case .stage: "yes: no view answers"
      case .view, .nothing: hasAsked ? "yes: no subview answers" : "yes"
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
    }
    if case .refuses(.transition(let name))? = hit.walk.steps.last?.verdict {
      return "nothing is hit: UIKit ignores touches until `\(name)` completes"
    }
    let told = "\(hit.walk.answer.told) is hit"
    return hit.walk.answer == .nothing ? told + ": the point is not on the stage" : told
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
    guard let other = hit.elsewhere?.told else { return nil }
    guard !isPresentation else {
      return "UIKit tests the model, where \(other) would be hit"
    }
    let place = Value.point(point).text(format)
    return "on screen, \(other) would be hit: `hit \(place) presentation`"
  }
}

extension HitTarget {
  fileprivate var name: String {
    switch self {
    case .view(let name): name
    case .stage: "stage"
    case .keyboard: "keyboard"
    case .nothing: ""
    }
  }

  /// The name as it appears in a sentence.
  fileprivate var told: String {
    switch self {
    case .view(let name): "`\(name)`"
    case .stage: "the stage itself"
    case .keyboard: "the keyboard"
    case .nothing: "nothing"
    }
  }
}
