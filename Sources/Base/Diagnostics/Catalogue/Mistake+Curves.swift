/// Mistakes with curves and springs.
extension Mistake {
  /// - Parameter known: The groups of labels that belong together.
  public static func labelsOfDifferentSprings(
    _ written: [String], known: [[String]]
  ) -> Mistake {
    // The spring with the first label is most likely the one that was meant.
    let first = written.first.flatMap { label in known.first { $0.contains(label) } } ?? []
    let stranger = written.first { !first.contains($0) } ?? ""
    let its = known.first { $0.contains(stranger) } ?? []
    func call(_ labels: [String]) -> String {
      "`spring(" + labels.prefix(3).map { "\($0): …" }.joined(separator: ", ") + ")`"
    }
    return Mistake(
      .labelsOfDifferentSprings,
      "`\(written.first ?? "")` and `\(stranger)` belong to different kinds of spring",
      help: "write \(call(first)) or \(call(its)); `convert` converts between them")
  }

  public static func noDialect(_ name: String, dialect: String) -> Mistake {
    Mistake(
      .noDialect, "there is no `\(dialect)` form of `\(name)`", help: "use `\(name)` as it is")
  }

  public static func unknownEasing(
    _ name: String, dialect: String, nearest: [String]
  ) -> Mistake {
    Mistake(
      .unknownEasing, "`\(dialect)` has no easing `\(name)`",
      suggestions: nearest, help: "see `help curves` for a list")
  }

  public static func notASpring(_ name: String) -> Mistake {
    Mistake(
      .notASpring, "`convert` takes a spring, but \(name) is not one",
      help: "use `fit \(name) as spring` to find the nearest spring")
  }

  public static func rateIsNoPace(_ name: String) -> Mistake {
    Mistake(
      .rateIsNoPace, "\(name) is a curve's rate of change and has no end value",
      help: "use the curve itself")
  }

  public static let recorderIsSwift = Mistake(
    .recorderIsSwift, "the recorder is code for apps with UIKit",
    help: "write `code recorder for swift`")

  public static func neverSettles(_ name: String) -> Mistake {
    Mistake(
      .neverSettles, "\(name) never comes to rest, so it has no duration to fit",
      help: "give it some damping")
  }

  public static func noSpringNear(_ name: String) -> Mistake {
    Mistake(
      .noSpringNear, "no spring is close to \(name)", help: "try `as linear` or `as bezier`")
  }
}
