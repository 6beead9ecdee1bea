import Diagnostics
import MotionGeometry
import UIKitMotion
import Values

extension ViewProperties {
  /// The properties that decide which view gets a touch; in UIKit, these are overridden methods.
  static let touches: [ViewProperty] = [
    Property(
      "hitInsets", .insets, unit: "pt", .recorded,
      "insets of its touch area from its bounds; negative insets enlarge it",
      get: { $0.touchRules.map { .insets($0.hitInsets) } ?? .nothing },
      set: { reading, stage, insets in try rule(reading, on: stage) { $0.hitInsets = insets } }),
    Property(
      "passesTouches", .boolean, .recorded,
      "whether it lets through the touches that no subview takes",
      get: { $0.touchRules.map { .boolean($0.passesTouches) } ?? .nothing },
      set: { reading, stage, passes in
        try rule(reading, on: stage) { $0.passesTouches = passes }
      }),
    Property(
      "hitTarget", viewOrOff, .recorded,
      "view in it that gets the touches it would take itself; `off` for none",
      get: { $0.touchRules.map(target) ?? .nothing },
      set: { reading, stage, name in
        let view = try name.map { (name) throws(Mistake) in
          guard let view = reading.stage.view(named: name) else { throw .removed(name) }
          return view
        }
        try stage.setHitTarget(view, of: reading.view)
      }),
    Property(
      "hitTest", .boolean, .recorded,
      "whether `hitTest on VIEW` gave it a hit test of its own; `off` removes it",
      get: { $0.touchRules.map { .boolean($0.overridesHitTest) } ?? .nothing },
      set: { reading, stage, isOn in
        guard !isOn else { throw Mistake.hitTestNeedsBlock(reading.view.name) }
        try stage.setOverridesHitTest(false, of: reading.view)
      }),
  ]

  private static func target(of rules: View.TouchRules) -> Value {
    rules.hitTarget.map { .object(.view($0)) } ?? .boolean(false, isSwitch: true)
  }

  /// A view's name, or nil for `off`.
  private static let viewOrOff = ValueType<String?>(.view) { (check, value) throws(Mistake) in
    switch value {
    case .boolean(false, _): nil
    case .object(.view(let name)): name
    default: throw check.wrongKind(.view, value)
    }
  }

  private static func rule(
    _ reading: ViewReading, on stage: Stage, _ change: (inout View.TouchRules) -> Void
  ) throws(StagingProblem) {
    try stage.setTouchRules(of: reading.view, change)
  }
}
