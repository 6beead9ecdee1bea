import Diagnostics
import Staging

extension Mistake {
  /// What the stage refuses, with what to write instead.
  package static func staging(_ problem: StagingProblem) -> Mistake {
    .staging(problem.message, help: problem.help)
  }
}

extension StagingProblem {
  /// What to do instead, in one sentence; nil where the message says it all.
  fileprivate var help: String? {
    switch self {
    case .engineTooLate:
      "write `engine` as the first line, or `reset` first"
    case .nameTaken(let name):
      "choose another name, or `remove \(name)` first"
    case .notOnStage(let view):
      "make it with `view \(view) frame (50, 50, 100, 100)`"
    case .tooManyViews, .nestedTooDeeply:
      "remove views that are no longer needed, or `reset`"
    case .tooManyAnimationsOfView(let view, _):
      "`stop \(view)` ends them where they stand"
    case .tooManyAnimations, .tooManyKeyframeNumbers:
      "remove animations that are no longer needed, or `reset`"
    case .insideItself:
      "a view lies in one that does not lie in it"
    case .animationsNestedTooDeeply:
      "a block that animates may not run itself again and again"
    case .tooManyKeyframes:
      "make several animations of it"
    case .endlessAnimator:
      "give it a damping, or another curve"
    case .animatorIs(let name, let trouble): trouble.help(name)
    case .notFinite, .outOfRange:
      nil
    case .frameOfFlatView(let view):
      "set `\(view).center` and `\(view).bounds`, which the transform leaves alone"
    case .flattenedTransform:
      "set rotation, scale and skew one by one"
    case .notInside(_, let view):
      "name a view in `\(view)`, or write `\(view).hitTarget = off`"
    case .tooManyFingers:
      "let time pass until one is lifted: `run 500ms`"
    case .noFingerHeld:
      "put one down first, as in `touch (140, 140) held`"
    case .endlessTouch:
      "give it a damping, or another curve"
    case .pathOfTilt(.count):
      "as in `tilt path [(0, 0), (1, 0)] at [0s, 300ms]`"
    case .pathOfTilt(.order), .pathOfTilt(.length):
      "write them as they follow, such as `at [0s, 300ms, 1s]`"
    case .readOnly(let channel):
      channel == .angularVelocity
        ? "use `spin`, as in `spin red velocity 3.14`"
        : "use `fling`, as in `fling red velocity (300, -200)`"
    }
  }
}

extension StagingProblem.AnimatorTrouble {
  fileprivate func help(_ name: String) -> String {
    switch self {
    case .idle: "start it first: `start \(name)`"
    case .over: "make it again: `animator \(name) over 300ms { … }`"
    case .running: "pause it first: `pause \(name)`"
    case .stopped: "finish it: `finish \(name) at end`, or `at start` or `at current`"
    case .notStopped: "stop it first: `stop \(name)`"
    case .held: "end it first: `stop \(name); finish \(name) at current`"
    case .opening: "write that behind the block"
    }
  }
}
