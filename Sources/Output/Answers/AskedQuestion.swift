/// A question with choices: as it was asked or, when its time has come, with the choice that is right.
public struct AskedQuestion: Hashable, Sendable {
  public let text: String
  /// In the order in which they are offered.
  public let choices: [String]
  /// The stage's time that it is about, in seconds; nil while that is when everything rests.
  public let time: Double?
  /// The choice that is right; nil while it is awaited.
  public let answer: String?
  /// The author's reason for the answer, in a line.
  public let because: String?

  public init(
    _ text: String, _ choices: [String], time: Double?, answer: String? = nil,
    because: String? = nil
  ) {
    self.text = text
    self.choices = choices
    self.time = time
    self.answer = answer
    self.because = because
  }
}
