import Diagnostics
import Language
import MotionGeometry
import TestSupport
import Testing

@testable import Values

/// The laws of the operators, over values from a seed.
@Suite struct ArithmeticLawTests {
  private static let quantities: [Quantity] = [.plain, .time, .angle, .length, .frequency, .share]

  /// Small whole numbers, so that sums and products are exact.
  private func whole(_ random: inout Seeded) -> Double {
    Double(Int.random(in: -99...99, using: &random))
  }

  private func apply(_ sign: BinaryOperator, _ a: Value, _ b: Value) throws -> Value {
    try Arithmetic.apply(sign, a, b)
  }

  private func isSame(_ a: Value, _ b: Value) -> Bool {
    a.described == b.described && a.components == b.components
  }

  // MARK: Numbers

  @Test func sumsKeepTheUnitAndComeApartAgain() throws {
    var random = Seeded(61)
    for quantity in Self.quantities {
      for other in [quantity, .plain] {
        let (a, b) = (
          Value.number(whole(&random), quantity), Value.number(whole(&random), other)
        )
        let sum = try apply(.add, a, b)
        #expect(isSame(sum, try apply(.add, b, a)))
        #expect(isSame(try apply(.subtract, sum, b), a))
        #expect(sum.described == a.described)
      }
    }
  }

  @Test func onlyOneUnitGoesIntoASum() {
    for (i, p) in Self.quantities.enumerated() where p != .plain {
      for q in Self.quantities[(i + 1)...] {
        for sign in [BinaryOperator.add, .subtract, .remainder, .less, .equal, .agrees, .range] {
          let mistake = Typed.mistake { () throws(Mistake) in
            try Arithmetic.apply(sign, .number(3, p), .number(2, q))
          }
          #expect(mistake == .mixedUnits, "\(p) \(sign.rawValue) \(q)")
        }
      }
    }
  }

  @Test func aRatioTimesItsDivisorIsTheWhole() throws {
    var random = Seeded(62)
    for p in Self.quantities {
      for _ in 0..<20 {
        let a = Value.number(whole(&random), p)
        let factor = Value.plain(whole(&random) + 0.5)
        let ratio = try apply(.divide, a, factor)
        #expect(ratio.described == a.described)
        #expect(try Arithmetic.agrees(apply(.multiply, ratio, factor), a, within: 1e-12))
        #expect(isSame(try apply(.multiply, a, factor), try apply(.multiply, factor, a)))
        // A share of something is as much of that.
        let half = try apply(.multiply, .number(0.5, .share), a)
        #expect(half.described == a.described && half.components == [0.5 * (a.components?[0] ?? 0)])
      }
      let same = try apply(.divide, .number(6, p), .number(3, p))
      #expect(isSame(same, .plain(2)), "of two lengths, a ratio is a number: \(p)")
    }
  }

  @Test func nothingIsDividedByZero() {
    let zero = Value.plain(0)
    let values: [Value] = [
      .plain(1), .point(Point(1, 2)), .vector([1, 2, 3]), .matrix(.identity(2)),
    ]
    for value in values {
      #expect(
        Typed.mistake { () throws(Mistake) in try Arithmetic.apply(.divide, value, zero) }
          == .divisionByZero, "\(value.described)")
    }
    #expect(
      Typed.mistake { () throws(Mistake) in try Arithmetic.apply(.remainder, .plain(1), zero) }
        == .divisionByZero)
  }

  @Test func aRemainderHasTheDivisorsSignAndIsSmaller() throws {
    var random = Seeded(63)
    for _ in 0..<300 {
      let (a, b) = (whole(&random) / 8, whole(&random) / 8)
      guard b != 0 else { continue }
      let rest = try #require(try apply(.remainder, .plain(a), .plain(b)).components?[0])
      #expect(abs(rest) < abs(b) && (rest == 0 || (rest < 0) == (b < 0)), "\(a) % \(b)")
      let times = (a - rest) / b
      #expect(times == times.rounded(), "\(a) % \(b) = \(rest)")
    }
  }

  @Test func oneOfThreeComparisonsHolds() throws {
    var random = Seeded(64)
    for _ in 0..<300 {
      let (a, b) = (Value.plain(whole(&random)), Value.plain(whole(&random) / 3))
      func holds(_ sign: BinaryOperator) throws -> Bool {
        guard case .boolean(let flag, _) = try apply(sign, a, b) else { throw CancellationError() }
        return flag
      }
      let three = [try holds(.less), try holds(.equal), try holds(.greater)]
      #expect(three.count { $0 } == 1)
      #expect(try holds(.lessOrEqual) == !three[2] && holds(.greaterOrEqual) == !three[0])
      #expect(try holds(.notEqual) == !three[1])
    }
  }

  @Test func negationIsSubtractionFromNothing() throws {
    var random = Seeded(65)
    let point = Point(whole(&random), whole(&random))
    let matrix = Matrix(rows: 2, columns: 2, (0..<4).map { _ in whole(&random) })
    for value in [.number(whole(&random), .angle), .point(point), .matrix(matrix)] as [Value] {
      let sum = try apply(.add, value, Arithmetic.negate(value))
      #expect(sum.components?.allSatisfy { $0 == 0 } == true, "\(value)")
      #expect(isSame(try Arithmetic.negate(Arithmetic.negate(value)), value))
    }
    for value in [Value.boolean(true), .string("a"), .size(Size(1, 2)), .list(List([]))] {
      #expect(
        Typed.mistake { () throws(Mistake) in try Arithmetic.negate(value) } == .cannotNegate)
    }
  }

  // MARK: Matrices and transforms

  private func matrix(_ rows: Int, _ columns: Int, _ random: inout Seeded) -> Value {
    .matrix(
      Matrix(
        rows: rows, columns: columns,
        (0..<rows * columns).map { _ in Double(Int.random(in: -9...9, using: &random)) }))
  }

  @Test func productsAssociateAndDistribute() throws {
    var random = Seeded(66)
    for _ in 0..<100 {
      let sides = (0..<4).map { _ in Int.random(in: 1...5, using: &random) }
      let a = matrix(sides[0], sides[1], &random)
      let (b, c) = (matrix(sides[1], sides[2], &random), matrix(sides[1], sides[2], &random))
      let d = matrix(sides[2], sides[3], &random)
      #expect(
        isSame(
          try apply(.multiply, apply(.multiply, a, b), d),
          try apply(.multiply, a, apply(.multiply, b, d))))
      #expect(
        isSame(
          try apply(.multiply, a, apply(.add, b, c)),
          try apply(.add, apply(.multiply, a, b), apply(.multiply, a, c))))
    }
  }

  /// Two shapes have a product, or a sum, where they fit, and else a mistake that says so.
  @Test func shapesFitOrAreRefused() {
    var random = Seeded(67)
    for rows in 1...4 {
      for columns in 1...4 {
        let (a, b) = (matrix(2, 3, &random), matrix(rows, columns, &random))
        let product = Typed.mistake { () throws(Mistake) in try Arithmetic.apply(.multiply, a, b) }
        #expect(product == (rows == 3 ? nil : .shapesDoNotFit), "\(rows) by \(columns)")
        let sum = Typed.mistake { () throws(Mistake) in try Arithmetic.apply(.add, a, b) }
        #expect(sum == (rows == 2 && columns == 3 ? nil : .shapesDoNotFit))
      }
    }
  }

  /// A transform of the plane acts as the matrix of space that it is.
  @Test func aTransformIsItsMatrix() throws {
    var random = Seeded(68)
    for _ in 0..<100 {
      let transforms = (0..<2).map { _ in
        AffineTransform(
          a: whole(&random), b: whole(&random), c: whole(&random), d: whole(&random),
          tx: whole(&random), ty: whole(&random))
      }
      let (a, b) = (Value.transform(transforms[0]), Value.transform(transforms[1]))
      let point = Value.point(Point(whole(&random), whole(&random)))
      let space = Value.matrix(try #require(a.matrix))
      #expect(
        try apply(.multiply, a, point).components == apply(.multiply, space, point).components)
      #expect(
        try apply(.multiply, a, b).matrix == apply(.multiply, space, b).matrix)
      #expect(
        isSame(
          try apply(.multiply, apply(.multiply, a, b), point),
          try apply(.multiply, a, apply(.multiply, b, point))))
    }
  }
}
