import Commands
import Diagnostics

/// Checkpoints and forks, whose names are the session's and no world's.
extension Adviser {
  /// What is said of a checkpoint's or a fork's name where nothing else has it, and of a verb that
  /// waits for such a name; nil where it is neither.
  func ofBranches(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    let help: String? =
      switch diagnostic.mistake.id {
      case .missingSubject: sample(for: span.text)
      case .unknownName, .unknownView, .unknownObject, .unknownClause: way(to: span.text)
      default: nil
      }
    guard let help else {
      // Their verbs take one word, so that no word less mends a line.
      let verb = line.text.prefix { $0.isLetter }
      return Self.verbs.contains(String(verb)) ? rewritten(diagnostic, span, line) : nil
    }
    return Diagnostic(
      diagnostic.mistake.withoutSuggestion.helped(by: help), at: span,
      severity: diagnostic.severity)
  }

  private static let verbs: Set = ["checkpoint", "restore", "fork", "switch"]

  private func way(to name: String) -> String? {
    if branches.checkpoint(named: name) != nil {
      return "`\(name)` is a checkpoint: write `restore \(name)` to go back to it"
    }
    guard let fork = branches.fork(named: name), fork.name != branches.current else { return nil }
    return "`\(name)` is a fork: write `switch \(name)` to go there"
  }

  /// The nearest line with a verb that stands alone.
  private func sample(for verb: String) -> String? {
    switch verb {
    case "checkpoint": return "write `checkpoint before`, or any name"
    case "fork": return "write `fork idea`, or any name"
    case "restore":
      return branches.checkpoints.last.map { "write `restore \($0.name)`" }
        ?? "there is none yet; write `checkpoint before` where you want to come back to"
    case "switch":
      return branches.forks.last { $0.name != branches.current }.map { "write `switch \($0.name)`" }
        ?? "there is none yet; write `fork idea` to make one"
    default: return nil
    }
  }
}
