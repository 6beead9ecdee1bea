import ArgumentParser
import FrontEnd
import Platform
import Terminal

extension ParsableCommand {
  /// Ends with status 2 for wrong usage, like most tools; ArgumentParser's own is 64.
  package static func leave(with error: any Error) -> Never {
    // The parser lays its options out by this, and needs some room.
    setenv("COLUMNS", "\(max(40, Terminal.width(STDOUT_FILENO)))", 1)
    let code = exitCode(for: error)
    let message = fullMessage(for: error)
    if code.isSuccess, !message.isEmpty { Console.out(message) }
    if !code.isSuccess, !message.isEmpty { Console.error(plain(message)) }
    Status.end(code == .validationFailure ? Status.usage.rawValue : code.rawValue)
  }

  /// A message that begins like every other one.
  private static func plain(_ message: String) -> String {
    message.hasPrefix("Error: ") ? "e" + message.dropFirst() : message
  }
}
