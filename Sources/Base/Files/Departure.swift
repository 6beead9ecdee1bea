/// The leaving of a session for another one, recorded so that `undo` goes back to it even after the
/// other one was restored.
public struct Departure: Hashable, Sendable {
  /// The statements that lead to the session that was left.
  public enum Left: Hashable, Sendable {
    /// Its number among the kept sessions.
    case session(Int)
    /// Its only statement, such as one that opens a notebook; in one line.
    case statement(String)
  }

  public let left: Left
  /// The statement that left it.
  public let statement: String
  /// The number of items in the record with which the other session began.
  public let itemCount: Int

  public init(left: Left, statement: String, itemCount: Int) {
    (self.left, self.statement, self.itemCount) = (left, statement, itemCount)
  }
}
