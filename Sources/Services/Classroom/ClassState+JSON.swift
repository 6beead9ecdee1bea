import JSON

/// A viewer of a class.
public enum ClassViewer: Hashable, Sendable {
  /// A participant, by the secret of their cookie.
  case person(String)
  case teacher
  /// The projector's page, by the secret of the cookie with which it was opened.
  case wall(String)
}

extension ClassViewer {
  var isParticipant: Bool { if case .person = self { true } else { false } }

  /// The secret of the cookie with which it was opened; empty for the teacher's.
  public var owner: String {
    switch self {
    case .person(let secret), .wall(let secret): secret
    case .teacher: ""
    }
  }
}

extension ClassState {
  /// A page's content, as one object of JSON, without the reader's own part. Guesses are without
  /// persons; answers are there once they are revealed.
  func json(for viewer: ClassViewer, with others: [String: JSONValue] = [:]) -> JSONValue {
    var fields = others
    fields["version"] = .integer(version)
    fields["title"] = .string(notebook.title)
    fields["count"] = .integer(notebook.steps.count)
    fields["pace"] = [
      "from": .integer(pace.steps.lowerBound), "to": .integer(pace.steps.upperBound),
      "paused": .flag(pace.isPaused),
    ]
    fields["steps"] = .array(
      notebook.steps.indices.map { step in
        [
          "key": .string(key(of: step)), "asks": .flag(!notebook.steps[step].questions.isEmpty),
          "title": .string(notebook.steps[step].title),
        ]
      })
    let hidden = hidden
    fields["questions"] = .array(questions.map { json(of: $0, for: viewer, without: hidden) })
    fields["current"] = current.map { .integer($0) } ?? .null
    fields["people"] = .integer(people.count)
    fields["ended"] = .flag(hasEnded)
    fields["run"] = whyNoRun.map { .string($0.sentence) } ?? .null
    fields["shown"] = shownJSON
    switch viewer {
    case .person: break
    case .teacher:
      let persons = people.values.sorted { $0.id < $1.id }
      fields["persons"] = .array(persons.map(jsonForTeacher(of:)))
      fields["runs"] = runsJSON
    case .wall: break
    }
    return .object(fields)
  }

  private func json(
    of question: ClassQuestion, for viewer: ClassViewer, without hidden: Set<Int>
  ) -> JSONValue {
    let (asked, isRevealed) = (question.asked, question.state == .revealed)
    var fields: [String: JSONValue] = [
      "step": .integer(question.step), "question": .integer(question.index),
      "text": .string(asked.subject), "unit": .string(asked.unit),
      "time": asked.time.map { .number($0) } ?? .null,
      "state": .string(question.state.rawValue), "vote": .integer(question.vote),
      "guesses": .integer(question.count(without: hidden)),
    ]
    fields.merge(asked.offered) { $1 }
    if viewer == .teacher || question.state == .shown || isRevealed {
      let results = asked.results(of: question.poll(without: hidden), isRevealed: isRevealed)
      fields.merge(results) { $1 }
    }
    if isRevealed { fields["text_answer"] = .string(asked.answer) }
    return .object(fields)
  }

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
    return [
      "step": .integer(person.step), "stuck": .flag(person.isStuck),
      "name": person.name.map { .string($0) } ?? .null, "guesses": .array(guesses),
    ]
  }

  private func jsonForTeacher(of person: ClassPerson) -> JSONValue {
    let question = current.map { questions[$0] }
    let name = person.isHidden ? nil : person.name
    return [
      "id": .string(person.publicID), "name": name.map { .string($0) } ?? .null,
      "step": .integer(person.step), "stuck": .flag(person.isStuck),
      "online": .flag(person.streams > 0), "hidden": .flag(person.isHidden),
      "guessed": .flag(question.map { $0.guess(of: person.id, vote: $0.vote) != nil } ?? false),
    ]
  }
}
