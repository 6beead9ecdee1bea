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
    // The teacher's page calls those without a name so.
    let isTaken = words.wholeMatch(of: #/(?i)person \d+/#) != nil
    return words.isEmpty || isTaken ? nil : String(words.prefix(nameLimit))
  }
}
