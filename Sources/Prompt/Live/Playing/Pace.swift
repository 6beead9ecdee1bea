/// The schedule of frames, by a monotonic clock. Deadlines are fixed, so that delays do not add up.
/// It does not read a clock itself.
public struct Pace: Sendable {
  /// Frames per second of stage time.
  private let framesPerSecond: Double
  /// Seconds of stage time per second of real time.
  public private(set) var speed: Double
  /// A frame, and when it was due.
  private var anchor: (frame: Int, time: Double)?
  private var shownAt = -Double.infinity

  /// The most pictures per second.
  private static let refresh = 60.0
  /// The lag in seconds after which it stops catching up, and the longest time without a picture.
  private static let patience = (lag: 0.25, picture: 0.1)

  /// A pace of so many frames per second of stage time.
  public init(framesPerSecond: Int, speed: Double) {
    self.framesPerSecond = Double(framesPerSecond)
    self.speed = speed
  }

  /// The action for a frame that has passed.
  public struct Plan: Hashable, Sendable {
    /// Whether to show it; late frames are skipped.
    public let isShown: Bool
    /// When the next one may pass, by the same clock.
    public let nextDue: Double
  }

  /// Plans a frame at a time of the clock, in seconds.
  public mutating func plan(frame: Int, now: Double) -> Plan {
    if anchor.map({ frame < $0.frame || now - due(frame, after: $0) > Self.patience.lag }) ?? true {
      anchor = (frame, now)
    }
    // The anchor exists: it was set above.
    let nextDue = anchor.map { due(frame + 1, after: $0) } ?? now
    let isSoon = nextDue < shownAt + 1 / Self.refresh
    let isLate = nextDue <= now && now - shownAt < Self.patience.picture
    let isShown = !isSoon && !isLate
    if isShown { shownAt = now }
    return Plan(isShown: isShown, nextDue: nextDue)
  }

  /// Restarts with the next frame, after a pause or a suspension.
  public mutating func restart() { anchor = nil }

  /// Continues at another speed.
  public mutating func setSpeed(_ speed: Double) {
    self.speed = speed
    restart()
  }

  private func due(_ frame: Int, after anchor: (frame: Int, time: Double)) -> Double {
    anchor.time + Double(frame - anchor.frame) / (framesPerSecond * speed)
  }
}
