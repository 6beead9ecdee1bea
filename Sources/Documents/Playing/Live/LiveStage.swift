import Answers
import Diagnostics
import Evaluation

/// A live view of the stage that also receives keys: the part of the host that `play` needs. Only
/// this view has a clock.
public protocol LiveStage: AnyObject {
  /// Begins to show a stage.
  func begin(_ tempo: LiveTempo)

  /// Shows a complete frame if it is on time, waits until the next one is due, and returns the
  /// user's wish. Ctrl-C makes it return immediately.
  func next(_ moment: LiveMoment) -> LiveWish

  /// Stops at the next frame until the viewer continues, with a message.
  func pause(_ message: String)

  /// Shows the answers to a line that the user asked for.
  func show(_ outputs: [Output], layout: Layout)

  /// Shows that a line that the user asked for failed and changed nothing.
  func refuse(_ diagnostic: Diagnostic)

  /// Ends, and restores what the screen showed before.
  func end()
}

/// A viewer's wish while a session plays.
public enum LiveWish: Hashable, Sendable {
  /// The next frame.
  case pass
  /// To run a line as if it were typed; frames continue after it.
  case line(String)
  /// To stop.
  case end
}

/// The speed of playing.
public struct LiveTempo: Hashable, Sendable {
  /// Frames per second of stage time.
  public let framesPerSecond: Int
  /// The initial speed: seconds of stage time per second of real time.
  public let speed: Double
  /// The allowed speeds.
  public let speeds: ClosedRange<Double>

  /// Whether runs that are too short to be seen are slowed down.
  public let slowsShortRuns: Bool

  /// The speeds that `play` allows.
  public static var speeds: ClosedRange<Double> { PlayRequest.speeds }
}
