/// Syntax mistakes, reported by the lexer and the parser.
extension Mistake {
  public static func strayCharacter(_ text: String) -> Mistake {
    Mistake(
      .strayCharacter, "unexpected character `\(text)`",
      help: text == "@"
        ? "if this is Swift, paste the whole declaration; in a text, put it in quotes"
        : "remove it, or put it in quotes if it is part of a text")
  }

  /// A word such as `don't`, which no line of ours has.
  public static func contraction(_ word: String) -> Mistake {
    Mistake(.strayCharacter, "not understood: `\(word)`", help: howToBegin)
  }

  /// - Parameter written: The text from its opening quote on.
  public static func unclosedString(_ written: String) -> Mistake {
    // Do not repeat a long line.
    let sample = written.count <= 40 && !written.hasSuffix("\\") ? ": `\(written)\"`" : ""
    return Mistake(
      .unclosedString, "this text has no closing quote on its line",
      help: "end it with `\"`\(sample)", note: "write a line break inside a text as `\\n`")
  }

  public static func unknownEscape(_ text: String) -> Mistake {
    Mistake(
      .unknownEscape, "`\(text)` is not a known escape",
      help: "write `\\n`, `\\t`, `\\\"`, `\\\\`, or a character's number, such as `\\u{e9}`")
  }

  public static let unreadableSwift = Mistake(
    .unreadableSwift, "this cannot be read as Swift or Objective-C",
    help: "paste whole statements, from the first word to the last bracket")

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
      .unexpected, "unexpected `\(text)`", suggestions: nearest,
      help: howToBegin)
  }

  /// A symbol that no statement begins with.
  public static func cannotBegin(_ sign: String) -> Mistake {
    Mistake(
      .unexpected, "not understood: a line cannot begin with `\(sign)`",
      help: howToBegin)
  }

  /// Two statements on one line with nothing between them.
  public static func statementUnparted(before verb: String) -> Mistake {
    Mistake(
      .unexpected, "`\(verb)` begins another statement",
      help: "write it on a line of its own, or put `;` before it")
  }

  /// - Parameter example: A line with the expected part.
  public static func expected(_ what: String, after: String, _ example: String?) -> Mistake {
    Mistake(
      .expected, "`\(after)` needs \(what)",
      help: suchAs(example) ?? "write \(what) after `\(after)`")
  }

  /// - Parameter text: What was found instead; nil at the end of a line.
  public static func expectedValue(found text: String?) -> Mistake {
    Mistake(
      .expectedValue,
      text.map { "`\($0)` is not a value" } ?? "a value is missing at the end of the line",
      help: "write a number, a name, a text in quotes, or something in parentheses or brackets")
  }

  /// `.easeOut`, an implicit member in Swift.
  public static func leadingDot(_ name: String) -> Mistake {
    Mistake(
      .leadingDot, "`.\(name)` cannot begin with a dot", suggestions: [name],
      help: "write `\(name)`, or put what it belongs to before the dot")
  }

  public static func operandMissing(_ sign: String) -> Mistake {
    Mistake(
      .operandMissing, "`\(sign)` needs a value after it",
      help: "write a number, a name, or something in parentheses or brackets after it")
  }

  public static func closerWithoutOpener(_ closer: String) -> Mistake {
    Mistake(
      .closerWithoutOpener, "unmatched `\(closer)`", help: "remove it")
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
      help: "write `,` if more follows, or `\(closer)`")
  }

  /// A label of an argument without its colon.
  public static func labelWithoutColon(_ label: String, value: String) -> Mistake {
    Mistake(
      .expectedCloser, "`\(label)` needs a colon", suggestions: ["\(label): \(value)"],
      help: "write a label and its value as `duration: 0.5`")
  }

  public static func nestedTooDeep(_ limit: Int) -> Mistake {
    Mistake(
      .nestedTooDeep, "more than \(limit) brackets, braces or operators are nested",
      help: "name the inner parts with `let`")
  }

  public static func expressionTooDeep(_ limit: Int) -> Mistake {
    Mistake(
      .expressionTooDeep, "this expression has more than \(limit) steps",
      help: "name parts of it with `let`")
  }

  public static func chained(_ first: String, _ second: String) -> Mistake {
    Mistake(
      .chained, "`\(first)` and `\(second)` cannot be chained",
      help: "write two conditions, such as `0 < x and x < 1`")
  }

  /// `quit()`: commands are no functions.
  /// - Parameter example: A line with the command.
  public static func emptyCall(_ verb: String, _ example: String?) -> Mistake {
    Mistake(
      .emptyParenthesis, "`\(verb)` is a command and does not take parentheses",
      help: suchAs(example) ?? "leave them out")
  }

  /// Numbers in a row where one value is due.
  /// - Parameter meant: What they may be together.
  public static func numbersUnparted(_ text: String, meant: [String]) -> Mistake {
    Mistake(
      .numbersUnparted, "`\(text)` is not one value", suggestions: meant,
      help: "write decimals as 0.5, points and rectangles in parentheses with commas")
  }

  public static let emptyParenthesis = Mistake(
    .emptyParenthesis, "these parentheses are empty",
    help: "write a value, or a point such as (160, 284)")

  public static func tupleTooLong(_ count: Int) -> Mistake {
    Mistake(
      .tupleTooLong, "\(count) numbers in parentheses have no meaning",
      help: "write 2 for a point, 3 for a vector, 4 for a rectangle, or a list in square brackets")
  }

  /// - Parameter example: A line with a block.
  public static func missingBlock(after what: String, _ example: String?) -> Mistake {
    Mistake(.missingBlock, "`\(what)` needs a block in braces", help: suchAs(example))
  }

  /// - Parameter example: A line in which such a block is valid.
  public static func unexpectedBlock(_ verb: String, _ example: String? = nil) -> Mistake {
    Mistake(
      .unexpectedBlock, "`\(verb)` does not take a block",
      help: suchAs(example) ?? "write the contents of the braces on a line of their own")
  }

  public static func reservedName(_ word: String) -> Mistake {
    Mistake(
      .reservedName, "`\(word)` is a reserved word and cannot be a name",
      help: "choose another name, such as `\(word)1`")
  }

  public static func nameTooLong(_ limit: Int) -> Mistake {
    Mistake(
      .nameTooLong, "a name can have at most \(limit) characters",
      help: "choose a shorter one")
  }

  public static func lineTooLong(_ limit: Int) -> Mistake {
    Mistake(
      .lineTooLong, "a line can have at most \(limit) bytes",
      help: "split it into several lines; a list can span several lines")
  }

  public static func repeatedParameter(_ name: String) -> Mistake {
    Mistake(
      .repeatedParameter, "two parameters are named `\(name)`", help: "rename one of them")
  }
}
