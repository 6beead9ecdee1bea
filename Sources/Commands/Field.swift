import Answers
import Values
import Execution
import Diagnostics
import Dynamics
import Geometry
import Language
import Text

extension Commands {
  static let field = CommandDeclaration(
    "field", "a force that depends on the place: UIFieldBehavior", .dynamics,
    subject: .init(
      label: "KIND", kind: .word(FieldKind.all.map(\.word)), isRequired: true,
      summary: "what it does"),
    clauses: [
      .init("on", .views, "the views it acts on", isRequired: true),
      .init("at", .point, "where its middle is", default: "(0, 0)"),
      .init("size", .size, "acts only in a rectangle of this size"),
      .init("radius", .positive, "acts only in a circle of this radius"),
      .init("region", .region, "acts only in a region, such as circle(80) - circle(20)"),
      quantity("strength", .strength, "how strong", default: "1"),
      quantity("falloff", .falloff, "k in distance^-k, in 100 pt"),
      quantity("minimumRadius", .minimumRadius, "nearer counts as this near"),
      .init("direction", .point, "of \(FieldKinds.listed { $0.direction != nil }) fields"),
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

/// What `help field` says of the kinds.
enum FieldKinds {
  /// The words of some kinds: "drag, linear and velocity".
  static func listed(_ isMeant: (FieldKind) -> Bool) -> String {
    let words = FieldKind.all.filter(isMeant).map(\.word)
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  static let notes =
    [
      "Inside a field distances count in 100 pt and forces in N.",
      "The documents give every falloff as 0; the engine has \(falloffs) fields.",
    ]
    + FieldKind.all.map { "\($0.word): \($0.summary)" }

  /// Those that are not 0: "2 for radial, -1 for spring, 1 for electric and magnetic".
  private static var falloffs: String {
    var told: [Double] = []
    for falloff in FieldKind.all.compactMap({ $0[.falloff] })
    where falloff != 0 && !told.contains(falloff) { told.append(falloff) }
    return told.map { falloff in
      "\(NumberFormat.standard.string(falloff)) for \(listed { $0[.falloff] == falloff })"
    }.joined(separator: ", ")
  }
}

/// What the words of `field` ask for.
private struct FieldForm {
  let call: Invocation
  let kind: FieldKind

  init(_ call: Invocation) throws(Failure) {
    self.call = call
    kind = FieldKind.all.first { $0.word == call.subjectWord?.text } ?? .custom
    if kind.takesForce, !call.has("force") {
      throw call.fail(
        .missingClause("force", verb: "field \(kind.word)", sample: "(1 - position.x, 0)"))
    }
    if !kind.takesForce, let clause = call.clause("force") {
      throw call.fail(
        .clauseOfOtherKind("force", kind: kind.word), at: clause.keyword.span)
    }
  }

  func make() throws(Failure) -> FieldBehavior {
    let field = FieldBehavior(
      kind, name: try call.newName(), items: try call.items("on"),
      force: call.evaluator.force(call.expression("force")))
    if let position = try call.point("at") {
      try call.dynamics { () throws(DynamicsProblem) in try field.setPosition(position) }
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
