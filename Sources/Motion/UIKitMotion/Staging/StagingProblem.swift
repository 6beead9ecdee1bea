/// An operation that the stage rejects, with the reason.
public enum StagingProblem: Error, Hashable, Sendable {
  /// A view of this name already exists.
  case nameTaken(name: String)
  /// The view was removed, or belongs to another stage.
  case notOnStage(view: String)
  /// The stage already has the maximum number of views.
  case tooManyViews(limit: Int)
  /// The stage already has the maximum number of animations.
  case tooManyAnimations(limit: Int)
  /// The view already has the maximum number of animations.
  case tooManyAnimationsOfView(view: String, limit: Int)
  /// The keyframes of all animations already hold the maximum number of values.
  case tooManyKeyframeNumbers(limit: Int)
  /// The view hierarchy would exceed the maximum depth.
  case nestedTooDeeply(limit: Int)
  /// A view would be added to itself or to one of its subviews.
  case insideItself(view: String, parent: String)
  /// A value of an animation does not have as many numbers as its property.
  case wrongCount(keyPath: String, given: Int, expected: Int)
  /// Animation blocks, or groups of animations, would exceed the maximum depth.
  case animationsNestedTooDeeply(limit: Int)
  /// The block already has the maximum number of keyframes.
  case tooManyKeyframes(limit: Int)
  /// A property animator was given a curve that never ends.
  case endlessAnimator(name: String)
  /// A property animator is in a state that does not allow the operation.
  case animatorIs(name: String, AnimatorTrouble)
  /// A number is NaN or infinite.
  case notFinite(what: String)
  /// A number is outside its range.
  case outOfRange(what: String, value: Double, lower: Double, upper: Double)
  /// The frame of a view was set while its transform has no inverse.
  case frameOfFlatView(view: String)
  /// The transform flattens onto a slanted line or plane, which no rotation, scale and skew
  /// express.
  case flattenedTransform(view: String)
  /// The engine cannot change once the simulation has begun.
  case engineTooLate
  /// The simulation sets this value.
  case readOnly(channel: Channel)
  /// A hit target must be inside the view, and this one is not.
  case notInside(view: String, of: String)
  /// The stage already has the maximum number of fingers.
  case tooManyFingers(limit: Int)
  /// No finger is held that could be moved or lifted.
  case noFingerHeld
  /// The view is not a scroll view.
  case notAScrollView(view: String)
  /// No finger releases a scroll view now, so there is no target to choose.
  case noRelease
  /// A scroll view with paging chooses its page itself.
  case pagesChoose(view: String)
  /// Only a keyboard that is shown floats, splits or docks.
  case keyboardHidden
  /// A touch was given a curve that never ends.
  case endlessTouch
  /// The tilt cannot follow this path.
  case pathOfTilt(TiltPath.Fault)

  /// The state of an animator that does not allow an operation.
  public enum AnimatorTrouble: Hashable, Sendable {
    /// Not started, finished, running, stopped, or not stopped.
    case idle, over, running, stopped, notStopped
    /// Still active or stopped, so it cannot be removed.
    case held
    /// Its block is still open.
    case opening
  }
}

/// Throws for NaN, infinities and numbers outside a range.
func require(
  _ value: Double, in range: ClosedRange<Double>, _ what: @autoclosure () -> String
) throws(StagingProblem) {
  guard value.isFinite else { throw .notFinite(what: what()) }
  guard range.contains(value) else {
    throw .outOfRange(
      what: what(), value: value, lower: range.lowerBound, upper: range.upperBound)
  }
}
