/// How much time a run has passed, and what became of the condition it ran for.
public struct PassedTime: Hashable, Sendable {
  /// The condition of `run until`.
  public struct Condition: Hashable, Sendable {
    /// As written.
    public let text: String
    public let isMet: Bool

    public init(_ text: String, isMet: Bool) {
      self.text = text
      self.isMet = isMet
    }
  }

  public let frames: Int
  /// The stage's time at the end, in seconds.
  public let time: Double
  /// Nil for a run of so much time.
  public let condition: Condition?

  public init(frames: Int, time: Double, condition: Condition? = nil) {
    self.frames = frames
    self.time = time
    self.condition = condition
  }
}
