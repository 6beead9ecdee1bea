/// When each frame is due, by a clock that only counts on: deadlines stand fast, so that no delay adds
/// up. It asks no clock itself.
public struct Pace: Sendable {
  /// Frames of the stage's time in a second of it.
  private let framesPerSecond: Double
  /// Seconds of the stage's time in a second of the clock.
  public private(set) var speed: Double
  /// A frame, and when it was due.
  private var anchor: (frame: Int, time: Double)?
  private var shownAt = -Double.infinity

  /// The most pictures a second.
  private static let refresh = 60.0
  /// Seconds that it may lag behind before it gives up to catch up, and seconds that a person waits
  /// for a picture at the most.
  private static let patience = (lag: 0.25, picture: 0.1)

  /// A pace of so many frames in a second of the stage's time.
  public init(framesPerSecond: Int, speed: Double) {
    self.framesPerSecond = Double(framesPerSecond)
    self.speed = speed
  }

  /// What to do about a frame that has passed.
  public struct Plan: Hashable, Sendable {
    /// Whether it is shown: one that is late is left out.
    public let isShown: Bool
    /// When the next one may pass, by the same clock.
    public let nextDue: Double
  }

  /// Plans a frame at a time of the clock, in seconds.
  public mutating func plan(frame: Int, now: Double) -> Plan {
    if anchor.map({ frame < $0.frame || now - due(frame, after: $0) > Self.patience.lag }) ?? true {
      anchor = (frame, now)
    }
    // There is one: it was just put there.
    let nextDue = anchor.map { due(frame + 1, after: $0) } ?? now
    let isSoon = nextDue < shownAt + 1 / Self.refresh
    let isLate = nextDue <= now && now - shownAt < Self.patience.picture
    let isShown = !isSoon && !isLate
    if isShown { shownAt = now }
    return Plan(isShown: isShown, nextDue: nextDue)
  }

  /// Begins anew with the next frame: time stood still, or went on without us.
  public mutating func restart() { anchor = nil }

  /// Goes on at another speed.
  public mutating func setSpeed(_ speed: Double) {
    self.speed = speed
    restart()
  }

  private func due(_ frame: Int, after anchor: (frame: Int, time: Double)) -> Double {
    anchor.time + Double(frame - anchor.frame) / (framesPerSecond * speed)
  }
}
