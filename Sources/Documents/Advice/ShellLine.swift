import Diagnostics
import Sessions

/// A line for the shell, typed at Motionbook's prompt: `motionbook check fall.md`, `man gravity`.
struct ShellLine {
  let translation: Translation

  private static let programs = [
    "brew", "cat", "cd", "code", "cp", "curl", "emacs", "git", "jupyter", "less", "load_ext",
    "ls", "man", "matplotlib", "mkdir", "motionbook", "mv", "nano", "npm", "npx", "pip", "pip3",
    "pwd", "python", "python3",
    "rm", "sudo", "vim", "xcrun",
  ]
  /// How a path begins that is all of a line.
  private static let folders = ["./", "../", "/", "~/", "notebooks/", "scripts/"]
  /// What follows `motionbook` in the shell.
  private static let subcommands = [
    "accept", "check", "class", "continue", "editors", "present", "run",
  ]

  /// What Jupyter has of Motionbook.
  static let kernel =
    "in Jupyter it is a kernel: `motionbook kernel install` in the shell"

  init?(_ text: String, _ trial: LineTrial) {
    let words = text.drop { "%!$ ".contains($0) }.prefix { $0 != "\n" }.split(separator: " ").map(
      String.init)
    guard let program = words.first, words.dropFirst().first != "=" else { return nil }
    let isCommand = trial.begins(with: program)
    let isHelp = words.count == 2 && isCommand && ["--help", "-h"].contains(words[1])
    if ["--help", "-h", "-help"].contains(text.trimmed) {
      translation = Translation(language: "a line for the shell", lines: ["help"], remarks: [])
      return
    }
    let isOfProgram =
      (words.count < 3 || !isCommand)
      && (program.hasPrefix("--") && program.dropFirst(2).first?.isLetter == true
        || Self.subcommands.contains(program)
          && (words.contains { $0.contains(".md") } || words.count == 1 && !isCommand))
    let isPath =
      words.count < 3 && Self.folders.contains { program.hasPrefix($0) && program != $0 }
      || words.count == 1 && program.hasSuffix(".md")
    let isOfSwift =
      program == "swift" && words.count > 1
      && ["build", "package", "run", "test"].contains(words[1])
    guard
      isHelp || isOfProgram || isPath || isOfSwift
        || (Self.programs.contains(program)
          || text.hasPrefix("!") && program.allSatisfy(\.isLetter))
          && !isCommand
    else { return nil }
    let file = words.last { $0.contains(".md") }?.split(separator: "\"").first
    // Its options are not the ones of our commands.
    let typed = words.count < 3 ? words.joined(separator: " ") : "\(program) \(file ?? "--help")"
    let line =
      switch (program, words.count) {
      case _ where isHelp: "help \(program)"
      case ("man", 2): "help \(words[1])"
      case ("motionbook", 2) where words[1].hasSuffix("-help") || words[1] == "-h": "help"
      case ("run", 2), ("continue", 2), ("motionbook", 2), ("cat", 2), ("less", 2), ("vim", 2):
        file.map { "open \"\($0)\"" }
      case _ where isPath: file.map { "open \"\($0)\"" }
      case ("ls", _): "sessions"
      default: nil as String?
      }
    translation = Translation(
      language: "a line for the shell", lines: [line].compactMap { $0 },
      remarks: (isOfProgram
        ? ["the shell's line is `motionbook \(typed)`"] : [])
        + (["jupyter", "load_ext", "matplotlib"].contains(program)
          || program.hasPrefix("pip") && text.contains(#/jupyter|kernel|motionbook/#)
          ? [Self.kernel] : [])
        + ["`quit` leaves Motionbook for the shell; the session is kept"])
  }
}
