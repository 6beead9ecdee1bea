import Answers
import ArgumentParser
import Values

/// When to colour.
enum ColourChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

/// How answers look, for every subcommand.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Answers as JSON, one object a line.")
  var json = false

  @Option(help: "When to colour: auto, always or never.")
  var color = ColourChoice.auto

  @Flag(help: "The same as --color never.")
  var noColor = false

  var look: Look { Look(isJSON: json, colour: noColor ? .never : color) }
}

/// How a session begins.
struct SessionOptions: ParsableArguments {
  @Option(help: "Columns of tables and plots.")
  var width: Int?

  @Option(help: "The seed of random numbers.")
  var seed: Int?

  func validate() throws {
    if let width, !Layout.widthRange.contains(width) {
      throw ValidationError(
        "--width goes from \(Layout.widthRange.lowerBound) to \(Layout.widthRange.upperBound)")
    }
    if let seed, !(0...Int(Int32.max)).contains(seed) {
      throw ValidationError("--seed takes a whole number from 0 on")
    }
  }

  /// The statements that the options stand for.
  var preamble: [String] {
    (width.map { ["set width \($0)"] } ?? []) + (seed.map { ["seed \($0)"] } ?? [])
  }
}

/// How much a notebook or a script may do.
struct ReplayOptions: ParsableArguments {
  @Option(help: "Let a notebook or a script do N times the standard work.")
  var work = 1

  func validate() throws {
    guard (1...Limits.workMultiple).contains(work) else {
      throw ValidationError("--work goes from 1 to \(Limits.workMultiple)")
    }
  }
}
