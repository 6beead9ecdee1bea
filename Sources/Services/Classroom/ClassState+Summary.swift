extension ClassState {
  /// The record of the class: a notebook without the outputs of its cells.
  public var report: String { ClassReport.text(of: self) }

  /// The first line of the report. A file that begins with it may be replaced.
  public var reportTitle: String { ClassReport.title(of: notebook) }

  /// The class in one line. A narrow terminal cuts the end, so what changes comes first.
  public var summary: String {
    let (present, stuck) = (present.count, people.values.count(where: \.isStuck))
    var parts = hasEnded ? ["ended"] : []
    parts.append(people.count == present ? "\(present) here" : "\(present) of \(people.count) here")
    if stuck > 0 { parts.append("\(stuck) stuck") }
    if !isOpen { parts.append("door closed") }
    let (from, to) = (pace.steps.lowerBound + 1, pace.steps.upperBound + 1)
    parts.append(from == to ? "step \(from) of \(notebook.steps.count)" : "steps \(from) to \(to)")
    if pace.isPaused { parts.append("paused") }
    if let key = proposed.flatMap(ClassKey.named) { parts.append("next: \(key.key)") }
    if let question = current.map({ questions[$0] }) { parts += summary(of: question) }
    return parts.joined(separator: " · ")
  }

  private func summary(of question: ClassQuestion) -> [String] {
    let vote = question.vote == 2 ? "second vote " : ""
    let counting = question.progress.locksAt == nil ? "" : ", locks soon"
    let voters = question.voters(among: present)
    let counts = "\(question.count(where: voters.contains)) of \(voters.count) guessed"
    let poll = question.poll(without: hidden)
    let isRevealed = question.state == .revealed
    let words =
      isRevealed
      ? question.asked.verdict(on: poll) : question.asked.words(question.vote - 1, of: poll)
    return ["\(vote)\(question.state.rawValue)\(counting)"]
      + (question.state == .open ? [counts] : []) + (words.map { $0.isEmpty ? [] : [$0] } ?? [])
  }

  /// What is asked before an act that cannot be taken back; nil for one that is simply done.
  public func doubt(about act: ClassAct) -> String? {
    switch act {
    case .end: return "This ends the class for everybody. Press e again to end it."
    case .question(.show, nil):
      return current.map { questions[$0].state } == .open
        ? "The vote is still open. Press w again to end it and to show all guesses." : nil
    case .question(.reveal, nil):
      guard let question = current.map({ questions[$0] }), question.acts.contains(.reveal) else {
        return nil
      }
      let isFirst = question.vote == 1 && question.state == .locked
      return isFirst
        ? "No second vote? Press r again to reveal the answer."
        : "Press r again to reveal the answer on all screens."
    default: return nil
    }
  }

  /// What is asked before a presentation runs a cell on whose question the class is; nil if nothing waits.
  public func doubt(aboutRunning cell: Int) -> String? {
    guard let step = notebook.step(ofCell: cell), !hasEnded,
      let waiting = questions.first(where: { $0.step == step && $0.isPending })
    else { return nil }
    switch waiting.state {
    case .open: return "The vote is still open. Press Space again to end it."
    case .talk: return "They still talk. Press Space again to reveal the answer."
    default: return "Its question is not asked yet. Press Space again to run it."
    }
  }
}
