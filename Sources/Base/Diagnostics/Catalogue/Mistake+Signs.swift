/// Symbols from other languages, and symbols with a different meaning here.
extension Mistake {
  public static func foreignSign(_ sign: String, _ word: String, sample: String) -> Mistake {
    Mistake(
      .foreignSign, "`\(sign)` is written `\(word)` here",
      help: Sentence(example: sample))
  }

  /// The optional marks of `red?.center` and `red!.center`.
  public static func neverOptional(_ sign: String) -> Mistake {
    Mistake(
      .neverOptional, "names are never optional here, so this `\(sign)` unwraps nothing",
      help: "leave it out")
  }

  public static let questionInside = Mistake(
    .questionInside, "a `?` asks for help and goes before or after one word",
    help: "write `if x > 0 { … } else { … }` for a choice, or `gravity?` for help")

  public static func closureArgument(_ text: String) -> Mistake {
    Mistake(
      .closureArgument, "`\(text)` is Swift's name for an argument, but blocks here have none",
      help: "give the value a name, such as `x` in `for x in [1, 2, 3] { print x }`")
  }

  public static func singleQuotes(_ text: String) -> Mistake {
    Mistake(
      .singleQuotes, "text must be in double quotes", help: "write `\"\(text)\"`")
  }

  public static let assignmentInCondition = Mistake(
    .assignmentInCondition, "`=` sets a value, but nothing can be set here",
    help: "write `==` to compare, `~` to predict, `>` or `<` to find when a moving value passes")

  public static func commentedColor(_ text: String) -> Mistake {
    Mistake(
      .commentedColor, "`#` begins a comment, so the color is missing here",
      help: "write it in quotes: `\"\(text)\"`")
  }
}
