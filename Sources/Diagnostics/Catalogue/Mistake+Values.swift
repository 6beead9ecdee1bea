/// Mistakes with values: their kinds, units and bounds.
extension Mistake {
  /// - Parameter found: what is there instead, such as "a text" or "`x` is a text".
  /// A value of another type than its place takes.
  /// - Parameters:
  ///   - found: the type that was written, with its article.
  ///   - text: what was written, where that is worth repeating.
  public static func wrongKind(
    _ what: String, takes: String, found: String, of text: String? = nil, sample: String?
  ) -> Mistake {
    wrongKind(what, takes: takes, but: "\(text ?? "this") is \(found)", sample: sample)
  }

  /// - Parameter fault: a clause that says why what was written is not that.
  public static func wrongKind(
    _ what: String, takes: String, but fault: String, sample: String?
  ) -> Mistake {
    Mistake(
      .wrongKind, "`\(what)` takes \(takes), but \(fault)",
      help: sample.flatMap { $0.isEmpty ? nil : "write something like `\($0)`" }
        ?? "write \(takes) here")
  }

  /// `red and blue`, where a list or a keyword was meant.
  public static func joinsConditions(_ word: String, found: String) -> Mistake {
    Mistake(
      .joinsConditions, "`\(word)` joins conditions, but \(found) is not one",
      suggestions: [",", "to"], help: "write `,` between several")
  }

  public static func wrongUnit(
    _ what: String, takes: String, text: String?, is found: String, sample: String
  ) -> Mistake {
    Mistake(
      .wrongUnit, "`\(what)` takes \(takes), but \(text ?? "this") is \(found)",
      // What stands in brackets of a call is shown alone.
      help: "write \(takes), such as `\(text == nil ? sample : "\(what) \(sample)")`")
  }

  /// A bare number that its place's unit makes too large to be meant.
  /// - Parameter same: the same in another unit.
  public static func bareNumber(
    _ text: String, of what: String, unit: String, same: String, meant: String
  ) -> Mistake {
    Mistake(
      .bareNumber, "`\(what)` reads \(text) as \(text) \(unit), which is \(same)",
      help: "write `\(text)\(meant)` if you mean that, or `\(text)\(unit)` to say it is right")
  }

  public static func shareOfLength(_ text: String, of what: String) -> Mistake {
    Mistake(
      .shareOfLength, "`\(what)` takes points, and \(text) does not say of what it is a share",
      help: "multiply what you mean, as in `stage.size.width * 50%`")
  }

  public static func mixedUnits(_ sign: String, _ left: String, _ right: String) -> Mistake {
    Mistake(
      .mixedUnits, "\(left) and \(right) have no `\(sign)` together",
      help: "use one unit on both sides")
  }

  public static func cannotCombine(_ sign: String, _ left: String, _ right: String) -> Mistake {
    Mistake(
      .cannotCombine, "`\(sign)` does not work between \(left) and \(right)",
      help: "use two values of one kind, or a part such as `.x`")
  }

  public static func cannotNegate(_ found: String) -> Mistake {
    Mistake(
      .cannotNegate, "`-` takes a number or a point, but this is \(found)",
      help: "leave the sign out; for conditions there is `not`")
  }

  public static let divisionByZero = Mistake(
    .divisionByZero, "this divides by zero", help: "divide by something else")

  public static func undefined(_ function: String) -> Mistake {
    Mistake(
      .undefined, "`\(function)` has no value there", help: "give it a number it is defined for")
  }

  public static func notFinite(_ what: String) -> Mistake {
    Mistake(
      .notFinite, "`\(what)` takes a finite number", help: "write a number, such as 1")
  }

  public static func notWhole(_ what: String, _ text: String) -> Mistake {
    Mistake(
      .notWhole, "`\(what)` takes a whole number, but \(text) is none",
      help: "leave the fraction out")
  }

  public static func outOfRange(
    _ what: String, _ value: String, low: String, high: String, unit: String
  ) -> Mistake {
    Mistake(
      .outOfRange, "`\(what)` goes from \(low) to \(high)\(unit), and \(value) is outside",
      help: "choose a number from \(low) to \(high)")
  }

  public static func argumentCount(
    _ name: String, _ parameters: String, _ counts: ClosedRange<Int>, found: Int
  ) -> Mistake {
    let wanted =
      counts.lowerBound == counts.upperBound
      ? "\(counts.lowerBound)" : "\(counts.lowerBound) to \(counts.upperBound)"
    let noun = wanted == "1" ? "value" : "values"
    return Mistake(
      .argumentCount,
      "`\(name)` takes \(wanted == "0" ? "no" : wanted) \(noun), but here \(found == 1 ? "is" : "are") \(found)",
      help: parameters.isEmpty ? "write `\(name)` alone" : "it takes: \(parameters)")
  }

  public static func unknownLabel(
    _ label: String, function: String, nearest: [String], known: [String]
  ) -> Mistake {
    Mistake(
      .unknownLabel, "`\(function)` does not take `\(label):`", suggestions: nearest,
      help: known.isEmpty
        ? "leave `\(label):` out" : "it takes \(shortlisted(known.map { $0 + ":" }))",
      argument: label)
  }

  public static func missingLabel(_ label: String, function: String) -> Mistake {
    Mistake(
      .missingLabel, "`\(function)` needs `\(label):`",
      help: "write something like `stride(from: 0, through: 10, by: 2)`")
  }

  public static func notCallable(_ text: String, _ found: String) -> Mistake {
    Mistake(
      .notCallable, "`\(text)` is \(found) and cannot be called",
      help: "put a blank before the bracket if it is a value of its own")
  }

  public static func commandNotFunction(_ name: String) -> Mistake {
    Mistake(
      .commandNotFunction, "`\(name)` is a command and yields no value",
      help: "write it as a line: `\(name)` and its values, without brackets")
  }

  public static func functionAsValue(_ text: String) -> Mistake {
    Mistake(
      .functionAsValue, "`\(text)` is a function, not a value",
      help: "call it, such as `\(text)(1)`")
  }

  public static func emptyList(_ what: String) -> Mistake {
    Mistake(.emptyList, "`\(what)` takes a list with something in it", help: "add a value")
  }

  public static func emptySize(_ what: String) -> Mistake {
    Mistake(
      .emptySize, "`\(what)` takes a size with some width and height",
      help: "write something like 320x568")
  }

  /// - Parameter place: where in the text, in UTF-8 offsets.
  public static func textProblem(
    _ message: String, help: String, place: Range<Int>
  ) -> Mistake {
    Mistake(.textProblem, Sentence(message), help: Sentence(help), place: place)
  }

  public static func listOfOther(_ what: String, _ count: Int, found: Int) -> Mistake {
    Mistake(
      .listOfOther, "`\(what)` takes \(count) numbers here, but these are \(found)",
      help: "give one for each value")
  }

  public static let outlineNeedsPath = Mistake(
    .outlineNeedsPath, "a path of its own needs its points",
    help: "set `collisionBoundingPath` to them: [(-50, 50), (0, -50), (50, 50)]")

  public static func outlineTooLate(_ view: String) -> Mistake {
    Mistake(
      .outlineTooLate, "dynamics has read the shape of `\(view)` already",
      help: "set it before the first behavior takes `\(view)`")
  }

  public static func invalidOutline(_ fault: String) -> Mistake {
    Mistake(
      .invalidOutline, "this path cannot be a shape that bumps: \(fault)",
      help: "give three corners or more around the center that turn one way")
  }

  public static func expectationFailed(_ text: String, found: String?) -> Mistake {
    Mistake(
      .expectationFailed, "expected \(text), but \(found ?? "it is not so")",
      help: "look at it with `table` or `plot`, or correct what is expected")
  }

  public static func predictionUnanswered(_ text: String, why: String) -> Mistake {
    Mistake(
      .predictionUnanswered, "the prediction about \(text) has no answer: \(why)",
      help: "predict a value that still exists then")
  }

  public static func predictionWithoutValue(_ text: String, sample: String) -> Mistake {
    Mistake(
      .predictionWithoutValue, "a prediction needs `~` and a value after it; \(text) has none",
      help: "write something like `\(sample)`")
  }
}
