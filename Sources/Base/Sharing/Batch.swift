/// The answer of one run of a batch.
package protocol BatchAnswer {
  /// The number of the run, from 0.
  var run: Int { get }
  /// Its work, in the unit of the limits.
  var cost: Int64 { get }
}

/// Runs that do not depend on each other, done here and in other processes of the program. Neither
/// the answers nor their order depend on which process does a run.
package struct Batch<Answer: BatchAnswer, Stop: Error> {
  /// The work that all runs together may do; nil for no limit.
  package var workLeft: Int64?
  /// The work beyond which starting other processes is worth it. It is counted, not timed, so it is
  /// the same everywhere.
  package var worthSharing: Int64
  /// Does a run here; `known` is the number of answers so far.
  package var doHere: (_ run: Int, _ known: Int) throws(Stop) -> Answer
  /// Reads an answer of another process; nil if it is none.
  package var read: ([UInt8]) -> Answer?
  /// Told how many answers there are.
  package var progressed: (_ known: Int) -> Void

  package init(
    workLeft: Int64? = nil, worthSharing: Int64, read: @escaping ([UInt8]) -> Answer?,
    progressed: @escaping (_ known: Int) -> Void,
    doHere: @escaping (_ run: Int, _ known: Int) throws(Stop) -> Answer
  ) {
    (self.workLeft, self.worthSharing) = (workLeft, worthSharing)
    (self.read, self.progressed, self.doHere) = (read, progressed, doHere)
  }

  /// Whether the runs that are left are worth starting other processes, judged by the work of those
  /// that are done.
  package func isWorthSharing(_ work: Int64, of done: Int, left: Int) -> Bool {
    done > 0 && left > 1 && work / Int64(done) * Int64(left) > worthSharing
  }

  /// Does runs and passes on the answer of each, in order, as soon as those before it are known.
  ///
  /// - Parameters:
  ///   - runs: All runs, in order, if other processes may help.
  ///   - share: Starts other processes for the runs from one on; nil if there are none. Asked once.
  package func forEach(
    of runs: [Int], sharing share: (_ first: Int) -> (any SharedTask)?,
    give: (Answer) throws(Stop) -> Void
  ) throws(Stop) {
    var answers: [Int: Answer] = [:]
    var (given, workHere, isShared) = (0, Int64(0), false)
    func accept(_ answer: Answer) throws(Stop) {
      answers[answer.run] = answer
      while given < runs.count, let next = answers.removeValue(forKey: runs[given]) {
        given += 1
        try give(next)
      }
    }
    while given < runs.count {
      if !isShared, isWorthSharing(workHere, of: given, left: runs.count - given) {
        isShared = true
        if let others = share(given) {
          defer { others.end() }
          try finish(given..<runs.count, with: others, knownBefore: given, accept: accept)
          continue
        }
      }
      progressed(given)
      let answer = try doHere(runs[given], given)
      workHere += answer.cost
      try accept(answer)
    }
  }

  /// Does runs together with other processes.
  ///
  /// - Parameters:
  ///   - left: The runs that the task has; fewer are answered if their work exceeds the limit.
  ///   - accept: Called with the answer of each run, in any order.
  package func finish(
    _ left: Range<Int>, with others: any SharedTask, knownBefore: Int = 0,
    accept: (Answer) throws(Stop) -> Void
  ) throws(Stop) {
    var (known, work) = (Set<Int>(), Int64(0))
    func note(_ answer: Answer) throws(Stop) {
      guard left.contains(answer.run), known.insert(answer.run).inserted else { return }
      work += answer.cost
      try accept(answer)
    }
    for run in others.order(of: left) {
      for bytes in others.answers() {
        if let answer = read(bytes) { try note(answer) }
      }
      if !known.contains(run) { try note(try doHere(run, knownBefore + known.count)) }
      progressed(knownBefore + known.count)
      // The total exceeds the limit; counting in order shows at which run.
      if let workLeft, work > workLeft { return }
    }
  }
}
