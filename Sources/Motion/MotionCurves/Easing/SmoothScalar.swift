import MotionPlatform

/// A number type for curve formulas: a plain number, or one that carries its derivatives.
///
/// So each formula is written once and gives the value, the velocity and the acceleration. For
/// `Double` it compiles to the plain operations.
protocol SmoothScalar {
  /// Creates a constant.
  init(_ constant: Double)

  var value: Double { get }

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self

  /// Returns a function of this number, from its value and its first two derivatives here.
  func mapped(
    _ value: Double, _ first: @autoclosure () -> Double, _ second: @autoclosure () -> Double
  ) -> Self
}

extension Double: SmoothScalar {
  @inline(__always)
  var value: Double { self }

  @inline(__always)
  func mapped(
    _ value: Double, _ first: @autoclosure () -> Double, _ second: @autoclosure () -> Double
  ) -> Double { value }
}

extension SmoothScalar {
  @inline(__always)
  static func + (a: Self, b: Double) -> Self { a.mapped(a.value + b, 1, 0) }
  @inline(__always)
  static func + (a: Double, b: Self) -> Self { b.mapped(a + b.value, 1, 0) }
  @inline(__always)
  static func - (a: Self, b: Double) -> Self { a.mapped(a.value - b, 1, 0) }
  @inline(__always)
  static func - (a: Double, b: Self) -> Self { b.mapped(a - b.value, -1, 0) }
  @inline(__always)
  static func * (a: Self, b: Double) -> Self { a.mapped(a.value * b, b, 0) }
  @inline(__always)
  static func * (a: Double, b: Self) -> Self { b.mapped(a * b.value, a, 0) }
  @inline(__always)
  static func / (a: Self, b: Double) -> Self { a.mapped(a.value / b, 1 / b, 0) }

  @inline(__always)
  var sine: Self { mapped(sin(value), cos(value), -sin(value)) }

  @inline(__always)
  var cosine: Self { mapped(cos(value), -sin(value), -cos(value)) }

  /// 2 to the power of this number.
  @inline(__always)
  var powerOf2: Self {
    let power = exp2(value)
    return mapped(power, M_LN2 * power, M_LN2 * M_LN2 * power)
  }

  @inline(__always)
  var root: Self {
    let root = value.squareRoot()
    return mapped(root, 0.5 / root, -0.25 / (root * value))
  }

  /// Returns a power of this number, for bases from 0 up.
  @inline(__always)
  func raised(to exponent: Double) -> Self {
    mapped(
      pow(value, exponent), exponent * pow(value, exponent - 1),
      exponent * (exponent - 1) * pow(value, exponent - 2))
  }
}

extension Jet: SmoothScalar {
  init(_ constant: Double) { self.init(value: constant, first: 0, second: 0) }

  static func + (a: Jet, b: Jet) -> Jet {
    Jet(value: a.value + b.value, first: a.first + b.first, second: a.second + b.second)
  }

  static func - (a: Jet, b: Jet) -> Jet {
    Jet(value: a.value - b.value, first: a.first - b.first, second: a.second - b.second)
  }

  static func * (a: Jet, b: Jet) -> Jet {
    Jet(
      value: a.value * b.value, first: a.first * b.value + a.value * b.first,
      second: a.second * b.value + 2 * a.first * b.first + a.value * b.second)
  }

  /// The chain rule.
  func mapped(
    _ value: Double, _ first: @autoclosure () -> Double, _ second: @autoclosure () -> Double
  ) -> Jet {
    let slope = first()
    // A constant stays constant, however steep the function: 0 times infinity is NaN.
    guard self.first != 0 || self.second != 0 else { return Jet(value) }
    let bend = self.second == 0 ? 0 : slope * self.second
    return Jet(
      value: value, first: slope * self.first, second: second() * self.first * self.first + bend)
  }
}
