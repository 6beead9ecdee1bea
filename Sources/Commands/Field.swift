import Answers
import Values
import Execution
import Diagnostics
import Dynamics
import Geometry
import Language

extension Commands {
  static let field = CommandDeclaration(
    "field", "a force that depends on the place: UIFieldBehavior", .dynamics,
    subject: .init(
      label: "KIND", kind: .word(FieldKinds.names), isRequired: true, summary: "what it does"),
    clauses: [
      .init("on", .views, "the views it acts on", isRequired: true),
      .init("at", .point, "where its middle is", default: "(0, 0)"),
      .init("size", .size, "acts only in a rectangle of this size"),
      .init("radius", .positive, "acts only in a circle of this radius"),
      .init("region", .region, "acts only in a region, such as circle(80) - circle(20)"),
      quantity("strength", .strength, "how strong", default: "1"),
      quantity("falloff", .falloff, "k in distance^-k, in 100 pt"),
      quantity("minimumRadius", .minimumRadius, "nearer counts as this near"),
      .init("direction", .point, "of a linear, a velocity and a drag field"),
      quantity("smoothness", .smoothness, "of noise: 0 is the noisiest, 1 the smoothest"),
      quantity("speed", .animationSpeed, "of noise: how fast it changes, in Hz"),
      .init(
        "force", .expression, "of a custom field, in N; from position, velocity, mass, charge, t"),
    ],
    takesName: true,
    examples: [
      "field spring on red at (80, 142) size 160x284 strength 1 falloff -1 as corner",
      "field linear on red direction (3, 4) strength 2 falloff 1 minimumRadius 10",
      "field noise on red smoothness 0.5 speed 1",
      "field custom on red force (1 - position.x, 0)",
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: FieldKinds.notes,
    .evaluation { (call) throws(Failure) in
      let field = try FieldForm(call).make()
      try call.add(field)
      try Traps.warnOfIdleField(field, call)
    })

  private static func quantity(
    _ keyword: String, _ quantity: FieldBehavior.Quantity, _ summary: String,
    default standard: String = ""
  ) -> ClauseDeclaration {
    let unit: Quantity = quantity == .minimumRadius ? .length : .plain
    return .init(keyword, .number(unit, quantity.range), summary, default: standard)
  }
}

/// What the words of `field` ask for.
private struct FieldForm {
  let call: Invocation
  let kind: FieldBehavior.Kind

  init(_ call: Invocation) throws(Failure) {
    self.call = call
    kind = FieldKinds.kind(named: call.subjectWord?.text ?? "")
    if kind == .custom, !call.has("force") {
      throw call.fail(.missingClause("force", verb: "field custom", sample: "(1 - position.x, 0)"))
    }
    if kind != .custom, let clause = call.clause("force") {
      throw call.fail(
        .clauseOfOtherKind("force", kind: FieldKinds.name(of: kind)), at: clause.keyword.span)
    }
  }

  func make() throws(Failure) -> FieldBehavior {
    let (name, items) = (try call.newName(), try call.items("on"))
    let position = try call.point("at") ?? .zero
    let field = try call.dynamics { () throws(DynamicsProblem) in
      let field = try made(name, items)
      try field.setPosition(position)
      return field
    }
    field.region = try region() ?? .infinite
    if let direction = try call.point("direction") {
      try call.dynamics { () throws(DynamicsProblem) in
        try field.setDirection(Vector(direction.x, direction.y))
      }
    }
    for (keyword, quantity) in Self.numbers {
      guard let value = try call.number(keyword) else { continue }
      try call.dynamics { () throws(DynamicsProblem) in try field.set(quantity, to: value) }
    }
    return field
  }

  private static let numbers: [(String, FieldBehavior.Quantity)] = [
    ("strength", .strength), ("falloff", .falloff), ("minimumRadius", .minimumRadius),
    ("smoothness", .smoothness), ("speed", .animationSpeed),
  ]

  private func made(
    _ name: String, _ items: [DynamicItem]
  ) throws(DynamicsProblem) -> FieldBehavior {
    switch kind {
    case .drag: .drag(name: name, items: items)
    case .vortex: .vortex(name: name, items: items)
    case .radialGravity: try .radialGravity(name: name, items: items, position: .zero)
    case .linearGravity: try .linearGravity(name: name, items: items, direction: Vector(0, 1))
    case .velocity: try .velocity(name: name, items: items, direction: Vector(0, 1))
    case .noise: try .noise(name: name, items: items, smoothness: 0, animationSpeed: 1)
    case .turbulence:
      try .turbulence(name: name, items: items, smoothness: 0, animationSpeed: 1)
    case .spring: .spring(name: name, items: items)
    case .electric: .electric(name: name, items: items)
    case .magnetic: .magnetic(name: name, items: items)
    case .custom: .custom(name: name, items: items, force: call.evaluator.force(try? customForce()))
    }
  }

  private func customForce() throws(Failure) -> Expression {
    guard let force = call.expression("force") else { throw call.fail(.missingPath) }
    return force
  }

  private func region() throws(Failure) -> Region? {
    let given = ["size", "radius", "region"].filter { call.has($0) }
    guard given.count < 2 else {
      throw call.fail(
        .eitherOr("`\(given[0])`", "`\(given[1])`"), at: call.clause(given[1])?.keyword.span)
    }
    if let size = try call.size("size") { return .rectangle(size) }
    if let radius = try call.number("radius") { return .circle(radius: radius) }
    return try call.region("region")
  }
}
