/// A sentence that says when something is to be done: when two things touch, after a time, every second,
/// while something moves.
public struct ConditionalSentence {
  /// What is to be done, in the words that were typed; empty where nothing was said.
  public let action: String
  /// Whom the condition is about, for an action that names nobody.
  public let subject: String
  /// What is done before it waits, in the words that were typed.
  public private(set) var prelude: String?
  let cue: Cue

  private static let head: Form =
    #"^\s*(?:and\s+|then\s+)?(when(?:ever)?|if|once|as\s+soon\s+as|the\s+moment|(?:every|each)\s+time|while|as\s+long\s+as|after|in|at|every|each|wait|run)\s+\S"#
  private static let tail: Form =
    #"^\s*(\S.*?),?\s+((?:when(?:ever)?|if|once|as\s+soon\s+as|(?:every|each)\s+time|while|as\s+long\s+as|until|every|each)\s+\S.*)$"#
  private static let following: Form =
    #"^\s*(?:the\s+)?VIEW\s+(?:hits|touches|bumps|collides|lands|reaches|meets|crashes)\b.*\b(?:and|then)\s+\w"#
  /// `on tap red move box up`.
  private static let tapping: Form =
    #"^\s*(?:on\s+(?:an?\s+)?(?:tap|click|press|touch|mouse\s*down)(?:ing)?\s+(?:on\s+|of\s+)?(?:the\s+)?(VIEW)\b[:,]?\s+(?=[a-z])|(?:double[- ]?)?(?:tap|click|press)(?:ing)?\s+(?:on\s+)?(?:the\s+)?(VIEW)\b\s*(?:to|then|and|and\s+then|->|→|=>|:|,|makes?|should)\s+(?:it\s+|the\s+view\s+)?(?=[a-z]))"#
  /// Python's block behind a colon, or one in braces, which may be a statement of any form.
  private static let block: Form =
    #"^\s*((?:when(?:ever)?|if|once|after)\s[^:;{}="]*?[^\s:])\s*(?::\s*|\{\s*)([^:;{}]+?)\s*\}?\s*$"#
  /// Signs that no sentence has.
  private static let signs: Form =
    #"[{};\[\]$@?]|\w\(|[^<>=!]=[^=]|^\s*while\b.*:\s*(?:step|run)\b"#
  /// What only asks to be told.
  private static let told: Form =
    #"^(?:print|log|say|tell|echo|report|notify)(?:\s+(?:me|it|so|that|something))?$"#
  private static let idle: Form = #"^[\s,:]*(?:(?:then|do|just|please|and)\b[\s,:]*)*"#

  /// Nil where a line says no such thing.
  public init?(_ line: String, _ names: NamesAtHand) {
    let line = Self.tapping.replaced(in: line, names) { "when \($0[1] ?? $0.text(2)) is tapped " }
    let text = line.removing(#"[.!:]+\s*$"#).removing(
      #"^\s*(?:please\s+)?(?:tell|show|let)\s+me\s+(?:know\s+)?(?=(?:when|if|once)\b)"#)
    if let match = text.first(Self.block), let found = Cue.read(match.text(1), names),
      found.rest.allSatisfy(\.isWhitespace), !found.cue.isCondition
    {
      self.init(found, doing: match.text(2), names)
      return
    }
    guard !text.has(Self.signs) else { return nil }
    if text.has(Self.head), let found = Cue.read(text, names) {
      self.init(found, doing: found.rest.removing(Self.idle), names)
      return
    }
    // `red hits blue and stops` says what follows.
    if Self.following.first(in: text, names) != nil, let found = Cue.read("when " + text, names),
      !found.rest.isEmpty
    {
      self.init(found, doing: found.rest.removing(Self.idle), names)
      return
    }
    // Who comes first is `it`.
    let names = names.ordered(by: text)
    guard let match = text.first(Self.tail),
      !match.text(1).has(#"^(?:how|what|why|run|wait|expect)\b"#),
      let found = Cue.read(match.text(2), names), found.rest.isEmpty
    else { return nil }
    let whole = match.text(1)
    guard let halt = whole.first(Self.halting), found.cue.isContact else {
      self.init(found, doing: whole, names)
      return
    }
    self.init(found, doing: halt.text(2), names)
    prelude = halt.text(1)
  }

  /// `drop ball and stop`: the first is done now.
  private static let halting: Form =
    #"^(\S.*?),?\s+(?:and\s+|then\s+)+((?:stop|freeze|halt)(?:\s+(?:it|there|moving))?)$"#

  private init(_ found: Cue.Found, doing action: String, _ names: NamesAtHand) {
    cue = found.cue
    let subject = found.subject ?? names.views.first ?? "box"
    self.subject = subject
    let action = Form(#"\b(?:it|them|itself)\b"#).replaced(in: action) { _ in subject }
    let isHalt =
      cue.isContact && action.has(#"^(?:stop|freeze|halt|stay)s?(?:\s+(?:moving|there))?$"#)
    self.action = isHalt ? "item \(subject) anchored" : Self.seen(action, names)
  }

  /// To show somebody is to let them be seen: the command of that name tells of them.
  private static func seen(_ action: String, _ names: NamesAtHand) -> String {
    Form(#"^(show|hide|reveal)(?:\s+up)?\s+(?:the\s+)?(VIEW)\s*$"#).replaced(in: action, names) {
      "\($0.text(2)).isHidden = \($0.text(1) == "hide")"
    }
  }

  /// What is to be known, as a sentence without its full stop.
  public var says: String { cue.says }

  /// The line that waits so and then does something.
  public func line(doing action: String) -> String {
    let line = cue.line(doing: action)
    guard let view = action.first(#"^(\w+)\.isHidden = false$"#)?.text(1), cue.isOfTime else {
      return line
    }
    return "\(view).isHidden = true; \(line)"
  }

  /// What is done where the words for it are not known: it says that it is time.
  public var example: String {
    guard !action.isEmpty, !action.has(Self.told) else {
      return cue.isContact ? "print event.point" : "print t"
    }
    return "print \"\(action.filter { $0 != "\"" && $0 != "'" })\""
  }
}

/// What a sentence waits for.
enum Cue {
  /// Two things touch; `bounds` are the stage's edges, and an empty list is anybody.
  case contact([String], isReady: Bool)
  /// The action first, until two things touch.
  case untilContact([String], isReady: Bool)
  case event(String)
  /// A comparison that becomes true.
  case condition(String)
  /// As long as a comparison is true.
  case during(String)
  case later(String)
  case moment(String)
  /// Time passes first.
  case passing(String)
  /// Again and again, with so much time between.
  case every(String)
  /// The action first, and then time up to a condition.
  case until(String)

  var isContact: Bool { if case .contact = self { true } else { false } }
  var isCondition: Bool { if case .condition = self { true } else { false } }
  /// Whether it only waits for a time.
  var isOfTime: Bool {
    switch self {
    case .later, .moment, .passing: true
    default: false
    }
  }

  private static func contact(_ names: [String], isReady: Bool, doing action: String) -> String {
    let list = names.isEmpty ? "" : " " + names.joined(separator: ", ")
    let views = names.filter { $0 != "bounds" }
    let bounds = names.contains("bounds") || views.count < 2 ? " bounds" : ""
    let maker =
      isReady || views.isEmpty ? "" : "collision on \(views.joined(separator: ", "))\(bounds); "
    return "\(maker)on contact\(list) { \(action) }"
  }

  var says: String {
    switch self {
    case .contact, .untilContact: "`on contact` hears of what touches"
    case .event: "`on EVENT { … }` runs a block when something happens"
    case .condition, .until: "`run until` finds when something is so"
    case .during: "a block that is gone through frame by frame begins with `step`"
    case .later, .moment: "`at TIME { … }` runs a block later"
    case .passing: "`run` lets time pass"
    case .every: "`repeat` does it again, and `run` in its block lets time pass"
    }
  }

  func line(doing action: String) -> String {
    switch self {
    case .contact(let names, let isReady):
      return Self.contact(names, isReady: isReady, doing: action)
    case .untilContact(let names, let isReady):
      let stop = names.first.map { "stop \($0)" } ?? "print event.point"
      return "\(Self.contact(names, isReady: isReady, doing: stop)); \(action)"
    case .event(let event): return "on \(event) { \(action) }"
    case .condition(let condition): return "run until \(condition) max 10s; \(action)"
    case .during(let condition): return "repeat 60 { step; if \(condition) { \(action) } }"
    case .later(let time): return "at t + \(time) { \(action) }"
    case .moment(let time): return "at \(time) { \(action) }"
    case .passing(let time): return "run \(time); \(action)"
    case .every(let time):
      return time == "step"
        ? "repeat 60 { step; \(action) }" : "repeat 10 { run \(time); \(action) }"
    case .until(let condition): return "\(action); run until \(condition) max 10s"
    }
  }
}
