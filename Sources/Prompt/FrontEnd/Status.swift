import Platform
import Playing

/// The exit status of the program.
package enum Status: Int32 {
  case good = 0
  case failed = 1
  case usage = 2
  case unreadable = 3
  case interrupted = 130

  /// The status for an ending; `quit` counts as success.
  package init(_ ending: RunStatus) {
    self =
      switch ending {
      case .finished, .quit: .good
      case .failed: .failed
      case .unreadable: .unreadable
      case .interrupted: .interrupted
      }
  }

  /// Ends the program.
  package static func end(_ code: Int32) -> Never { exit(code) }
}
