/// The calls of completions and delegates: at the end of each step, and for what happens between two
/// steps at the begin of the second, so that none of them changes the stage in the middle of a frame.
extension Stage {
  /// Calls a function once an animation has ended, after the step in which it does.
  ///
  /// - Parameters:
  ///   - id: the animation; one that has ended already calls nothing.
  ///   - completion: gets the end; what it throws is kept in `callbackErrors`.
  public func whenEnded(
    _ id: AnimationID, _ completion: @escaping (StageEvent.AnimationEnd) throws -> Void
  ) {
    completions[id, default: []].append(completion)
  }

  /// Runs code of the client's that is called in the middle of other code, and keeps its error.
  package func attempt(_ call: () throws -> Void) {
    do { try call() } catch { callbackErrors.append(error) }
  }

  func noteCompletions(of end: StageEvent.AnimationEnd) {
    guard let due = completions.removeValue(forKey: end.id) else { return }
    calls += due.map { completion in
      { [unowned self] in attempt { try completion(end) } }
    }
  }

  /// Makes the calls that are due. Those that they lead to wait for the next step.
  func makeCalls() {
    guard !calls.isEmpty else { return }
    let due = calls
    calls = []
    for call in due { call() }
  }
}
