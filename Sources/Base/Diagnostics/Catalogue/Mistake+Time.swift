/// Mistakes with time, and the limits of a session.
extension Mistake {
  public static func timeIsPast(_ time: String, now: String) -> Mistake {
    Mistake(
      .timeIsPast, "\(time) s is in the past: it is now \(now) s",
      help: "choose a later time, or go back with `goto`")
  }

  public static func tiltNotRecorded(_ time: String) -> Mistake {
    Mistake(
      .tiltNotRecorded, "the tilt at \(time) was not recorded",
      help: "replay a past range in which `record` was on, such as `tilt replay 0s..1s`")
  }

  public static func knownOnlyNow(_ name: String, since time: String) -> Mistake {
    Mistake(
      .knownOnlyNow, "`\(name)` got its value at \(time), and its earlier values are not kept",
      help: "start there with `from \(time.filter { $0 != " " })`; properties of objects are kept")
  }

  public static func timeNotReached(_ time: String, now: String) -> Mistake {
    Mistake(
      .timeNotReached, "\(time) has not been reached: it is now \(now)",
      help: "let time pass with `run` first")
  }

  public static let noTimeYet = Mistake(
    .noTimeYet, "no time has passed yet, so there is nothing to show",
    help: "let time pass with `run 1s` first")

  public static let tracedOnce = Mistake(
    .noTimeYet, "this was traced at one frame only, so there is nothing to show",
    help: "let time pass with `run 1s`, then trace it")

  public static let fromAfterTo = Mistake(
    .fromAfterTo, "`from` is later than `to`", help: "swap them")

  /// - Parameter runaway: What moves outside the stage.
  public static func untilNeverCame(
    _ condition: String, seconds: Int, runaway: String?
  ) -> Mistake {
    Mistake(
      .untilNeverCame, "`\(condition)` did not become true within \(seconds) s",
      help: runaway.map {
        "`\($0)` leaves the stage, and nothing stops it: `collision on \($0) bounds`"
      } ?? "set a limit: `run until \(condition) max 10s`")
  }

  /// - Parameters:
  ///   - view: The view that the condition is about.
  ///   - rest: When everything came to rest; nil if nothing moved at all.
  public static func untilNothingMoves(
    _ condition: String, view: String?, rest: String?
  ) -> Mistake {
    if let rest {
      return Mistake(
        .untilNothingMoves, "all is at rest at \(rest), and `\(condition)` is still false",
        help: "run `run until rest` and look at the values, or change the condition")
    }
    return Mistake(
      .untilNothingMoves, "nothing moves, so `\(condition)` cannot become true",
      help: view.map { "let something move it first, such as with `gravity on \($0)`" }
        ?? "let something move first, such as with `gravity`")
  }

  public static let timeInHandler = Mistake(
    .timeInHandler, "time cannot pass inside a handler: it is already passing",
    help: "use `at` with a time, or an event's own handler")

  public static func backBeforeStart(_ frames: Int) -> Mistake {
    Mistake(
      .backBeforeStart,
      "only \(frames == 1 ? "1 frame has" : "\(frames) frames have") passed",
      help: "write `goto 0s` to go to the start")
  }

  public static let nothingToUndo = Mistake(
    .nothingToUndo, "there is nothing to undo", help: "write `history` to list what was typed")

  /// - Parameter count: The number of changes that can be undone, at least one.
  public static func undoTooFar(_ count: Int) -> Mistake {
    Mistake(
      .nothingToUndo, "only \(changes(count)) can be undone",
      help: "write `undo\(count == 1 ? "" : " \(count)")`")
  }

  /// - Parameter count: The number of changes that can be restored, at least one.
  public static func redoTooFar(_ count: Int) -> Mistake {
    Mistake(
      .nothingToRedo, "only \(changes(count)) can be restored",
      help: "write `redo\(count == 1 ? "" : " \(count)")`")
  }

  private static func changes(_ count: Int) -> String {
    count == 1 ? "1 change" : "\(count) changes"
  }

  public static let nothingToRedo = Mistake(
    .nothingToRedo, "there is nothing to redo",
    help: "use `redo` right after `undo`, before anything else changes")

  public static let undoBeforeNotebook = Mistake(
    .undoBeforeNotebook, "`undo` does not go back into the opened notebook",
    help: "use `goto`, or edit the notebook's cells")

  public static let interrupted = Mistake(
    .interrupted, "interrupted; this line changed nothing", help: nil)

  public static func listTooDeep(_ limit: Int) -> Mistake {
    Mistake(
      .listTooDeep, "more than \(limit) lists are nested",
      help: "join lists with `+`, such as `[1, 2] + [3]`")
  }

  public static func listTooLong(_ limit: Int) -> Mistake {
    Mistake(
      .listTooLong, "a list can have at most \(limit) values, including those of nested lists",
      help: "use a shorter range")
  }

  /// - Parameter what: The owner of the text, such as "`title.text`".
  public static func textTooLong(_ limit: Int, of what: String = "a text") -> Mistake {
    Mistake(
      .textTooLong, "\(what) can have at most \(limit) bytes", help: "use a shorter one")
  }

  public static func tooManyRounds(_ limit: Int) -> Mistake {
    Mistake(
      .tooManyRounds, "the loops and calls of one line can make at most \(limit) rounds in total",
      help: "use several lines, or fewer rounds")
  }

  /// - Parameter what: What there are too many of, such as "commands or handlers".
  public static func calledTooDeep(_ what: String, _ limit: Int) -> Mistake {
    Mistake(
      .calledTooDeep, "more than \(limit) nested \(what) are running",
      help: "look for one that runs itself")
  }

  public static func sessionTooLong(_ minutes: Int) -> Mistake {
    Mistake(
      .sessionTooLong, "a session can last at most \(minutes / 60) hours of simulated time",
      help: "use `reset` to start over")
  }

  public static func tooManyEvents(_ limit: Int) -> Mistake {
    Mistake(
      .tooManyEvents, "a session can keep at most \(limit) events",
      help: "use `reset` to start over")
  }

  public static func recordingTooLarge(_ megabytes: Int) -> Mistake {
    Mistake(
      .recordingTooLarge, "the recorded values take more than \(megabytes) MB",
      help: "use fewer views or less time, or `reset` to start over")
  }

  public static func tooMany(_ what: String, _ limit: Int) -> Mistake {
    Mistake(.tooMany, "there can be at most \(limit) \(what)", help: "remove some first")
  }

  public static func tooMuchOutput(_ limit: Int) -> Mistake {
    Mistake(
      .tooMuchOutput, "one line can show at most \(limit) lines of output", help: "show less")
  }

  public static func tooManyRows(_ count: Int, limit: Int) -> Mistake {
    Mistake(
      .tooManyRows, "this table would have \(count) rows; the limit is \(limit)",
      help: "choose a longer `every`, a shorter time, or shorter lists")
  }

  /// - Parameters:
  ///   - what: What took most of the work, such as "frames".
  ///   - share: Its share of the work, in percent.
  ///   - next: The limit to try next, as a multiple of the first limit.
  public static func tooMuchWork(_ what: String, share: Int, next: Int) -> Mistake {
    Mistake(
      .tooMuchWork, "this takes more work than a replay allows; \(share) % of it was \(what)",
      help: "do less of that, or run it with `--work \(next)` to allow more")
  }

  public static func tooMuchHeld(_ limit: Int) -> Mistake {
    Mistake(
      .tooMuchHeld,
      "the names of a session hold at most \(limit) values, including those of waiting blocks",
      help: "free names you no longer need, such as with `let l = 0`")
  }

  public static func tooManyCells(_ count: Int64, limit: Int) -> Mistake {
    Mistake(
      .tooManyCells, "this table would have \(count) cells; the limit is \(limit)",
      help: "show fewer values, or choose a longer `every`")
  }

  public static func tooManySamples(_ count: Int64, limit: Int) -> Mistake {
    Mistake(
      .tooManySamples, "this plot would have \(count) samples; the limit is \(limit)",
      help: "plot fewer values, or a shorter time with `from` and `to`")
  }

  public static func sourceTooLong(_ limit: Int) -> Mistake {
    Mistake(
      .sourceTooLong, "this text is longer than \(limit / 1_000_000) MB", help: "split it")
  }

  public static func attachedPairPasses(_ one: String, _ other: String) -> Mistake {
    Mistake(
      .attachedPairPasses, "`\(one)` and `\(other)` no longer collide with each other",
      help:
        "`undo`, then use a rod to keep collisions; UIKit turns them off for pin, fixed, slide and limit"
    )
  }

  public static let dampingWithoutFrequency = Mistake(
    .dampingWithoutFrequency, "`damping` has no effect on a rod without `frequency`",
    help: "`undo`, then add one, such as `frequency 2`, which makes the rod a spring")

  public static func outsideRegion(_ view: String, _ field: String) -> Mistake {
    Mistake(
      .outsideRegion, "the center of `\(view)` is outside the region of `\(field)`",
      help: "the field acts once the center is inside; the region lies around its position")
  }

  public static func noCharge(_ view: String, _ kind: String) -> Mistake {
    Mistake(
      .noCharge, "`\(view)` has no charge, so this \(kind) field does not affect it",
      help: "give it one: `item \(view) charge 1`")
  }

  public static func boundaryInItemsMode(_ collision: String) -> Mistake {
    Mistake(
      .boundaryInItemsMode,
      "in mode items, the boundaries of `\(collision)` report contacts but stop nothing",
      help: "set it with `\(collision).mode = everything` or `boundaries`")
  }

  /// - Parameter most: The largest strength that still brakes the item at its speed.
  public static func dragTooHard(_ view: String, _ field: String, most: String) -> Mistake {
    Mistake(
      .dragTooHard,
      """
      in one engine step, `\(field)` removes more than the whole speed of `\(view)` and throws it \
      back instead of braking it
      """,
      help: "give it a strength of \(most) or less at this speed and mass")
  }

  public static func tunnelling(_ view: String) -> Mistake {
    Mistake(
      .tunnelling, "`\(view)` moves farther than its own size in one engine step",
      help: "add gravity or a push; without one it may pass through other views at this speed")
  }

  /// The acceleration on earth, in m/s², as a magnitude.
  public static let metricGravity = Mistake(
    .metricGravity, "`magnitude` counts in 1000 pt/s², not in m/s²: 1 is UIKit's own")

  public static let secondGravity = Mistake(
    .secondGravity, "UIKit has one gravity: from now on, this one pulls the views of all gravities",
    help: "`undo`, then change the first one's magnitude and angle instead, or remove it")
}
