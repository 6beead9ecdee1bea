/// Mistakes with commands and their keywords.
extension Mistake {
  public static func unknownCommand(_ word: String, nearest: [String]) -> Mistake {
    Mistake(
      .unknownCommand, "not understood: there is no command `\(word)`",
      suggestions: nearest, help: "`help` lists the commands")
  }

  /// A keyword before the verb that takes it.
  public static func verbNotFirst(_ word: String, verb: String, _ example: String?) -> Mistake {
    Mistake(
      .verbNotFirst, "`\(word)` cannot begin a line: `\(verb)` stands first", help: suchAs(example))
  }

  public static func ambiguousCommand(_ word: String, _ matches: [String]) -> Mistake {
    Mistake(
      .ambiguousCommand, "`\(word)` begins several commands",
      help: "write one of \(shortlisted(matches, "or"))")
  }

  /// - Parameter examples: Lines with the verb that work.
  public static func missingSubject(
    verb: String, _ what: String, _ examples: [String]
  ) -> Mistake {
    Mistake(.missingSubject, "`\(verb)` needs \(what)", help: suchAs(examples.first))
  }

  /// A keyword where the subject belongs.
  public static func subjectMissing(
    before keyword: String, verb: String, _ what: String, _ examples: [String]
  ) -> Mistake {
    Mistake(
      .missingSubject, "`\(verb)` needs \(what) before `\(keyword)`", help: suchAs(examples.first))
  }

  /// - Parameter example: A line with the keyword that works.
  public static func missingClause(
    _ keyword: String, verb: String, _ example: String?
  ) -> Mistake {
    Mistake(.missingClause, "`\(verb)` needs `\(keyword)`", help: suchAs(example))
  }

  /// A keyword that another one of the same command needs.
  public static func missingClause(
    _ keyword: String, verb: String, sample: String
  ) -> Mistake {
    missingClause(keyword, verb: verb, "\(keyword) \(sample)")
  }

  public static func missingValue(
    keyword: String, _ what: String, _ example: String?
  ) -> Mistake {
    Mistake(.missingValue, "`\(keyword)` needs \(what)", help: suchAs(example))
  }

  /// - Parameter example: A line that has what this one lacks before the word.
  public static func unknownClause(
    _ word: String, verb: String, nearest: [String], known: Vocabulary, example: String?
  ) -> Mistake {
    let help: Sentence =
      if let example {
        "such as `\(example)`"
      } else if known.words.isEmpty {
        "`\(verb)` ends here; see `help \(verb)`"
      } else {
        "it takes \(shortlisted(known.words)); see `help \(verb)`"
      }
    return Mistake(
      .unknownClause, "`\(verb)` does not take `\(word)`", suggestions: nearest, help: help)
  }

  public static let commaOutsideBrackets = Mistake(
    .commaOutsideBrackets, "this comma belongs to nothing",
    help: "points and rectangles stand in round brackets, as in (50, 50, 100, 100)")

  /// - Parameters:
  ///   - fitting: The keywords that take such a value.
  ///   - example: A line of the verb.
  public static func valueWithoutKeyword(
    _ text: String, verb: String, fitting: [String], example: String
  ) -> Mistake {
    let written = fitting.map { "\($0) \(text)" }
    return Mistake(
      .valueWithoutKeyword, "`\(verb)` needs a keyword before `\(text)`",
      suggestions: written.count == 1 ? written : [],
      help: fitting.isEmpty
        ? "such as `\(example)`"
        : "write \(listed(Array(written.prefix(4)), "or"))")
  }

  /// Values of a list that no comma parts.
  public static func missingComma(_ text: String, after last: String) -> Mistake {
    Mistake(
      .missingComma, "`\(last)` and `\(text)` need a comma between them",
      help: "write `\(last), \(text)`")
  }

  /// A function whose value is not in brackets.
  public static func callWithoutBrackets(_ name: String, _ text: String) -> Mistake {
    Mistake(
      .missingComma, "`\(name)` takes its values in brackets", help: "write `\(name)(\(text))`")
  }

  public static func repeatedClause(_ word: String) -> Mistake {
    Mistake(.repeatedClause, "`\(word)` is here twice", help: "keep one of them")
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
      .cannotBeNamed, "`\(verb)` makes nothing that could have a name", help: "leave `as` out")
  }

  public static func topLevelOnly(
    _ word: String, as it: String = "acts on the whole session"
  ) -> Mistake {
    Mistake(
      .topLevelOnly, "`\(word)` \(it) and cannot be inside a block",
      help: "write it on a line of its own")
  }

  public static func eitherOr(_ one: String, _ other: String) -> Mistake {
    Mistake(.eitherOr, "\(one) and \(other) say the same thing", help: "keep one of them")
  }

  public static func clauseSaysNothing(_ keyword: String) -> Mistake {
    Mistake(
      .clauseSaysNothing, "`\(keyword)` says nothing about curves and functions",
      help: "leave it out")
  }

  public static let nothingToAnimate = Mistake(
    .nothingToAnimate, "`animate` needs something to animate",
    help: "write a property and `to`, or a block: `animate over 1s { red.alpha = 0 }`")

  public static func missingPath(_ keyword: String) -> Mistake {
    Mistake(
      .missingPath, "`\(keyword)` needs a property before it",
      help: "write what moves, such as `animate red.alpha to 0`")
  }

  /// A clause of an animation inside another one, which has the outer one's.
  /// - Parameter outer: what holds.
  public static func inherited(
    _ keyword: String, outer: String, override: String
  ) -> Mistake {
    Mistake(
      .inherited, "inside another animation `\(keyword)` is the outer one's, \(outer)",
      help: "add `\(override) on`, as UIKit wants it, for this one to hold")
  }

  public static func frameOfTransformed(_ view: String) -> Mistake {
    Mistake(
      .frameOfTransformed,
      "`\(view)` is turned, scaled or moved, and Apple's documents call its frame undefined then",
      help: "set `\(view).center` and `\(view).bounds`, which the transform leaves alone")
  }

  public static func notOfProgress(_ curve: String) -> Mistake {
    Mistake(
      .notOfProgress, "`\(curve)` takes the time it needs, and here the animation has its own",
      help:
        "choose a curve of progress, such as `elasticOut`, or write it as the animation's `curve`")
  }

  public static let keyframeOutside = Mistake(
    .keyframeOutside, "a keyframe, `at … for …`, stands in the block of `keyframes`",
    help: "write `keyframes over 1s { at 0% for 50% { red.alpha = 0 } }`; `at 2s { … }` waits")

  public static let keyframeWithoutLength = Mistake(
    .keyframeWithoutLength, "among keyframes `at` also needs to know how long it takes",
    help: "write shares of the whole, such as `at 0% for 50% { red.alpha = 0 }`")

  public static func keyframePastEnd(_ end: String) -> Mistake {
    Mistake(
      .keyframePastEnd, "this keyframe ends at \(end), and the whole is 100%",
      help: "begin earlier, or take less")
  }

  public static let curveBesideDamping = Mistake(
    .curveBesideDamping, "UIKit ignores `curve` beside `damping`: the spring is the curve",
    help: "leave one of them out")

  public static let maxWithoutUntil = Mistake(
    .maxWithoutUntil, "`max` belongs to `run until`",
    help: "write `run until rest max 10s`, or the time alone")

  public static let boundaryForm = Mistake(
    .boundaryForm, "a boundary is either a line or a closed path",
    help: "write `from (0, 300) to (90, 300)`, or `path [(0, 400), (200, 500), (0, 500)]`")

  public static func clauseOfOtherKind(_ keyword: String, kind: String) -> Mistake {
    Mistake(
      .clauseOfOtherKind, "`\(keyword)` says nothing about this kind, `\(kind)`",
      help: "leave it out, or choose another kind")
  }

  public static func attachesViews(_ kind: String) -> Mistake {
    Mistake(
      .attachesViews, "`\(kind)` ties two views, not a view to a point",
      help: "name another view; an anchored one, `item post anchored`, stays where it is")
  }

  public static func heightOfHiding(_ keyword: String) -> Mistake {
    Mistake(
      .heightOfHiding, "a keyboard that hides has no height to set",
      help: "leave `\(keyword)` out")
  }

  public static let againstOneNumber = Mistake(
    .againstOneNumber, "`against` takes one number, not a pair",
    help: "write a part of it, such as `against red.center.x`")

  public static let curvesAndValues = Mistake(
    .curvesAndValues, "curves and values do not share an axis", help: "make two plots")

  public static func notACurve(_ verb: String) -> Mistake {
    Mistake(
      .notACurve, "`\(verb)` takes curves", help: "write curves, such as `\(verb) quadIn, quadOut`")
  }

  public static let comparesSeveral = Mistake(
    .comparesSeveral, "`compare` needs something to compare with",
    help: "write another one behind a comma, or `plot` the one")

  public static func tooManySeries(_ limit: Int) -> Mistake {
    Mistake(
      .tooManySeries, "a plot tells at most \(limit) curves apart", help: "make two plots")
  }

  /// - Parameter units: three; plain numbers have an empty one.
  public static func tooManyUnits(_ units: [String]) -> Mistake {
    let told = units.map { $0.isEmpty ? "plain numbers" : $0 }.joined(separator: ", ")
    return Mistake(
      .tooManyUnits, "a plot has two axes, and no third for another unit: \(told)",
      help: "make two plots")
  }

  public static let withinWithoutAgreement = Mistake(
    .withinWithoutAgreement, "`within` belongs to `~`",
    help: "write `expect a ~ b within 1`")

  public static let titleOverLines = Mistake(
    .titleOverLines, "a title is one line", help: "use `note` for more")

  public static func unquotedPath(_ text: String) -> Mistake {
    Mistake(
      .unquotedPath, "a file's name stands in quotation marks", help: "write \"\(text)\"")
  }

  public static let emptyPath = Mistake(
    .emptyPath, "this names no file", help: "write a name, such as \"fall.md\"")
}

/// An example in a sentence of help.
func suchAs(_ example: String?) -> Sentence? { example.map { "such as `\($0)`" } }

/// Words in back-quotes: `a`, `b` and `c`.
func listed(_ words: [String], _ joint: String = "and") -> String {
  let quoted = words.map { "`\($0)`" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " \(joint) " + last
}

/// The first words of a list in back-quotes, and a mark where there are others.
func shortlisted(_ words: [String], _ joint: String = "and") -> String {
  guard words.count > 9 else { return listed(words, joint) }
  return words.prefix(8).map { "`\($0)`" }.joined(separator: ", ") + " \(joint) others"
}
