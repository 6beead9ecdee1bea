/// Mistakes with values: their kinds, units and limits.
extension Mistake {
  /// A value of the wrong kind.
  /// - Parameters:
  ///   - found: The kind of the value, with its article, such as "a text".
  ///   - text: The value as written, if it is worth repeating.
  public static func wrongKind(
    _ what: String, takes: String, found: String, of text: String? = nil, sample: String?
  ) -> Mistake {
    wrongKind(what, takes: takes, but: "\(text ?? "this") is \(found)", sample: sample)
  }

  /// - Parameter fault: Why the value does not fit, such as "`x` is a text".
  public static func wrongKind(
    _ what: String, takes: String, but fault: String, sample: String?
  ) -> Mistake {
    Mistake(
      .wrongKind, "`\(what)` takes \(takes), but \(fault)",
      help: suchAs(sample.flatMap { $0.isEmpty ? nil : $0 })
        ?? "write \(takes) here")
  }

  /// `red and blue`, where a list or a keyword was meant.
  public static func joinsConditions(_ word: String, found: String) -> Mistake {
    Mistake(
      .joinsConditions, "`\(word)` joins conditions, but \(found) is not one",
      suggestions: [",", "to"], help: "write `,` between several values")
  }

  public static func wrongUnit(
    _ what: String, takes: String, text: String?, is found: String, sample: String
  ) -> Mistake {
    // A clause has its value behind it, a property behind a sign; an argument is shown alone.
    let sign = what.contains(".") ? " = " : " "
    return Mistake(
      .wrongUnit, "`\(what)` takes \(takes), but \(text ?? "this") is \(found)",
      help: "write \(takes), such as `\(text == nil ? sample : what + sign + sample)`")
  }

  /// A number without a unit that is implausibly large in the default unit.
  /// - Parameter same: The same amount in another unit.
  public static func bareNumber(
    _ text: String, of what: String, unit: String, same: String, meant: String
  ) -> Mistake {
    Mistake(
      .bareNumber, "`\(what)` reads \(text) as \(text) \(unit), which is \(same)",
      help: "`undo`, then write `\(text)\(meant)`; `\(text)\(unit)` keeps \(text) \(unit)")
  }

  public static func shareOfLength(_ text: String?, of what: String) -> Mistake {
    let share = text ?? "this"
    return Mistake(
      .shareOfLength,
      "`\(what)` takes points, but \(share) does not say what it is a percentage of",
      help: "multiply a length by it, such as `stage.size.width * 50%`")
  }

  public static func mixedUnits(_ sign: String, _ left: String, _ right: String) -> Mistake {
    Mistake(
      .mixedUnits, "`\(sign)` cannot combine \(left) and \(right)",
      help: "use the same unit for both")
  }

  public static func cannotCombine(_ sign: String, _ left: String, _ right: String) -> Mistake {
    Mistake(
      .cannotCombine, "`\(sign)` does not work between \(left) and \(right)",
      help: left == right
        ? "use numbers, or a component such as `.x`"
        : "use two values of the same kind, or a component such as `.x`")
  }

  public static func cannotNegate(_ found: String) -> Mistake {
    Mistake(
      .cannotNegate, "`-` takes a number or a point, but this is \(found)",
      help: "leave out the sign; use `not` for conditions")
  }

  public static let divisionByZero = Mistake(
    .divisionByZero, "division by zero", help: "divide by another number")

  public static func undefined(_ function: String) -> Mistake {
    Mistake(
      .undefined, "`\(function)` has no value there", help: "use a number it is defined for")
  }

  public static func notFinite(_ what: String) -> Mistake {
    Mistake(
      .notFinite, "`\(what)` takes a finite number", help: "write a number, such as 1")
  }

  public static func notWhole(_ what: String, _ text: String) -> Mistake {
    Mistake(
      .notWhole, "`\(what)` takes a whole number, but \(text) is not one",
      help: "leave out the fraction")
  }

  public static func outOfRange(
    _ what: String, _ value: String, low: String, high: String, unit: String
  ) -> Mistake {
    Mistake(
      .outOfRange, "`\(what)` must be between \(low) and \(high)\(unit); got \(value)",
      help: "choose a number from \(low) to \(high)")
  }

  public static func argumentCount(
    _ name: String, _ parameters: String, _ counts: ClosedRange<Int>, found: Int,
    example: String? = nil
  ) -> Mistake {
    let expected =
      counts.lowerBound == counts.upperBound
      ? "\(counts.lowerBound)" : "\(counts.lowerBound) to \(counts.upperBound)"
    let noun = expected == "1" ? "value" : "values"
    let takes = expected == "0" ? example == nil ? "no values" : "values with names only" : nil
    return Mistake(
      .argumentCount,
      "`\(name)` takes \(takes ?? "\(expected) \(noun)"); got \(found)\(example == nil ? "" : " without")",
      help: suchAs(example)
        ?? (parameters.isEmpty ? "write `\(name)` alone" : "it takes: \(parameters)"))
  }

  public static func unknownLabel(
    _ label: String, function: String, nearest: [String], known: [String]
  ) -> Mistake {
    Mistake(
      .unknownLabel, "`\(function)` does not take `\(label):`", suggestions: nearest,
      help: known.isEmpty
        ? "leave out `\(label):`" : "it takes \(shortlisted(known.map { $0 + ":" }))",
      argument: label)
  }

  public static func missingLabel(_ label: String, function: String) -> Mistake {
    Mistake(
      .missingLabel, "`\(function)` needs `\(label):`",
      help: "write a call such as `stride(from: 0, through: 10, by: 2)`")
  }

  public static func notCallable(_ text: String, _ found: String) -> Mistake {
    Mistake(
      .notCallable, "`\(text)` is \(found) and cannot be called",
      help: "put a space before the parenthesis if it begins another value")
  }

  public static func commandNotFunction(_ name: String) -> Mistake {
    Mistake(
      .commandNotFunction, "`\(name)` is a command and returns no value",
      help: "write it on its own line: `\(name)` and its values, without parentheses")
  }

  public static func functionAsValue(_ text: String) -> Mistake {
    Mistake(
      .functionAsValue, "`\(text)` is a function, not a value",
      help: "call it, such as `\(text)(1)`")
  }

  public static func emptyList(_ what: String) -> Mistake {
    Mistake(.emptyList, "`\(what)` needs a list that is not empty", help: "add a value")
  }

  public static func emptySize(_ what: String) -> Mistake {
    Mistake(
      .emptySize, "`\(what)` needs a size with a width and a height above 0",
      help: "write a size such as 320x568")
  }

  /// - Parameter place: The place in the text, in UTF-8 offsets.
  public static func textProblem(
    _ message: String, help: String, place: Range<Int>
  ) -> Mistake {
    Mistake(.textProblem, Sentence(message), help: Sentence(help), place: place)
  }

  public static func listOfOther(_ what: String, _ count: Int, found: Int) -> Mistake {
    Mistake(
      .listOfOther, "`\(what)` takes \(count) numbers here; got \(found)",
      help: "give one for each value")
  }

  public static let outlineNeedsPath = Mistake(
    .outlineNeedsPath, "the collision path needs its points",
    help: "set `collisionBoundingPath` to them: [(-50, 50), (0, -50), (50, 50)]")

  public static func outlineTooLate(_ view: String) -> Mistake {
    Mistake(
      .outlineTooLate, "dynamics has already read the shape of `\(view)`",
      help: "set it before the first behavior takes `\(view)`")
  }

  public static func invalidOutline(_ fault: String) -> Mistake {
    Mistake(
      .invalidOutline, "this path cannot be a collision shape: \(fault)",
      help: "give three or more corners around the center that all turn the same way")
  }

  /// - Parameter nearly: The expectation of numbers that need not be equal to the last bit.
  public static func expectationFailed(
    _ text: String, found: String?, nearly: String? = nil
  ) -> Mistake {
    Mistake(
      .expectationFailed, "expected \(text), but \(found ?? "it is false")",
      help: nearly.map { "compare measured numbers with `~`: `expect \($0) within 0.1`" }
        ?? "look at it with `table` or `plot`, or correct the expectation")
  }

  public static func predictionUnanswered(_ text: String, why: String) -> Mistake {
    Mistake(
      .predictionUnanswered, "the prediction about \(text) has no answer: \(why)",
      help: "predict a value that still exists then")
  }

  public static func notOneLine(_ what: String, fault: String) -> Mistake {
    Mistake(
      .notOneLine, "`\(what)` takes a text of one line, but \(fault)",
      help: "write a few words in quotation marks, such as \"the pen\"")
  }

  public static func predictionWithoutValue(_ text: String, sample: String) -> Mistake {
    Mistake(
      .predictionWithoutValue, "a prediction needs `~` and a value after it; \(text) has none",
      help: "write a line such as `\(sample)`")
  }
}
