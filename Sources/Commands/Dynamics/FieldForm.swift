import Diagnostics
import Dynamics
import Execution
import Geometry

/// What the words of `field` ask for.
struct FieldForm {
  private let call: Change
  private let kind: FieldBehavior.Kind
  private let region: Region
  private let force: FieldBehavior.Evaluation

  init(_ call: Change) throws(Failure) {
    self.call = call
    kind = try call[FieldCommand.kind]
    force = try Self.force(kind, call)
    region = try Self.region(call) ?? .infinite
  }

  /// A custom field's expression, which no other kind takes.
  private static func force(
    _ kind: FieldBehavior.Kind, _ call: Change
  ) throws(Failure) -> FieldBehavior.Evaluation {
    let force = try call[FieldCommand.force]
    if kind == .custom {
      guard let force else {
        throw call.fail(
          .missingClause("force", verb: "field custom", sample: "(1 - position.x, 0)"))
      }
      return call.evaluator.force(force)
    }
    if let place = call.place(of: FieldCommand.force) {
      throw call.fail(.clauseOfOtherKind("force", kind: FieldKinds.name(of: kind)), at: place)
    }
    return { _ in .zero }
  }

  private static func region(_ call: Change) throws(Failure) -> Region? {
    let given = ["size", "radius", "region"].filter { call.place(ofKeyword: $0) != nil }
    guard given.count < 2 else {
      throw call.fail(
        .eitherOr("`\(given[0])`", "`\(given[1])`"), at: call.place(ofKeyword: given[1]))
    }
    if let size = try call[FieldCommand.size] { return .rectangle(size) }
    if let radius = try call[FieldCommand.radius] { return .circle(radius: radius) }
    return try call[FieldCommand.region]
  }

  func make() throws(Failure) -> FieldBehavior {
    let (position, direction) = (try call[FieldCommand.at], try call[FieldCommand.direction])
    let (participants, name) = (try call[FieldCommand.on], try call.newName())
    let items = try call.items(of: participants)
    let field = try call.dynamics { () throws(DynamicsProblem) in
      let field = try made(name, items)
      try field.setPosition(position)
      field.region = region
      if let direction { try field.setDirection(Vector(direction)) }
      return field
    }
    for (clause, quantity) in Self.numbers {
      guard let value = try call[clause] else { continue }
      try call.dynamics { () throws(DynamicsProblem) in try field.set(quantity, to: value) }
    }
    return field
  }

  private static let numbers: [(Clause<Double?>, FieldBehavior.Quantity)] = [
    (FieldCommand.strength, .strength), (FieldCommand.falloff, .falloff),
    (FieldCommand.minimumRadius, .minimumRadius), (FieldCommand.smoothness, .smoothness),
    (FieldCommand.speed, .animationSpeed),
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
    case .custom: .custom(name: name, items: items, force: force)
    }
  }
}
