/// Mistakes with time, and the bounds that keep a session in hand.
extension Mistake {
  public static func timeIsPast(_ time: String, now: String) -> Mistake {
    Mistake(
      .timeIsPast, "\(time) s is past: it is \(now) s now",
      help: "choose a later time, or go back with `goto`")
  }

  public static func tiltNotRecorded(_ time: String) -> Mistake {
    Mistake(
      .tiltNotRecorded, "there is no record of the tilt at \(time)",
      help: "replay a time past, in which `record` was on, such as `tilt replay 0s..1s`")
  }

  public static func knownOnlyNow(_ name: String, since time: String) -> Mistake {
    Mistake(
      .knownOnlyNow, "`\(name)` has its value since \(time), and what it was before is not kept",
      help: "begin there, with `from \(time.filter { $0 != " " })`; properties of objects are kept")
  }

  public static func timeNotReached(_ time: String, now: String) -> Mistake {
    Mistake(
      .timeNotReached, "\(time) has not been reached: it is \(now) now",
      help: "let time pass with `run` first")
  }

  public static let noTimeYet = Mistake(
    .noTimeYet, "no time has passed yet, so there is nothing to show",
    help: "let time pass with `run 1s` first")

  public static let fromAfterTo = Mistake(
    .fromAfterTo, "`from` is later than `to`", help: "swap them")

  public static func untilNeverCame(_ condition: String, seconds: Int) -> Mistake {
    Mistake(
      .untilNeverCame, "`\(condition)` did not come true within \(seconds) s",
      help: "give a bound: `run until \(condition) max 10s`")
  }

  /// - Parameter view: whom the condition is about.
  public static func untilNothingMoves(_ condition: String, view: String?) -> Mistake {
    Mistake(
      .untilNothingMoves, "nothing moves, so `\(condition)` cannot come true",
      help: view.map { "let something move it first, as with `gravity on \($0)`" }
        ?? "let something move first, as with `gravity`")
  }

  public static let timeInHandler = Mistake(
    .timeInHandler, "time cannot pass inside a handler: it is passing already",
    help: "use `at` with a time, or an event's own handler")

  public static func backBeforeStart(_ frames: Int) -> Mistake {
    Mistake(
      .backBeforeStart,
      "only \(frames == 1 ? "1 frame has" : "\(frames) frames have") passed",
      help: "`goto 0s` goes to the start")
  }

  public static let nothingToUndo = Mistake(
    .nothingToUndo, "there is nothing to undo", help: "`history` lists what was typed")

  public static let nothingToRedo = Mistake(
    .nothingToRedo, "there is nothing to redo",
    help: "`redo` brings back what `undo` took back, unless something was changed since")

  public static let undoBeforeNotebook = Mistake(
    .undoBeforeNotebook, "`undo` does not reach into the notebook that was opened",
    help: "use `goto`, or edit the notebook's cells")

  public static let interrupted = Mistake(
    .interrupted, "interrupted; nothing of this line stays", help: nil)

  public static func listTooDeep(_ limit: Int) -> Mistake {
    Mistake(
      .listTooDeep, "more than \(limit) lists are inside one another",
      help: "join lists with `+`, as in `[1, 2] + [3]`")
  }

  public static func listTooLong(_ limit: Int) -> Mistake {
    Mistake(
      .listTooLong, "a list has at most \(limit) values, those of lists in it among them",
      help: "use a shorter range")
  }

  /// - Parameter what: Whose text it is, such as "`title.text`".
  public static func textTooLong(_ limit: Int, of what: String = "a text") -> Mistake {
    Mistake(
      .textTooLong, "\(what) has at most \(limit) bytes", help: "use a shorter one")
  }

  public static func tooManyRounds(_ limit: Int) -> Mistake {
    Mistake(
      .tooManyRounds, "the loops and calls of one line make at most \(limit) rounds together",
      help: "use several lines, or fewer rounds")
  }

  /// - Parameter what: What there are too many of, such as "commands or handlers".
  public static func calledTooDeep(_ what: String, _ limit: Int) -> Mistake {
    Mistake(
      .calledTooDeep, "more than \(limit) \(what) are running inside one another",
      help: "look for one that leads back to itself")
  }

  public static func sessionTooLong(_ minutes: Int) -> Mistake {
    Mistake(
      .sessionTooLong, "a session lasts at most \(minutes / 60) hours of simulated time",
      help: "`reset` starts anew")
  }

  public static func tooManyEvents(_ limit: Int) -> Mistake {
    Mistake(
      .tooManyEvents, "a session keeps at most \(limit) events", help: "`reset` starts anew")
  }

  public static func recordingTooLarge(_ megabytes: Int) -> Mistake {
    Mistake(
      .recordingTooLarge, "the recorded values take more than \(megabytes) MB",
      help: "use fewer views or less time; `reset` starts anew")
  }

  public static func tooMany(_ what: String, _ limit: Int) -> Mistake {
    Mistake(.tooMany, "there are at most \(limit) \(what)", help: "remove some first")
  }

  public static func tooMuchOutput(_ limit: Int) -> Mistake {
    Mistake(
      .tooMuchOutput, "one line shows at most \(limit) lines", help: "show less")
  }

  public static func tooManyRows(_ count: Int, limit: Int) -> Mistake {
    Mistake(
      .tooManyRows, "this table would have \(count) rows, and may have \(limit)",
      help: "choose a longer `every`, a shorter time, or shorter lists")
  }

  /// - Parameters:
  ///   - what: What most of it was, such as "frames".
  ///   - share: How much of it that was, in parts of a hundred.
  ///   - next: What to allow instead, as a multiple of what is allowed at first.
  public static func tooMuchWork(_ what: String, share: Int, next: Int) -> Mistake {
    Mistake(
      .tooMuchWork, "this is more work than a replay may take; \(share) % of it was \(what)",
      help: "do less of that, or allow more: run it with `--work \(next)`")
  }

  public static func tooMuchHeld(_ limit: Int) -> Mistake {
    Mistake(
      .tooMuchHeld,
      "the names of a session hold at most \(limit) values, those of waiting blocks among them",
      help: "let names that are not needed go: `let l = 0`")
  }

  public static func tooManyCells(_ count: Int, limit: Int) -> Mistake {
    Mistake(
      .tooManyCells, "this table would have \(count) cells, and may have \(limit)",
      help: "tell fewer values, or choose a longer `every`")
  }

  public static func tooManySamples(_ count: Int, limit: Int) -> Mistake {
    Mistake(
      .tooManySamples, "this plot would have \(count) samples, and may have \(limit)",
      help: "plot fewer values, or a shorter time with `from` and `to`")
  }

  public static func sourceTooLong(_ limit: Int) -> Mistake {
    Mistake(
      .sourceTooLong, "this text is longer than \(limit / 1_000_000) MB", help: "split it")
  }

  public static func attachedPairPasses(_ one: String, _ other: String) -> Mistake {
    Mistake(
      .attachedPairPasses, "`\(one)` and `\(other)` no longer bump into each other",
      help: "UIKit switches that off for pin, fixed, slide and limit; a rod keeps it")
  }

  public static func outsideRegion(_ view: String, _ field: String) -> Mistake {
    Mistake(
      .outsideRegion, "the center of `\(view)` is outside the region of `\(field)`",
      help: "the field acts once the center is inside; the region lies around the field's position")
  }

  public static func noCharge(_ view: String, _ kind: String) -> Mistake {
    Mistake(
      .noCharge, "`\(view)` has no charge, so this \(kind) field does nothing to it",
      help: "give it one: `item \(view) charge 1`")
  }

  public static func boundaryInItemsMode(_ collision: String) -> Mistake {
    Mistake(
      .boundaryInItemsMode,
      "in mode items the boundaries of `\(collision)` are heard of, but stop nothing",
      help: "use `mode everything` or `mode boundaries`")
  }

  /// - Parameter most: the strength that would still brake, at the item's speed.
  public static func dragTooHard(_ view: String, _ field: String, most: String) -> Mistake {
    Mistake(
      .dragTooHard,
      """
      in one step of the engine `\(field)` takes more than all the speed of `\(view)`, and throws it \
      back instead of braking it
      """,
      help: "at this speed and mass, give it a strength of \(most) or less")
  }

  public static func tunnelling(_ view: String) -> Mistake {
    Mistake(
      .tunnelling, "`\(view)` moves further than its own size in one step of the engine",
      help: "at this speed it may pass through other views; gravity or a push on it prevents that")
  }

  public static let secondGravity = Mistake(
    .secondGravity, "UIKit has one gravity: from now on this one pulls the views of all of them",
    help: "change the first one's magnitude and angle instead, or remove it")
}
