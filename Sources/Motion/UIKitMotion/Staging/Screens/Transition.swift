import MotionGeometry

/// A running transition, with the properties of UIKit's transition context.
public final class Transition {
  /// The number, counted from 1 and never reused.
  public let number: Int
  /// The name it was started by.
  public let name: String
  /// The screens between which it leads.
  public let passage: Passage
  /// The screen visible before; in the container from the start.
  public let from: View
  /// The screen visible after; the animations block adds it to the container.
  public let to: View
  /// The view in which both screens move.
  public let container: View
  /// The declared duration in seconds.
  public let duration: Double
  /// Whether a gesture drives it.
  public let isInteractive: Bool
  /// The frames of the two screens: the container's whole bounds, unless a presentation has its own.
  private let fromFrame, toFrame: Rect
  /// Whether it was cancelled; true from the cancellation on: `transitionWasCancelled`.
  package internal(set) var isCancelled = false

  /// The name of the animator that leads it, for an interruptible transition.
  let leadName: String?
  /// That animator, once a block has animated anything.
  package internal(set) var lead: PropertyAnimator?

  /// The tree of screens after completion; screens may be added and removed meanwhile.
  var after: ScreenTree
  package let startFrame: Int
  var drive: TransitionDrive
  /// Whether its block is still running, so that new animations are its own.
  var isOpen = true
  /// The animation numbers between these two are its block's.
  let animationsBefore: Int
  var animationsAfter: Int
  /// The changes of its block, to restore if it is cancelled.
  var changes: TransitionMemory.Changes = []
  /// Whether the hang has been reported: see `Stage.removeStalledTransition()`.
  var isHangReported = false
  /// The look of both screens before.
  let looks: [TransitionLook]

  init(
    number: Int, name: String, passage: Passage, from: View, to: View, container: View,
    duration: Double, isInteractive: Bool, ledBy leadName: String?, startFrame: Int,
    animationsBefore: Int
  ) {
    self.number = number
    self.name = name
    self.passage = passage
    after = passage.after
    self.from = from
    self.to = to
    self.container = container
    self.duration = duration
    self.isInteractive = isInteractive
    self.leadName = leadName
    self.startFrame = startFrame
    self.animationsBefore = animationsBefore
    animationsAfter = animationsBefore
    (fromFrame, toFrame) = (
      passage.fromFrame ?? container.bounds, passage.toFrame ?? container.bounds
    )
    drive = isInteractive ? .held(0) : .free
    looks = [TransitionLook(from), TransitionLook(to)]
  }

  /// The phase of a transition.
  public enum State: Hashable, Sendable {
    /// It plays, or waits for the finger.
    case running
    /// Driven by a gesture or held by its animator, at a share of the whole, 0 … 1.
    case held(Double)
    /// It plays to its end, from this fraction.
    case finishing(Double)
    /// It plays back to its start, from this fraction.
    case cancelling(Double)
    /// Nothing moves, but it has not been completed.
    case hanging
  }

  /// Returns the frame of one of its screens at the start: zero for one that is not in the window yet.
  package func initialFrame(of view: View) -> Rect {
    if view === from { return fromFrame }
    return passage.keepsPresenter && passage.operation == .dismiss ? toFrame : .zero
  }

  /// Returns the frame of one of its screens at the end: zero for one that leaves the window.
  package func finalFrame(of view: View) -> Rect {
    if view === to { return toFrame }
    return passage.keepsPresenter && passage.operation == .present ? fromFrame : .zero
  }

  /// Whether UIKit gives an animation no access to a screen: `view(forKey:)` is nil for one that
  /// stays in the window below the container.
  package func leavesAlone(_ view: View) -> Bool {
    passage.keepsPresenter && view === (passage.operation == .present ? from : to)
  }

  /// Returns whether an animation is its own.
  package func began(_ id: AnimationID) -> Bool {
    id.number > animationsBefore && id.number <= animationsAfter
  }
}

/// The properties of a screen that a transition must leave as it found them, or at their defaults.
struct TransitionLook {
  let view: View
  let alpha: Double
  let transform: AffineTransform

  init(_ view: View) {
    self.view = view
    alpha = view[.alpha]
    transform = view.transform
  }

  /// The names of the changed properties.
  var changed: [String] {
    guard view.isOnStage else { return [] }
    return ([alpha, 1].contains(view[.alpha]) ? [] : ["alpha"])
      + ([transform, .identity].contains(view.transform) ? [] : ["transform"])
  }
}
