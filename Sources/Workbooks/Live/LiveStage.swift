import Answers
import Diagnostics

/// Where the stage is seen moving in real time, and keys are heard: what `play` asks its host
/// for. It alone has a clock.
public protocol LiveStage: AnyObject {
  /// Begins to show a stage.
  func begin(_ tempo: LiveTempo)

  /// A whole frame stands. Shows it if it is in time, waits until the next one is due, and tells what
  /// the person wants. It returns at once where Ctrl-C came.
  func next(_ moment: LiveMoment) -> LiveWish

  /// A line that the person asked for has answered this.
  func show(_ outputs: [Output], layout: Layout)

  /// A line that the person asked for did not run, and changed nothing.
  func refuse(_ diagnostic: Diagnostic)

  /// Ends: what was seen before is there again.
  func end()
}

/// What a person who looks on wants.
public enum LiveWish: Hashable, Sendable {
  /// That the next frame passes.
  case pass
  /// That a line runs, as if it were typed; frames go on after it.
  case line(String)
  /// No more.
  case end
}

/// How fast frames are to pass.
public struct LiveTempo: Hashable, Sendable {
  /// In a second of the stage's time.
  public let framesPerSecond: Int
  /// Seconds of the stage's time in a second of the clock, at first.
  public let speed: Double
  /// The speeds there are.
  public let speeds: ClosedRange<Double>
}
