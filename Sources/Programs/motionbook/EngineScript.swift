import ArgumentParser
import Files
import FrontEnd
import Platform

/// The script with the engine, which `scripts/web` makes and packages have.
enum EngineScript {
  /// The most bytes of it.
  private static let limit = 32_000_000

  /// The folders in which it may be, from that of the program: installed, and in the project.
  private static let folders = ["../share/motionbook", "../../web"]

  /// - Throws: The exit code, after a message.
  static func text() throws -> String {
    guard let script else {
      Console.error(
        """
        error: there is no engine beside this program, which lets a page run
        help: in the folder of the project, `scripts/web` makes it, in about 15 minutes
        """)
      throw ExitCode(Status.unreadable.rawValue)
    }
    return script
  }

  /// The path in a site of a script that live pages share.
  static func path(of script: String) -> String { "motionbook/" + name(of: script) }

  /// The name of the file. Another engine has another one.
  static func name(of script: String) -> String {
    "engine-\(Fingerprint(text: script).written).js"
  }

  private static var script: String? {
    guard let program = ProgramFile.path.flatMap(FilePath.real) else { return nil }
    let folder = FilePath.split(program).folder
    for place in folders.compactMap({ FilePath.real(folder + $0) }) {
      guard let bytes = try? FolderFile.read("engine.js", below: place, limit: limit) else {
        continue
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    return nil
  }
}
