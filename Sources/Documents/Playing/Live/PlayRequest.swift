import Evaluation

/// A request of `play`: show time passing live.
struct PlayRequest: Sendable {
  /// The number of frames; nil to play until the user stops.
  let frames: Int?
  /// Seconds of stage time per second of real time.
  let speed: Double
  /// The expressions whose past is plotted below the stage, as written; nil for the default ones.
  let followed: [String]?

  /// The allowed speeds. Below the minimum, a frame would stay for more than two seconds.
  static let speeds = 0.01...10

  init(frames: Int?, speed: Double, followed: [String]?) {
    self.frames = frames
    self.speed = speed
    self.followed = followed
  }

  /// The line that advances time instead if there is no live display. Nobody could stop it there,
  /// so it has a limit.
  var unseen: String { frames.map(Self.line) ?? "run until rest max 10s" }

  /// The line that advances time by some frames.
  static func line(frames: Int) -> String { "run \(FrameTime.text(frames: frames))" }
}
