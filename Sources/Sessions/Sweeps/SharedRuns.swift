import Execution
import Sharing
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
  func run(_ run: Int, in world: World?, meter: Meter) throws(Failure) -> SweepRuns.Outcome
}

extension SharedTask {
  /// Does the remaining runs together with the other processes.
  ///
  /// - Parameters:
  ///   - left: The runs that the task has; fewer are answered if their work exceeds a limit.
  ///   - answers: Takes the answer of each run.
  ///   - doHere: Does a run in this process.
  ///   - progressed: Called with the number of answers.
  func finish(
    _ left: Range<Int>, of runs: some SharedRuns, workLeft: Int?,
    into answers: inout [Int: SweepShare.Answer],
    doHere: (_ run: Int, _ answered: Int) throws(Failure) -> SweepShare.Answer,
    progressed: (Int) -> Void
  ) throws(Failure) {
    var work = 0
    for run in order(of: left) {
      for bytes in self.answers() {
        guard let answer = try? SweepShare.Answer(bytes: bytes), left.contains(answer.run),
          answer.row.measured.count == runs.measureCount
        else { continue }
        if answers.updateValue(answer, forKey: answer.run) == nil { work += answer.cost }
      }
      if answers[run] == nil {
        let answer = try doHere(run, answers.count)
        answers[run] = answer
        work += answer.cost
      }
      progressed(answers.count)
      // The total exceeds the limit; counting in order will show at which run.
      if let workLeft, work > workLeft { return }
    }
  }
}
