/// One of several shares of a task, such as `3/100`. It has every `count`-th run, so that runs
/// which take longer and longer are dealt evenly.
public struct Shard: Hashable, Sendable {
  /// From 1 to `count`, as `split` and test runners count.
  public let number: Int
  public let count: Int

  /// Nil if there is no such share.
  public init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// The share that contains all runs.
  public static let whole = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// The number of runs in the share, of all of them.
  package func size(of runs: Int) -> Int { (runs - number + count) / count }

  /// Whether the share contains a run. Runs are counted from 0.
  package func contains(_ run: Int) -> Bool { run % count == number - 1 }
}
