/// Mistakes with measured data.
extension Mistake {
  public static func recordingStays(_ name: String) -> Mistake {
    Mistake(
      .recordingStays, "`\(name)` is measured data, not part of the stage",
      help: "`undo` its line to remove it, or `load … as \(name)` to replace it")
  }

  public static func loadsData(_ path: String) -> Mistake {
    Mistake(
      .unreadableData, "`load` reads measured values, and \(path.quoted) is a notebook",
      help: "write `open \(path.quoted)`")
  }

  /// - Parameters:
  ///   - path: The file, as written.
  ///   - reason: What is wrong with it.
  ///   - help: The text to write instead.
  public static func unreadableData(_ path: String, _ reason: Sentence, help: String) -> Mistake {
    Mistake(.unreadableData, "`\(path)`: \(reason)" as Sentence, help: Sentence(help))
  }

  /// - Parameters:
  ///   - name: The series, as written.
  ///   - reason: Why no motion can be found in it.
  public static func noFit(_ name: String, _ reason: Sentence, help: String) -> Mistake {
    Mistake(.noFit, "\(name) \(reason)" as Sentence, help: Sentence(help))
  }
}

/// Mistakes with fits.
extension Mistake {
  public static func tooFewToFit(_ name: String, _ count: Int, _ least: Int) -> Mistake {
    noFit(
      name,
      "has \(count == 1 ? "1 value" : "\(count) values") here, and a fit needs at least \(least)",
      help: "choose a longer stretch with `from` and `to`")
  }

  public static func noMotion(_ name: String) -> Mistake {
    noFit(
      name, "has no motion here that stands out of its noise",
      help: "`plot \(name)` shows it; choose a stretch with `from` and `to`")
  }

  public static func noSteps(_ name: String) -> Mistake {
    noFit(
      name, "has no equal jumps at equal times here",
      help: "`plot \(name)` shows it; choose a stretch with `from` and `to`")
  }

  /// A fit of a stage whose runs all end without a number for the series.
  public static func fitMeasuresNothing(_ name: String) -> Mistake {
    Mistake(
      .noFit, "no run records this at the times of \(name)",
      help: "`measure` takes a recorded value, such as `red.center.y`, and the block runs as long")
  }

  public static func otherTimes(_ name: String) -> Mistake {
    noFit(
      name, "has other times than the first series", help: "fit series of one file, or one by one")
  }

  public static let fitsOneCurve = Mistake(
    .noFit, "`fit` takes one curve", help: "several series of one motion can be fitted together")

  public static let fitsOneSeries = Mistake(
    .noFit, "`fit` takes one series with a block or `against`", help: "fit each series by itself")

  public static let fitKindOfSeries = Mistake(
    .noFit, "a curve is fitted as `bezier`, `linear` or `spring`",
    help: "for example: `fit sineOut as bezier`; the other kinds are for measured series")

  public static let fitHasNoStep = Mistake(
    .noFit, "a fit has no steps: it searches the whole range", help: "leave `step` out")

  public static func fitNeedsBlock(_ keyword: String) -> Mistake {
    Mistake(
      .noFit, "`\(keyword)` needs a block to run",
      help: "for example: `fit low by g.magnitude in 0.5..4 { run 1s } measure red.center.y`")
  }
}
