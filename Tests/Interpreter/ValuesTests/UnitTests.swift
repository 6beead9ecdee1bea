import Language
import TestSupport
import Testing

@testable import Values

/// Units: what is written in one is converted once, and back again.
@Suite struct UnitTests {
  @Test(arguments: Unit.allCases)
  func conversionGoesBothWays(_ unit: Unit) throws {
    var random = Seeded(41)
    for _ in 0..<200 {
      let number = Double.random(in: -1e4...1e4, using: &random)
      let back = Quantity.value(number, unit) / Quantity.factor(of: unit)
      #expect(abs(back - number) <= 2 * number.ulp, "\(number) \(unit)")
    }
  }

  /// The parser and the conversion agree, with a sign in front and without.
  @Test(arguments: Unit.allCases)
  func whatIsTypedIsConverted(_ unit: Unit) throws {
    for text in ["1", "0.25", "60", "1234.5"] {
      let number = try #require(Double(text))
      let written = unit == .frames ? "\(text) frames" : text + unit.rawValue
      for sign in [1.0, -1] {
        let typed = try Typed.value((sign < 0 ? "-" : "") + written)
        let value = Value.number(sign * Quantity.value(number, unit), Quantity(unit))
        #expect(typed.isSame(as: value), "\(written): \(typed)")
        #expect(typed.described == value.described)
      }
    }
  }

  @Test(arguments: [
    ("1min", "60s"), ("1s", "1000ms"), ("1s", "60 frames"), ("1turn", "360deg"),
    ("180deg", "pi * 1rad"), ("100%", "1"),
  ])
  func unitsOfOneQuantityMeet(_ left: String, _ right: String) throws {
    let (a, b) = (try Typed.value(left), try Typed.value(right))
    #expect(try Arithmetic.agrees(a, b, within: 1e-12), "\(a) and \(b)")
  }

  /// As help writes a default, it is read again.
  @Test(arguments: [
    Quantity.plain, .time, .angle, .length, .frequency, .share,
  ])
  func aWrittenNumberIsReadAgain(_ quantity: Quantity) throws {
    for number in [0.0, 0.05, 0.5, 1, 2.5, 90, 1234] {
      let typed = try Typed.value(quantity.written(number))
      guard case .number(let read, let found) = typed else {
        Issue.record("\(typed)")
        continue
      }
      #expect(quantity.takes(found))
      #expect(abs(read - number) <= 1e-5 * number, "\(quantity.written(number))")
    }
  }
}
