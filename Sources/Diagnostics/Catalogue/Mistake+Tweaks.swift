/// What is wrong with tweaks.
extension Mistake {
  /// - Parameter known: the whole names of all there are.
  public static func unknownTweak(_ name: String, known: [String]) -> Mistake {
    Mistake(
      .unknownTweak, "there is no tweak `\(name)`",
      suggestions: Vocabulary(known).nearest(to: name),
      help: known.isEmpty
        ? "make one, such as `tweak \"Content/Text/Size\" default 60`"
        : "there is \(shortlisted(known))",
      place: 0..<name.utf8.count)
  }

  /// - Parameter fault: what is wrong with the name, as a sentence.
  public static func tweakName(_ fault: Sentence, place: Range<Int>? = nil) -> Mistake {
    Mistake(
      .tweakName, fault,
      help: "write category, collection and name, such as \"Physics/Gravity/Magnitude\"",
      place: place)
  }

  /// A value outside the range of a tweak, which takes the end that is nearest.
  public static func tweakClamped(
    _ name: String, _ value: String, low: String, high: String, to end: String
  ) -> Mistake {
    Mistake(
      .tweakClamped, "`\(name)` goes from \(low) to \(high), and \(value) is outside",
      help: "it is \(end) now; `range` says how far it goes")
  }

  /// A value that a tweak with choices does not have, so that it takes its default.
  public static func tweakChoice(
    _ name: String, _ value: String, known: [String], else standard: String
  ) -> Mistake {
    Mistake(
      .tweakChoice, "`\(value)` is none of the choices of `\(name)`",
      help:
        "it is `\(standard)` now, its default; choose \(shortlisted(known, "or"))")
  }

  /// An action that is asked for a value, or given one.
  public static func tweakActs(_ name: String) -> Mistake {
    Mistake(
      .tweakActs, "`\(name)` is an action and has no value",
      help: "`tweak \"\(name)\" now` runs it")
  }

  /// Two keywords of which each is a line of its own.
  public static func notTogether(_ keyword: String, with other: String) -> Mistake {
    Mistake(
      .clauseOfOtherKind, "`\(keyword)` does not go with `\(other)`",
      help: "write two lines, one for each")
  }

  /// A tweak whose property has gone.
  public static func leadsNothing(_ name: String, without object: String) -> Mistake {
    Mistake(
      .removed, "`\(object)` is not there any more, so `\(name)` leads nothing",
      help: "its value has changed; declare it again `for` another property")
  }

  /// A range that leaves nothing to choose.
  public static let emptyRange = Mistake(
    .tweakRange, "this range has one number, so there is nothing to tweak",
    help: "write two ends, such as `range 0..10`")

  /// Something that no tweak can lead.
  public static func cannotBind(_ text: String) -> Mistake {
    Mistake(
      .cannotAssign, "`\(text)` is a value, and a tweak leads a property",
      help: "write a property, such as `for red.alpha`; `tweak(\"…\")` gives a value")
  }

  /// A tweak with a value that is to be run.
  public static func tweakHasValue(_ name: String) -> Mistake {
    Mistake(
      .tweakActs, "`\(name)` has a value and is no action",
      help: "write `to` and a value to set it")
  }
}
