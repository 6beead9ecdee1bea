/// What `play` asks for: time that passes before a person's eyes.
public struct PlayRequest: Hashable, Sendable {
  /// How many frames; nil for as many as the person wants.
  public let frames: Int?
  /// Seconds of the stage's time in a second of the clock.
  public let speed: Double
  /// The values whose past is shown below, as they were written; nil for those that come first.
  public let followed: [String]?

  /// The speeds there are: slower, a frame would stay for longer than two seconds.
  package static let speeds = 0.01...10

  package init(frames: Int?, speed: Double, followed: [String]?) {
    self.frames = frames
    self.speed = speed
    self.followed = followed
  }

  /// The line that lets as much time pass where nobody looks on, and nobody could end it: so it has
  /// an end of its own.
  public var unseen: String { frames.map(Self.line) ?? "run until rest max 10s" }

  /// The line that lets some frames pass.
  public static func line(frames: Int) -> String { "run \(FrameTime.text(frames: frames))" }
}
