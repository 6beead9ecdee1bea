import Diagnostics
import MotionGeometry
import Text

/// Functions that make, transpose and invert matrices.
extension Builtins {
  package static let matrices: [Function] = [
    Function(
      "matrix", "a matrix from rows of numbers; it multiplies columns to its right",
      [.at("rows", .points, takes: "a list of rows", "rows, each a list of numbers")],
      example: "matrix([[1, 2, 3], [4, 5, 6]])"
    ) { (call) throws(Mistake) in .matrix(try matrix(of: call.positional[0])) },
    Function(
      "transpose", "the transpose of a matrix: its rows become columns",
      [.at("matrix", .transform, takes: "a matrix", "matrix to transpose")],
      example: "transpose(matrix([[1, 2, 3], [4, 5, 6]]))"
    ) { (call) throws(Mistake) in .matrix(try given(call).transposed) },
  ]

  /// The inverse of a matrix or a transform; nil for any other value.
  static func inverse(of value: Value) throws(Mistake) -> Value? {
    if case .transform(let plane) = value, let inverse = plane.inverted {
      return .transform(inverse)
    }
    guard let matrix = value.matrix else { return nil }
    guard let inverse = matrix.inverted else {
      throw .noInverse(value.described, isSquare: matrix.rows == matrix.columns)
    }
    return .matrix(inverse)
  }

  private static func given(_ call: Arguments) throws(Mistake) -> Matrix {
    guard let matrix = call.positional[0].matrix else {
      throw .wrongKind(
        call.function, takes: "a matrix", found: call.positional[0].described,
        sample: "\(call.function)(identity)")
    }
    return matrix
  }

  private static func matrix(of value: Value) throws(Mistake) -> Matrix {
    if let matrix = value.matrix { return matrix }
    guard case .list(let rows) = value else { throw notRows("this is \(value.described)") }
    guard !rows.isEmpty else { throw notRows("this is an empty list") }
    try requireSide(rows.count, "rows")
    var numbers: [Double] = []
    var columns = 0
    for (index, row) in rows.enumerated() {
      let found = try self.numbers(of: row, index + 1)
      if index == 0 { columns = found.count }
      guard found.count == columns else {
        throw .unevenRows(index + 1, found.count, first: columns)
      }
      numbers += found
    }
    return Matrix(rows: rows.count, columns: columns, numbers)
  }

  private static func numbers(of row: Value, _ number: Int) throws(Mistake) -> [Double] {
    guard case .list(let values) = row else {
      throw notRows("row \(number) is \(row.described)")
    }
    guard !values.isEmpty else { throw notRows("row \(number) is empty") }
    try requireSide(values.count, "columns")
    return try values.map { (value) throws(Mistake) in
      let number = try Arguments.number(value, .plain, of: "matrix")
      guard number.isFinite else { throw .notFinite("matrix") }
      return number
    }
  }

  private static func requireSide(_ count: Int, _ what: String) throws(Mistake) {
    guard count <= Limits.matrixSide else {
      throw .outOfRange(
        "matrix", "\(count)", low: "1", high: "\(Limits.matrixSide)", unit: " \(what)")
    }
  }

  private static func notRows(_ fault: String) -> Mistake {
    .wrongKind(
      "matrix", takes: "a list of rows", but: fault,
      sample: "matrix([[1, 2], [3, 4]])")
  }
}
