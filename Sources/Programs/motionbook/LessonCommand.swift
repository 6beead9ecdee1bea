import ArgumentParser
import FrontEnd
import Playing
import Text

/// `motionbook lesson [NAME|FILE]`
struct LessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Lists the lessons of the course, or goes through one cell by cell.",
    discussion: "Without a terminal, it prints the whole lesson with its output.")

  @Argument(help: "A lesson's name, or a notebook (.md).", completion: .lesson)
  var name: String?

  @Flag(help: "Start from the beginning instead of where you left off.")
  var fromStart = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    // The name becomes part of a statement; a path is quoted there.
    guard let name, !isFile else { return }
    guard name.unicodeScalars.allSatisfy(Self.isOfName), !name.isEmpty else {
      throw ValidationError("a lesson's name contains only letters, digits and hyphens")
    }
  }

  private var isFile: Bool {
    name.map { $0.contains("/") || InputText.isNotebookName($0) } ?? false
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "." || scalar.properties.isAlphabetic
      || scalar.properties.numericType != nil
  }

  func run() throws {
    var launch = Launch()
    launch.look = output.look
    guard let name else {
      (launch.code, launch.asks) = (["lesson"], true)
      return try launch.run().leave()
    }
    launch.opening = "lesson \(isFile ? name.quoted : name)" + (fromStart ? " from start" : "")
    launch.isQuiet = true
    try launch.run().leave()
  }
}
