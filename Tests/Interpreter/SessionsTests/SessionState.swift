import Playing
import Text
import UIKitMotion

@testable import Answers
@testable import Commands
@testable import Evaluation
@testable import Sessions
@testable import Values

/// The complete state of a session, as text: doubles by their bits, so that only identical values
/// are equal.
struct SessionState: Equatable {
  /// The world, which going back must restore.
  let world: [String]
  /// The typed lines, and the format of answers.
  let record: [String]

  init(_ session: Session) {
    let world = session.world
    var lines = Self.clock(world)
    lines += Self.views(world)
    lines += Self.screens(world.stage)
    lines += Self.descriptions(world)
    lines += Self.waiting(world.values)
    self.world = lines
    record = session.record.lines + ["\(world.values.settings)"]
  }

  private static func bits(_ value: Double) -> String { String(value.bitPattern, radix: 16) }

  private static func clock(_ world: World) -> [String] {
    let stage = world.stage
    var lines = ["frame \(stage.frame), moving \(stage.isMoving), stage \(stage.size)"]
    lines.append("tilt \(bits(stage.tilt.dx)) \(bits(stage.tilt.dy))")
    lines.append("keyboard \(stage.keyboard.frame) \(stage.keyboard.presentationFrame)")
    lines.append("fingers \(stage.fingers)")
    lines.append("\(world.values.random)")
    return lines + stage.eventLog.map { "event \($0)" }
  }

  private static func views(_ world: World) -> [String] {
    world.stage.views.map { view in
      var parts = [
        "view \(view.name) in \(view.parent?.name ?? "-")", "\(view.appearance.isHidden)",
      ]
      parts += [
        "\(view.appearance.isUserInteractionEnabled)", "\(view.appearance) \(view.shownAppearance)",
        "\(view.touchRules)", "\(Animatable.all.map { view.eases[$0]?.name ?? "-" })",
      ]
      for channel in Channel.allCases {
        parts.append(bits(view[channel]) + "/" + bits(view.presentation(channel)))
      }
      return parts.joined(separator: " ")
    }
  }

  private static func screens(_ stage: Stage) -> [String] {
    let tree = stage.screens
    var lines = tree.names.map { "screen \($0): \(tree[$0].map { "\($0)" } ?? "-")" }
    lines.append("root \(tree.root ?? "-"), presented \(tree.presented)")
    lines.append("in front: \(stage.subviews.map(\.name)) \(stage.transitionCount)")
    if let transition = stage.transition {
      lines.append("\(transition.name) \(transition.container.subviews.map(\.name))")
      lines.append("\(stage.transitionState.map { "\($0)" } ?? "") \(transition.isCancelled)")
    }
    return lines
  }

  /// The output of `show NAME` for every object, and the values of `let`, in full precision.
  private static func descriptions(_ world: World) -> [String] {
    let settings = world.values.settings
    world.change { $0.settings.digits = 17 }
    defer { world.change { $0.settings = settings } }
    let evaluator = Evaluator(
      world: world, control: RunControl(hooks: .none), commands: Motionbook.commands)
    var objects: [ObjectReference] = [.keyboard, .keyboardPresentation, .stage, .tilt]
    objects += world.stage.views.map { .view($0.name) }
    objects += world.objects.behaviors.map { .behavior($0.name) }
    objects += world.objects.effects.map { .effect($0.name) }
    objects += world.stage.propertyAnimators.map { .animator($0.name) }
    let variables = world.values.variables
    return objects.map { text(of: Inspector(world).description(of: $0)) }
      + variables.names.map { "\($0) = \(variables[$0]?.text(evaluator.expressions.format) ?? "")" }
      + world.boundaryNames.map { "boundary \($0)" }
  }

  /// A listing, its rows by hand: to leave them to reflection took half of the time of every law about
  /// states.
  private static func text(of listing: Listing) -> String {
    let items = listing.sections.flatMap { section in
      [section.title] + section.items.map(text)
    }
    return "listing " + ([listing.heading] + listing.notes).map(text).joined(separator: "; ")
      + items.joined(separator: "\n")
  }

  private static func text(of item: Listing.Item) -> String {
    guard case .row(let row) = item else { return "\(item)" }
    let parts = [text(of: row.name), row.value?.text ?? "-", text(of: row.note)]
    return (parts + (row.value?.numbers ?? []).map(bits)).joined(separator: " ")
  }

  private static func text(of phrase: Phrase) -> String { phrase.runs.map(\.text).joined() }

  private static func waiting(_ values: World.Values) -> [String] {
    var lines = values.handlers.all.map {
      "\($0.name) on \($0.pattern.event.text): \($0.block.span.text)"
    }
    lines += values.scheduled.all.map { "at \($0.frame): \($0.block.span.text)" }
    lines += values.continuations.sorted { $0.key.number < $1.key.number }
      .map { "then: \($0.value.block.span.text)" }
    lines += values.definitions.names.sorted().map { "def \($0)" }
    lines += values.tweaks.all.map {
      "tweak \($0.name.whole) \($0.given?.text(NumberFormat(digits: 17)) ?? "-") else "
        + "\($0.standard.text(NumberFormat(digits: 17))) for \($0.binding?.path.text ?? "-")"
    }
    lines += values.tweaks.presetNames.map { "preset \($0)" }
    return lines
  }
}
