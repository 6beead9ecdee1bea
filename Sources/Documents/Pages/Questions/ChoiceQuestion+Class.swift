import JSON

/// The choices of a class.
extension ChoiceQuestion {
  package func encoded(_ sent: JSONValue) -> JSONValue? {
    sent.string.flatMap { choices.contains($0) ? .string($0) : nil }
  }

  package func rank(of answer: JSONValue) -> Double {
    answer.string.flatMap(choices.firstIndex).map(Double.init) ?? .infinity
  }

  package func written(_ answer: JSONValue) -> String { answer.string ?? "" }

  package var offered: [String: JSONValue] { ["choices": .array(choices.map { .string($0) })] }

  package func results(of poll: Poll, isRevealed: Bool) -> [String: JSONValue] {
    var fields: [String: JSONValue] = ["dots": .array(poll.votes.map { .array($0) })]
    if isRevealed { fields["answer"] = .string(answer) }
    return fields
  }

  package func sentences(on poll: Poll) -> [String] {
    ["**\(subject) – \(answer)**"] + (because.map { [$0] } ?? [])
      + zip(["first", "second"], poll.votes).map { name, answers in
        guard !answers.isEmpty else { return "Nobody guessed in the \(name) vote." }
        let hits = answers.count { $0.string == answer }
        return "In the \(name) vote, \(hits) of \(answers.count) were right."
      }
  }

  package func picture(of poll: Poll) -> [String] {
    let rows = choices.map { choice in
      VotePlot.Row(
        label: choice, counts: poll.votes.map { vote in vote.count { $0.string == choice } },
        mark: choice == answer ? "right" : nil)
    }
    return VotePlot(rows, votes: poll.votes.count).lines
  }
}
