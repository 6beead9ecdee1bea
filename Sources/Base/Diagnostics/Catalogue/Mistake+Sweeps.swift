/// Mistakes with sweeps.
extension Mistake {
  public static let emptySweptRange = Mistake(
    .emptyList, "`sweep` needs a range that is not empty",
    help: "start a range with `..<` below its end, because it goes up")

  /// - Parameter text: The target, as written.
  public static func sweepTarget(_ text: String) -> Mistake {
    Mistake(
      .sweepTarget, "`sweep` sets a name, a property or a tweak, but \(text) is none of these",
      help: "write a name, such as `sweep r in [1, 2, 4] { … }`, and use `r` in the block")
  }

  /// - Parameter text: The target, as written.
  public static func valuesExpected(_ verb: String, _ text: String) -> Mistake {
    Mistake(
      .expected, "`\(verb) \(text)` needs `in` and a list or a range",
      help: "write a line such as `\(verb) x in [1, 2, 4] { run 1s } measure t`")
  }

  /// - Parameter reason: What is wrong with the step.
  public static func sweepStep(_ reason: String) -> Mistake {
    Mistake(
      .sweepStep, "`step` is the distance between the values of a range; \(reason)",
      help: "write a range with a step, such as `0..10 step 2`, or a list alone")
  }

  public static func tooManyRuns(_ limit: Int) -> Mistake {
    Mistake(
      .tooManyRuns, "a sweep can have at most \(limit) runs, one for each row of its table",
      help: "use fewer values, or a larger `step`")
  }

  /// - Parameter shares: A number of shares, each of which has no more runs; nil if there are more
  ///   runs than shares may have together.
  public static func tooManyRunsHere(_ limit: Int, shares: Int?) -> Mistake {
    let help: Sentence =
      if let shares {
        "use fewer values, or `--shard 1/\(shares)` for a share of the runs"
      } else {
        "use fewer values"
      }
    return Mistake(.tooManyRuns, "at most \(limit) runs are done at once", help: help)
  }

  public static func refusedInSweep(_ verb: String) -> Mistake {
    Mistake(
      .refusedInSweep, "`\(verb)` acts on more than one run and cannot be in a sweep's block",
      help:
        "write it before or after the sweep; write what to report for each run after `measure`")
  }

  /// - Parameters:
  ///   - text: The target, as written.
  ///   - name: The object or tweak that no longer exists.
  public static func sweepTargetGone(_ text: String, _ name: String) -> Mistake {
    Mistake(
      .sweepTargetGone, "the block removed `\(name)`, and with it what the sweep sets",
      help: "sweep a name instead, such as `v`, and set \(text) to it in the block")
  }

  /// The mistake of a sweep's first run, when all runs failed.
  /// - Parameter settings: The values of the first run, such as `r = 2`.
  public func inAllRuns(_ count: Int, first settings: String) -> Mistake {
    guard count > 1 else { return self }
    let all = "all \(count) runs failed; this is the first one, with \(settings)"
    return noted(note.map { "\($0); \(all)" } ?? Sentence(all))
  }

  public static func sweepStopped(after done: Int, of count: Int) -> Mistake {
    Mistake(
      .interrupted, "interrupted after \(done) of \(count) runs; this line changed nothing",
      help: nil)
  }

  public static func sweepStays(_ name: String) -> Mistake {
    Mistake(
      .sweepStays, "`\(name)` is a sweep, not part of the stage",
      help: "`undo` its line to remove it, or `sweep … as \(name)` to replace it")
  }
}
