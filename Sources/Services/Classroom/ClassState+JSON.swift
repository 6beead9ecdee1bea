import JSON
import Pages

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
  /// persons; answers are there once they are revealed. Times are seconds as of now.
  func json(for viewer: ClassViewer, with others: [String: JSONValue] = [:]) -> JSONValue {
    var fields = others
    let isTeacher = viewer == .teacher
    fields["version"] = .integer(version)
    fields["title"] = .string(notebook.title)
    fields["count"] = .integer(notebook.steps.count)
    fields["pace"] = [
      "from": .integer(pace.steps.lowerBound), "to": .integer(pace.steps.upperBound),
      "paused": .flag(pace.isPaused), "free": .flag(pace.isFree),
    ]
    fields["step"] = .integer(pace.current)
    fields["here"] = here
    fields["steps"] = .array(notebook.steps.indices.map { json(ofStep: $0, isTeacher) })
    let (hidden, present) = (hidden, present)
    fields["questions"] = .array(
      questions.map { json(of: $0, for: viewer, without: hidden, present) })
    fields["current"] = current.map { .integer($0) } ?? .null
    fields["people"] = .integer(present.count)
    fields["came"] = .integer(people.count)
    fields["door"] = .flag(isOpen)
    fields["ended"] = .flag(hasEnded)
    fields["shown"] = shownJSON
    if !viewer.isParticipant { fields["places"] = places }
    if isTeacher {
      let persons = people.values.sorted { $0.id < $1.id }
      fields["persons"] = .array(persons.map(jsonForTeacher(of:)))
      fields["runs"] = runsJSON
      fields["proposed"] = proposed.map { .string($0) } ?? .null
      fields["burst"] = .integer(newcomers)
      fields["undo"] = undoJSON
    }
    return .object(fields)
  }

  private func json(ofStep step: Int, _ isTeacher: Bool) -> JSONValue {
    let piece = notebook.steps[step]
    var fields: [String: JSONValue] = [
      "key": .string(key(of: step)), "asks": .flag(!piece.questions.isEmpty),
    ]
    if isTeacher || step <= pace.reached { fields["title"] = .string(piece.title) }
    return .object(fields)
  }

  /// The step at hand in words.
  private var here: JSONValue {
    guard notebook.words.indices.contains(pace.current) else { return .null }
    let words = notebook.words[pace.current]
    return [
      "step": .integer(pace.current), "title": .string(notebook.steps[pace.current].title),
      "question": sentence(of: pace.current).map { .string($0) } ?? .null,
      "text": .array(words.text.map { .string($0) }),
    ]
  }

  /// What a step asks, as a sentence: that of its question, or else of its text.
  private func sentence(of step: Int) -> String? {
    let own = questions.first { $0.step == step && $0.asked.sentence != nil }
    return own?.asked.sentence ?? notebook.words[step].question
  }

  /// How many of those who are present are at each step.
  private var places: JSONValue {
    var counts = notebook.steps.map { _ in 0 }
    for person in people.values where person.streams > 0 && counts.indices.contains(person.step) {
      counts[person.step] += 1
    }
    return .array(counts.map { .integer($0) })
  }

  private var undoJSON: JSONValue {
    guard let undo, undo.left(at: now) > 0 else { return .null }
    return ["of": .string(undo.act.name), "left": .number(undo.left(at: now))]
  }

  private func json(
    of question: ClassQuestion, for viewer: ClassViewer, without hidden: Set<Int>,
    _ present: Set<Int>
  ) -> JSONValue {
    let (asked, isRevealed) = (question.asked, question.state == .revealed)
    var fields: [String: JSONValue] = [
      "step": .integer(question.step), "question": .integer(question.index),
      "state": .string(question.state.rawValue), "vote": .integer(question.vote),
      "age": .number(max(0, now - question.standing.since)),
      "guesses": .integer(question.count { !hidden.contains($0) }),
      "guessed": .integer(question.count(where: present.contains)),
    ]
    if let due = question.standing.locksAt { fields["locks_in"] = .number(max(0, due - now)) }
    if viewer == .teacher || question.step <= pace.reached || question.state != .closed {
      fields["text"] = .string(asked.subject)
      fields["unit"] = .string(asked.unit)
      fields["moment"] = .string(asked.moment)
      fields["sentence"] = (asked.sentence ?? notebook.words[question.step].question).map { .string($0) }
      fields.merge(asked.offered) { $1 }
    }
    if viewer == .teacher { fields["acts"] = .array(question.acts.map { .string($0.rawValue) }) }
    // At their own pace, people are still to guess.
    if viewer == .teacher || isRevealed || question.state == .shown && !pace.isFree {
      fields.merge(results(of: question, without: hidden)) { $1 }
    }
    return .object(fields)
  }

  private func results(
    of question: ClassQuestion, without hidden: Set<Int>
  ) -> [String: JSONValue] {
    let (asked, isRevealed) = (question.asked, question.state == .revealed)
    let poll = question.poll(without: hidden)
    var fields = asked.results(of: poll, isRevealed: isRevealed)
    fields["words"] = .array((0..<question.vote).map { .string(asked.words($0, of: poll)) })
    if isRevealed {
      fields.merge(answer(to: question, poll)) { $1 }
      fields["verdict"] = asked.verdict(on: poll).map { .string($0) }
    }
    return fields
  }

  private func answer(to question: ClassQuestion, _ poll: Poll) -> [String: JSONValue] {
    let told = question.asked.told(poll)
    var fields: [String: JSONValue] = ["answer": told.value, "text_answer": .string(told.text)]
    fields["near"] = told.near.map { .number($0) }
    fields["because"] = question.asked.because.map { .string($0) }
    return fields
  }

  // MARK: One participant

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

  // MARK: The teacher

  private func jsonForTeacher(of person: ClassPerson) -> JSONValue {
    let guessed = questions.indices.filter { questions[$0].hasGuess(of: person.id) }
    let name = person.isHidden ? nil : person.name
    return [
      "id": .string(person.publicID), "name": name.map { .string($0) } ?? .null,
      "step": .integer(person.step), "stuck": .flag(person.isStuck),
      "online": .flag(person.streams > 0), "hidden": .flag(person.isHidden),
      "guessed": .array(guessed.map { .integer($0) }),
    ]
  }

  /// What the teacher reads at a step, with its answers. Nobody else gets it, and no state has it.
  func script(of step: Int) -> JSONValue {
    let (words, hidden) = (notebook.words[step], hidden)
    let next = step + 1 < notebook.steps.count ? notebook.steps[step + 1].title : nil
    let answers = questions.filter { $0.step == step }.map { question -> JSONValue in
      let told = question.asked.told(question.poll(without: hidden))
      let unit = question.asked.unit.isEmpty ? "" : " \(question.asked.unit)"
      let near = told.near.map { " (within \(question.asked.written(.number($0)))\(unit))" }
      var fields: [String: JSONValue] = [
        "question": .integer(question.index), "asked": .string(question.asked.subject),
        "answer": .string(told.text + unit + (near ?? "")), "value": told.value,
      ]
      fields["because"] = question.asked.because.map { .string($0) }
      return .object(fields)
    }
    return [
      "index": .integer(step), "title": .string(notebook.steps[step].title),
      "question": sentence(of: step).map { .string($0) } ?? .null,
      "text": .array(words.text.map { .string($0) }),
      "notes": .array(words.notes.map { .string($0) }), "answers": .array(answers),
      "next": next.map { .string($0) } ?? .null,
    ]
  }
}
