import Geometry

/// A transition that runs, with what UIKit's context of it has.
public final class Transition {
  /// Counted from 1, and not used again.
  public let number: Int
  /// What it was asked for by.
  public let name: String
  /// Which screens it leads between.
  public let passage: Passage
  /// The screen that is seen before; in the container from the start.
  public let from: View
  /// The screen that is to be seen; whoever animates adds it to the container.
  public let to: View
  /// In which both move.
  public let container: View
  /// Seconds, as its declaration says.
  public let duration: Double
  /// Whether a finger leads it.
  public let isInteractive: Bool
  /// Where `from` was, and where `to` will be: in both cases the whole container.
  public let wholeFrame: Rect
  /// Whether it was called off, from that moment on: `transitionWasCancelled`.
  public internal(set) var isCancelled = false

  /// The tree of screens once it is completed; screens may come and go meanwhile.
  var after: ScreenTree
  public let startFrame: Int
  var drive: TransitionDrive
  /// Whether its block still runs, so that animations are its own.
  var isOpen = true
  /// The numbers of animations that its block has begun lie between these.
  let animationsBefore: Int
  var animationsAfter: Int
  /// What its block has changed, to be taken back where it is cancelled.
  var changes: TransitionMemory.Changes = []
  /// What is to be told of the end once: see `Stage.takeHanging()`.
  var isHangTold = false
  /// How both screens looked before.
  let looks: [TransitionLook]

  init(
    number: Int, name: String, passage: Passage, from: View, to: View, container: View,
    duration: Double, isInteractive: Bool, startFrame: Int, animationsBefore: Int
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
    self.startFrame = startFrame
    self.animationsBefore = animationsBefore
    animationsAfter = animationsBefore
    wholeFrame = container.bounds
    drive = isInteractive ? .held(0) : .free
    looks = [TransitionLook(from), TransitionLook(to)]
  }

  /// What it does now.
  public enum State: Hashable, Sendable {
    case running
    /// At a share of the whole, 0...1.
    case held(Double)
    case finishing(Double)
    case cancelling(Double)
    /// Nothing moves, and nobody has completed it.
    case hanging
  }

  /// Whether an animation is one of its own.
  public func began(_ id: AnimationID) -> Bool {
    id.number > animationsBefore && id.number <= animationsAfter
  }
}

/// The parts of a screen's look that a transition is to leave as it found them.
struct TransitionLook {
  let view: View
  let alpha: Double
  let transform: AffineTransform

  init(_ view: View) {
    self.view = view
    alpha = view[.alpha]
    transform = view.transform
  }

  /// What is otherwise now, by its property's name.
  var changed: [String] {
    (view[.alpha] == alpha ? [] : ["alpha"]) + (view.transform == transform ? [] : ["transform"])
  }
}
