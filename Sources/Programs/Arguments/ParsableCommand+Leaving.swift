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
    if !message.isEmpty {
      if code.isSuccess { Console.out(message) } else { Console.error(message) }
    }
    Status.end(code == .validationFailure ? Status.usage.rawValue : code.rawValue)
  }
}
