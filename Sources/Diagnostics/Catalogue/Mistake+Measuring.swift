/// What cannot be measured, and what is asked of traces that they have not.
extension Mistake {
  /// - Parameter text: What is measured, as it was written.
  public static func doesNotSettle(_ text: String, _ function: String) -> Mistake {
    Mistake(
      .doesNotSettle, "`\(function)` needs what comes to rest: \(text) does not settle",
      help: "let more time pass, or choose a stretch with `from:` and `to:`")
  }

  public static func hasNoWay(_ text: String, _ function: String) -> Mistake {
    Mistake(
      .hasNoWay, "`\(function)` needs a way to measure by: \(text) ends near where it began",
      help: "choose a stretch with `from:` and `to:` that leads somewhere")
  }

  public static func doesNotSwing(_ text: String, _ function: String) -> Mistake {
    Mistake(
      .doesNotSwing, "`\(function)` needs three turns at even distances: \(text) has none such",
      help: "let more time pass, or choose a stretch with `from:` and `to:` in which it swings")
  }

  public static func neverKnown(_ text: String) -> Mistake {
    Mistake(
      .neverKnown, "\(text) is not known at any of these frames",
      help: "choose a time at which all of it was there, with `from:` and `to:`")
  }

  /// - Parameters:
  ///   - low: The least that it is.
  ///   - high: The most.
  public static func neverReaches(
    _ text: String, _ level: String, low: String, high: String
  ) -> Mistake {
    Mistake(
      .neverReaches, "\(text) never reaches \(level): it goes from \(low) to \(high)",
      help: "let more time pass, or choose a value between the two")
  }

  public static func listWithoutTime(_ label: String) -> Mistake {
    Mistake(
      .listWithoutTime, "`\(label)` is about time, and a list has none",
      help: "leave it out; a path and a trace take it")
  }

  public static let listsAndValues = Mistake(
    .listsAndValues, "lists stand beside lists only, as they have no time",
    help: "write each in a line of its own")

  public static func listsDiffer(_ name: String, _ count: Int, _ across: Int) -> Mistake {
    Mistake(
      .listsDiffer, "\(name) has \(count) values, and the list across has \(across)",
      help: "give both as many")
  }

  public static func traceStays(_ name: String) -> Mistake {
    Mistake(
      .traceStays, "`\(name)` is a trace, which is no part of the stage",
      help: "`undo` of its line takes it away; `trace … as \(name)` puts another in its place")
  }

  /// - Parameter text: What was to be read: a path, a trace, or several of them.
  public static func outsideTrace(
    _ text: String, at time: String, from first: String, to last: String
  ) -> Mistake {
    Mistake(
      .outsideTrace, "\(text) goes from \(first) to \(last), and \(time) is outside",
      help: "choose a time between the two")
  }

  public static func tooMuchTraced(_ limit: Int) -> Mistake {
    Mistake(
      .tooMuchTraced, "the traces and sweeps of a session hold at most \(limit) values together",
      help: "trace a shorter time with `from` and `to`, or sweep fewer runs")
  }
}
