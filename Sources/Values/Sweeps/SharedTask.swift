/// A task that other processes of the program do together with the one that gave it out.
public protocol SharedTask {
  /// Into how many shares it was dealt. Others have all but the last.
  var shareCount: Int { get }
  /// What they have answered since this was asked last. One that dies leaves its answers missing.
  func answers() -> [[UInt8]]
  /// Ends all of them, wherever they are.
  func end()
}
