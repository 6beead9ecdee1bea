/// A task that other processes of the program share with the one that started it.
public protocol SharedTask {
  /// The number of shares. Other processes do all but the last.
  var shareCount: Int { get }
  /// The answers since the last call. The answers of a process that died are missing.
  func answers() -> [[UInt8]]
  /// Ends the other processes.
  func end()
}
