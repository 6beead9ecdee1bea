/// Signs of other languages, and signs that mean something else here.
extension Mistake {
  public static func foreignSign(_ sign: String, _ word: String, sample: String) -> Mistake {
    Mistake(
      .foreignSign, "`\(sign)` is written `\(word)` here", help: "write something like `\(sample)`")
  }

  /// `red?.center`, `red!.center`.
  public static func neverOptional(_ sign: String) -> Mistake {
    Mistake(
      .neverOptional, "no name is optional here, so this `\(sign)` unwraps nothing",
      help: "leave it out, as in `red.center`")
  }

  public static let questionInside = Mistake(
    .questionInside, "a `?` asks for help and stands before or behind one word",
    help: "for a choice write `if x > 0 { … } else { … }`; for help, `gravity?`")

  public static func closureArgument(_ text: String) -> Mistake {
    Mistake(
      .closureArgument, "`\(text)` is Swift's name for an argument, and blocks here have none",
      help: "give the value a name, as in `for x in [1, 2, 3] { print x }`")
  }

  public static func singleQuotes(_ text: String) -> Mistake {
    Mistake(
      .singleQuotes, "a text stands in double quotation marks", help: "write `\"\(text)\"`")
  }

  public static let assignmentInCondition = Mistake(
    .assignmentInCondition, "`=` sets a value, and nothing can be set here",
    help: "to compare, write `==`; for what moves, `>` or `<` finds the moment it passes")

  public static func commentedColor(_ text: String) -> Mistake {
    Mistake(
      .commentedColor, "`#` begins a comment, so no colour is left here",
      help: "write it in quotation marks: `\"\(text)\"`")
  }
}
