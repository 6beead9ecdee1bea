import Evaluation
import Values

/// Runs that other processes can do as well as this one, each in a fresh session made from the log.
protocol SharedRuns {
  var log: StatementLog { get }
  var traces: Traces { get }
  var runCount: Int { get }
  /// The number of values that each run measures.
  var measureCount: Int { get }

  /// Does one run, counted from 0.
  ///
  /// - Parameter world: A world with the state of the log; nil to create one here.
  /// - Throws: `interrupted`; `failed` if the session cannot be replayed.
  func run(_ run: Int, in world: World?, meter: WorkMeter) throws(Failure) -> SweepRuns.Outcome
}

extension SharedRuns {
  /// An answer of another process; nil if it is none of these runs.
  func read(_ bytes: [UInt8]) -> SweepShare.Answer? {
    guard let answer = try? SweepShare.Answer(packed: bytes),
      answer.row.measured.count == measureCount
    else { return nil }
    return answer
  }
}
