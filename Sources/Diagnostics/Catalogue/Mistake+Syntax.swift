/// Mistakes of writing: what the lexer and the parser refuse.
extension Mistake {
  public static func strayCharacter(_ text: String) -> Mistake {
    Mistake(
      .strayCharacter, "`\(text)` means nothing here",
      help: "remove it, or put it in quotation marks if it is part of a text")
  }

  /// - Parameter written: the text from its opening mark on.
  public static func unclosedString(_ written: String) -> Mistake {
    // A long line is not repeated.
    let sample = written.count <= 40 && !written.hasSuffix("\\") ? ", as in `\(written)\"`" : ""
    return Mistake(
      .unclosedString, "this text has no closing quotation mark on its line",
      help: "end it with `\"`\(sample)", note: "a new line within a text is written `\\n`")
  }

  public static func unknownEscape(_ text: String) -> Mistake {
    Mistake(
      .unknownEscape, "`\(text)` means nothing in a text",
      help: "write `\\n`, `\\t`, `\\\"`, `\\\\`, or a character's number as in `\\u{e9}`")
  }

  public static let unreadableSwift = Mistake(
    .unreadableSwift, "this cannot be read as Swift",
    help: "paste whole statements, with their brackets and braces closed")

  public static let numberTooLarge = Mistake(
    .numberTooLarge, "this number is too large to compute with",
    help: "write a number below 1e308")

  public static func unknownUnit(_ word: String, known: Vocabulary) -> Mistake {
    Mistake(
      .unknownUnit, "`\(word)` is not a unit", suggestions: known.nearest(to: word),
      help: "the units are \(listed(known.words))")
  }

  public static func unexpected(_ text: String, nearest: [String] = []) -> Mistake {
    Mistake(
      .unexpected, "not understood: `\(text)` cannot stand here", suggestions: nearest,
      help: "`help` lists the commands")
  }

  /// A sign that begins no statement.
  public static func cannotBegin(_ sign: String) -> Mistake {
    Mistake(
      .unexpected, "not understood: a line cannot begin with `\(sign)`",
      help: "`help` lists the commands")
  }

  /// Two statements in one line with nothing between them.
  public static func statementUnparted(before verb: String) -> Mistake {
    Mistake(
      .unexpected, "`\(verb)` begins another statement",
      help: "write it on a line of its own, or put `;` before it")
  }

  /// - Parameter example: A line that has it.
  public static func expected(_ what: String, after: String, _ example: String?) -> Mistake {
    Mistake(
      .expected, "`\(after)` needs \(what)",
      help: suchAs(example) ?? "write \(what) after `\(after)`")
  }

  /// - Parameter text: What stands there instead; nil at the end of a line.
  public static func expectedValue(found text: String?) -> Mistake {
    Mistake(
      .expectedValue,
      text.map { "`\($0)` is not a value" } ?? "a value is missing at the end of the line",
      help: "write a number, a name, a text, or something in brackets")
  }

  /// `.easeOut`, as Swift writes a member of the type at hand.
  public static func leadingDot(_ name: String) -> Mistake {
    Mistake(
      .leadingDot, "`.\(name)` cannot begin with a dot", suggestions: [name],
      help: "write `\(name)`, or what it belongs to before the dot")
  }

  public static func operandMissing(_ sign: String) -> Mistake {
    Mistake(
      .operandMissing, "`\(sign)` needs a value after it",
      help: "write a number, a name, or something in brackets after it")
  }

  public static func closerWithoutOpener(_ closer: String) -> Mistake {
    Mistake(
      .closerWithoutOpener, "this `\(closer)` closes nothing", help: "remove it")
  }

  public static func unclosed(_ opener: String) -> Mistake {
    let closers = ["(": ")", "[": "]", "{": "}"]
    return Mistake(
      .unclosed, "this `\(opener)` is not closed",
      help: "add `\(closers[opener] ?? "")` where it ends")
  }

  public static func expectedCloser(
    _ closer: String, opener: String, found text: String
  ) -> Mistake {
    Mistake(
      .expectedCloser, "`\(opener)` needs a comma or `\(closer)` before `\(text)`",
      help: "write `,` if there is more, or `\(closer)`")
  }

  public static func nestedTooDeep(_ limit: Int) -> Mistake {
    Mistake(
      .nestedTooDeep, "more than \(limit) brackets, braces or signs are inside one another",
      help: "give the inner parts names with `let`")
  }

  public static func expressionTooDeep(_ limit: Int) -> Mistake {
    Mistake(
      .expressionTooDeep, "this expression has more than \(limit) steps",
      help: "give parts of it names with `let`")
  }

  public static func chained(_ first: String, _ second: String) -> Mistake {
    Mistake(
      .chained, "`\(first)` and `\(second)` cannot follow one another",
      help: "write two conditions, as in `0 < x and x < 1`")
  }

  public static let emptyParenthesis = Mistake(
    .emptyParenthesis, "these brackets hold nothing",
    help: "write a value, or a point such as (160, 284)")

  public static func tupleTooLong(_ count: Int) -> Mistake {
    Mistake(
      .tupleTooLong, "\(count) numbers in round brackets mean nothing",
      help: "2 are a point, 3 a vector, 4 a rectangle; a list has square brackets")
  }

  /// - Parameter example: A line that has one.
  public static func missingBlock(after what: String, _ example: String?) -> Mistake {
    Mistake(.missingBlock, "`\(what)` needs a block in braces", help: suchAs(example))
  }

  /// - Parameter example: A line with a block in such a place.
  public static func unexpectedBlock(_ verb: String, _ example: String? = nil) -> Mistake {
    Mistake(
      .unexpectedBlock, "`\(verb)` does not take a block",
      help: suchAs(example) ?? "write what is in the braces on a line of its own")
  }

  public static func reservedName(_ word: String) -> Mistake {
    Mistake(
      .reservedName, "`\(word)` is a word of the language and cannot be a name",
      help: "choose another name, such as `\(word)1`")
  }

  public static func nameTooLong(_ limit: Int) -> Mistake {
    Mistake(.nameTooLong, "a name has at most \(limit) letters", help: "choose a shorter one")
  }

  public static func lineTooLong(_ limit: Int) -> Mistake {
    Mistake(
      .lineTooLong, "a line has at most \(limit) bytes",
      help: "write it as several lines; a list may go on over lines")
  }

  public static func repeatedParameter(_ name: String) -> Mistake {
    Mistake(
      .repeatedParameter, "two parameters are called `\(name)`", help: "rename one of them")
  }
}
