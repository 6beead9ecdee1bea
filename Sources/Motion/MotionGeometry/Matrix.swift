/// A matrix that multiplies column vectors.
public struct Matrix: Hashable, Sendable {
  /// The number of rows.
  public let rows: Int
  /// The number of columns.
  public let columns: Int
  /// The numbers, row by row.
  package var numbers: [Double]

  /// - Parameter numbers: row by row, `rows * columns` of them.
  package init(rows: Int, columns: Int, _ numbers: [Double]) {
    precondition(numbers.count == rows * columns, "a number for each place")
    self.rows = rows
    self.columns = columns
    self.numbers = numbers
  }

  package init(_ transform: Transform3D) {
    self.init(rows: 4, columns: 4, transform.numbers)
  }

  /// Returns the identity matrix.
  package static func identity(_ side: Int) -> Matrix {
    var matrix = Matrix(
      rows: side, columns: side, Array(repeating: 0, count: side * side))
    for place in 0..<side { matrix[place, place] = 1 }
    return matrix
  }

  /// The 3D transform of a 4 by 4 matrix; nil for other sizes.
  package var transform: Transform3D? {
    rows == 4 && columns == 4 ? Transform3D(rows: numbers) : nil
  }

  package var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  /// The number in a row and column, counted from 0.
  package subscript(row: Int, column: Int) -> Double {
    get { numbers[row * columns + column] }
    set { numbers[row * columns + column] = newValue }
  }

  package func row(_ row: Int) -> ArraySlice<Double> {
    numbers[row * columns..<(row + 1) * columns]
  }

  package var transposed: Matrix {
    var flipped = Matrix(rows: columns, columns: rows, numbers)
    for row in 0..<rows {
      for column in 0..<columns { flipped[column, row] = self[row, column] }
    }
    return flipped
  }

  /// Returns whether the product with a right factor is defined.
  package func fits(_ right: Matrix) -> Bool { columns == right.rows }

  /// Returns the product: the right factor acts first. Each row of the left is multiplied with each
  /// column of the right.
  ///
  /// - Precondition: `left.fits(right)`.
  package static func * (left: Matrix, right: Matrix) -> Matrix {
    precondition(left.fits(right), "as many columns as the other one has rows")
    var product = Matrix(
      rows: left.rows, columns: right.columns,
      Array(repeating: 0, count: left.rows * right.columns))
    for row in 0..<left.rows {
      for column in 0..<right.columns {
        for place in 0..<left.columns {
          product[row, column] += left[row, place] * right[place, column]
        }
      }
    }
    return product
  }

  package func map(_ body: (Double) -> Double) -> Matrix {
    Matrix(rows: rows, columns: columns, numbers.map(body))
  }

  /// The inverse, by Gauss–Jordan elimination with pivoting; nil if the matrix is not square, or
  /// singular, or nearly so.
  package var inverted: Matrix? {
    guard rows == columns else { return nil }
    var left = self
    var right = Matrix.identity(rows)
    for column in 0..<rows {
      // A column of rounding errors alone has no pivot.
      let largest = (0..<rows).reduce(0.0) { max($0, abs(self[$1, column])) }
      let best = (column..<rows).max { abs(left[$0, column]) < abs(left[$1, column]) } ?? column
      let pivot = left[best, column]
      guard abs(pivot) > 1e-13 * largest, (1 / pivot).isFinite else { return nil }
      left.swapRows(column, best)
      right.swapRows(column, best)
      for row in 0..<rows where row != column && left[row, column] != 0 {
        let factor = left[row, column] / pivot
        left.subtract(factor, ofRow: column, from: row)
        right.subtract(factor, ofRow: column, from: row)
      }
      left.divideRow(column, by: pivot)
      right.divideRow(column, by: pivot)
    }
    return right.isFinite ? right : nil
  }

  private mutating func swapRows(_ a: Int, _ b: Int) {
    guard a != b else { return }
    for column in 0..<columns {
      (self[a, column], self[b, column]) = (self[b, column], self[a, column])
    }
  }

  private mutating func subtract(_ factor: Double, ofRow source: Int, from row: Int) {
    for column in 0..<columns { self[row, column] -= factor * self[source, column] }
  }

  private mutating func divideRow(_ row: Int, by divisor: Double) {
    for column in 0..<columns { self[row, column] /= divisor }
  }
}
