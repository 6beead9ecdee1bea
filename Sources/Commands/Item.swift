import Answers
import Values
import Execution
import Diagnostics
import Dynamics
import Geometry
import Staging

extension Commands {
  static let item = CommandDeclaration(
    "item", "gives views a material: UIDynamicItemBehavior", .dynamics,
    subject: .init(
      label: "VIEWS", kind: .expressions, isRequired: true, summary: "whose material it is"),
    clauses: [
      quantity(.elasticity, "bounce: 0 none, 1 all", default: "0.2"),
      quantity(.friction, "rubbing against others", default: "0.2"),
      quantity(.density, "mass of 100x100 points", default: "1"),
      quantity(.resistance, "slows it down", default: "0.1"),
      quantity(.angularResistance, "slows its turning", default: "0.1"),
      .init("allowsRotation", .boolean, "whether it may turn", default: "on"),
      .init(
        "anchored", .boolean, "whether it stays where it is", default: "off",
        isValueOptional: true),
      quantity(.charge, "for electric and magnetic fields", default: "0"),
    ],
    takesName: true,
    examples: [
      "item red density 0.02 resistance 8 allowsRotation off elasticity 0.5 friction 0.2",
      "item blue anchored on charge 1",
    ],
    after: ["view red frame (50, 50, 100, 100)", "view blue frame (160, 50, 50, 50)"],
    notes: [
      "Apple's documents say 0 for elasticity, friction and both resistances;"
        + " the engine has 0.2, 0.2, 0.1 and 0.1.",
      "In a contact the larger elasticity counts, and boundaries have 0.2.",
      "Of several items on one view, the newest that sets a property wins.",
    ],
    .evaluation { (call) throws(Failure) in
      let items = try call.subjectItems()
      let behavior = DynamicItemBehavior(name: try call.newName(), items: items)
      for quantity in DynamicItemBehavior.Quantity.allCases {
        guard let value = try call.number(quantity.rawValue) else { continue }
        try call.dynamics { () throws(DynamicsProblem) in try behavior.set(quantity, to: value) }
      }
      if let value = try call.boolean("allowsRotation") { behavior.allowsRotation = value }
      if let value = try call.boolean("anchored") { behavior.isAnchored = value }
      try call.add(behavior)
    })

  private static func quantity(
    _ quantity: DynamicItemBehavior.Quantity, _ summary: String, default standard: String
  ) -> ClauseDeclaration {
    ClauseDeclaration(
      quantity.rawValue, .number(.plain, quantity.range), summary, default: standard)
  }

  static let fling = CommandDeclaration(
    "fling", "adds a velocity to a view, as the end of a pan does", .dynamics,
    subject: .init(label: "VIEW", kind: .view, isRequired: true, summary: "what is flung"),
    clauses: [
      .init("velocity", .point, "points per second, to the right and down", isRequired: true)
    ],
    examples: ["fling red velocity (300, -200)"],
    after: ["view red frame (50, 50, 100, 100)", "item red"],
    notes: ["The view must be in a behavior: dynamics moves no other."],
    .evaluation { (call) throws(Failure) in
      guard let velocity = try call.point("velocity") else { return }
      let item = try drivenItem(call)
      try call.dynamics { () throws(DynamicsProblem) in
        try call.stage.animator.addLinearVelocity(Vector(velocity.x, velocity.y), to: item)
      }
      call.world.touch()
      try Traps.warnOfTunnelling(item, Vector(velocity.x, velocity.y), call)
    })

  static let spin = CommandDeclaration(
    "spin", "adds a turning speed to a view", .dynamics,
    subject: .init(label: "VIEW", kind: .view, isRequired: true, summary: "what is spun"),
    clauses: [
      .init(
        "velocity", .number(.angle, -1e6...1e6), "radians per second, clockwise",
        isRequired: true)
    ],
    examples: ["spin red velocity 3.14"],
    after: ["view red frame (50, 50, 100, 100)", "item red"],
    notes: ["The view must be in a behavior: dynamics moves no other."],
    .evaluation { (call) throws(Failure) in
      guard let velocity = try call.number("velocity") else { return }
      let item = try drivenItem(call)
      try call.dynamics { () throws(DynamicsProblem) in
        try call.stage.animator.addAngularVelocity(velocity, to: item)
      }
      call.world.touch()
    })

  /// The item of a view that some behavior moves.
  private static func drivenItem(_ call: Invocation) throws(Failure) -> DynamicItem {
    let item = try call.subjectItem()
    let isHeld = call.world.objects.behaviors.contains { entry in
      entry.behavior.items.contains { $0 === item }
    }
    guard isHeld else {
      throw call.fail(.notInBehavior(item.name), at: call.subjectExpression?.span)
    }
    return item
  }
}
