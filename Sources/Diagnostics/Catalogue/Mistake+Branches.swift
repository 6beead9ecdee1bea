/// What is wrong with checkpoints and forks.
extension Mistake {
  /// - Parameters:
  ///   - known: the names of all checkpoints.
  ///   - isFork: whether a fork has the name.
  public static func unknownCheckpoint(
    _ name: String, known: [String], isFork: Bool
  ) -> Mistake {
    if isFork {
      return Mistake(
        .unknownCheckpoint, "`\(name)` is a fork and no checkpoint",
        help: "write `switch \(name)` to go there as it was left")
    }
    return Mistake(
      .unknownCheckpoint, "there is no checkpoint `\(name)`",
      suggestions: Vocabulary(known).nearest(to: name),
      help: known.isEmpty
        ? "write `checkpoint \(name)` where you want to come back to"
        : "there is \(shortlisted(known))")
  }

  /// - Parameters:
  ///   - known: the names of all forks.
  ///   - isCheckpoint: whether a checkpoint has the name.
  public static func unknownFork(
    _ name: String, known: [String], isCheckpoint: Bool
  ) -> Mistake {
    if isCheckpoint {
      return Mistake(
        .unknownFork, "`\(name)` is a checkpoint and no fork",
        help: "write `restore \(name)` to go back to it")
    }
    return Mistake(
      .unknownFork, "there is no fork `\(name)`",
      suggestions: Vocabulary(known).nearest(to: name),
      help:
        "write `fork \(name)` to make it from here; there is \(shortlisted(known))")
  }

  /// A fork that is made again.
  public static func forkExists(_ name: String, isCurrent: Bool) -> Mistake {
    Mistake(
      .forkExists, "there is a fork `\(name)` already\(isCurrent ? ", and you are in it" : "")",
      help: isCurrent
        ? "give the new one another name"
        : "write `switch \(name)` to go there, or give the new one another name")
  }

  /// - Parameter others: the names of the other forks.
  public static func alreadyOnFork(_ name: String, others: [String]) -> Mistake {
    Mistake(
      .alreadyOnFork, "you are in `\(name)` already",
      help: others.isEmpty
        ? "write `fork idea` to make another line of history from here"
        : "there is also \(shortlisted(others))")
  }

  public static func tooManyCheckpoints(_ limit: Int) -> Mistake {
    Mistake(
      .tooMany, "a session has at most \(limit) checkpoints",
      help: "write a name again that you need no more, as in `checkpoint before`")
  }

  public static func tooManyForks(_ limit: Int) -> Mistake {
    Mistake(
      .tooMany, "a session has at most \(limit) forks",
      help: "`switch` to one that you need no more, and `restore` a checkpoint there")
  }
}
