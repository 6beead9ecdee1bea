import JSON

/// What the teacher's page alone gets.
extension ClassState {
  var undoJSON: JSONValue {
    guard let undo, undo.left(at: now) > 0 else { return .null }
    return ["of": .string(undo.act.name), "left": Self.seconds(undo.left(at: now))]
  }

  func jsonForTeacher(of person: ClassPerson) -> JSONValue {
    let apart = questions.indices.filter { questions[$0].progress.apart.contains(person.id) }
    let guessed = questions.indices.filter { questions[$0].hasGuess(of: person.id) }
      .filter { !apart.contains($0) }
    let name = person.isHidden ? nil : person.name
    return [
      "id": .string(person.publicID), "name": name.map { .string($0) } ?? .null,
      "step": .integer(person.step), "stuck": .flag(person.isStuck),
      "online": .flag(person.streams > 0), "hidden": .flag(person.isHidden),
      "guessed": .array(guessed.map { .integer($0) }),
      "apart": .array(apart.map { .integer($0) }),
    ]
  }

  /// What the teacher reads at a step, with its answers and what follows them. Nobody else gets it, and no state has it.
  func script(of step: Int) -> JSONValue {
    let (words, hidden) = (notebook.words[step], hidden)
    let answers = questions.filter { $0.step == step }.map { question -> JSONValue in
      let poll = question.poll(without: hidden)
      let told = question.asked.told(poll)
      let unit = question.asked.unit.isEmpty ? "" : " \(question.asked.unit)"
      let near = told.near.map {
        told.isNearOpen
          ? " (the first vote decides what is near)"
          : " (within \(question.asked.written(.number($0)))\(unit))"
      }
      var fields: [String: JSONValue] = [
        "question": .integer(question.index),
        "asked": .string(
          question.asked.moment.isEmpty
            ? question.asked.subject : "\(question.asked.subject) \(question.asked.moment)"),
        "answer": .string(told.text + unit + (near ?? "")), "value": told.value,
      ]
      fields["verdict"] = question.asked.verdict(on: poll).map { .string($0) }
      fields["because"] = question.asked.because.map { .string($0) }
      return .object(fields)
    }
    return [
      "index": .integer(step), "title": .string(notebook.steps[step].title),
      "question": sentence(of: step).map { .string($0) } ?? .null,
      "text": .array(words.text.map { .string($0) }),
      "notes": .array(words.notes.map { .string($0) }), "answers": .array(answers),
      "after": .array(words.after.map { .string($0) }),
      "warnings": .array(notebook.failures(of: step).map { .string($0) }),
    ]
  }
}
