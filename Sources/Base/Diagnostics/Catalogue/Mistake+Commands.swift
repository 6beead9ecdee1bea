import Text

/// Mistakes with commands and their keywords.
extension Mistake {
  public static func unknownCommand(_ word: String, nearest: [String]) -> Mistake {
    Mistake(
      .unknownCommand, "not understood: there is no command `\(word)`",
      suggestions: nearest,
      help: howToBegin)
  }

  /// What to type in place of a line that begins with nothing known.
  static var howToBegin: Sentence {
    "begin with a command, such as `run 1s`; `help` lists them"
  }

  /// A keyword before the verb that takes it.
  public static func verbNotFirst(_ word: String, verb: String, _ example: String?) -> Mistake {
    Mistake(
      .verbNotFirst, "`\(word)` cannot begin a line: `\(verb)` comes first", help: suchAs(example))
  }

  public static func ambiguousCommand(_ word: String, _ matches: [String]) -> Mistake {
    Mistake(
      .ambiguousCommand, "`\(word)` begins several commands",
      help: "write one of \(shortlisted(matches, "or"))")
  }

  /// - Parameter examples: Valid lines with the verb.
  public static func missingSubject(
    verb: String, _ what: String, _ examples: [String]
  ) -> Mistake {
    Mistake(.missingSubject, "`\(verb)` needs \(what)", help: suchAs(examples.first(but: verb)))
  }

  /// A keyword in the place of the subject.
  public static func subjectMissing(
    before keyword: String, verb: String, _ what: String, _ examples: [String]
  ) -> Mistake {
    Mistake(
      .missingSubject, "`\(verb)` needs \(what) before `\(keyword)`",
      help: suchAs(examples.first(but: verb)))
  }

  /// - Parameter example: A valid line with the keyword.
  public static func missingClause(
    _ keyword: String, verb: String, _ example: String?
  ) -> Mistake {
    Mistake(.missingClause, "`\(verb)` needs `\(keyword)`", help: suchAs(example))
  }

  /// A keyword that another keyword of the same command requires.
  public static func missingClause(
    _ keyword: String, verb: String, sample: String
  ) -> Mistake {
    Mistake(.missingClause, "`\(verb)` needs `\(keyword)`", help: "add `\(keyword) \(sample)`")
  }

  public static func missingValue(
    keyword: String, _ what: String, _ example: String?
  ) -> Mistake {
    Mistake(.missingValue, "`\(keyword)` needs \(what)", help: suchAs(example))
  }

  /// A keyword of another command with similar keywords.
  public static func clauseOfSister(
    _ word: String, verb: String, sister: String, _ example: String?
  ) -> Mistake {
    Mistake(
      .unknownClause, "`\(verb)` does not take `\(word)`",
      help: example.map { "`\(sister)` does: `\($0)`" } ?? "`\(sister)` does; see `help \(sister)`")
  }

  /// `gravity off`: a command that makes something does not switch it off.
  public static func switchedOff(_ verb: String) -> Mistake {
    Mistake(
      .unknownClause, "`\(verb)` adds a behavior and does not take `off`",
      suggestions: ["mute \(verb)1", "remove \(verb)1"],
      help: "switch it off by its name with `mute`, or `remove` it; `show` lists the names")
  }

  /// A word between a control word and its block.
  /// - Parameter isAlone: Whether the block follows the word.
  public static func wordBeforeBlock(
    _ word: String, after what: String, nearest: [String], isAlone: Bool, _ example: String?
  ) -> Mistake {
    Mistake(
      .unknownClause, "`\(what)` does not take `\(word)`", suggestions: nearest,
      help: isAlone ? "leave out `\(word)`" : suchAs(example))
  }

  /// Names of participants that are not separated by commas.
  public static func namesOfParticipants(
    _ text: String, event: String, names: [String]
  ) -> Mistake {
    let list = names.joined(separator: ", ")
    return Mistake(
      .missingComma, "`\(text)` is not \(names.count > 1 ? "a list of names" : "a name")",
      suggestions: [list], help: "write `on \(event) \(list) { … }`")
  }

  /// - Parameter example: A line with the part that is missing before the word.
  public static func unknownClause(
    _ word: String, verb: String, nearest: [String], known: Vocabulary, example: String?
  ) -> Mistake {
    let help: Sentence =
      if let example {
        Sentence(example: example)
      } else if known.words.isEmpty {
        "end the command before it; see `help \(verb)`"
      } else {
        "use \(shortlisted(known.words)); see `help \(verb)`"
      }
    return Mistake(
      .unknownClause, "`\(verb)` does not take `\(word)`", suggestions: nearest, help: help)
  }

  public static let commaOutsideBrackets = Mistake(
    .commaOutsideBrackets, "unexpected comma",
    help: "commas separate the values of a list, a point or a rectangle: (50, 50, 100, 100)")

  /// - Parameters:
  ///   - fitting: The keywords that take such a value.
  ///   - example: A line with the verb.
  public static func valueWithoutKeyword(
    _ text: String, verb: String, fitting: [String], example: String
  ) -> Mistake {
    let written = fitting.map { "\($0) \(text)" }
    return Mistake(
      .valueWithoutKeyword,
      fitting.count == 1
        ? "`\(text)` needs `\(fitting[0])` before it" : "`\(text)` needs a keyword before it",
      suggestions: written.count == 1 ? written : [],
      help: fitting.isEmpty
        ? Sentence(example: example)
        : "write \(listed(Array(written.prefix(4)), "or"))")
  }

  /// List values without a comma between them.
  public static func missingComma(_ text: String, after last: String) -> Mistake {
    Mistake(
      .missingComma, "`\(last)` and `\(text)` need a comma between them",
      help: "write `\(last), \(text)`")
  }

  /// A function call without parentheses.
  public static func callWithoutBrackets(_ name: String, _ text: String) -> Mistake {
    Mistake(
      .missingComma, "`\(name)` takes its values in parentheses", help: "write `\(name)(\(text))`")
  }

  public static func repeatedClause(_ word: String) -> Mistake {
    Mistake(.repeatedClause, "`\(word)` appears twice", help: "keep one of them")
  }

  public static func unknownWord(
    _ word: String, after what: String, nearest: [String], known: [String]
  ) -> Mistake {
    Mistake(
      .unknownWord, "`\(what)` cannot be `\(word)`",
      suggestions: nearest, help: "write \(shortlisted(known, "or"))")
  }

  public static func cannotBeNamed(_ verb: String) -> Mistake {
    Mistake(
      .cannotBeNamed, "`\(verb)` creates nothing to name", help: "leave out `as`")
  }

  public static func topLevelOnly(
    _ word: String, as it: String = "acts on the whole session"
  ) -> Mistake {
    Mistake(
      .topLevelOnly, "`\(word)` \(it) and cannot be inside a block",
      help: "write it on a line of its own")
  }

  public static func eitherOr(_ one: String, _ other: String) -> Mistake {
    Mistake(.eitherOr, "\(one) and \(other) set the same thing", help: "keep one of them")
  }

  public static func clauseDoesNotApply(_ keyword: String) -> Mistake {
    Mistake(
      .clauseDoesNotApply, "`\(keyword)` does not apply to curves and functions",
      help: "leave it out")
  }

  public static let nothingToAnimate = Mistake(
    .nothingToAnimate, "`animate` needs something to animate",
    help: "write a property and `to`, or a block such as `animate over 1s { red.alpha = 0 }`")

  public static func missingPath(_ keyword: String) -> Mistake {
    Mistake(
      .missingPath, "`\(keyword)` needs a property before it",
      help: "write the property to animate, such as `animate red.alpha to 0`")
  }

  /// A clause of a nested animation that the outer animation overrides.
  /// - Parameter outer: The value of the outer animation, which applies.
  public static func inherited(
    _ keyword: String, outer: String, override: String
  ) -> Mistake {
    Mistake(
      .inherited, "in a nested animation, `\(keyword)` is inherited from the outer one: \(outer)",
      help: "`undo`, then add `\(override) on` to override it, as in UIKit")
  }

  public static func frameOfTransformed(_ view: String) -> Mistake {
    Mistake(
      .frameOfTransformed,
      "`\(view)` has a transform, and Apple documents its frame as undefined in that case",
      help: "set `\(view).center` and `\(view).bounds`, which the transform does not change")
  }

  public static func notOfProgress(_ curve: String) -> Mistake {
    Mistake(
      .notOfProgress, "`\(curve)` has its own duration, but here the animation sets the duration",
      help:
        "choose an easing curve, such as `elasticOut`, or use it as the animation's `curve`")
  }

  public static let keyframeOutside = Mistake(
    .keyframeOutside, "a keyframe, `at … for …`, belongs in a `keyframes` block",
    help: "write `keyframes over 1s { at 0% for 50% { red.alpha = 0 } }`; to wait, `at 2s { … }`")

  public static let keyframeWithoutLength = Mistake(
    .keyframeWithoutLength, "`at` also needs a duration in a `keyframes` block",
    help: "write percentages of the whole, such as `at 0% for 50% { red.alpha = 0 }`")

  public static func keyframePastEnd(_ end: String) -> Mistake {
    Mistake(
      .keyframePastEnd, "this keyframe ends at \(end), past 100%",
      help: "start it earlier, or make it shorter")
  }

  public static let curveBesideDamping = Mistake(
    .curveBesideDamping, "UIKit ignores `curve` with `damping`: the spring is the curve",
    help: "`undo`, then leave out one of them")

  public static func wholeTurn(_ rotation: String, angle: String) -> Mistake {
    Mistake(
      .wholeTurn, "`\(rotation)` is a whole turn, which is the identity: nothing turns",
      help:
        "`undo`, then animate `rotation` with `by \(angle)`, or with three keyframes for each turn")
  }

  public static let maxWithoutUntil = Mistake(
    .maxWithoutUntil, "`max` works only with `run until`",
    help: "write `run until rest max 10s`, or only the time")

  public static let boundaryForm = Mistake(
    .boundaryForm, "a boundary is either a line or a closed path",
    help: "write `from (0, 300) to (90, 300)`, or `path [(0, 400), (200, 500), (0, 500)]`")

  public static func overOwnDuration(_ curve: String) -> Mistake {
    Mistake(
      .clauseOfOtherKind, "`over` does not apply to `\(curve)`, which has a duration of its own",
      help: "leave out `over`")
  }

  public static func clauseOfOtherKind(_ keyword: String, kind: String) -> Mistake {
    Mistake(
      .clauseOfOtherKind, "`\(keyword)` does not apply to the kind `\(kind)`",
      help: "leave it out, or choose another kind")
  }

  public static func attachesViews(_ kind: String) -> Mistake {
    Mistake(
      .attachesViews, "`\(kind)` connects two views, not a view and a point",
      help: "name another view; an anchored one stays in place")
  }

  public static func heightOfHiding(_ keyword: String) -> Mistake {
    Mistake(
      .heightOfHiding, "a keyboard has no height to set when it hides",
      help: "leave out `\(keyword)`")
  }

  public static let keyboardUndocked = Mistake(
    .keyboardUndocked, "the keyboard is undocked, so it has a size of its own",
    help: "write `keyboard dock` first, or set the size with `keyboard float`")

  public static let againstOneNumber = Mistake(
    .againstOneNumber, "`against` takes one number, not a pair",
    help: "write one component, such as `against red.center.x`")

  public static let curvesAndValues = Mistake(
    .curvesAndValues, "curves and values cannot share an axis", help: "make two plots")

  public static func notACurve(_ verb: String) -> Mistake {
    Mistake(
      .notACurve, "`\(verb)` takes curves", help: "write curves, such as `\(verb) quadIn, quadOut`")
  }

  public static let comparesSeveral = Mistake(
    .comparesSeveral, "`compare` needs something to compare with",
    help: "add another one after a comma, or use `plot` for one")

  public static func tooManySeries(_ limit: Int) -> Mistake {
    Mistake(
      .tooManySeries, "a plot can show at most \(limit) curves", help: "make two plots")
  }

  /// - Parameter units: Three units; empty for plain numbers.
  public static func tooManyUnits(_ units: [String]) -> Mistake {
    let names = units.map { $0.isEmpty ? "plain numbers" : $0 }.joined(separator: ", ")
    return Mistake(
      .tooManyUnits, "a plot has two axes, but these values have three units: \(names)",
      help: "make two plots")
  }

  public static let withinWithoutAgreement = Mistake(
    .withinWithoutAgreement, "`within` works only with `~`",
    help: "write `expect t ~ 2 within 1`")

  public static let titleOverLines = Mistake(
    .titleOverLines, "a title must be one line", help: "use `note` for more")

  public static func unquotedPath(_ text: String) -> Mistake {
    let isWritten = ["csv", "html", "json", "md", "svg"].contains(text)
    let isPicture = ["gif", "jpg", "mov", "mp4", "pdf", "png"].contains(text)
    return Mistake(
      .unquotedPath, "a file name must be in quotes",
      help: isWritten
        ? "write the file's whole name, such as `\"fall.\(text)\"`"
        : isPicture ? "no `.\(text)` is written; pictures are `.svg`" : "write \"\(text)\"")
  }

  public static let emptyPath = Mistake(
    .emptyPath, "this file name is empty", help: "write a name, such as \"fall.md\"")
}

/// A help sentence with an example.
func suchAs(_ example: String?) -> Sentence? { example.map { Sentence(example: $0) } }

extension [String] {
  /// The first line that is more than the verb, and short enough to be shown whole.
  fileprivate func first(but verb: String) -> String? {
    first { $0 != verb && $0.utf8.count <= Sentence.widestPart }
  }
}

/// Words in backquotes: `a`, `b` and `c`.
func listed(_ words: [String], _ joint: String = "and") -> String {
  words.map { "`\($0)`" }.listed(joint)
}

/// The words of a list in backquotes; of a long list, the first three.
func shortlisted(_ words: [String], _ joint: String = "and") -> String {
  guard words.count > 9 else { return listed(words, joint) }
  return words.prefix(3).map { "`\($0)`" }.joined(separator: ", ") + ", …"
}
