/// A value as it is written, and its numbers in full, if it is made of numbers.
public struct WrittenValue: Hashable, Sendable {
  public let text: String
  public let numbers: [Double]?
  /// The expression it is the value of; nil where that says no more than the value itself.
  public let name: String?
  /// The unit of its numbers; empty where they have none, or not one that is known.
  public let unit: String
  /// Whether its numbers were measured, so that another machine may differ in the last place.
  public let isMeasured: Bool

  public init(
    _ text: String, numbers: [Double]? = nil, name: String? = nil, unit: String = "",
    isMeasured: Bool = false
  ) {
    self.text = text
    self.numbers = numbers
    self.name = name
    self.unit = unit
    self.isMeasured = isMeasured
  }
}
