import Text

/// What the stage refuses, with the reason and the way out.
public enum StagingProblem: Error, Hashable, Sendable {
  /// There is a view of this name already.
  case nameTaken(name: String)
  /// The view was removed, or belongs to another stage.
  case notOnStage(view: String)
  /// The stage holds as many views as it can.
  case tooManyViews(limit: Int)
  /// The stage holds as many animations as it can.
  case tooManyAnimations(limit: Int)
  /// A view has as many animations as it can.
  case tooManyAnimationsOfView(view: String, limit: Int)
  /// The keyframes of all animations hold as many numbers as they can.
  case tooManyKeyframeNumbers(limit: Int)
  /// Views inside views inside views, past the bound.
  case nestedTooDeeply(limit: Int)
  /// A view was to be put into itself, or into one that lies in it.
  case insideItself(view: String, parent: String)
  /// Animation blocks inside animation blocks, past the bound.
  case animationsNestedTooDeeply(limit: Int)
  /// Keyframes of one block, past the bound.
  case tooManyKeyframes(limit: Int)
  /// An animator was given a curve that never ends.
  case endlessAnimator(name: String)
  /// An animator is in a state that does not take what was asked of it.
  case animatorIs(name: String, AnimatorTrouble)
  /// NaN or an infinity.
  case notFinite(what: String)
  /// A number outside what its place takes.
  case outOfRange(what: String, value: Double, lower: Double, upper: Double)
  /// A frame was given to a view whose transform leaves nothing of its size.
  case frameOfFlatView(view: String)
  /// The plane, or space, is flattened onto something slanted: no rotation, scale and skew say that.
  case flattenedTransform(view: String)
  /// An engine cannot take over what another has begun.
  case engineTooLate
  /// A value that the simulation tells.
  case readOnly(channel: Channel)
  /// Touches are handed to a view inside, and this one is not.
  case notInside(view: String, of: String)
  /// As many fingers touch as the stage knows.
  case tooManyFingers(limit: Int)
  /// A finger was to be moved or lifted, and none is held.
  case noFingerHeld
  /// A touch was given a curve that never ends.
  case endlessTouch
  /// A path that no tilt can follow.
  case pathOfTilt(TiltPath.Fault)

  /// What an animator is that it should not be.
  public enum AnimatorTrouble: Hashable, Sendable {
    /// It has not started, has arrived, runs, was stopped or was not.
    case idle, over, running, stopped, notStopped
    /// It would be let go of while it is active or stopped.
    case held
    /// Its own block leads it.
    case opening
  }

  /// What is wrong, in one sentence without a full stop.
  public var message: String {
    switch self {
    case .nameTaken(let name):
      "there is a view named `\(name)` already"
    case .notOnStage(let view):
      "`\(view)` is not on the stage"
    case .tooManyViews(let limit):
      "the stage holds at most \(limit) views"
    case .tooManyAnimations(let limit):
      "the stage holds at most \(limit) animations"
    case .tooManyAnimationsOfView(let view, let limit):
      "`\(view)` takes at most \(limit) animations at a time"
    case .tooManyKeyframeNumbers(let limit):
      "the keyframes of all animations hold at most \(limit) numbers"
    case .nestedTooDeeply(let limit):
      "views nest at most \(limit) deep"
    case .insideItself(let view, let parent):
      view == parent
        ? "`\(view)` cannot lie in itself"
        : "`\(parent)` lies in `\(view)`, and not the other way round"
    case .animationsNestedTooDeeply(let limit):
      "animations nest at most \(limit) deep"
    case .tooManyKeyframes(let limit):
      "a block takes at most \(limit) keyframes"
    case .endlessAnimator(let name):
      "`\(name)` would never end: nothing damps its spring"
    case .animatorIs(let name, let trouble): "`\(name)` \(trouble.told)"
    case .notFinite(let what):
      "\(what) takes a finite number"
    case .outOfRange(let what, let value, let lower, let upper):
      "\(what) goes from \((lower...upper).written), and \(value.written) is outside"
    case .frameOfFlatView(let view):
      "`\(view)` is scaled to nothing, so no size of it fills a frame"
    case .flattenedTransform(let view):
      "this transform flattens `\(view)` as no single scale does"
    case .engineTooLate:
      "the engine is chosen before there are behaviors and before time passes"
    case .readOnly(let channel):
      "`\(channel.name)` is told by the simulation and cannot be set"
    case .notInside(let view, let other):
      view == other
        ? "`\(view)` cannot hand its touches to itself"
        : "`\(view)` is not in `\(other)`, so `\(other)` cannot hand its touches to it"
    case .tooManyFingers(let limit):
      "at most \(limit) fingers touch at a time"
    case .noFingerHeld:
      "no finger is held on the stage"
    case .endlessTouch:
      "this touch would never end: nothing damps its spring"
    case .pathOfTilt(.count):
      "a path of tilts takes two points or more, and a time for each"
    case .pathOfTilt(.order):
      "the times of a path never go back"
    case .pathOfTilt(.length):
      "a path of tilts takes some time"
    }
  }
}

extension StagingProblem.AnimatorTrouble {
  fileprivate var told: String {
    switch self {
    case .idle: "has not started"
    case .over: "is over"
    case .running: "is running"
    case .stopped: "is stopped"
    case .notStopped: "is not stopped"
    case .held: "is paused, running or stopped, and UIKit lets no animator go like that"
    case .opening: "cannot be led by its own block"
    }
  }
}

/// Refuses NaN, the infinities and numbers outside a range.
func require(
  _ value: Double, in range: ClosedRange<Double>, _ what: @autoclosure () -> String
) throws(StagingProblem) {
  guard value.isFinite else { throw .notFinite(what: what()) }
  guard range.contains(value) else {
    throw .outOfRange(
      what: what(), value: value, lower: range.lowerBound, upper: range.upperBound)
  }
}
