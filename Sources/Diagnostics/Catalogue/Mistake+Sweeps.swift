/// What cannot be swept, and what goes wrong on the way.
extension Mistake {
  public static let emptySweptRange = Mistake(
    .emptyList, "`sweep` takes a range with something in it",
    help: "a range with `..<` goes up: begin it below its end")

  /// - Parameter text: What was to take values, as it was written.
  public static func sweepTarget(_ text: String) -> Mistake {
    Mistake(
      .sweepTarget, "`sweep` gives values to a name, a property or a tweak, and \(text) is none",
      help: "write a name, such as `sweep r in [1, 2, 4] { … }`, and use `r` in the block")
  }

  /// - Parameter text: What was to take values, as it was written.
  public static func valuesExpected(_ verb: String, _ text: String) -> Mistake {
    Mistake(
      .expected, "`\(verb) \(text)` is followed by `in` and a list or a range",
      help: "write something like `\(verb) x in [1, 2, 4] { run 1s } measure t`")
  }

  /// - Parameter reason: What is wrong about the step.
  public static func sweepStep(_ reason: String) -> Mistake {
    Mistake(
      .sweepStep, "`step` says how far the values of a range are apart, and \(reason)",
      help: "write a range with a step, such as `0..10 step 2`, or a list alone")
  }

  public static func tooManyRuns(_ limit: Int) -> Mistake {
    Mistake(
      .tooManyRuns, "a sweep has at most \(limit) runs, one for each row of its table",
      help: "take fewer values, or a larger `step`")
  }

  public static func refusedInSweep(_ verb: String) -> Mistake {
    Mistake(
      .refusedInSweep, "`\(verb)` acts on more than one run, and cannot be in a sweep's block",
      help:
        "write it before the sweep or behind it; what is told of each run stands after `measure`")
  }

  /// - Parameters:
  ///   - text: What was to be set, as it was written.
  ///   - name: What has gone.
  public static func sweepTargetGone(_ text: String, _ name: String) -> Mistake {
    Mistake(
      .sweepTargetGone, "the block took `\(name)` away, and with it what the sweep sets",
      help: "sweep a name instead, such as `v`, and set \(text) to it in the block")
  }

  /// What went wrong in the first of a sweep's runs, where it did in all of them.
  /// - Parameter settings: What the first run was given, such as `r = 2`.
  public func inAllRuns(_ count: Int, first settings: String) -> Mistake {
    guard count > 1 else { return self }
    let all = "all \(count) runs failed; this is the first of them, with \(settings)"
    return noted(note.map { "\($0); \(all)" } ?? Sentence(all))
  }

  public static func sweepStopped(after done: Int, of count: Int) -> Mistake {
    Mistake(
      .interrupted, "interrupted after \(done) of \(count) runs; nothing of this line stays",
      help: nil)
  }

  public static func sweepStays(_ name: String) -> Mistake {
    Mistake(
      .sweepStays, "`\(name)` is a sweep, which is no part of the stage",
      help: "`undo` of its line takes it away; `sweep … as \(name)` puts another in its place")
  }
}
