import Diagnostics
import Sessions

/// A line for the shell, typed at Motionbook's prompt: `motionbook check fall.md`, `man gravity`.
struct ShellLine {
  let translation: Translation

  private static let programs = [
    "brew", "cat", "cd", "cp", "git", "less", "ls", "man", "mkdir", "motionbook", "mv", "npm",
    "pip",
    "pwd", "python", "rm", "sudo", "vim",
  ]

  init?(_ text: String, _ trial: LineTrial) {
    let words = text.drop { "%!$ ".contains($0) }.prefix { $0 != "\n" }.split(separator: " ").map(
      String.init)
    guard let program = words.first, words.dropFirst().first != "=" else { return nil }
    let isOfFile =
      words.count == 2 && ["check", "class", "run"].contains(program)
      && words[1].contains(".md")
    guard isOfFile || (Self.programs.contains(program) && !trial.begins(with: program)) else {
      return nil
    }
    let file = words.last { $0.hasSuffix(".md") }?.split(separator: "\"").first
    let line =
      switch (program, words.count) {
      case ("man", 2): "help \(words[1])"
      case ("motionbook", 2) where words[1].hasSuffix("-help") || words[1] == "-h": "help"
      case ("run", 2), ("motionbook", 2), ("cat", 2), ("less", 2), ("vim", 2):
        file.map { "open \"\($0)\"" }
      case ("ls", _): "sessions"
      default: nil as String?
      }
    translation = Translation(
      language: "a line for the shell", lines: [line].compactMap { $0 },
      remarks: (isOfFile
        ? ["the shell's line is `motionbook \(words.joined(separator: " "))`"] : [])
        + ["`quit` leaves Motionbook for the shell; the session is kept"])
  }
}
