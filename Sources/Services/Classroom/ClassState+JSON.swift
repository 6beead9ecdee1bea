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
      fields["notices"] = .array(notebook.notices.dropFirst().map { .string($0) })
      fields["burst"] = .integer(newcomers)
      fields["undo"] = undoJSON
    }
    return .object(fields)
  }

  /// A span of time, to a hundredth.
  static func seconds(_ time: Double) -> JSONValue { .number((max(0, time) * 100).rounded() / 100) }

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
    let step = pace.current
    guard notebook.words.indices.contains(step) else { return .null }
    let waits = waits(step)
    let words = notebook.words[step]
    let text = waits ? [] : words.text
    let after = waits || !isRevealed(step) ? [] : words.after
    let sentence = waits ? nil : sentence(of: step)
    return [
      "step": .integer(step), "title": .string(notebook.steps[step].title),
      "question": sentence.map { .string($0) } ?? .null,
      "text": .array(text.map { .string($0) }), "after": .array(after.map { .string($0) }),
    ]
  }

  /// What a step asks, as a sentence: that of its question, or else of its text.
  func sentence(of step: Int) -> String? {
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

  private func json(
    of question: ClassQuestion, for viewer: ClassViewer, without hidden: Set<Int>,
    _ present: Set<Int>
  ) -> JSONValue {
    let (asked, isRevealed) = (question.asked, question.state == .revealed)
    let voters = question.voters(among: present)
    var fields: [String: JSONValue] = [
      "step": .integer(question.step), "question": .integer(question.index),
      "state": .string(question.state.rawValue), "vote": .integer(question.vote),
      "age": Self.seconds(now - question.progress.since),
      "guesses": .integer(question.count { !hidden.contains($0) }),
      "guessed": .integer(question.count(where: voters.contains)),
      "voters": .integer(voters.count),
    ]
    if let due = question.progress.locksAt { fields["locks_in"] = Self.seconds(due - now) }
    if viewer == .teacher || question.step <= pace.reached || question.state != .closed {
      fields["text"] = .string(asked.subject)
      fields["unit"] = .string(asked.unit)
      fields["moment"] = .string(asked.moment)
      let prose = waits(question.step) ? nil : notebook.words[question.step].question
      fields["sentence"] = (asked.sentence ?? prose).map { .string($0) }
      fields.merge(asked.offered) { $1 }
    }
    if viewer == .teacher {
      fields["acts"] = .array(question.acts.map { .string($0.rawValue) })
      fields["first"] = unasked(before: question).map { .integer(questions[$0].index) }
    }
    // At their own pace, people are still to guess.
    if viewer == .teacher || isRevealed || question.state == .shown && !pace.isFree {
      fields.merge(results(of: question, for: viewer, without: hidden)) { $1 }
    }
    return .object(fields)
  }

  private func results(
    of question: ClassQuestion, for viewer: ClassViewer, without hidden: Set<Int>
  ) -> [String: JSONValue] {
    let (asked, isRevealed) = (question.asked, question.state == .revealed)
    let poll = question.poll(without: hidden)
    var fields = asked.results(of: poll, withAnswer: isRevealed || viewer == .teacher)
    fields["words"] = .array((0..<question.vote).map { .string(asked.words($0, of: poll)) })
    if isRevealed {
      fields["hits"] = .array(
        poll.votes.map { vote in .integer(vote.count { asked.isNear($0, in: poll) }) })
      fields.merge(answer(to: question, poll)) { $1 }
      fields["verdict"] = asked.verdict(on: poll).map { .string($0) }
    }
    return fields
  }

  func answer(to question: ClassQuestion, _ poll: Poll) -> [String: JSONValue] {
    let told = question.asked.told(poll)
    var fields: [String: JSONValue] = ["answer": told.value, "text_answer": .string(told.text)]
    fields["near"] = told.near.map { .number($0) }
    fields["because"] = question.asked.because.map { .string($0) }
    return fields
  }
}
