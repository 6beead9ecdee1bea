import Answers
import ArgumentParser
import FrontEnd
import Playing
import Text
import Values

extension ColorChoice: ExpressibleByArgument {}

/// The options for color.
struct ColorOptions: ParsableArguments {
  @Option(help: "When to use color: auto, always or never.")
  var color = ColorChoice.auto

  @Flag(help: "The same as --color never.")
  var noColor = false

  var choice: ColorChoice { noColor ? .never : color }
}

/// The options for the look of answers.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Print output as JSON, one object per line.")
  var json = false

  @OptionGroup var color: ColorOptions

  var look: Look { Look(isJSON: json, color: color.choice) }
}

/// The options for the start of a session.
struct SessionOptions: ParsableArguments {
  @Option(help: "Width of tables and plots, in columns.")
  var width: Int?

  @Option(help: "Seed for random numbers.")
  var seed: Int?

  func validate() throws {
    if let width, !Layout.widthRange.contains(width) {
      throw ValidationError(
        "--width must be between \(Layout.widthRange.lowerBound) and "
          + "\(Layout.widthRange.upperBound)")
    }
    if let seed, !(0...Int(Int32.max)).contains(seed) {
      throw ValidationError("--seed must be a whole number, 0 or greater")
    }
  }

  /// The options as statements.
  var preamble: [String] {
    (width.map { ["set width \($0)"] } ?? []) + (seed.map { ["seed \($0)"] } ?? [])
  }
}

/// The values for the parameters of a notebook.
struct ParameterOptions: ParsableArguments {
  @Option(
    name: [.customShort("p"), .customLong("parameter")],
    help: ArgumentHelp(
      "Set a parameter of the notebook; may be repeated.", valueName: "name=value"),
    completion: .parameter)
  var parameters: [String] = []

  func validate() throws {
    var names: Set<String> = []
    for text in parameters {
      guard let setting = ParameterSetting(written: text) else {
        throw ValidationError(
          "-p takes a name and a value, such as -p m=4; got \(text.prefix(100).visibleInLine)")
      }
      guard names.insert(setting.name).inserted else {
        throw ValidationError("-p sets \(setting.name.visibleInLine) twice")
      }
    }
  }

  var settings: [ParameterSetting] { parameters.compactMap(ParameterSetting.init(written:)) }
}

/// The options for replays.
struct ReplayOptions: ParsableArguments {
  @Option(help: "Allow a notebook or a script N times the standard amount of work.")
  var work = 1

  func validate() throws {
    guard (1...Limits.workMultiple).contains(work) else {
      throw ValidationError("--work must be between 1 and \(Limits.workMultiple)")
    }
  }
}
