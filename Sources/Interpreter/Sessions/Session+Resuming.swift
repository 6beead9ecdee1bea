import Evaluation

/// Several places of one text at once, for a front end that runs the text again while it is edited.
extension Session {
  /// Continues from the end of a history, also of another session, in a world that a replay makes.
  ///
  /// - Returns: False if the replay was interrupted or took too much work; then nothing has changed.
  package func resume(at place: History) -> Bool {
    guard let fresh = try? Replay(place.log, hooks: hooks, meter: meter).run() else { return false }
    goOn(from: Snapshot(world: fresh, history: place))
    return true
  }

  /// The history without its world and its lines: what is left of it for statements that begin with `reset`.
  package var historyForReset: History {
    var rest = History(commands)
    (rest.traces, rest.branches) = (traces, branches)
    let settings = world.values.settings
    if settings != World.Settings() {
      rest.log.append(.settings(settings), traces: traces, ending: StatementLog.Ending(frame: 0))
    }
    return rest
  }
}

extension History {
  /// Whether statements that begin with `reset` find the same here as in another history: the
  /// settings for answers, checkpoints, forks, and the traces whose names they mention.
  package func leaves(sameAs other: History, for words: Set<String>) -> Bool {
    log.carriedSettings == other.log.carriedSettings && branches.isSame(as: other.branches)
      && traces.isSame(as: other.traces, for: words)
  }

  /// The history after a `reset`, had its statements started from other traces.
  package func moved(from old: History, to new: History) -> History {
    var moved = self
    moved.traces = new.traces
    for name in traces.names {
      guard let kept = traces.kept(named: name), kept !== old.traces.kept(named: name) else {
        continue
      }
      try? moved.traces.keep(kept, as: name)
    }
    return moved
  }
}

extension StatementLog {
  fileprivate var carriedSettings: [World.Settings] {
    entries.compactMap { if case .settings(let settings) = $0.act { settings } else { nil } }
  }
}

extension Branches {
  fileprivate func isSame(as other: Branches) -> Bool {
    func isSame(_ some: [NamedLog], _ others: [NamedLog]) -> Bool {
      some.count == others.count && zip(some, others).allSatisfy { $0 === $1 }
    }
    // The first line stands at the start of every session.
    return isSame(checkpoints, other.checkpoints) && current == other.current
      && isSame(Array(forks.dropFirst()), Array(other.forks.dropFirst()))
  }
}

extension Traces {
  /// Whether the results that some words name are the same ones in both.
  fileprivate func isSame(as other: Traces, for words: Set<String>) -> Bool {
    (names + other.names).allSatisfy { name in
      let word = String(name.prefix { $0 != "[" && $0 != "." })
      return !words.contains(word) || kept(named: name) === other.kept(named: name)
    }
  }
}
