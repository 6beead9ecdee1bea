import JSON

/// An act of the teacher.
public enum ClassAct: Hashable, Sendable {
  case next, back, free, pause, undo, end
  case goto(Int)
  /// Everybody at one step; nil for the one that the teacher is at.
  case together(Int?)
  case range(Int, Int)
  /// On a question; nil for the one at hand.
  case question(QuestionAct, ClassPlace?)
  case person(PersonAct, Int)
  /// Lets nobody new in, or lets them in again.
  case door
  case removeAway
  /// A person's run at a step is shown to everybody, if it is still of the code that the teacher has read.
  case showCell(of: Int, step: Int, code: String)
  case takeCellAway

  /// The acts without anything else to say, by their names.
  private static let plain: [String: ClassAct] = [
    "next": .next, "back": .back, "free": .free, "pause": .pause, "undo": .undo, "end": .end,
    "door": .door, "remove-away": .removeAway, "take-cell-away": .takeCellAway,
  ]

  init(_ json: JSONValue) throws(ClassRefusal) {
    let name = json["do"]?.string ?? ""
    let step = json["step"]?.integer
    let person = json["person"]?.string.flatMap(ClassPerson.id(of:))
    if let plain = Self.plain[name] {
      self = plain
    } else if let act = QuestionAct(rawValue: name) {
      let place = step.map { ClassPlace(step: $0, question: json["question"]?.integer ?? 0) }
      self = .question(act, place)
    } else if let act = PersonAct(rawValue: name), let person {
      self = .person(act, person)
    } else if name == "together" {
      self = .together(step)
    } else if name == "goto", let step {
      self = .goto(step)
    } else if name == "range", let from = json["from"]?.integer, let to = json["to"]?.integer {
      self = .range(from, to)
    } else if name == "show-cell", let person, let step, let code = json["code"]?.string {
      self = .showCell(of: person, step: step, code: code)
    } else {
      throw .badRequest
    }
  }

  /// Its name in a request.
  var name: String {
    switch self {
    case .goto: "goto"
    case .together: "together"
    case .range: "range"
    case .question(let act, _): act.rawValue
    case .person(let act, _): act.rawValue
    case .showCell: "show-cell"
    default: Self.plain.first { $0.value == self }?.key ?? ""
    }
  }

  /// Whether the class goes on to something else than what the wall shows.
  var goesOn: Bool {
    switch self {
    case .next, .back, .goto, .together, .range, .free, .question: true
    default: false
    }
  }

  /// Whether it can be taken back. What phones have seen cannot be unseen.
  var canBeUndone: Bool {
    switch self {
    case .end, .undo, .showCell, .takeCellAway, .question(.reveal, _): false
    default: true
    }
  }
}

/// An act on a question.
public enum QuestionAct: String, Hashable, Sendable {
  case open
  /// Locks in a few seconds; at once if that is counted already.
  case countdown
  case lock
  /// Neighbors convince each other.
  case talk
  case show
  case again
  case reveal
  /// The question is not asked.
  case skip
}

/// An act on a person.
public enum PersonAct: String, Hashable, Sendable {
  case hide, remove
  /// Removes everybody who came later.
  case removeAfter = "remove-after"
  /// The teacher has helped.
  case beenThere = "been-there"
}

/// A question, by its step and its number there.
public struct ClassPlace: Hashable, Sendable {
  let step: Int
  let question: Int
}
