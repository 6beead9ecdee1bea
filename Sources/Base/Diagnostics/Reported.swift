/// A problem of a layer that does not know the language, with its words for the user.
public protocol Reported: Error {
  var mistake: Mistake { get }
}

extension Mistake: Reported {
  public var mistake: Mistake { self }
}

extension Mistake {
  /// The words for what a layer below threw.
  public init(reported error: any Error) {
    guard let problem = error as? any Reported else {
      // Typed throws end where a closure begins, so the compiler cannot see it: every error type of
      // the layers below the commands has its words.
      preconditionFailure("no words for \(error)")
    }
    self = problem.mistake
  }
}

/// Runs code of the layers below; a problem of theirs becomes a mistake.
public func attempt<T>(_ body: () throws -> T) throws(Mistake) -> T {
  do {
    return try body()
  } catch {
    throw Mistake(reported: error)
  }
}
