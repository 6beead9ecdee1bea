import Evaluation
import UIKitMotion
import Values

enum ItemCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let views = Subject("VIEWS", .participants, "views to give the material")
    let elasticity = quantity(.elasticity)
    let friction = quantity(.friction)
    let density = quantity(.density)
    let resistance = quantity(.resistance)
    let angularResistance = quantity(.angularResistance)
    let allowsRotation = Clause(
      "allowsRotation", .boolean, "whether it may rotate", else: "on")
    let anchored = Clause(
      "anchored", .boolean, "whether it stays where it is", else: "off", isValueOptional: true,
      also: ["isAnchored", "static"])
    let charge = quantity(.charge)
  }

  static let verb = "item"
  static let declaration = declare(
    "Gives views a material: UIDynamicItemBehavior", .dynamics, Clauses(),
    takesName: true,
    examples: [
      "item red elasticity 0.7",
      "item red density 0.02 resistance 8 allowsRotation off elasticity 0.5 friction 0.2",
      "item blue anchored on charge 1", "item red angularResistance 2",
    ],
    after: ["view red frame (50, 50, 100, 100)", "view blue frame (160, 50, 50, 50)"],
    notes: [
      "Apple's documentation says 0 for elasticity, friction and both resistances;"
        + " the engine uses 0.2, 0.2, 0.1 and 0.1.",
      "In a contact, the larger elasticity counts. Boundaries have 0.2.",
      "Of several items on one view, the newest that sets a property wins.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    // Sets only the written values, so that an older behavior's values still apply.
    var numbers: [(DynamicItemBehavior.Quantity, Double)] = []
    for (quantity, clause) in quantities {
      if let value = call[clause] { numbers.append((quantity, value)) }
    }
    let (mayTurn, isAnchored) = (call[\.allowsRotation], call[\.anchored])
    let (participants, name) = (call[\.views], try call.newName())
    let behavior = DynamicItemBehavior(name: name, items: try call.items(of: participants))
    for (quantity, value) in numbers {
      try call.attempt { try behavior.set(quantity, to: value) }
    }
    if let mayTurn { behavior.allowsRotation = mayTurn }
    if let isAnchored { behavior.isAnchored = isAnchored }
    try call.add(behavior)
  }

  private static let quantities:
    [(DynamicItemBehavior.Quantity, KeyPath<Clauses, Clause<Double?>> & Sendable)] = [
      (.elasticity, \.elasticity), (.friction, \.friction), (.density, \.density),
      (.resistance, \.resistance), (.angularResistance, \.angularResistance), (.charge, \.charge),
    ]

  /// The default is the engine's own material.
  private static func quantity(_ quantity: DynamicItemBehavior.Quantity) -> Clause<Double?> {
    let number = BehaviorNumber<DynamicItemBehavior>.of(quantity)
    return number.clause(else: number.standard)
  }
}
