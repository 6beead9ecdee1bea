import TestSupport
import Testing

@testable import MotionGeometry

@Suite("Matrices")
struct MatrixTests {
  private static func matrix(_ rows: [[Double]]) -> Matrix {
    Matrix(rows: rows.count, columns: rows[0].count, rows.flatMap { $0 })
  }

  /// Small whole numbers, so that every sum is exact.
  private static func whole(_ rows: Int, _ columns: Int, _ random: inout Seeded) -> Matrix {
    Matrix(
      rows: rows, columns: columns,
      (0..<rows * columns).map { _ in Double(Int.random(in: -9...9, using: &random)) })
  }

  @Test func aProductByHand() {
    let product =
      Self.matrix([[1, 2, 3], [4, 5, 6]]) * Self.matrix([[10, 11], [12, 13], [14, 15]])
    #expect(product == Self.matrix([[76, 82], [184, 199]]))
    #expect(product[1, 0] == 184)
    #expect(product.transposed == Self.matrix([[76, 184], [82, 199]]))
  }

  @Test func productsAssociateAndTransposesTurnThemAround() {
    var random = Seeded(11)
    for _ in 0..<200 {
      let sides = (0..<4).map { _ in Int.random(in: 1...5, using: &random) }
      let a = Self.whole(sides[0], sides[1], &random)
      let b = Self.whole(sides[1], sides[2], &random)
      let c = Self.whole(sides[2], sides[3], &random)
      #expect((a * b) * c == a * (b * c))
      #expect((a * b).transposed == b.transposed * a.transposed)
      #expect(Matrix.identity(sides[0]) * a == a)
      #expect(a * Matrix.identity(sides[1]) == a)
    }
  }

  @Test func inversesByHand() {
    #expect(
      Self.matrix([[2, 0], [0, 4]]).inverted == Self.matrix([[0.5, 0], [0, 0.25]]))
    #expect(
      Self.matrix([[0, 1], [1, 0]]).inverted == Self.matrix([[0, 1], [1, 0]]))
    #expect(Self.matrix([[4, 2], [2, 2]]).inverted == Self.matrix([[0.5, -0.5], [-0.5, 1]]))
    #expect(Self.matrix([[1, 2], [2, 4]]).inverted == nil)
    #expect(Self.matrix([[1, 2, 3], [4, 5, 6], [7, 8, 9]]).inverted == nil)
    #expect(Self.matrix([[1, 2, 3], [4, 5, 6]]).inverted == nil)
    #expect(Self.matrix([[0]]).inverted == nil)
    // Small is not flat.
    #expect(Self.matrix([[1e-20, 0], [0, 1]]).inverted == Self.matrix([[1e20, 0], [0, 1]]))
  }

  @Test func theInverseUndoes() throws {
    var random = Seeded(12)
    for side in 1...6 {
      for _ in 0..<50 {
        let matrix = Self.whole(side, side, &random)
        guard let inverse = matrix.inverted else { continue }
        let size = inverse.numbers.reduce(1) { max($0, abs($1)) }
        for (found, wanted) in zip((matrix * inverse).numbers, Matrix.identity(side).numbers) {
          #expect(abs(found - wanted) < 1e-11 * size)
        }
      }
    }
  }
}
