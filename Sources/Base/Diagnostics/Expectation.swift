/// The result of `expect`. A failed one is part of its mistake.
public struct Expectation: Hashable, Sendable {
  /// The two sides of a condition that compares.
  public struct Comparison: Hashable, Sendable {
    /// Such as `~` or `<=`.
    public let sign: String
    public let left: WrittenValue
    public let right: WrittenValue
    /// The allowed difference of `~`; nil for other signs, and where each pair of numbers has its own.
    public let tolerance: Double?
    /// The difference of two numbers, without its sign; nil for other values.
    public let difference: Double?

    public init(
      _ left: WrittenValue, _ sign: String, _ right: WrittenValue, tolerance: Double?,
      difference: Double?
    ) {
      self.left = left
      self.sign = sign
      self.right = right
      self.tolerance = tolerance
      self.difference = difference
    }
  }

  /// As written, without `within`.
  public let condition: String
  /// Nil for a condition that does not compare, such as the name of a flag.
  public let comparison: Comparison?
  public let holds: Bool

  public init(_ condition: String, _ comparison: Comparison? = nil, holds: Bool) {
    self.condition = condition
    self.comparison = comparison
    self.holds = holds
  }
}
