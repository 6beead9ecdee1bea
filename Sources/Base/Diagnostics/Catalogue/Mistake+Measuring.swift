/// Mistakes with measurements and traces.
extension Mistake {
  /// - Parameter text: The measured value, as written.
  public static func doesNotSettle(_ text: String, _ function: String) -> Mistake {
    Mistake(
      .doesNotSettle, "`\(function)` needs a value that comes to rest, but \(text) does not settle",
      help: "let more time pass, or choose a range with `from:` and `to:`")
  }

  /// - Parameter time: The last measured time.
  public static func stillMoves(_ text: String, _ function: String, at time: String) -> Mistake {
    Mistake(
      .doesNotSettle, "`\(function)` needs an end, but \(text) is still moving at \(time)",
      help: "run longer, such as `run until rest`, or choose another end with `to:`")
  }

  public static func hasNoWay(_ text: String, _ function: String) -> Mistake {
    Mistake(
      .hasNoWay, "`\(function)` needs a change to measure, but \(text) ends near its first value",
      help: "choose a range with `from:` and `to:` in which it changes")
  }

  /// - Parameter turns: The places of the turns that it has, as written.
  public static func doesNotSwing(
    _ text: String, _ function: String, turns: [String]
  ) -> Mistake {
    let places = turns.prefix(4).joined(separator: ", ") + (turns.count > 4 ? ", …" : "")
    let found =
      switch turns.count {
      case 0: "has no turns"
      case 1: "has one, at \(places)"
      case 2: "has two, at \(places)"
      default: "has \(turns.count) uneven ones, at \(places)"
      }
    return Mistake(
      .doesNotSwing, "`\(function)` needs three evenly spaced turns; \(text) \(found)",
      help: "let more time pass, or choose a range with `from:` and `to:` in which it swings")
  }

  public static func neverKnown(_ text: String) -> Mistake {
    Mistake(
      .neverKnown, "\(text) has no value at any of these frames",
      help: "choose a time at which all of it existed, with `from:` and `to:`")
  }

  /// - Parameters:
  ///   - low: Its minimum.
  ///   - high: Its maximum.
  public static func neverReaches(
    _ text: String, _ level: String, low: String, high: String
  ) -> Mistake {
    Mistake(
      .neverReaches, "\(text) never reaches \(level): it stays between \(low) and \(high)",
      help: "let more time pass, or choose a value between the two")
  }

  public static func listWithoutTime(_ label: String) -> Mistake {
    Mistake(
      .listWithoutTime, "`\(label)` needs times, but a list has none",
      help: "leave it out; only paths and traces take it")
  }

  public static let listsAndValues = Mistake(
    .listsAndValues, "lists go only with lists, because they have no time",
    help: "write each on a line of its own")

  public static func listsDiffer(_ name: String, _ count: Int, _ across: Int) -> Mistake {
    Mistake(
      .listsDiffer, "\(name) has \(count) values, but the list after `against` has \(across)",
      help: "give both the same number of values")
  }

  public static func traceStays(_ name: String) -> Mistake {
    Mistake(
      .traceStays, "`\(name)` is a trace, not part of the stage",
      help: "`undo` its line to remove it, or `trace … as \(name)` to replace it")
  }

  /// - Parameter text: What was read: a path, a trace, or several of them.
  public static func outsideTrace(
    _ text: String, at time: String, from first: String, to last: String
  ) -> Mistake {
    Mistake(
      .outsideTrace, "\(text) must be read between \(first) and \(last); got \(time)",
      help: "choose a time between the two")
  }

  public static func modelValue(_ path: String, seen: String) -> Mistake {
    Mistake(.modelValue, "\(path) is the model's value; what is seen is `\(seen)`")
  }

  public static func layerSpeed(_ view: String) -> Mistake {
    Mistake(
      .layerSpeed,
      """
      \(view).speed is the speed of its layer's time; how fast it moves is `length(\(view).velocity)`
      """)
  }

  /// A semicolon at the end of what only shows something.
  public static func mutedLook(_ verb: String) -> Mistake {
    Mistake(.mutedLook, "the `;` at the end hides what `\(verb)` shows")
  }

  public static func tooMuchTraced(_ limit: Int) -> Mistake {
    Mistake(
      .tooMuchTraced, "the traces and sweeps of a session hold at most \(limit) values in total",
      help: "trace a shorter time with `from` and `to`, or sweep fewer runs")
  }
}
