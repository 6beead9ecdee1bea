import JSON

/// A class's file on disk, so that a killed server goes on: of people only who is in, and whom the teacher
/// hides. Their browsers send the rest again.
public struct KeptClass: Sendable {
  public var port: Int
  public var id: String
  public var code: String
  public var key: String
  /// The class's beginning, from which its times are counted, by a clock that goes on while no server runs.
  public var began: Double

  public init(port: Int, id: String, code: String, key: String, began: Double) {
    (self.port, self.id, self.code, self.key, self.began) = (port, id, code, key, began)
  }

  /// The text of the file.
  public func text(with state: ClassState) -> String {
    let pace = state.pace
    let json: JSONValue = [
      "port": .integer(port), "id": .string(id), "code": .string(code), "key": .string(key),
      "stamp": .string(state.notebook.stamp), "began": .number(began),
      "pace": [
        .integer(pace.steps.lowerBound), .integer(pace.steps.upperBound), .integer(pace.current),
        .flag(pace.isPaused),
      ], "reached": .integer(pace.reached), "gathered": .integer(pace.gathered),
      "open": .flag(state.isOpen),
      "questions": .array(state.questions.map(Self.json)),
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

  private static func json(of question: ClassQuestion) -> JSONValue {
    let progress = question.progress
    func time(_ seconds: Double) -> JSONValue { .number((seconds * 100).rounded() / 100) }
    func numbers(_ people: Set<Int>) -> JSONValue { .array(people.sorted().map { .integer($0) }) }
    return [
      .string(progress.state.rawValue), .integer(progress.vote), time(progress.since),
      progress.locksAt.map(time) ?? .null, numbers(progress.apart),
      numbers(question.told),
    ]
  }

  /// - Parameter shift: What is added to the times of an earlier server to make them this one's.
  private static func restore(
    _ json: JSONValue, into question: inout ClassQuestion, shift: Double
  ) -> Bool {
    guard let parts = json.array, parts.count == 6, let since = parts[2].number,
      let state = parts[0].string.flatMap(ClassQuestion.State.init(rawValue:)),
      let vote = parts[1].integer, (1...2).contains(vote), let apart = parts[4].array,
      let told = parts[5].array
    else { return false }
    // A clock that was set back meanwhile must not make a time to come.
    let progress = ClassQuestion.Progress(
      state: state, vote: vote, since: min(since + shift, 0),
      locksAt: parts[3].number.map { min($0 + shift, ClassQuestion.countdown) },
      apart: Set(apart.compactMap(\.integer)))
    question.restore(progress, told: Set(told.compactMap(\.integer)))
    return true
  }

  /// Reads what was kept of a class and restores the state from it; nil for another notebook's, and for
  /// what is no such text.
  ///
  /// - Parameter began: When this server's times begin, by the same clock as the earlier one's.
  public init?(_ bytes: [UInt8], into state: inout ClassState, began: Double) {
    guard let json = try? JSONValue(reading: bytes), json["stamp"]?.string == state.notebook.stamp,
      let port = json["port"]?.integer, let id = json["id"]?.string,
      let code = json["code"]?.string, let key = json["key"]?.string, key.utf8.count == 32,
      let pace = json["pace"]?.array, pace.count == 4, let from = pace[0].integer,
      let to = pace[1].integer, let current = pace[2].integer, let isPaused = pace[3].flag,
      let reached = json["reached"]?.integer, let gathered = json["gathered"]?.integer,
      let isOpen = json["open"]?.flag, let then = json["began"]?.number,
      let questions = json["questions"]?.array, questions.count == state.questions.count,
      let people = json["people"]?.array
    else { return nil }
    self.init(port: port, id: id, code: code, key: key, began: began)
    var restored = state
    guard
      restored.pace.restore(
        from, to, current: current, isPaused: isPaused, reached: reached, gathered: gathered)
    else { return nil }
    restored.isOpen = isOpen
    let shift = then - began
    for (index, question) in questions.enumerated() {
      guard Self.restore(question, into: &restored.questions[index], shift: shift) else {
        return nil
      }
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
