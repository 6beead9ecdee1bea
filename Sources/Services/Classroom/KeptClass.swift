import JSON

/// A class's file on disk, so that a killed server goes on: of people only who is in, and whom the teacher
/// hides. Their browsers send the rest again.
public struct KeptClass: Sendable {
  public var port: Int
  public var id: String
  public var code: String
  public var key: String

  public init(port: Int, id: String, code: String, key: String) {
    (self.port, self.id, self.code, self.key) = (port, id, code, key)
  }

  /// The text of the file.
  public func text(with state: ClassState) -> String {
    let pace = state.pace
    let json: JSONValue = [
      "port": .integer(port), "id": .string(id), "code": .string(code), "key": .string(key),
      "stamp": .string(state.notebook.stamp),
      "pace": [
        .integer(pace.steps.lowerBound), .integer(pace.steps.upperBound), .integer(pace.current),
        .flag(pace.isPaused),
      ], "reached": .integer(pace.reached), "gathered": .integer(pace.gathered),
      "open": .flag(state.isOpen),
      "questions": .array(
        state.questions.map { question in
          [
            .string(question.state.rawValue), .integer(question.vote),
            .array(question.told.sorted().map { .integer($0) }),
          ]
        }),
      "people": .array(
        state.people.sorted { $0.value.id < $1.value.id }.map { secret, person in
          [
            .string(secret), .integer(person.id), .flag(person.isHidden), .flag(person.isStuck),
            .integer(person.step),
          ]
        }),
    ]
    return json.text + "\n"
  }

  /// Reads what was kept of a class and restores the state from it; nil for another notebook's, and for
  /// what is no such text.
  public init?(_ bytes: [UInt8], into state: inout ClassState) {
    guard let json = try? JSONValue(reading: bytes), json["stamp"]?.string == state.notebook.stamp,
      let port = json["port"]?.integer, let id = json["id"]?.string,
      let code = json["code"]?.string, let key = json["key"]?.string, key.utf8.count == 32,
      let pace = json["pace"]?.array, pace.count == 4, let from = pace[0].integer,
      let to = pace[1].integer, let current = pace[2].integer, let isPaused = pace[3].flag,
      let reached = json["reached"]?.integer, let gathered = json["gathered"]?.integer,
      let isOpen = json["open"]?.flag,
      let questions = json["questions"]?.array, questions.count == state.questions.count,
      let people = json["people"]?.array
    else { return nil }
    self.init(port: port, id: id, code: code, key: key)
    var restored = state
    guard
      restored.pace.restore(
        from, to, current: current, isPaused: isPaused, reached: reached, gathered: gathered)
    else { return nil }
    restored.isOpen = isOpen
    for (index, question) in questions.enumerated() {
      guard let parts = question.array, parts.count == 3, let told = parts[2].array,
        let state = parts[0].string.flatMap(ClassQuestion.State.init(rawValue:)),
        let vote = parts[1].integer, (1...2).contains(vote)
      else { return nil }
      restored.questions[index].restore(
        state, vote: vote, told: Set(told.compactMap(\.integer)))
    }
    var known: [String: ClassPerson] = [:]
    for person in people {
      guard let parts = person.array, parts.count == 5, let secret = parts[0].string,
        let id = parts[1].integer, (1...1_000_000).contains(id), let isHidden = parts[2].flag,
        let isStuck = parts[3].flag, let step = parts[4].integer
      else { return nil }
      known[secret] = ClassPerson(id: id, isHidden: isHidden, isStuck: isStuck, at: step)
    }
    restored.restore(known)
    state = restored
  }
}
