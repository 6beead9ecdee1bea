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
