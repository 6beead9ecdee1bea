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
  /// Whether it is about the moment when everything rests, even if that time is known.
  public let isAtRest: Bool
  /// Nil while it is awaited.
  public let actual: Double?
  /// The difference up to which the author calls a guess near; nil if that is not stated.
  public let within: Double?
  /// The author's reason for the actual value, in a line.
  public let because: String?
  /// Significant digits that the values are worth.
  public let digits: Int

  public init(
    _ expression: String, _ predicted: Double, unit: String, time: Double?, isAtRest: Bool = false,
    actual: Double? = nil, within: Double? = nil, because: String? = nil, digits: Int
  ) {
    self.expression = expression
    self.predicted = predicted
    self.unit = unit
    self.time = time
    self.isAtRest = isAtRest
    self.actual = actual
    self.within = within
    self.because = because
    self.digits = digits
  }

  /// The difference, without its sign.
  public var difference: Double? { actual.map { abs(predicted - $0) } }

  /// Whether the prediction is near; nil while it is awaited, and if its author does not say what is.
  public var isNear: Bool? {
    guard let difference, let within else { return nil }
    return difference <= within
  }

  /// The difference up to which a guess is near: the author's, or else 5 % of the axis that the
  /// guesser was shown first.
  package static func nearness(
    within: Double?, onAxis axis: @autoclosure () -> ClosedRange<Double>
  ) -> Double {
    if let within { return within }
    let axis = axis()
    return (axis.upperBound - axis.lowerBound) / 20
  }

  /// A time of the stage in words; nil for the moment when everything rests.
  package static func moment(_ time: Double?) -> String {
    time.map { "at \(NumberFormat.time($0))" } ?? "when all is at rest"
  }
}
