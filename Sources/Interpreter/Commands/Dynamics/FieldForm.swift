import Evaluation
import MotionGeometry
import UIKitMotion

/// The field that a `field` line describes.
struct FieldForm {
  private let call: Change<FieldCommand.Clauses>
  private let kind: FieldKind
  private let region: Region
  private let force: FieldBehavior.Evaluation

  init(_ call: Change<FieldCommand.Clauses>) throws(Failure) {
    self.call = call
    kind = call[\.kind]
    force = try Self.force(kind, call)
    region = try Self.region(call) ?? .infinite
  }

  /// The expression of a custom field; other kinds do not take one.
  private static func force(
    _ kind: FieldKind, _ call: Change<FieldCommand.Clauses>
  ) throws(Failure) -> FieldBehavior.Evaluation {
    let force = call[\.force]
    if kind.takesForce {
      guard let force else {
        throw call.fail(
          .missingClause("force", verb: "field \(kind.word)", sample: "(1 - position.x, 0)"))
      }
      return try call.evaluator.force(force)
    }
    if let place = call.place(of: \.force) {
      throw call.fail(.clauseOfOtherKind("force", kind: kind.word), at: place)
    }
    return { _ in .zero }
  }

  private static func region(_ call: Change<FieldCommand.Clauses>) throws(Failure) -> Region? {
    let given = ["size", "radius", "region"].filter { call.place(ofKeyword: $0) != nil }
    guard given.count < 2 else {
      throw call.fail(
        .eitherOr("`\(given[0])`", "`\(given[1])`"), at: call.place(ofKeyword: given[1]))
    }
    if let size = call[\.size] { return .rectangle(size) }
    if let radius = call[\.radius] { return .circle(radius: radius) }
    return call[\.region]
  }

  func make() throws(Failure) -> FieldBehavior {
    let (position, direction) = (call[\.at], call[\.direction])
    let (participants, name) = (call[\.on], try call.newName())
    let items = try call.items(of: participants)
    let field = FieldBehavior(kind, name: name, items: items, force: force)
    field.region = region
    try call.attempt {
      if let position { try field.setPosition(position) }
      if let direction { try field.setDirection(Vector(direction)) }
    }
    for (clause, quantity) in Self.numbers {
      guard let value = call[clause] else { continue }
      try call.attempt { try field.set(quantity, to: value) }
    }
    return field
  }

  private static let numbers:
    [(KeyPath<FieldCommand.Clauses, Clause<Double?>> & Sendable, FieldBehavior.Quantity)] = [
      (\.strength, .strength), (\.falloff, .falloff), (\.minimumRadius, .minimumRadius),
      (\.smoothness, .smoothness), (\.speed, .animationSpeed),
    ]
}
