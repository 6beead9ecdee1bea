import Evaluation
import Text
import UIKitMotion
import Values

enum FieldCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let kind = Subject("KIND", .fieldKind, "kind of force")
    let on = Clause(required: "on", .participants, "views it acts on")
    let at = Clause("at", .point, "center of the field", else: "(0, 0)")
    let size = Clause("size", .size, "size of the rectangle it acts in")
    let radius = Clause("radius", .extent, "radius of the circle it acts in")
    let region = Clause(
      "region", .region, "region it acts in, such as circle(80) - circle(20)")
    let strength = quantity(.strength).clause(else: "1")
    let falloff = quantity(.falloff).clause()
    let minimumRadius = quantity(.minimumRadius).clause()
    let direction = Clause(
      "direction", .point, "direction of \(FieldKinds.listed { $0.direction != nil }) fields")
    let smoothness = quantity(.smoothness).clause()
    let speed = quantity(.animationSpeed).clause(as: "speed")
    let force = Clause(
      "force", .expression, "custom force in N, from position, velocity, mass, charge and t")
  }

  static let verb = "field"
  static let declaration = declare(
    "Adds a force that depends on position: UIFieldBehavior", .dynamics, Clauses(),
    takesName: true,
    examples: [
      "field spring on red at (80, 142) size 160x284 strength 1 falloff -1 as corner",
      "field linear on red direction (3, 4) strength 2 falloff 1 minimumRadius 10",
      "field radial on red at (160, 284) radius 120",
      "field vortex on red region circle(80) - circle(20)",
      "field noise on red smoothness 0.5 speed 1",
      "field custom on red force (1 - position.x, 0)",
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: FieldKinds.notes)

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let field = try FieldForm(call).make()
    try call.add(field)
    try DynamicsWarnings.warnOfIdleField(field, call)
    for item in field.items { try DynamicsWarnings.warnOfHardDrag(field, on: item, call) }
  }

  private static func quantity(
    _ quantity: FieldBehavior.Quantity
  ) -> BehaviorNumber<FieldBehavior> { .of(quantity) }
}

extension ArgumentType where Content == FieldKind {
  /// A field's kind by its name.
  fileprivate static var fieldKind: ArgumentType {
    ArgumentType(.word(FieldKind.all.map(\.word))) { (evaluator, values, what) throws(Failure) in
      let word = try evaluator.word(values, of: what)
      guard let kind = FieldKind.all.first(where: { $0.word == word.text }) else {
        throw Failure(
          .unknownWord(
            word.text, after: what, nearest: [], known: FieldKind.all.map(\.word)),
          at: word.span)
      }
      return kind
    }
  }
}

/// The notes of `help field` on the kinds of fields.
enum FieldKinds {
  /// Lists the names of some kinds: "drag, linear and velocity".
  static func listed(_ isMeant: (FieldKind) -> Bool) -> String {
    let words = FieldKind.all.filter(isMeant).map(\.word)
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  static let notes =
    [
      "Inside a field, distances are in units of 100 pt and forces are in N.",
      "Apple's documentation gives every falloff as 0; the engine uses \(falloffs) fields.",
    ]
    + FieldKind.all.map { "\($0.word): \($0.summary)" }

  /// The falloffs that are not 0: "2 for radial, -1 for spring, 1 for electric and magnetic".
  private static var falloffs: String {
    var distinct: [Double] = []
    for falloff in FieldKind.all.compactMap({ $0[.falloff] })
    where falloff != 0 && !distinct.contains(falloff) { distinct.append(falloff) }
    return distinct.map { falloff in
      "\(NumberFormat.standard.string(falloff)) for \(listed { $0[.falloff] == falloff })"
    }.joined(separator: ", ")
  }
}
