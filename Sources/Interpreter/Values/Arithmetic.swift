import Diagnostics
import Language
import MotionGeometry
import MotionPlatform

/// The operators on values. The operands of a sum need a common unit; a plain number takes the
/// other side's.
package enum Arithmetic {
  package static func apply(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(Mistake) -> Value {
    switch operation {
    case .add, .subtract: return try sum(operation, left, right)
    case .multiply, .divide: return try product(operation, left, right)
    case .remainder, .power: return try scalar(operation, left, right)
    case .equal: return .boolean(try areEqual(left, right))
    case .notEqual: return .boolean(try !areEqual(left, right))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .boolean(try compare(operation, left, right))
    case .agrees: return .boolean(try agrees(left, right, within: nil))
    case .range: return try range(left, right, isOpen: false)
    case .openRange: return try range(left, right, isOpen: true)
    case .and, .or: return .boolean(try logic(operation, left, right))
    }
  }

  package static func negate(_ value: Value) throws(Mistake) -> Value {
    switch value {
    case .number(let number, let quantity): return .number(-number, quantity)
    case .point(let point): return .point(Point(-point.x, -point.y))
    case .vector(let numbers): return .vector(numbers.map { -$0 })
    case .matrix(let matrix): return .matrix(matrix.map { -$0 })
    default: throw .cannotNegate(value.described)
    }
  }

  // MARK: Sums

  private static func sum(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(Mistake) -> Value {
    let sign: Double = operation == .add ? 1 : -1
    switch (left, right) {
    case (.number(let a, let p), .number(let b, let q)):
      return .number(a + sign * b, try common(operation, left, p, right, q))
    case (.point(let a), .point(let b)): return .point(Point(a.x + sign * b.x, a.y + sign * b.y))
    case (.vector(let a), .vector(let b)) where a.count == b.count:
      return .vector(zip(a, b).map { $0 + sign * $1 })
    case (.size(let a), .size(let b)):
      return .size(Size(a.width + sign * b.width, a.height + sign * b.height))
    case (.region(let a), .region(let b)):
      return .region(try Regions.checked(operation == .add ? a.union(b) : a.difference(b)))
    case (.string(let a), .string(let b)) where operation == .add:
      return .string(try joined(a, b))
    case (.list(let a), .list(let b)) where operation == .add:
      var list = a
      try list.append(b)
      return .list(list)
    default:
      if let sum = try sumOfMatrices(operation, left, right) { return sum }
      throw .cannotCombine(operation.rawValue, left.described, right.described)
    }
  }

  private static func joined(_ a: String, _ b: String) throws(Mistake) -> String {
    guard a.utf8.count + b.utf8.count <= Limits.stringLength else {
      throw .textTooLong(Limits.stringLength)
    }
    return a + b
  }

  private static func common(
    _ operation: BinaryOperator, _ left: Value, _ p: Quantity, _ right: Value, _ q: Quantity
  ) throws(Mistake) -> Quantity {
    if p == q || q == .plain { return p }
    if p == .plain { return q }
    throw .mixedUnits(operation.rawValue, left.described, right.described)
  }

  // MARK: Products

  private static func product(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(Mistake) -> Value {
    switch (left, right) {
    case (.number(let a, let p), .number(let b, let q)):
      return try productOfNumbers(operation, a, p, b, q)
    case (.point(let a), .number(let b, _)):
      let f = try factor(operation, b)
      return .point(Point(a.x * f, a.y * f))
    case (.number(let a, _), .point(let b)) where operation == .multiply:
      return .point(Point(a * b.x, a * b.y))
    case (.vector(let a), .number(let b, _)):
      let f = try factor(operation, b)
      return .vector(a.map { $0 * f })
    case (.number(let a, _), .vector(let b)) where operation == .multiply:
      return .vector(b.map { a * $0 })
    case (.size(let a), .number(let b, _)):
      let f = try factor(operation, b)
      return .size(Size(a.width * f, a.height * f))
    default:
      if let product = try productWithMatrix(operation, left, right) { return product }
      throw .cannotCombine(operation.rawValue, left.described, right.described)
    }
  }

  static func factor(
    _ operation: BinaryOperator, _ number: Double
  ) throws(Mistake) -> Double {
    guard operation == .divide else { return number }
    guard number != 0 else { throw .divisionByZero }
    return 1 / number
  }

  private static func productOfNumbers(
    _ operation: BinaryOperator, _ a: Double, _ p: Quantity, _ b: Double, _ q: Quantity
  ) throws(Mistake) -> Value {
    if operation == .multiply {
      // A share of a quantity is that quantity: half of 3 s is a time.
      if p == .share || q == .share { return .number(a * b, p == .share ? q : p) }
      // A product of two units is a plain number, because there is no unit for a time times an
      // angle.
      let quantity: Quantity = q == .plain ? p : (p == .plain ? q : .plain)
      return .number(a * b, quantity)
    }
    guard b != 0 else { throw .divisionByZero }
    if q == .share { return .number(a / b, p == .share ? .plain : p) }
    return .number(a / b, q == .plain ? p : .plain)
  }

  private static func scalar(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(Mistake) -> Value {
    guard case .number(let a, let p) = left, case .number(let b, let q) = right else {
      throw .cannotCombine(operation.rawValue, left.described, right.described)
    }
    if operation == .power {
      guard Quantity.plain.takes(q) else { throw .mixedUnits("^", left.described, right.described) }
      return .number(pow(a, b), .plain)
    }
    guard b != 0 else { throw .divisionByZero }
    let quantity = try common(operation, left, p, right, q)
    // The remainder has the divisor's sign, so that an angle wraps into one turn.
    let rest = fmod(a, b)
    return .number(rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest, quantity)
  }

  // MARK: Comparisons

  private static func compare(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(Mistake) -> Bool {
    guard case .number(let a, let p) = left, case .number(let b, let q) = right else {
      throw .cannotCombine(operation.rawValue, left.described, right.described)
    }
    _ = try common(operation, left, p, right, q)
    switch operation {
    case .less: return a < b
    case .lessOrEqual: return a <= b
    case .greater: return a > b
    case .greaterOrEqual: return a >= b
    default: throw .cannotCombine(operation.rawValue, left.described, right.described)
    }
  }

  private static func areEqual(_ left: Value, _ right: Value) throws(Mistake) -> Bool {
    switch (left, right) {
    case (.boolean(let a, _), .boolean(let b, _)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.object(let a), .object(let b)): return a == b
    case (.curve(let a), .curve(let b)): return a == b
    case (.region(let a), .region(let b)): return a == b
    case (.mask(let a), .mask(let b)): return a == b
    case (.list(let a), .list(let b)):
      if let a = a.texts, let b = b.texts { return a == b }
    case (.nothing, .nothing): return true
    case (.matrix, _), (_, .matrix):
      guard let a = left.matrix, let b = right.matrix else { break }
      return a == b
    case (.nothing, _), (_, .nothing): return false
    case (.number(_, let p), .number(_, let q)):
      _ = try common(.equal, left, p, right, q)
    default: break
    }
    guard let a = left.components, let b = right.components else {
      throw .cannotCombine("==", left.described, right.described)
    }
    return a == b
  }

  /// Whether two values agree: within a distance, or without one, to 1e-6 of the larger value. For
  /// matrices, of the largest number in both.
  package static func agrees(_ left: Value, _ right: Value, within: Double?) throws(Mistake) -> Bool
  {
    if case .number(_, let p) = left, case .number(_, let q) = right {
      _ = try common(.agrees, left, p, right, q)
    }
    guard let (a, b) = comparable(left, right) else {
      throw .cannotCombine("~", left.described, right.described)
    }
    // The zeros of a matrix are often rounding errors of its other numbers.
    let size = left.matrix == nil ? 0 : (a + b).reduce(0) { max($0, abs($1)) }
    return zip(a, b).allSatisfy { x, y in
      x == y || abs(x - y) <= (within ?? tolerance(x, y, among: size))
    }
  }

  /// How far two numbers may be apart to agree.
  package static func tolerance(_ x: Double, _ y: Double, among size: Double = 0) -> Double {
    1e-6 * max(abs(x), abs(y), size)
  }

  /// The numbers of two values with equal counts, or of matrices of one shape; otherwise nil.
  private static func comparable(_ left: Value, _ right: Value) -> (a: [Double], b: [Double])? {
    if let a = left.matrix, let b = right.matrix {
      return a.rows == b.rows && a.columns == b.columns ? (a.numbers, b.numbers) : nil
    }
    guard let a = left.components, let b = right.components, a.count == b.count else { return nil }
    return (a, b)
  }

  private static func range(
    _ left: Value, _ right: Value, isOpen: Bool
  ) throws(Mistake) -> Value {
    guard case .number(let a, let p) = left, case .number(let b, let q) = right else {
      throw .cannotCombine("..", left.described, right.described)
    }
    return .range(a, b, try common(.range, left, p, right, q), isOpen: isOpen)
  }

  private static func logic(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(Mistake) -> Bool {
    guard case .boolean(let a, _) = left, case .boolean(let b, _) = right else {
      throw .cannotCombine(operation.rawValue, left.described, right.described)
    }
    return operation == .and ? a && b : a || b
  }
}
