import JSON
import Text

/// A browser's post, read from JSON. Every field is bounded.
enum ClassPost: Hashable, Sendable {
  case guess(step: Int, question: Int, answer: JSONValue, vote: Int, id: String)
  case stuck(Bool)
  case at(Int)
  case name(String?)
  case act(ClassAct)

  private static let idLimit = 64
  private static let nameLimit = 24

  init(_ path: String, _ body: [UInt8]) throws(ClassRefusal) {
    guard let json = try? JSONValue(reading: body) else { throw .badRequest }
    switch path {
    case "/guess":
      guard let step = json["step"]?.integer, let question = json["question"]?.integer,
        let answer = json["value"], let vote = json["vote"]?.integer, (1...2).contains(vote),
        let id = json["id"]?.string, id.utf8.count <= Self.idLimit
      else { throw .badRequest }
      self = .guess(step: step, question: question, answer: answer, vote: vote, id: id)
    case "/stuck":
      guard let flag = json["is"]?.flag else { throw .badRequest }
      self = .stuck(flag)
    case "/at":
      guard let step = json["step"]?.integer else { throw .badRequest }
      self = .at(step)
    case "/name":
      guard let name = json["name"]?.string else { throw .badRequest }
      self = .name(Self.cleaned(name))
    case "/act": self = .act(try ClassAct(json))
    default: throw .notFound
    }
  }

  /// A name in one line, without what a terminal obeys; nil for none.
  private static func cleaned(_ name: String) -> String? {
    // A name of combining signs alone has no end.
    let short = String(String.UnicodeScalarView(name.unicodeScalars.prefix(4 * nameLimit)))
    let words = short.visibleInLine.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : String(words.prefix(nameLimit))
  }
}

/// An act of the teacher.
public enum ClassAct: Hashable, Sendable {
  case next, back, free, pause, end
  case goto(Int)
  /// Everybody at one step; nil for the one that the teacher is at.
  case together(Int?)
  case range(Int, Int)
  /// On a question; nil for the one at hand.
  case open(ClassPlace?)
  case lock(ClassPlace?)
  case show(ClassPlace?)
  case again(ClassPlace?)
  case reveal(ClassPlace?)
  case hide(Int)
  case remove(Int)
  /// A person's run at a step is shown to everybody.
  case showCell(of: Int, step: Int)
  case takeCellAway

  init(_ json: JSONValue) throws(ClassRefusal) {
    let step = json["step"]?.integer
    let place = step.map { ClassPlace(step: $0, question: json["question"]?.integer ?? 0) }
    let person = json["person"]?.string.flatMap(ClassPerson.id(of:))
    switch json["do"]?.string {
    case "next": self = .next
    case "back": self = .back
    case "free": self = .free
    case "pause": self = .pause
    case "end": self = .end
    case "together": self = .together(step)
    case "open": self = .open(place)
    case "lock": self = .lock(place)
    case "show": self = .show(place)
    case "again": self = .again(place)
    case "reveal": self = .reveal(place)
    case "goto":
      guard let step else { throw .badRequest }
      self = .goto(step)
    case "range":
      guard let from = json["from"]?.integer, let to = json["to"]?.integer else {
        throw .badRequest
      }
      self = .range(from, to)
    case "hide", "remove":
      guard let person else { throw .badRequest }
      self = json["do"]?.string == "hide" ? .hide(person) : .remove(person)
    case "show-cell":
      guard let person, let step else { throw .badRequest }
      self = .showCell(of: person, step: step)
    case "take-cell-away": self = .takeCellAway
    default: throw .badRequest
    }
  }
}

/// A question, by its step and its number there.
public struct ClassPlace: Hashable, Sendable {
  let step: Int
  let question: Int
}
