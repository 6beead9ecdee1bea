import Diagnostics
import Text
import UIKitMotion

extension StagingProblem: Reported {
  public var mistake: Mistake { .staging(self) }
}

/// The mistakes for problems of the stage.
extension Mistake {
  package static func staging(_ problem: StagingProblem) -> Mistake {
    let (message, help) = words(problem)
    return Mistake(.staging, message, help: help)
  }

  private static func words(_ problem: StagingProblem) -> (message: Sentence, help: Sentence?) {
    switch problem {
    case .nameTaken(let name):
      ("there is already a view named `\(name)`", "choose another name, or `remove \(name)` first")
    case .notOnStage(let view):
      ("`\(view)` is not on the stage", "make it with `view \(view) frame (50, 50, 100, 100)`")
    case .tooManyViews(let limit): ("the stage can hold at most \(limit) views", fewerViews)
    case .nestedTooDeeply(let limit): ("views nest at most \(limit) deep", fewerViews)
    case .tooManyAnimations(let limit):
      ("the stage can hold at most \(limit) animations", fewerAnimations)
    case .tooManyAnimationsOfView(let view, let limit):
      (
        "`\(view)` can have at most \(limit) animations at a time",
        "write `stop \(view)` to end them at their current values"
      )
    case .tooManyKeyframeNumbers(let limit):
      ("all keyframes together can hold at most \(limit) numbers", fewerAnimations)
    case .insideItself(let view, let parent):
      (
        view == parent
          ? "`\(view)` cannot be inside itself"
          : "`\(view)` cannot be inside `\(parent)`, which is inside it",
        "choose a parent that is not inside `\(view)`"
      )
    case .animationsNestedTooDeeply(let limit):
      ("animations nest at most \(limit) deep", "look for a block that animates and runs itself")
    case .tooManyKeyframes(let limit):
      ("a block can have at most \(limit) keyframes", "split it into several animations")
    case .wrongCount(let keyPath, let given, let expected):
      ("a value of `\(keyPath)` must have \(expected) numbers; got \(given)", nil)
    case .endlessAnimator(let name):
      (
        "`\(name)` would never end: its spring has no damping",
        "give it damping, or another curve"
      )
    case .animatorIs(let name, let trouble): words(trouble, of: name)
    case .notFinite(let what): ("\(what) must be a finite number", nil)
    case .outOfRange(let what, let value, let lower, let upper):
      ("\(what) must be between \(lower.written) and \(upper.written); got \(value.written)", nil)
    case .frameOfFlatView(let view):
      (
        "`\(view)` is scaled to nothing, so its frame cannot be set",
        "set `\(view).center` and `\(view).bounds`, which the transform does not change"
      )
    case .flattenedTransform(let view):
      ("this transform flattens `\(view)` at a slant", "set rotation, scale and skew separately")
    case .engineTooLate:
      (
        "`engine` must come before the first behavior and before time passes",
        "write `engine` as the first line, or `reset` first"
      )
    case .readOnly(let channel):
      (
        "`\(channel.name)` is computed by the simulation and cannot be set",
        channel == .angularVelocity
          ? "use `spin`, such as `spin red velocity 3.14`"
          : "use `fling`, such as `fling red velocity (300, -200)`"
      )
    case .notInside(let view, let other):
      (
        view == other
          ? "`\(view)` cannot pass its touches to itself"
          : "`\(view)` is not inside `\(other)`, so it cannot receive its touches",
        "name a view in `\(other)`, or write `\(other).hitTarget = off`"
      )
    case .tooManyFingers(let limit):
      ("at most \(limit) fingers touch at a time", "run until one is lifted, such as `run 500ms`")
    case .notAScrollView(let view):
      (
        "`\(view)` is not a scroll view",
        "make one: `scroll gallery frame (20, 100, 280, 180) content 1120x180`"
      )
    case .noRelease:
      (
        "`target` belongs in a handler of `scroll.willEndDragging`",
        "for example: `on scroll.willEndDragging gallery { target (0, 0) }`"
      )
    case .pagesChoose(let view):
      (
        "`\(view)` chooses its page itself, and UIKit does not let a delegate change it",
        "write `\(view).isPagingEnabled = off` first"
      )
    case .keyboardHidden:
      ("only a keyboard that is shown floats, splits or docks", "write `keyboard show` first")
    case .noFingerHeld:
      ("no finger is held on the stage", "put one down first, such as `touch (140, 140) held`")
    case .endlessTouch:
      (
        "this touch would never end: its spring has no damping",
        "give it damping, or another curve"
      )
    case .pathOfTilt(.count):
      (
        "a tilt path needs two or more points, and a time for each",
        "for example: `tilt path [(0, 0), (1, 0)] at [0s, 300ms]`"
      )
    case .pathOfTilt(.order): ("the times of a path cannot go back", inOrder)
    case .pathOfTilt(.length): ("a tilt path needs a duration above 0", inOrder)
    }
  }

  private static let fewerViews: Sentence = "remove views you no longer need, or `reset`"
  private static let fewerAnimations: Sentence = "remove animations you no longer need, or `reset`"
  private static let inOrder: Sentence = "write increasing times, such as `at [0s, 300ms, 1s]`"

  private static func words(
    _ trouble: StagingProblem.AnimatorTrouble, of name: String
  ) -> (message: Sentence, help: Sentence?) {
    switch trouble {
    case .idle: ("`\(name)` has not started", "start it first: `start \(name)`")
    case .over: ("`\(name)` is over", "make it again: `animator \(name) over 300ms { … }`")
    case .running: ("`\(name)` is running", "pause it first: `pause \(name)`")
    case .stopped:
      (
        "`\(name)` is stopped",
        "finish it: `finish \(name) at end`, or `at start` or `at current`"
      )
    case .notStopped: ("`\(name)` is not stopped", "stop it first: `stop \(name)`")
    case .held:
      (
        "`\(name)` is paused, running or stopped, and UIKit does not release such an animator",
        "end it first: `stop \(name); finish \(name) at current`"
      )
    case .opening:
      ("`\(name)` cannot be controlled by its own block", "write the command after the block")
    }
  }
}
