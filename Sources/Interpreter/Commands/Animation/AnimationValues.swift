import Diagnostics
import Evaluation
import Language
import MotionGeometry
import UIKitMotion
import Values

/// Reads the values of an animation as the numbers that its key path takes.
enum AnimationValues {
  static func numbers(
    _ expression: Expression?, _ what: String, _ property: AnimatedProperty,
    _ call: Change<some CommandClauses>
  ) throws(Failure) -> [Double]? {
    guard let expression else { return nil }
    if property.kind == .color { return try color(expression, what, property, call) }
    if property.kind == .angle {
      call.expressions.noteBareNumber(expression, as: .angle, of: what)
    }
    if property.kind == .transform { try call.expressions.noteWholeTurn(expression) }
    return try call.expressions.checked(expression, what) { (check, value) throws(Mistake) in
      try numbers(value, property, check)
    }
  }

  static func numbers(
    _ value: Value, _ property: AnimatedProperty, _ check: Check
  ) throws(Mistake) -> [Double] {
    switch property.kind {
    case .number: return [try check.number(value, .plain, Limits.animated)]
    case .angle: return [try check.number(value, .angle, Limits.animated)]
    case .point:
      let point = try check.point(value)
      return [point.x, point.y]
    case .size:
      let size = try check.size(value)
      return [size.width, size.height]
    case .rect:
      let rect = try check.rect(value)
      return [rect.minX, rect.minY, rect.size.width, rect.size.height]
    case .factors:
      if case .point = value {
        let point = try check.point(value)
        return [point.x, point.y]
      }
      let factor = try check.number(value, .plain, Limits.animated)
      return [factor, factor]
    case .transform:
      return try check.transform(value).numbers
    case .color:
      guard case .string(let text) = value, let color = Color(text) else {
        throw check.wrongKind(.color, value)
      }
      return color.components
    }
  }

  /// A color, which may be written as a bare word.
  private static func color(
    _ expression: Expression, _ what: String, _ property: AnimatedProperty,
    _ call: Change<some CommandClauses>
  ) throws(Failure) -> [Double] {
    let value = try call.expressions.value(of: expression, for: .color)
    do throws(Mistake) {
      return try numbers(value, property, Check(what: what, text: expression.span.text))
    } catch {
      throw call.fail(error, at: expression.span)
    }
  }

  /// The numbers of each value in a list.
  static func list(
    _ expression: Expression, _ what: String, _ property: AnimatedProperty,
    _ call: Change<some CommandClauses>
  ) throws(Failure) -> [[Double]] {
    if property.kind == .color, case .list(let items) = expression.kind {
      return try items.map { (item) throws(Failure) in try color(item, what, property, call) }
    }
    return try call.expressions.checked(expression, what) { (check, value) throws(Mistake) in
      guard case .list(let values) = value else {
        throw .wrongKind(what, takes: "a list", found: value.described, sample: "[0, 100, 50]")
      }
      try call.expressions.spend(.point, values.count * property.dimension)
      return try values.map { (value) throws(Mistake) in try numbers(value, property, check) }
    }
  }

  /// The numbers of a list, or one number for all.
  static func plain(
    _ expression: Expression, _ what: String, count: Int?, _ call: Change<some CommandClauses>
  ) throws(Failure) -> [Double] {
    try call.expressions.checked(expression, what) { (check, value) throws(Mistake) in
      guard case .list(let values) = value else {
        guard let count else {
          throw .wrongKind(what, takes: "a list", found: value.described, sample: "[0, 0.5, 1]")
        }
        return Array(
          repeating: try check.number(value, .plain, Limits.animated), count: count)
      }
      if let count, values.count != count {
        throw .listOfOther(what, count, found: values.count)
      }
      try call.expressions.spend(.point, values.count)
      return try values.map { (value) throws(Mistake) in
        try check.number(value, .plain, Limits.animated)
      }
    }
  }
}
