import Language
import MotionGeometry
import TestSupport
import Testing
import Text

@testable import Values

/// A value that is printed with all its digits can be typed again.
@Suite struct ValueTextTests {
  private static let makers: [@Sendable (inout Seeded) -> Value] = [
    { .plain(number(&$0)) },
    { .number(number(&$0), .share) },
    { .number(number(&$0), .time) },
    { .number(number(&$0), .length) },
    { .boolean(Bool.random(using: &$0)) },
    { .point(Point(number(&$0), number(&$0))) },
    { .vector([number(&$0), number(&$0), number(&$0)]) },
    { .size(Size(abs(number(&$0)), abs(number(&$0)))) },
    { .rect(Rect(number(&$0), number(&$0), abs(number(&$0)), abs(number(&$0)))) },
    { .range(number(&$0), number(&$0), .plain) },
    { .range(number(&$0), number(&$0), .plain, isOpen: true) },
    { .list(List([.plain(number(&$0)), .list(List([.point(Point(number(&$0), 0))]))])) },
  ]

  private static func number(_ random: inout Seeded) -> Double {
    let size = Double.random(in: -6...6, using: &random)
    let number = (0..<Int(abs(size))).reduce(Double.random(in: -1...1, using: &random)) {
      number, _ in size < 0 ? number / 10 : number * 10
    }
    return number == 0 ? 1 : number
  }

  @Test(arguments: makers.indices)
  func isReadAgain(_ maker: Int) throws {
    var random = Seeded(51 + UInt64(maker))
    for _ in 0..<20 {
      let value = Self.makers[maker](&random)
      let text = value.text(NumberFormat(digits: 17))
      let typed = try Typed.value(text)
      #expect(typed.text(NumberFormat(digits: 17)) == text)
      #expect(typed.described == value.described)
    }
  }

  /// Fewer digits move a number by half of the last one at most.
  @Test(arguments: 1...17)
  func digitsRoundAndNoMore(_ digits: Int) throws {
    var random = Seeded(52)
    let format = NumberFormat(digits: digits)
    for _ in 0..<100 {
      let number = Self.number(&random)
      let shown = try #require(Double(Value.plain(number).text(format)))
      let bound = abs(number) * 0.5 * (0..<digits - 1).reduce(1.0) { bound, _ in bound / 10 }
      #expect(abs(shown - number) <= bound * (1 + 1e-9), "\(number): \(shown)")
    }
  }

  /// However small: 1e-15 is not 0.
  @Test(arguments: [1, 6, 17])
  func aNumberAloneIsWhatItIs(_ digits: Int) {
    let format = NumberFormat(digits: digits)
    for number in [0, 9e-13, -9e-13, 1e-15, .leastNonzeroMagnitude, 1.5e300] {
      #expect(Value.plain(number).text(format) == format.string(number))
      #expect(Value.list(List([.plain(number)])).text(format) == "[\(format.string(number))]")
      #expect((Double(format.string(number)) == 0) == (number == 0))
    }
  }

  /// Beside larger numbers of the same value, less than a trillionth of the largest is rounding;
  /// with digits that show such a share, less than their last place.
  @Test func roundingBesideLargerNumbersIsZero() {
    let exact = NumberFormat(digits: 17)
    for size in [1e-200, 1, 500, 1e200] {
      let large = NumberFormat.standard.string(size)
      #expect(Value.point(Point(9e-13 * size, size)).text(.standard) == "(0, \(large))")
      #expect(Value.point(Point(2e-12 * size, size)).text(.standard).hasPrefix("(0,") == false)
      let list = Value.list(List([.plain(size), .plain(-9e-13 * size)]))
      #expect(list.text(.standard) == "[\(large), 0]")
      #expect(list.text(exact).hasSuffix(", 0]") == false)
      #expect(list.text(.standard, clippedTo: 500) == list.text(.standard))
    }
  }

  /// However much is left out, the beginning stays as it was.
  @Test(arguments: [5, 20, 100])
  func aClippedTextIsABeginning(_ columns: Int) {
    let list = Value.list(List((1...500).map { .plain(Double($0)) }))
    let (whole, clipped) = (list.text(.standard), list.text(.standard, clippedTo: columns))
    #expect(clipped.hasSuffix("…") && clipped.count <= columns)
    #expect(whole.hasPrefix(clipped.dropLast()))
  }
}
