import Pages

extension ClassNotebook {
  /// What a teacher should know before the room sees it: how much it has, which steps fail, and which of them ask
  /// for an answer that no phone can give.
  public var notices: [String] {
    let asking = steps.map(\.questions.count).reduce(0, +)
    let size =
      "\(steps.count) \(steps.count == 1 ? "step" : "steps"), "
      + "\(asking) \(asking == 1 ? "question" : "questions")"
    guard asking > 0 else {
      return [size, "note: this notebook asks nothing; a cell with `predict` or `ask` does"]
        + failures
    }
    return [size]
      + note("phones cannot answer what these steps ask in their text") {
        steps[$0].questions.isEmpty && words[$0].question != nil
      }
      + note("without `within`, the first vote decides what is near at these steps") {
        steps[$0].questions.contains { $0.told(Poll(votes: [])).isNearOpen }
      } + failures
  }

  /// What is said of the steps for which something holds; nothing without any.
  private func note(_ words: String, where holds: (Int) -> Bool) -> [String] {
    let places = steps.indices.filter(holds).map { "\($0 + 1)" }
    return places.isEmpty ? [] : ["note: \(words): \(places.joined(separator: ", "))"]
  }

  private var failures: [String] { steps.indices.flatMap(failures) }

  /// Why a step is not as it was meant.
  func failures(of step: Int) -> [String] {
    let piece = steps[step]
    let asked = Set(steps.flatMap(\.questions).map(\.subject))
    let lost = piece.askedSubjects.filter { subject in
      !asked.contains { subject == $0 || subject.hasPrefix("\($0) at ") }
    }
    return (piece.mistake.map { ["warning: step \(step + 1) fails: \($0)"] } ?? [])
      + lost.map { "warning: step \(step + 1) has no answer to `\($0)`, so it does not ask it" }
  }
}
