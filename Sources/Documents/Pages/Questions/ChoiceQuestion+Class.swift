import JSON

/// The choices of a class.
extension ChoiceQuestion {
  package func encoded(_ sent: JSONValue) -> JSONValue? {
    sent.string.flatMap { choices.contains($0) ? .string($0) : nil }
  }

  package func problem(with sent: JSONValue) -> String? { nil }

  package var moment: String { "" }

  package var sentence: String? { subject }

  package func rank(of answer: JSONValue) -> Double {
    answer.string.flatMap(choices.firstIndex).map(Double.init) ?? .infinity
  }

  package func written(_ answer: JSONValue) -> String { answer.string ?? "" }

  package var offered: [String: JSONValue] { ["choices": .array(choices.map { .string($0) })] }

  package func results(of poll: Poll, withAnswer: Bool) -> [String: JSONValue] {
    ["dots": .array(poll.votes.map { .array($0) })]
  }

  package func isNear(_ answer: JSONValue, in poll: Poll) -> Bool { isRight(answer) }

  private func isRight(_ choice: JSONValue) -> Bool { choice.string == answer }

  package func told(_ poll: Poll) -> ToldAnswer {
    ToldAnswer(value: .string(answer), text: answer)
  }

  package func words(_ vote: Int, of poll: Poll) -> String {
    choices.compactMap { choice in
      let count = poll.votes[vote].count { $0.string == choice }
      return count == 0 ? nil : "\(count) “\(choice)”"
    }.joined(separator: ", ")
  }

  package func verdict(on poll: Poll) -> String? {
    poll.verdict("chose “\(answer)”", where: isRight)
  }

  package func sentences(on poll: Poll) -> [String] {
    ["**\(subject) – \(answer)**"] + (because.map { [$0] } ?? [])
      + zip(["first", "second"], poll.votes).map { name, answers in
        guard !answers.isEmpty else { return "Nobody guessed in the \(name) vote." }
        return
          "In the \(name) vote, \(answers.count(where: isRight)) of \(answers.count) were right."
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
