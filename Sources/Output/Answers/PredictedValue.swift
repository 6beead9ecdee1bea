import Text

/// A prediction: as it was made or, when its time has come, beside the actual value.
public struct PredictedValue: Hashable, Sendable {
  /// The subject, as written.
  public let expression: String
  public let predicted: Double
  /// Of both values; empty for plain numbers.
  public let unit: String
  /// The stage's time that it is about, in seconds; nil while that is when everything rests.
  public let time: Double?
  /// Nil while it is awaited.
  public let actual: Double?
  /// Significant digits that the values are worth.
  public let digits: Int

  public init(
    _ expression: String, _ predicted: Double, unit: String, time: Double?, actual: Double? = nil,
    digits: Int
  ) {
    self.expression = expression
    self.predicted = predicted
    self.unit = unit
    self.time = time
    self.actual = actual
    self.digits = digits
  }

  /// The difference, without its sign.
  public var difference: Double? { actual.map { abs(predicted - $0) } }

  /// A time of the stage in words; nil for the moment when everything rests.
  package static func moment(_ time: Double?) -> String {
    time.map { "at \(NumberFormat.time($0))" } ?? "when all is at rest"
  }
}
