/// Mistakes with checkpoints and forks.
extension Mistake {
  /// - Parameters:
  ///   - known: The names of all checkpoints.
  ///   - isFork: Whether a fork has the name.
  public static func unknownCheckpoint(
    _ name: String, known: [String], isFork: Bool
  ) -> Mistake {
    if isFork {
      return Mistake(
        .unknownCheckpoint, "`\(name)` is a fork, not a checkpoint",
        help: "write `switch \(name)` to continue where you left it")
    }
    return Mistake(
      .unknownCheckpoint, "there is no checkpoint `\(name)`",
      suggestions: Vocabulary(known).nearest(to: name),
      help: known.isEmpty
        ? "write `checkpoint \(name)` at a point you want to return to"
        : "known checkpoints: \(shortlisted(known))")
  }

  /// - Parameters:
  ///   - known: The names of all forks.
  ///   - isCheckpoint: Whether a checkpoint has the name.
  public static func unknownFork(
    _ name: String, known: [String], isCheckpoint: Bool
  ) -> Mistake {
    if isCheckpoint {
      return Mistake(
        .unknownFork, "`\(name)` is a checkpoint, not a fork",
        help: "write `restore \(name)` to return to it")
    }
    return Mistake(
      .unknownFork, "there is no fork `\(name)`",
      suggestions: Vocabulary(known).nearest(to: name),
      help:
        "write `fork \(name)` to create it here; known forks: \(shortlisted(known))")
  }

  /// A new fork with the name of an existing one.
  public static func forkExists(_ name: String, isCurrent: Bool) -> Mistake {
    Mistake(
      .forkExists, "fork `\(name)` already exists\(isCurrent ? ", and you are in it" : "")",
      help: isCurrent
        ? "choose another name"
        : "write `switch \(name)` to go to it, or choose another name")
  }

  /// - Parameter others: The names of the other forks.
  public static func alreadyOnFork(_ name: String, others: [String]) -> Mistake {
    Mistake(
      .alreadyOnFork, "you are already in `\(name)`",
      help: others.isEmpty
        ? "write `fork idea` to start another line of history here"
        : "other forks: \(shortlisted(others))")
  }

  public static func tooManyCheckpoints(_ limit: Int) -> Mistake {
    Mistake(
      .tooMany, "a session can have at most \(limit) checkpoints",
      help: "reuse a name you no longer need, such as `checkpoint before`")
  }

  public static func tooManyForks(_ limit: Int) -> Mistake {
    Mistake(
      .tooMany, "a session can have at most \(limit) forks",
      help: "`switch` to a fork you no longer need, and `restore` a checkpoint there")
  }
}
