/// The unit in which people read a number: degrees for angles, whose data are in radians.
public struct ReadingUnit: Hashable, Sendable {
  /// Such as `deg/s`; empty for plain numbers.
  public let sign: String
  private let factor: Double

  /// - Parameter unit: of the data, such as `rad/s`.
  public init(_ unit: String) {
    let isAngle = unit == "rad" || unit.hasPrefix("rad/")
    sign = isAngle ? "deg" + unit.dropFirst("rad".count) : unit
    factor = isAngle ? 180 / .pi : 1
  }

  /// A number of the data in this unit.
  public func callAsFunction(_ value: Double) -> Double { value * factor }
}
