import Curves

/// `UIViewPropertyAnimator`: animations that can be held, moved by hand, turned round and sent on.
///
/// It is told here and led by the stage. Made, it does nothing; its block runs when it first starts,
/// pauses or is given a fraction.
public final class PropertyAnimator {
  /// `UIViewAnimatingState`.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case inactive, active, stopped
  }

  /// `UIViewAnimatingPosition`.
  public enum Position: String, Hashable, Sendable, CaseIterable {
    case end, start, current
  }

  /// Unlike those of all other animators.
  public let name: String
  /// Its duration and its curve; the rest it does not ask for.
  public let options: AnimationOptions
  /// In seconds; of a spring its own.
  public let duration: Double
  /// Whether a fraction that is set by hand shows that share of the way, and not what the curve makes
  /// of it.
  public let scrubsLinearly: Bool
  /// Whether it stays active where it arrives, and tells nobody.
  public let pausesOnCompletion: Bool

  /// All that changes, with its past.
  struct Moment {
    var state = State.inactive
    var isReversed = false
    /// Nil before its block has run, and after its end.
    var lead: AnimatorLead?
  }

  var moments = ChangeLog(Moment())
  /// The animation of its block; nil before that has run.
  public internal(set) var id: AnimationID?
  /// What its block has set in motion: what blocks inside it have, and then its own.
  var led: [RunningAnimation] = []
  /// What it let go of when it was stopped.
  var leftovers: [Leftover] = []
  /// Whether its block has run.
  public var hasBegun: Bool { id != nil }
  /// Whether it has come to its end, after which there is nothing that it could start.
  public var isOver: Bool { hasBegun && state == .inactive }
  /// The frame at which it was made.
  public let creationFrame: Int
  private let stageMoment: StageMoment

  /// A value of a view that a stopped animator may still bring to either end.
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
    let curve = options.curve ?? AnimationOptions.standardCurve
    duration = curve.ownDuration ?? options.duration ?? AnimationOptions.standardDuration
    guard duration <= AnimationOptions.longest else { throw .endlessAnimator(name: name) }
  }

  /// Which of its three states it is in.
  public var state: State { moments.current.state }
  /// Whether time passes for it.
  public var isRunning: Bool { moments.current.isRunning }
  /// Whether it goes from its end to its start.
  public var isReversed: Bool { moments.current.isReversed }
  /// How much it has done, from 0 to 1: of the way, or without `scrubsLinearly` of the time.
  public var fractionComplete: Double { fraction(moments.current, at: stageMoment.frame) }

  func fraction(_ moment: Moment, at frame: Int) -> Double {
    guard let lead = moment.lead?.moved(to: frame) else { return 0 }
    let share = (scrubsLinearly ? nil : lead.timeShare) ?? lead.share(at: frame)
    return moment.isReversed ? 1 - share : share
  }

  /// Its state at a frame.
  public struct Snapshot {
    /// As the properties of the same names.
    public let state: State
    /// As the property of the same name.
    public let isRunning: Bool
    /// As the property of the same name.
    public let isReversed: Bool
    /// As the property of the same name.
    public let fractionComplete: Double
  }

  /// Its state at a frame of the past, or now.
  public func snapshot(at frame: Int) -> Snapshot {
    let moment = moments.value(at: frame)
    return Snapshot(
      state: moment.state, isRunning: moment.isRunning, isReversed: moment.isReversed,
      fractionComplete: fraction(moment, at: frame))
  }
}

extension PropertyAnimator.Moment {
  var isRunning: Bool { lead.map { $0.rate != 0 } ?? false }
}
