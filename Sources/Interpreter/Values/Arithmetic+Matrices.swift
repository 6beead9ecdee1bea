import Diagnostics
import Language
import MotionGeometry

/// The operators on matrices. A 2D transform takes part as a 3D matrix.
extension Arithmetic {
  /// A sum or difference of matrices; nil unless both sides are matrices.
  static func sumOfMatrices(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(Mistake) -> Value? {
    guard let a = left.matrix, let b = right.matrix else { return nil }
    guard a.rows == b.rows, a.columns == b.columns else {
      throw .shapesDoNotFit(
        operation.rawValue, left.described, right.described, columns: a.columns, rows: b.rows)
    }
    let sign: Double = operation == .add ? 1 : -1
    let numbers = zip(a.numbers, b.numbers).map { $0 + sign * $1 }
    return .matrix(Matrix(rows: a.rows, columns: a.columns, numbers))
  }

  /// A product with a matrix or a transform; nil if neither side is one.
  static func productWithMatrix(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(Mistake) -> Value? {
    if let a = left.matrix, case .number(let number, _) = right {
      let factor = try factor(operation, number)
      return .matrix(a.map { $0 * factor })
    }
    guard operation == .multiply else { return nil }
    switch (left, right) {
    case (.transform(let a), .transform(let b)): return .transform(a * b)
    case (.transform(let a), .point(let b)): return .point(a.apply(to: b))
    case (.number(let number, _), _):
      return right.matrix.map { matrix in .matrix(matrix.map { number * $0 }) }
    case (.rect(let rect), _):
      return try right.matrix.map { (matrix) throws(Mistake) in
        try box(of: matrix, around: rect, left, right)
      }
    case (_, .rect(let rect)):
      return try left.matrix.map { (matrix) throws(Mistake) in
        try box(of: matrix, around: rect, left, right)
      }
    default: break
    }
    guard let a = left.matrix else {
      if right.matrix != nil, left.components != nil {
        throw .vectorsAreColumns(left.described, right.described)
      }
      return nil
    }
    if let b = right.matrix { return .matrix(try product(a, b, left, right)) }
    return try image(of: right, under: a, left)
  }

  private static func product(
    _ a: Matrix, _ b: Matrix, _ left: Value, _ right: Value
  ) throws(Mistake) -> Matrix {
    guard a.fits(b) else {
      throw .shapesDoNotFit(
        "*", left.described, right.described, columns: a.columns, rows: b.rows)
    }
    return a * b
  }

  /// The product of a matrix and a vertex, a vector, or the numbers of a list.
  private static func image(
    of value: Value, under matrix: Matrix, _ left: Value
  ) throws(Mistake) -> Value? {
    switch value {
    case .point(let point):
      guard let transform = matrix.transform else {
        let image = try column([point.x, point.y], under: matrix, left, value)
        return image.count == 2 ? .point(Point(image[0], image[1])) : .written(image)
      }
      let seen = try flat(transform * SIMD4(point.x, point.y, 0, 1), value)
      return .point(Point(seen.x, seen.y))
    case .vector(let numbers):
      guard let transform = matrix.transform, numbers.count == 3 else {
        return .written(try column(numbers, under: matrix, left, value))
      }
      let seen = try flat(transform * SIMD4(numbers[0], numbers[1], numbers[2], 1), value)
      return .vector([seen.x, seen.y, seen.z])
    case .list(let list):
      var numbers: [Double] = []
      for element in list {
        guard case .number(let number, _) = element else { return nil }
        numbers.append(number)
      }
      let image = try column(numbers, under: matrix, left, value)
      return .list(List(image.map(Value.plain)))
    default: return nil
    }
  }

  private static func column(
    _ numbers: [Double], under matrix: Matrix, _ left: Value, _ right: Value
  ) throws(Mistake) -> [Double] {
    guard matrix.columns == numbers.count, !numbers.isEmpty else {
      throw .shapesDoNotFit(
        "*", left.described, right.described, columns: matrix.columns, rows: numbers.count)
    }
    return (matrix * Matrix(rows: numbers.count, columns: 1, numbers)).numbers
  }

  /// A vertex divided by its w. Throws if it is behind the viewer.
  private static func flat(
    _ vertex: SIMD4<Double>, _ value: Value
  ) throws(Mistake) -> SIMD4<Double> {
    guard vertex.w > 0 else { throw .behindTheEye(value.described) }
    return vertex / vertex.w
  }

  private static func box(
    of matrix: Matrix, around rect: Rect, _ left: Value, _ right: Value
  ) throws(Mistake) -> Value {
    guard let transform = matrix.transform else {
      throw .cannotCombine("*", left.described, right.described)
    }
    let box = Projection(transform).box(around: rect)
    guard box.isFinite, box != .zero || rect.size == .zero else {
      throw .behindTheEye("this rectangle")
    }
    return .rect(box)
  }
}

extension Value {
  /// The value as a matrix, a 2D transform as a 3D one; nil for any other value.
  package var matrix: Matrix? {
    switch self {
    case .matrix(let matrix): matrix
    case .transform(let plane): Matrix(Transform3D(plane))
    default: nil
    }
  }

  /// A column of numbers as a value: a point for two numbers, a vector for three, otherwise a list.
  fileprivate static func written(_ numbers: [Double]) -> Value {
    switch numbers.count {
    case 1: .plain(numbers[0])
    case 2: .point(Point(numbers[0], numbers[1]))
    case 3: .vector(numbers)
    default: .list(List(numbers.map(Value.plain)))
    }
  }
}
