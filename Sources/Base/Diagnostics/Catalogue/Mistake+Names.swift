/// Mistakes with names and properties.
extension Mistake {
  /// - Parameter known: the names of what was made.
  public static func unknownName(
    _ name: String, nearest: [String], known: [String]
  ) -> Mistake {
    Mistake(
      .unknownName, "there is nothing called `\(name)`",
      suggestions: nearest, help: names(known, whenNone: name))
  }

  /// The names to choose from, or how to make one.
  private static func names(_ known: [String], whenNone name: String) -> Sentence {
    switch known.count {
    case 0: "nothing has a name yet: `let \(name) = 1` names a value, `help` lists the commands"
    case 1: "the only name is `\(known[0])`"
    case 2...9: "the names are \(listed(known))"
    default: "the names are \(shortlisted(known)); `show` lists them"
    }
  }

  public static func unknownView(_ name: String, nearest: [String], known: [String]) -> Mistake {
    let help: Sentence =
      known.isEmpty
      ? "make it with `view \(name) frame (50, 50, 100, 100)`"
      : "the views are \(shortlisted(known))"
    return Mistake(.unknownView, "there is no view `\(name)`", suggestions: nearest, help: help)
  }

  public static func unknownObject(
    _ name: String, kind: String, known: [String]
  ) -> Mistake {
    Mistake(
      .unknownObject, "`\(name)` is not \(kind)",
      suggestions: Vocabulary(known).nearest(to: name),
      help: known.isEmpty
        ? "there is none yet" : "known names: \(shortlisted(known))")
  }

  /// - Parameter example: A line of the command with that clause.
  public static func unknownProperty(
    _ name: String, of object: String, nearest: [String], known: [String], example: String? = nil
  ) -> Mistake {
    Mistake(
      .unknownProperty, "\(object) has no `\(name)`", suggestions: nearest,
      help: suchAs(example)
        ?? (known.isEmpty ? "leave out `.\(name)`" : "it has \(shortlisted(known))"))
  }

  public static func unknownFunction(_ name: String, nearest: [String]) -> Mistake {
    Mistake(
      .unknownFunction, "there is no function `\(name)`",
      suggestions: nearest, help: "write `help functions` to list them")
  }

  public static func unknownColor(_ name: String, nearest: [String]) -> Mistake {
    Mistake(
      .unknownColor, "`\(name)` is not a color",
      suggestions: nearest, help: "write a name such as `red`, or hex digits such as \"#ff8800\"")
  }

  public static func unknownEvent(_ name: String, nearest: [String], known: [String]) -> Mistake {
    Mistake(
      .unknownEvent, "there is no event `\(name)`",
      suggestions: nearest, help: "the events are \(shortlisted(known))")
  }

  public static func eventAfterNames(_ event: String, _ names: String) -> Mistake {
    Mistake(
      .eventAfterNames, "the event `\(event)` comes before the names",
      help: "write `on \(event) \(names) { … }`")
  }

  public static func unknownKey(_ key: String, nearest: [String], known: [String]) -> Mistake {
    Mistake(
      .unknownKey, "there is no key \"\(key)\"", suggestions: nearest,
      help: "write its character, such as \"p\", or one of \(listed(known))")
  }

  public static func keyEndsPlay(_ key: String) -> Mistake {
    Mistake(
      .keyEndsPlay, "the key \"\(key)\" ends `play`, so nothing else can receive it",
      help: "choose another key, such as \"p\"")
  }

  public static func keyWithoutQuotes(_ written: String) -> Mistake {
    Mistake(
      .keyWithoutQuotes, "a key must be in quotes",
      help: "write `on key \"\(written)\" { … }`")
  }

  public static func eventWithoutParticipants(_ name: String) -> Mistake {
    Mistake(
      .eventWithoutParticipants, "`\(name)` does not take names",
      help: "write `on \(name) { … }`")
  }

  /// A recognizer would wait for itself.
  ///
  /// - Parameter way: The names from the other one, which waits for the next, to the first.
  public static func requirementCircle(
    _ waiting: String, _ other: String, way: [String]
  ) -> Mistake {
    let waits = zip(way, way.dropFirst()).map { "`\($0)` waits for `\($1)`" }
    let reason =
      waits.isEmpty ? "they are the same recognizer" : waits.joined(separator: ", and ")
    return Mistake(
      .requirementCircle, "`\(waiting)` cannot wait for `\(other)`: \(Sentence(reason))",
      help: "none of them would ever recognize its gesture")
  }

  public static func requirementDropped(
    _ name: String, waiting: String, other: String
  ) -> Mistake {
    Mistake(
      .requirementDropped,
      "`\(name)` has a new recognizer, so `\(waiting)` no longer waits for `\(other)`",
      help: "repeat `require \(waiting) toFail \(other)`")
  }

  public static func unknownKeyPath(
    _ path: String, nearest: [String], known: [String], by what: String = "a motion effect"
  ) -> Mistake {
    Mistake(
      .unknownKeyPath, "\(what) cannot move `\(path)`",
      suggestions: nearest, help: "write \(shortlisted(known, "or"))")
  }

  public static func cannotEase(_ path: String, nearest: [String], known: [String]) -> Mistake {
    Mistake(
      .cannotEase, "an animation cannot move `\(path)`",
      suggestions: nearest, help: "write \(shortlisted(known, "or"))")
  }

  /// - Parameter isRemovable: whether `remove` removes it.
  public static func nameTaken(
    _ name: String, by what: String, isRemovable: Bool
  ) -> Mistake {
    Mistake(
      .nameTaken, "`\(name)` is already the name of \(what)",
      help: isRemovable
        ? "choose another name, or `remove \(name)` first" : "choose another name")
  }

  /// - Parameter known: the names of the same word, shortened; empty if there are none.
  public static func unknownOfMany(_ name: String, _ word: String, known: String) -> Mistake {
    Mistake(
      .unknownName, "there is nothing called `\(name)`",
      help: known.isEmpty
        ? "make it first, such as `view \(name) frame (50, 50, 100, 100)`"
        : "`\(word)` stands for \(known)")
  }

  /// A name with a key whose word is the name of one thing.
  public static func nameOfOne(_ word: String, _ what: String, new name: String) -> Mistake {
    Mistake(
      .nameTaken, "`\(name)` cannot be made, because `\(word)` is the name of \(what)",
      help: "choose another name: a name stands for one thing or for many")
  }

  /// The word of names with a key, given to one thing.
  public static func nameOfMany(_ word: String, _ names: String) -> Mistake {
    Mistake(
      .nameTaken, "`\(word)` already stands for \(names)",
      help: "choose another name, or another key, such as `\(word)[0]`")
  }

  public static func keyOfLetters(_ word: String, longest: Int) -> Mistake {
    Mistake(
      .keyOfLetters, "a text between the brackets of `\(word)[…]` is one word",
      help: "write letters and digits, at most \(longest), such as `\(word)[\"left\"]`, or a number"
    )
  }

  /// - Parameters:
  ///   - what: the verb or keyword that takes one view.
  ///   - names: the names of the word, shortened.
  public static func severalForOne(
    _ what: String, _ word: String, is many: String, _ names: String, first: String
  ) -> Mistake {
    Mistake(
      .severalForOne, "`\(what)` takes a view, but `\(word)` is \(many): \(names)",
      help: "write one of them, such as `\(first)`")
  }

  /// A built-in name given to something else.
  public static func shadows(_ name: String, _ what: String) -> Mistake {
    Mistake(
      .shadows, "`\(name)` already means \(what), which this hides",
      help: "if you need both, `undo`, then choose another name")
  }

  /// A verb that ran alone and is also the name of an object.
  public static func thingOfThatName(_ name: String) -> Mistake {
    Mistake(
      .thingOfThatName, "`\(name)` alone is the command, but an object has that name too",
      help: "write `show \(name)` to show the object")
  }

  public static func namedTwice(_ name: String) -> Mistake {
    Mistake(.namedTwice, "`\(name)` appears twice", help: "name it once")
  }

  public static func removed(_ name: String) -> Mistake {
    Mistake(
      .removed, "`\(name)` no longer exists", help: "use `show` to list what exists")
  }

  public static func readOnly(
    _ name: String, _ object: String, instead help: Sentence = "set the values it depends on"
  ) -> Mistake {
    Mistake(.readOnly, "`\(name)` of \(object) is computed and cannot be set", help: help)
  }

  public static func velocityIsReadOnly(_ name: String, _ object: String) -> Mistake {
    readOnly(name, object, instead: "use `fling` or `spin` to set a velocity")
  }

  public static func presentationIsReadOnly(_ name: String) -> Mistake {
    Mistake(
      .presentationIsReadOnly, "the presentation follows the model and cannot be set",
      help: "set `\(name)` itself, without `.presentation`")
  }

  public static func cannotAssign(_ text: String) -> Mistake {
    Mistake(
      .cannotAssign, "`\(text)` cannot be set",
      help: "set a name made with `let`, or a property such as `red.alpha`")
  }

  public static func assignmentWithoutLet(_ name: String) -> Mistake {
    Mistake(
      .assignmentWithoutLet, "there is nothing called `\(name)` to set",
      help: "`let` makes a name")
  }

  public static func assignmentToObject(_ name: String) -> Mistake {
    Mistake(
      .assignmentToObject, "`\(name)` is an object, not a value",
      suggestions: ["\(name).center"],
      help: "set one of its properties, such as `\(name).center`; `show \(name)` lists them")
  }

  public static func cannotAnimate(_ text: String) -> Mistake {
    Mistake(
      .cannotAnimate, "`\(text)` is a value and cannot be animated",
      help: "animate a view's property, such as `red.center`")
  }

  public static func notInBehavior(_ name: String) -> Mistake {
    Mistake(
      .notInBehavior, "no behavior contains `\(name)`, so dynamics cannot move it",
      help: "add one first, such as `item \(name)` or `gravity on \(name)`")
  }

  public static let noCollision = Mistake(
    .noCollision, "there is no collision to add a boundary to",
    help: "make one first, such as `collision on red bounds`")
}
