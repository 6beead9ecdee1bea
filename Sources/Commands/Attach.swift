import Answers
import Values
import Execution
import Diagnostics
import Dynamics
import Geometry
import Language

extension Commands {
  static let attach = CommandDeclaration(
    "attach", "ties a view to a point or to another view: UIAttachmentBehavior", .dynamics,
    subject: .init(label: "VIEW", kind: .view, isRequired: true, summary: "what is tied"),
    clauses: [
      .init("to", .expression, "a view, or a point; for `slide` it may be left out"),
      .init("pin", .flag, "may turn about `at`"),
      .init("fixed", .flag, "as if glued at `at`"),
      .init("slide", .flag, "may only move `along` an axis through `at`"),
      .init("limit", .flag, "a rope as long as the distance is now"),
      .init("at", .point, "where a pin, a glue or a slide holds", default: "the view's center"),
      .init("along", .point, "the direction of a slide"),
      .init(
        "length", .number(.length, AttachmentBehavior.Quantity.length.range), "a rod's length",
        default: "the distance now"),
      .init(
        "frequency", .number(.frequency, AttachmentBehavior.Quantity.frequency.range),
        "makes the rod a spring", default: "0, a rod"),
      .init(
        "damping", .number(.plain, AttachmentBehavior.Quantity.damping.range),
        "how soon the spring's swing fades", default: "0"),
      .init("offset", .point, "where the view is held, from its center", default: "(0, 0)"),
      .init("toOffset", .point, "where the other view is held", default: "(0, 0)"),
      .init("range", .range, "how far a pin turns (0deg..90deg) or a slide moves (0..100)"),
      .init("friction", .positive, "the torque that brakes a pin, in N·m", default: "0"),
    ],
    takesName: true,
    examples: [
      "attach red to (160, 0) length 120 frequency 2 damping 0.1", "attach red to blue",
      "attach red to blue pin at (120, 100) range -90deg..90deg", "attach red to blue fixed",
      "attach red slide along (1, 0) range -50..50", "attach red to blue limit",
    ],
    after: ["view red frame (50, 50, 100, 100)", "view blue frame (200, 50, 100, 100)"],
    notes: [
      "Pinned, glued, sliding and roped views no longer bump into each other; on a rod they do.",
      "A rod's length is the distance at the moment it is tied, unless it is given.",
      "A limit's offsets are negated and do not turn, as in UIKit's engine.",
    ],
    .evaluation { (call) throws(Failure) in
      let attachment = try Attachment(call).make()
      try call.add(attachment)
      try Traps.warnOfLostCollision(attachment, call)
    })
}

/// What the words of `attach` ask for.
private struct Attachment {
  let call: Invocation
  let item: DynamicItem
  /// What it is tied to: an item, a point, or nothing.
  let other: DynamicItem?
  let point: Point?
  let kind: AttachmentBehavior.Kind

  init(_ call: Invocation) throws(Failure) {
    self.call = call
    item = try call.subjectItem()
    kind = try Self.kind(call)
    guard let target = call.expression("to") else {
      guard kind == .sliding else {
        throw call.fail(
          .missingClause("to", verb: "attach", sample: kind == .rod ? "(160, 0)" : "blue"))
      }
      (other, point) = (nil, nil)
      return
    }
    if case .point(let given) = try call.evaluator.evaluate(target) {
      point = try call.point("to") ?? given
      other = nil
      guard kind == .rod else { throw call.fail(.attachesViews(kind.rawValue), at: target.span) }
    } else {
      other = try call.item(target, "to")
      point = nil
    }
  }

  private static func kind(_ call: Invocation) throws(Failure) -> AttachmentBehavior.Kind {
    let kinds: [(String, AttachmentBehavior.Kind)] = [
      ("pin", .pin), ("fixed", .fixed), ("slide", .sliding), ("limit", .limit),
    ]
    let asked = kinds.filter { call.has($0.0) }
    guard asked.count < 2 else {
      throw call.fail(
        .eitherOr("`\(asked[0].0)`", "`\(asked[1].0)`"), at: call.clause(asked[1].0)?.keyword.span)
    }
    return asked.first?.1 ?? .rod
  }

  func make() throws(Failure) -> AttachmentBehavior {
    try refuseWhatSaysNothing()
    let name = try call.newName()
    let (at, along) = (try call.point("at") ?? item.center, try call.point("along"))
    let offset = try call.point("offset").map { Vector($0.x, $0.y) } ?? .zero
    let otherOffset = try call.point("toOffset").map { Vector($0.x, $0.y) } ?? .zero
    let attachment = try call.dynamics { () throws(DynamicsProblem) -> AttachmentBehavior in
      switch (kind, other) {
      case (.rod, let other?):
        try AttachmentBehavior(
          name: name, item: item, offset: offset, to: other, otherOffset: otherOffset)
      case (.fixed, let other?): try .fixed(name: name, item: item, to: other, at: at)
      case (.pin, let other?): try .pin(name: name, item: item, to: other, at: at)
      case (.limit, let other?):
        try .limit(name: name, item: item, offset: offset, to: other, otherOffset: otherOffset)
      case (.sliding, _):
        try .sliding(
          name: name, item: item, to: other, at: at,
          axis: along.map { Vector($0.x, $0.y) } ?? Vector(1, 0))
      case (.rod, nil), (.fixed, nil), (.pin, nil), (.limit, nil):
        try AttachmentBehavior(
          name: name, item: item, offset: offset, toAnchor: point ?? item.center)
      }
    }
    try setNumbers(of: attachment)
    return attachment
  }

  private func setNumbers(of attachment: AttachmentBehavior) throws(Failure) {
    let numbers: [(String, AttachmentBehavior.Quantity)] = [
      ("length", .length), ("frequency", .frequency), ("damping", .damping),
      ("friction", .frictionTorque),
    ]
    for (keyword, quantity) in numbers {
      guard let value = try call.number(keyword) else { continue }
      try call.dynamics { () throws(DynamicsProblem) in try attachment.set(quantity, to: value) }
    }
    guard let expression = call.expression("range") else { return }
    let quantity: Quantity = kind == .pin ? .angle : .length
    let range = try call.checked(expression, "range") { (check, value) throws(Mistake) in
      if case .range(_, _, let found) = value, found != .plain, found != quantity {
        throw .wrongUnit(
          "range", takes: quantity.described, text: expression.span.text, is: found.described,
          sample: quantity == .angle ? "-90deg..90deg" : "-50..50")
      }
      return try check.range(value)
    }
    try call.dynamics { () throws(DynamicsProblem) in try attachment.setAttachmentRange(range) }
  }

  /// A keyword of another kind would be passed over in silence.
  private func refuseWhatSaysNothing() throws(Failure) {
    let needed: [(String, [AttachmentBehavior.Kind])] = [
      ("at", [.pin, .fixed, .sliding]), ("along", [.sliding]), ("offset", [.rod, .limit]),
      ("toOffset", [.rod, .limit]), ("length", [.rod]), ("frequency", [.rod]),
      ("damping", [.rod]), ("range", [.pin, .sliding]), ("friction", [.pin]),
    ]
    for (keyword, kinds) in needed where !kinds.contains(kind) {
      guard let clause = call.clause(keyword) else { continue }
      throw call.fail(.clauseOfOtherKind(keyword, kind: kind.rawValue), at: clause.keyword.span)
    }
  }
}
