extension ClassState {
  /// The record of the class: a notebook without the outputs of its cells.
  public var report: String { ClassReport.text(of: self) }

  /// The first line of the report. A file that begins with it may be replaced.
  public var reportTitle: String { ClassReport.title(of: notebook) }

  public var asksNothing: Bool { questions.isEmpty }

  /// The class in one line.
  public var summary: String {
    let stuck = people.values.filter(\.isStuck).count
    var parts = ["\(people.count) \(people.count == 1 ? "person" : "people")"]
    if stuck > 0 { parts.append("\(stuck) stuck") }
    let (from, to) = (pace.steps.lowerBound + 1, pace.steps.upperBound + 1)
    parts.append(from == to ? "step \(from) of \(notebook.steps.count)" : "steps \(from) to \(to)")
    if pace.isPaused { parts.append("paused") }
    if let question = current.map({ questions[$0] }) {
      let again = question.vote == 2 ? "second vote " : ""
      // A narrow terminal cuts the end.
      parts.append("\(again)\(question.state.rawValue), \(question.count()) guessed")
      parts.append(question.asked.subject)
    }
    if hasEnded { parts.append("ended") }
    return parts.joined(separator: " · ")
  }
}
