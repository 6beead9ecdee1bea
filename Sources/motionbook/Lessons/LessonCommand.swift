import ArgumentParser
import Workbooks

/// `motionbook lesson [NAME]`
struct LessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Lists the lessons of the course, or goes through one cell by cell.",
    discussion: "Without a terminal, it prints the whole lesson with its output.")

  @Argument(help: "A lesson's name.")
  var name: String?

  @Flag(help: "Start from the beginning instead of where you left off.")
  var fromStart = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    // The name becomes part of a statement.
    let isName = name.map { $0.unicodeScalars.allSatisfy(Self.isOfName) && !$0.isEmpty } ?? true
    guard isName else {
      throw ValidationError("a lesson's name contains only letters, digits and hyphens")
    }
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "." || scalar.properties.isAlphabetic
      || scalar.properties.numericType != nil
  }

  func run() throws {
    var launch = Launch()
    launch.look = output.look
    guard let name else {
      launch.code = ["lesson"]
      return try launch.run().leave()
    }
    launch.opening = "lesson \(name)" + (fromStart ? " from start" : "")
    launch.isQuiet = true
    try launch.run().leave()
  }
}
