import JSON

/// What a phone alone gets.
extension ClassState {
  /// The part about one participant alone; `null` for strangers to the class.
  func ownState(of secret: String) -> JSONValue {
    guard let person = people[secret] else { return .null }
    let guesses = questions.flatMap { question in
      (1...2).compactMap { vote in
        question.guess(of: person.id, vote: vote).map { guess -> JSONValue in
          [
            "step": .integer(question.step), "question": .integer(question.index),
            "vote": .integer(vote), "value": guess.answer,
          ]
        }
      }
    }
    var fields: [String: JSONValue] = [
      "step": .integer(person.step), "stuck": .flag(person.isStuck),
      "name": person.name.map { .string($0) } ?? .null, "guesses": .array(guesses),
      "run": whyNoRun(person.id).map { .string($0.sentence) } ?? .null,
      "told": told(person.id), "keys": keys(of: person.id),
    ]
    fields["run_to"] = runnable(by: person.id).map { .integer($0) }
    return .object(fields)
  }

  /// The answers that somebody alone knows.
  private func told(_ person: Int) -> JSONValue {
    let hidden = hidden
    return .array(
      questions.filter { $0.state != .revealed && $0.told.contains(person) }.map { question in
        var fields = answer(to: question, question.poll(without: hidden))
        fields["step"] = .integer(question.step)
        fields["question"] = .integer(question.index)
        return .object(fields)
      })
  }

  /// The texts of steps that somebody has and others have not.
  private func keys(of person: Int) -> JSONValue {
    guard questions.contains(where: { $0.told.contains(person) }) else { return .object([:]) }
    let own = notebook.steps.indices.map { ($0, key(of: $0, for: person)) }
      .filter { $1 != key(of: $0) }
    return .object(Dictionary(own.map { ("\($0)", .string($1)) }) { $1 })
  }
}
