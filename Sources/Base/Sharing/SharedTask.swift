/// A task that other processes of the program share with the one that started it.
public protocol SharedTask {
  /// The number of shares. Other processes do all but the last.
  var shareCount: Int { get }
  /// The answers since the last call. The answers of a process that died are missing.
  func answers() -> [[UInt8]]
  /// Ends the other processes.
  func end()
}

extension SharedTask {
  /// The order in which this process takes runs: first its own share, then runs of the others from
  /// the end, so that it never waits for a process that started late, is slow or has died.
  package func order(of runs: Range<Int>) -> [Int] {
    let own = Shard(shareCount, of: shareCount)
    let isOwn = { (run: Int) in own?.contains(run - runs.lowerBound) ?? true }
    return runs.filter(isOwn) + runs.reversed().filter { !isOwn($0) }
  }
}
