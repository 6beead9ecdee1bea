import MotionCurves

/// `UIViewPropertyAnimator`: animations that can be paused, scrubbed, reversed and continued.
///
/// This class holds the state; the stage changes it. A new animator does nothing; its block runs
/// when the animator first starts, pauses or is given a fraction.
///
/// ```swift
/// let stage = Stage()
/// let box = try stage.addView(named: "box", frame: Rect(0, 0, 50, 50))
/// let animator = try stage.addAnimator(named: "fade", AnimationOptions(duration: 1))
/// try stage.begin(animator)
/// try stage.set(0, .alpha, of: box)
/// stage.commitAnimation()
/// try stage.setFraction(0.5, of: animator)
/// print(box.presentation(.alpha))  // 0.5
/// ```
public final class PropertyAnimator {
  /// `UIViewAnimatingState`.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// Not begun, begun and not ended, and stopped without being finished, as in `UIViewAnimatingState`.
    case inactive, active, stopped
  }

  /// `UIViewAnimatingPosition`.
  public enum Position: String, Hashable, Sendable, CaseIterable {
    /// Where the animations end up, as in `UIViewAnimatingPosition`.
    case end, start, current
  }

  /// A name unique among the animators.
  public let name: String
  /// The options; only the duration and the curve are used.
  public let options: AnimationOptions
  /// In seconds; a spring uses its own.
  public let duration: Double
  /// Whether setting a fraction shows that share of the way, instead of the curve's value there.
  package let scrubsLinearly: Bool
  /// Whether it stays active at its end and calls no completion.
  public let pausesOnCompletion: Bool

  /// The state that changes, with its past.
  struct Moment {
    var state = State.inactive
    var isReversed = false
    /// Nil before its block has run and after its end.
    var lead: AnimatorLead?
  }

  var moments = ChangeLog(Moment())
  /// The animation of its block; nil before the block has run.
  public internal(set) var id: AnimationID?
  /// The animations of its block, those of nested blocks first.
  var led: [RunningAnimation] = []
  /// The values it released when it was stopped.
  var leftovers: [Leftover] = []
  /// Whether its block has run.
  package var hasBegun: Bool { id != nil }
  /// Whether it has finished and can no longer start.
  package var isOver: Bool { hasBegun && state == .inactive }
  /// The frame at which it was created.
  package let creationFrame: Int
  private let stageMoment: StageMoment

  /// A value of a view that a stopped animator may still set to either end.
  struct Leftover {
    enum Ends {
      case number(Channel, start: Double, end: Double)
      case color(ColorChannel, start: String?, end: String?)
    }

    let view: View
    let ends: Ends
  }

  /// - Throws: `notFinite`, `outOfRange`, and `endlessAnimator` for a curve that never ends.
  init(
    name: String, _ options: AnimationOptions, scrubsLinearly: Bool, pausesOnCompletion: Bool,
    moment: StageMoment
  ) throws(StagingProblem) {
    try options.check()
    self.name = name
    self.options = options
    self.scrubsLinearly = scrubsLinearly
    self.pausesOnCompletion = pausesOnCompletion
    stageMoment = moment
    creationFrame = moment.frame
    let curves =
      [options.curve ?? AnimationOptions.standardCurve]
      + (options.axes.map { [$0.x, $0.y] } ?? [])
    // It lasts until the slowest of them has settled.
    duration =
      curves.compactMap(\.ownDuration).max() ?? options.duration
      ?? AnimationOptions.standardDuration
    guard duration <= AnimationOptions.longest else { throw .endlessAnimator(name: name) }
  }

  /// The state: inactive, active or stopped.
  public var state: State { moments.current.state }
  /// Whether its time advances.
  public var isRunning: Bool { moments.current.isRunning }
  /// Whether it runs from its end to its start.
  public var isReversed: Bool { moments.current.isReversed }
  /// The fraction done, 0 … 1: of the way, or of the time without `scrubsLinearly`.
  public var fractionComplete: Double { fraction(moments.current, at: stageMoment.frame) }

  func fraction(_ moment: Moment, at frame: Int) -> Double {
    guard let lead = moment.lead?.moved(to: frame) else { return 0 }
    let share = (scrubsLinearly ? nil : lead.timeShare) ?? lead.share(at: frame)
    return moment.isReversed ? 1 - share : share
  }

  /// The state at a frame.
  package struct Snapshot {
    /// `UIViewPropertyAnimator.state`.
    package let state: State
    /// `UIViewPropertyAnimator.isRunning`.
    package let isRunning: Bool
    /// `UIViewPropertyAnimator.isReversed`.
    package let isReversed: Bool
    /// `UIViewPropertyAnimator.fractionComplete`.
    package let fractionComplete: Double
  }

  /// Returns the state at a past frame or now.
  package func snapshot(at frame: Int) -> Snapshot {
    let moment = moments.value(at: frame)
    return Snapshot(
      state: moment.state, isRunning: moment.isRunning, isReversed: moment.isReversed,
      fractionComplete: fraction(moment, at: frame))
  }
}

extension PropertyAnimator.Moment {
  var isRunning: Bool { lead.map { $0.rate != 0 } ?? false }
}
