/// Mistakes with the parameters of a notebook.
extension Mistake {
  public static let parametersHoldLets = Mistake(
    .parametersHoldLets, "a cell marked `parameters` holds only `let`s",
    help: "move this line to the next cell")

  /// - Parameter found: What its value is, with its article.
  public static func notAParameter(_ name: String, _ found: String) -> Mistake {
    Mistake(
      .parametersHoldLets, "`\(name)` is \(found), which cannot be a parameter",
      help: "use a number, a time, an angle, a text, on or off, or a curve")
  }

  public static func parameterTwice(_ name: String) -> Mistake {
    Mistake(
      .parameterTwice, "`\(name)` is a parameter already", help: "choose another name for this one")
  }

  /// - Parameter name: The name of a file.
  public static func noParameters(_ name: String) -> Mistake {
    Mistake(
      .noParameters, "`\(name)` has no parameters",
      help: "write `<!-- motion: parameters -->` right above a cell of `let`s")
  }

  /// - Parameter name: The name of a file that is no notebook.
  public static func scriptWithParameters(_ name: String) -> Mistake {
    Mistake(
      .noParameters, "`-p` sets parameters of a notebook, but `\(name)` is a script",
      help: "write the `let` in the script, or before it with `-c`")
  }

  /// - Parameter known: The parameters with their values, such as `m = 2`.
  public static func unknownParameter(
    _ name: String, in file: String, known: [String], nearest: [String]
  ) -> Mistake {
    Mistake(
      .unknownParameter,
      "`\(file)` has no parameter `\(name)`; it has \(Sentence(known.joined(separator: ", ")))",
      suggestions: nearest)
  }

  /// - Parameters:
  ///   - expected: What the parameter's value is, with its article.
  ///   - setting: The value that was given.
  ///   - found: What that is, with its article.
  ///   - sample: A value as it could be given.
  public static func parameterKind(
    _ name: String, _ expected: String, setting: String, found: String, sample: String
  ) -> Mistake {
    Mistake(
      .parameterKind, "`\(name)` is \(expected), but \(setting) is \(found)",
      help: "write a value like the one in the notebook: `-p \(name)=\(sample)`")
  }

  /// - Parameter verb: The subcommand.
  public static func severalValues(_ name: String, _ setting: String, verb: String) -> Mistake {
    Mistake(
      .parameterKind, "`\(verb)` takes one value of `\(name)`, but \(setting) is several",
      help: "use `motionbook run`, which runs the notebook once for each")
  }
}
