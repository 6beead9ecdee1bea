/// Mistakes with tweaks.
extension Mistake {
  /// - Parameter known: The full names of all tweaks.
  public static func unknownTweak(_ name: String, known: [String]) -> Mistake {
    Mistake(
      .unknownTweak, "there is no tweak `\(name)`",
      suggestions: Vocabulary(known).nearest(to: name),
      help: known.isEmpty
        ? "make one, such as `tweak \"Content/Text/Size\" default 60`"
        : "known tweaks: \(shortlisted(known))",
      place: 0..<name.utf8.count)
  }

  /// - Parameter fault: What is wrong with the name, as a sentence.
  public static func tweakName(
    _ fault: Sentence, write sample: String = "", place: Range<Int>? = nil
  ) -> Mistake {
    Mistake(
      .tweakName, fault,
      help: sample.isEmpty
        ? "write category, collection and name, such as \"Physics/Gravity/Magnitude\""
        : "write \(sample)",
      place: place)
  }

  /// A value outside the range of a tweak, which takes the nearest end instead.
  public static func tweakClamped(
    _ name: String, _ value: String, low: String, high: String, to end: String
  ) -> Mistake {
    Mistake(
      .tweakClamped, "`\(name)` must be between \(low) and \(high); got \(value)",
      help: "it is now \(end); `range` sets its limits")
  }

  /// A value that is not a choice of the tweak, which takes its default instead.
  public static func tweakChoice(
    _ name: String, _ value: String, known: [String], else standard: String
  ) -> Mistake {
    Mistake(
      .tweakChoice, "`\(value)` is not one of the choices of `\(name)`",
      help:
        "it is now `\(standard)`, its default; choose \(shortlisted(known, "or"))")
  }

  /// An action that is read or set like a value.
  public static func tweakActs(_ name: String) -> Mistake {
    Mistake(
      .tweakActs, "`\(name)` is an action and has no value",
      help: "write `tweak \"\(name)\" now` to run it")
  }

  /// Two keywords that need a line each.
  public static func notTogether(_ keyword: String, with other: String) -> Mistake {
    Mistake(
      .clauseOfOtherKind, "`\(keyword)` does not work with `\(other)`",
      help: "write two lines, one for each")
  }

  /// A tweak whose property no longer exists.
  public static func leadsNothing(_ name: String, without object: String) -> Mistake {
    Mistake(
      .removed, "`\(object)` no longer exists, so `\(name)` controls nothing",
      help: "declare it again `for` another property; its value has changed")
  }

  /// A range with only one value.
  public static let emptyRange = Mistake(
    .tweakRange, "this range has only one number, so there is nothing to tweak",
    help: "write two ends, such as `range 0..10`")

  /// Something that no tweak can control.
  public static func cannotBind(_ text: String) -> Mistake {
    Mistake(
      .cannotAssign, "`\(text)` is a value, but a tweak controls a property",
      help: "write a property, such as `for red.alpha`; `tweak(\"…\")` returns a value")
  }

  /// A tweak with a value that is run like an action.
  public static func tweakHasValue(_ name: String) -> Mistake {
    Mistake(
      .tweakActs, "`\(name)` has a value and is not an action",
      help: "write `to` and a value to set it")
  }
}
