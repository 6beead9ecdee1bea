import TestSupport
import Testing

@testable import Text

@Suite("Numbers as text")
struct NumberFormatTests {
  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (0.1 + 0.2, "0.3"),
      (0.6666666666, "0.666667"), (123_456.7, "123457"), (1_234_567, "1234567"),
      (1_234_567.8, "1234568"), (100, "100"), (1e6, "1000000"),
    ] as [(Double, String)])
  func sixDigitsAndNoTrailingZeros(value: Double, text: String) {
    #expect(NumberFormat.standard.string(value) == text)
  }

  /// Rounding that carries into a new digit must leave no zeros and no wrong power.
  @Test(
    arguments: [
      (9.9999999, "10"), (-9.9999999, "-10"), (99.99999, "100"), (99.9999, "99.9999"),
      (0.99999999, "1"), (0.099999999, "0.1"), (0.00099999999, "0.001"), (999_999.9, "1000000"),
      (9.99999, "9.99999"), (9.999994, "9.99999"), (9.999996, "10"),
    ] as [(Double, String)])
  func roundsAcrossAPowerOfTen(value: Double, text: String) {
    #expect(NumberFormat.standard.string(value) == text)
  }

  @Test(
    arguments: [
      (1e-5, "0.00001"), (1.2345678e-5, "0.0000123457"), (9.87654321e-6, "9.87654e-6"),
      (9.9999999e-6, "1e-5"), (-1e-7, "-1e-7"), (1e15, "1e15"), (-1e15, "-1e15"),
      (999_999_999_999_999, "999999999999999"), (1.5e20, "1.5e20"), (1e300, "1e300"),
      (2.5e-300, "2.5e-300"), (Double.leastNonzeroMagnitude, "4.94066e-324"),
      (Double.greatestFiniteMagnitude, "1.79769e308"),
    ] as [(Double, String)])
  func plainFrom1em5To1e15AndExponentsBeyond(value: Double, text: String) {
    #expect(NumberFormat.standard.string(value) == text)
  }

  @Test(
    arguments: [
      (Double.nan, "nan"), (-Double.nan, "nan"), (Double.infinity, "inf"), (-.infinity, "-inf"),
    ] as [(Double, String)])
  func namesWhatIsNoNumber(value: Double, text: String) {
    #expect(NumberFormat.standard.string(value) == text)
    #expect(NumberFormat(digits: 1).string(value) == text)
    #expect(NumberFormat.fixed(value, decimals: 2) == text)
  }

  @Test(
    arguments: [
      (0.0, "0"), (9.99, "10"), (0.123, "0.1"), (0.96, "1"), (1234, "1234"), (-0.04, "-0.04"),
      (1.6e-7, "2e-7"), (9.6e-7, "1e-6"), (1.6e20, "2e20"),
    ] as [(Double, String)])
  func oneDigit(value: Double, text: String) {
    #expect(NumberFormat(digits: 1).string(value) == text)
  }

  @Test(
    arguments: [
      (0.1, "0.10000000000000001"), (0.3, "0.29999999999999999"), (0.5, "0.5"),
      (1.2345678901234568e-5, "0.000012345678901234568"), (1e15, "1e15"),
    ] as [(Double, String)])
  func seventeenDigits(value: Double, text: String) {
    #expect(NumberFormat(digits: 17).string(value) == text)
  }

  /// Seventeen digits name every number: what is written must read back as itself.
  @Test func seventeenDigitsReadBack() throws {
    var random = Seeded(3)
    for _ in 0..<5000 {
      let state = random.next()
      let value = Double(bitPattern: state)
      guard value.isFinite else { continue }
      let nearer = Double(
        sign: .plus, exponent: Int(state >> 59) - 16, significand: value.significand)
      for number in [value, nearer, -nearer] {
        #expect(Double(NumberFormat(digits: 17).string(number)) == number)
      }
    }
    for exponent in -6...16 {
      var power = 1.0
      for _ in 0..<abs(exponent) { power *= 10 }
      if exponent < 0 { power = 1 / power }
      for number in [power.nextDown, power, power.nextUp] {
        #expect(Double(NumberFormat(digits: 17).string(number)) == number)
      }
    }
  }

  @Test(arguments: [(-3, 1), (0, 1), (1, 1), (6, 6), (17, 17), (18, 17), (Int.max, 17)])
  func digitsStayInRange(asked: Int, kept: Int) {
    #expect(NumberFormat(digits: asked).digits == kept)
  }

  @Test(arguments: [
    (1.0, 3, "1.000"), (2.5, 0, "2"), (-1.25, 1, "-1.2"), (9.999, 2, "10.00"), (0, 2, "0.00"),
    (-0.0, 2, "0.00"), (-0.001, 2, "0.00"), (-0.4, 0, "0"), (-0.01, 2, "-0.01"),
    (1, -5, "1"), (0.5, 99, "0.50000000000000000"), (-10, 1, "-10.0"),
  ])
  func fixedKeepsItsZeros(value: Double, decimals: Int, text: String) {
    #expect(NumberFormat.fixed(value, decimals: decimals) == text)
  }

  @Test func fixedHoldsTheLongestNumber() {
    let text = NumberFormat.fixed(-Double.greatestFiniteMagnitude, decimals: 17)
    #expect(text.count == 1 + 309 + 1 + 17)
    #expect(Double(text) == -Double.greatestFiniteMagnitude)
  }
}
