import ArgumentParser
import Editing
import Files
import FrontEnd
import Platform
import Terminal
import Text

/// `motionbook editors [NAME]`
struct EditorsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "editors",
    abstract: "Lists editors that know Motionbook, and prints the settings of yours.",
    discussion: "Packages have the files. In a build, --into writes them.")

  @Argument(help: "An editor of the list.")
  var name: String?

  @Option(
    help: ArgumentHelp("Write the files of all editors into a folder.", valueName: "folder"),
    completion: .directory)
  var into: String?

  func run() throws {
    let editors = EditorFiles.all
    if let into { try write(editors, into: FilePath.absolute(into)) }
    guard let name else {
      if into == nil { list(editors) }
      return
    }
    guard let editor = editors.first(where: { $0.name == name.lowercased() }) else {
      throw ValidationError(
        "`editors` knows \(editors.map(\.name).joined(separator: ", ")); got \(name)")
    }
    let folder = into.map(FilePath.absolute) ?? Self.folder ?? "FOLDER"
    // Standard output is what is pasted, and nothing else.
    for line in editor.before { Console.error("help: " + line.replacing("FOLDER", with: folder)) }
    if let comment = editor.comment {
      Console.out("\(comment) Motionbook, for \(editor.place)")
    } else {
      Console.error("help: for \(editor.place):")
    }
    for line in editor.lines { Console.out(line.replacing("FOLDER", with: folder)) }
    if folder == "FOLDER", !editor.files.isEmpty {
      Console.error("help: `motionbook editors --into FOLDER` writes the files")
    }
  }

  private func list(_ editors: [EditorFiles.Editor]) {
    let width = editors.map(\.name.count).max() ?? 0
    for editor in editors {
      Console.out(editor.name.padded(right: width + 2) + editor.summary)
    }
    Console.out("\n`motionbook editors NAME` prints the settings.")
  }

  /// The folder that a package has.
  private static var folder: String? {
    ProgramFile.path.flatMap {
      ProgramFolder.path(
        named: ["share/motionbook/editors"], holding: "vim/syntax/motion.vim", above: $0)
    }
  }

  private func write(_ editors: [EditorFiles.Editor], into folder: String) throws {
    do throws(FileProblem) {
      var files = EditorFiles.data
      for (path, text) in editors.flatMap(\.files) { files[path] = Array(text.utf8) }
      for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
        let file = folder + "/" + path
        try NewFolder.create(FilePath.split(file).folder)
        try AtomicFile.write(file, bytes, over: .anything)
      }
    } catch {
      Console.error("error: \(error.sentence)")
      throw ExitCode(Status.failed.rawValue)
    }
  }
}
