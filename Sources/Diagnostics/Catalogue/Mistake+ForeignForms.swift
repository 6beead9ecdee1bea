/// Forms and signs of other languages, answered with what is written here.
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

  public static func closureParameters(_ text: String) -> Mistake {
    Mistake(
      .closureParameters, "a block has no parameters",
      help: "leave `\(text)` out; in `on` and `then` blocks, `event` tells what happened")
  }

  public static func singleQuotes(_ text: String) -> Mistake {
    Mistake(
      .singleQuotes, "a text stands in double quotation marks", help: "write `\"\(text)\"`")
  }

  public static func uiViewAnimate(over duration: String?) -> Mistake {
    let time = duration.map { "\($0)s" } ?? "300ms"
    return Mistake(
      .uiViewAnimate, "`UIView.animate` is `animate` here",
      help: "write `animate over \(time) { red.alpha = 0 }`")
  }

  public static let assignmentInCondition = Mistake(
    .assignmentInCondition, "`=` sets a value, and nothing can be set here",
    help: "to compare, write `==`; for what moves, `>` or `<` finds the moment it passes")

  public static func commentedColor(_ text: String) -> Mistake {
    Mistake(
      .commentedColor, "`#` begins a comment, so no colour is left here",
      help: "write it in quotation marks: `\"\(text)\"`")
  }

  /// - Parameter name: of what the rule is for.
  public static func commentedRule(_ name: String) -> Mistake {
    Mistake(
      .commentedRule, "`#` begins a comment, so this rule of CSS says nothing",
      help: "a property is set by itself: `\(name).alpha = 0.5`")
  }
}
