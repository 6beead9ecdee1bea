import Diagnostics
import Evaluation
import MotionGeometry
import UIKitMotion
import Values

/// The attachment that an `attach` line describes.
struct AttachmentForm {
  private let call: Change<AttachCommand.Clauses>
  private let item: Participant
  /// The other end: a view or group, a point, or nothing.
  private let other: Participant?
  private let point: Point?
  private let kind: AttachmentBehavior.Kind

  init(_ call: Change<AttachCommand.Clauses>) throws(Failure) {
    self.call = call
    item = call[\.view]
    kind = try Self.kind(call)
    guard let target = call[\.to] else {
      guard kind == .sliding else {
        throw call.fail(
          .missingClause("to", verb: "attach", sample: kind == .rod ? "(160, 0)" : "blue"))
      }
      (other, point) = (nil, nil)
      return
    }
    if case .point = try call.expressions.evaluate(target) {
      point = try call.expressions.checked(target, "to") { (check, value) throws(Mistake) in
        try check.point(value)
      }
      other = nil
      guard kind == .rod else { throw call.fail(.attachesViews(kind.rawValue), at: target.span) }
    } else {
      other = try call.expressions.participant(target, "to")
      point = nil
    }
  }

  private static func kind(_ call: Change<AttachCommand.Clauses>) throws(Failure)
    -> AttachmentBehavior.Kind
  {
    let kinds: [(KeyPath<AttachCommand.Clauses, Clause<Bool>>, AttachmentBehavior.Kind)] = [
      (\.pin, .pin), (\.fixed, .fixed), (\.slide, .sliding), (\.limit, .limit),
    ]
    let asked = kinds.filter { call.has($0.0) }
    guard asked.count < 2 else {
      let words = asked.map { "`\(call.keyword(of: $0.0))`" }
      throw call.fail(.eitherOr(words[0], words[1]), at: call.place(of: asked[1].0))
    }
    return asked.first?.1 ?? .rod
  }

  func make() throws(Failure) -> AttachmentBehavior {
    try refuseKeywordsOfOtherKinds()
    let numbers = try numbers()
    let range = try range()
    let name = try call.newName()
    let attachment = try attachment(named: name)
    for (quantity, value) in numbers {
      try call.attempt { try attachment.set(quantity, to: value) }
    }
    if let range {
      try call.attempt { try attachment.setAttachmentRange(range) }
    }
    return attachment
  }

  private func attachment(named name: String) throws(Failure) -> AttachmentBehavior {
    let item = try call.item(of: item)
    let other = try self.other.map { (other) throws(Failure) in try call.item(of: other) }
    let (at, axis) = (call[\.at] ?? item.center, call[\.along])
    let offset = Vector(call[\.offset])
    let otherOffset = Vector(call[\.toOffset])
    return try call.attempt {
      switch (kind, other) {
      case (.rod, let other?):
        try AttachmentBehavior(
          name: name, item: item, offset: offset, to: other, otherOffset: otherOffset)
      case (.fixed, let other?): try .fixed(name: name, item: item, to: other, at: at)
      case (.pin, let other?): try .pin(name: name, item: item, to: other, at: at)
      case (.limit, let other?):
        try .limit(name: name, item: item, offset: offset, to: other, otherOffset: otherOffset)
      case (.sliding, _):
        try .sliding(name: name, item: item, to: other, at: at, axis: Vector(axis))
      case (.rod, nil), (.fixed, nil), (.pin, nil), (.limit, nil):
        try AttachmentBehavior(
          name: name, item: item, offset: offset, toAnchor: point ?? item.center)
      }
    }
  }

  private func numbers() throws(Failure) -> [(AttachmentBehavior.Quantity, Double)] {
    let clauses: [(AttachmentBehavior.Quantity, KeyPath<AttachCommand.Clauses, Clause<Double?>>)] =
      [
        (.length, \.length), (.frequency, \.frequency), (.damping, \.damping),
        (.frictionTorque, \.friction),
      ]
    var numbers: [(AttachmentBehavior.Quantity, Double)] = []
    for (quantity, clause) in clauses {
      if let value = call[clause] { numbers.append((quantity, value)) }
    }
    return numbers
  }

  /// The range of a pin is in angles, that of a slide in lengths.
  private func range() throws(Failure) -> ClosedRange<Double>? {
    guard let range = call[\.range] else { return nil }
    let quantity: Quantity = kind == .pin ? .angle : .length
    guard range.quantity == .plain || range.quantity == quantity else {
      throw call.fail(
        .wrongUnit(
          "range", takes: quantity.described,
          text: call.valuePlace(of: \.range)?.text, is: range.quantity.described,
          sample: quantity == .angle ? "-90deg..90deg" : "-50..50"),
        at: call.valuePlace(of: \.range))
    }
    return range.bounds
  }

  /// Throws for keywords of other kinds, which would otherwise be ignored silently.
  private func refuseKeywordsOfOtherKinds() throws(Failure) {
    let needed: [(String, [AttachmentBehavior.Kind])] = [
      ("at", [.pin, .fixed, .sliding]), ("along", [.sliding]), ("offset", [.rod, .limit]),
      ("toOffset", [.rod, .limit]), ("length", [.rod]), ("frequency", [.rod]),
      ("damping", [.rod]), ("range", [.pin, .sliding]), ("friction", [.pin]),
    ]
    for (keyword, kinds) in needed where !kinds.contains(kind) {
      guard let place = call.place(ofKeyword: keyword) else { continue }
      throw call.fail(.clauseOfOtherKind(keyword, kind: kind.rawValue), at: place)
    }
  }
}

extension Vector {
  init(_ point: Point) { self.init(point.x, point.y) }
}

/// A range with the quantity of its bounds.
struct MeasuredRange: Sendable {
  let bounds: ClosedRange<Double>
  let quantity: Quantity
}

extension ArgumentType where Content == MeasuredRange {
  static var attachmentRange: ArgumentType {
    checked(.range) { (check, value) throws(Mistake) in
      let bounds = try check.range(value)
      guard case .range(_, _, let quantity, _) = value else {
        return MeasuredRange(bounds: bounds, quantity: .plain)
      }
      return MeasuredRange(bounds: bounds, quantity: quantity)
    }
  }
}
