/// Curves and springs.
extension Mistake {
  /// - Parameter known: the labels that go together.
  public static func labelsOfDifferentSprings(
    _ written: [String], known: [[String]]
  ) -> Mistake {
    // What comes nearest to what was meant: the one that has the first label.
    let first = written.first.flatMap { label in known.first { $0.contains(label) } } ?? []
    let stranger = written.first { !first.contains($0) } ?? ""
    let its = known.first { $0.contains(stranger) } ?? []
    func call(_ labels: [String]) -> String {
      "`spring(" + labels.prefix(3).map { "\($0): …" }.joined(separator: ", ") + ")`"
    }
    return Mistake(
      .labelsOfDifferentSprings,
      "`\(written.first ?? "")` and `\(stranger)` are words of different springs",
      help: "write \(call(first)) or \(call(its)); `convert` tells one in the words of the other")
  }

  public static func noDialect(_ name: String, dialect: String) -> Mistake {
    Mistake(
      .noDialect, "`\(name)` has no form of its own in `\(dialect)`", help: "use it as it is")
  }

  public static func unknownEasing(
    _ name: String, dialect: String, nearest: [String]
  ) -> Mistake {
    Mistake(
      .unknownEasing, "`\(dialect)` has no easing called `\(name)`",
      suggestions: nearest, help: "`help curves` shows what there is")
  }

  public static func notASpring(_ name: String) -> Mistake {
    Mistake(
      .notASpring, "`convert` takes a spring, and \(name) is none",
      help: "`fit \(name) as spring` finds the nearest one")
  }

  public static func rateIsNoPace(_ name: String) -> Mistake {
    Mistake(
      .rateIsNoPace, "\(name) is how fast a curve changes, and leads nowhere",
      help: "use the curve itself")
  }

  public static func neverSettles(_ name: String) -> Mistake {
    Mistake(
      .neverSettles, "\(name) never comes to rest, so there is no time to fit it over",
      help: "give it some damping")
  }

  public static func noSpringNear(_ name: String) -> Mistake {
    Mistake(
      .noSpringNear, "no spring comes near \(name)", help: "try `as linear` or `as bezier`")
  }
}
