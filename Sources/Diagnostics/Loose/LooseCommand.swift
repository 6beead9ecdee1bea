/// A command with all its parts, but in another order, with words of UIKit's classes, words cut short
/// or misspelled, or without its keywords: `limit attachment red ball 150`.
///
/// Only a line that is read to its last word is answered.
struct LooseCommand {
  let verb: LooseVerb
  let names: NamesAtHand
  var views: [String] = []
  var clauses: [String: String] = [:]
  var kind = ""
  /// Where the verb stood: what came behind it may be a name.
  var verbPlace = 0
  var name: String?
  var way: String?
  var time: String?
  var curve: String?
  var numbers: [String] = []
  var points: [String] = []

  /// The command as it is written here; nil where a part of the line says something else.
  static func line(for text: String, _ names: NamesAtHand) -> String? {
    guard let tokens = LooseToken.all(of: text, names), tokens.count > 1, tokens.count < 24 else {
      return nil
    }
    for verb in LooseVerb.all {
      guard let place = tokens.firstIndex(where: { calls(verb, $0, in: tokens) }) else { continue }
      var command = LooseCommand(verb, names)
      command.verbPlace = place
      var rest = tokens
      if case .word(let word) = rest.remove(at: place) { command.begin(with: word) }
      guard command.read(rest) else { continue }
      return command.line
    }
    return nil
  }

  private init(_ verb: LooseVerb, _ names: NamesAtHand) {
    self.verb = verb
    self.names = names
  }

  /// Whether a word calls for a verb; a spring, drag or a velocity is a field only where that is said.
  private static func calls(
    _ verb: LooseVerb, _ token: LooseToken, in tokens: [LooseToken]
  ) -> Bool {
    guard case .word(let word) = token else { return false }
    if verb.name == "collision", tokens.first == .word("boundary") { return false }
    if verb.name == "field" {
      let isSaid = tokens.contains(.word("field"))
      let isPlain = Self.fields.contains(word)
      return (isPlain || isSaid) && (verb.words[word] != nil || near(word, verb))
    }
    return verb.words[word] != nil || near(word, verb)
  }

  /// Kinds of fields that nothing else is called.
  private static let fields: Set = [
    "vortex", "noise", "turbulence", "lineargravity", "radialgravity",
  ]

  private static func near(_ word: String, _ verb: LooseVerb) -> Bool {
    word.count > 4 && !LooseVerb.labels.contains(word)
      && Suggestion.nearestSpelling(to: word, in: verb.words.keys.sorted()) != nil
  }

  private mutating func begin(with word: String) {
    let known =
      verb.words[word] != nil
      ? word : Suggestion.nearestSpelling(to: word, in: verb.words.keys.sorted()) ?? word
    let meaning = verb.words[known] ?? ""
    if verb.name == "field" {
      kind = meaning
    } else if !meaning.isEmpty {
      clauses[meaning] = ""
    }
  }

  // MARK: Reading

  private mutating func read(_ tokens: [LooseToken]) -> Bool {
    var waiting: (keyword: String, value: LooseVerb.Value)?
    for (place, token) in tokens.enumerated() {
      switch token {
      case .view(let view): if !views.contains(view) { views.append(view) }
      case .path: return false
      case .word(let word):
        if let clause = verb.clause(word), [.flag, .onOff].contains(clause.value) {
          take(clause, called: word, isOn: Self.answer(to: place, in: tokens))
        } else if let clause = verb.clause(word), !isPlace(word, of: tokens, at: place) {
          waiting = clause
        } else if Self.answers[word] == nil || !isAnswer(tokens, at: place),
          !read(word, of: tokens, at: place)
        {
          return false
        }
      default:
        // Views are due behind `on`.
        if place > 0, tokens[place - 1] == .word("on"), waiting == nil { return false }
        guard take(token, for: waiting) else { return false }
        if case .number = token, isFirstOfPair(tokens, at: place) { continue }
        waiting = nil
      }
    }
    // `(10, 10) offset`, of which the point came first.
    if let waiting, waiting.value == .point, points.count == 1 {
      clauses[waiting.keyword] = points.removeFirst()
    }
    return true
  }

  private mutating func take(
    _ clause: (keyword: String, value: LooseVerb.Value), called word: String, isOn: Bool?
  ) {
    if clause.value == .onOff {
      clauses[clause.keyword] = isOn == false ? "off" : "on"
    } else if !clause.keyword.isEmpty, isOn != false {
      clauses[clause.keyword] = ""
    }
    if clause.keyword == "line", LooseVerb.shapes.contains(word) { name = word }
  }

  /// Swift's, Objective-C's and our own words for on and off.
  private static let answers = [
    "true": true, "yes": true, "on": true, "false": false, "no": false, "off": false,
  ]

  /// What stands behind a flag; nil where it stands alone. `on` may begin the views too.
  private static func answer(to place: Int, in tokens: [LooseToken]) -> Bool? {
    guard place + 1 < tokens.count, case .word(let word) = tokens[place + 1],
      let isOn = answers[word]
    else { return nil }
    if word == "on", place + 2 < tokens.count, case .view = tokens[place + 2] { return nil }
    return isOn
  }

  private func isAnswer(_ tokens: [LooseToken], at place: Int) -> Bool {
    guard place > 0, case .word(let word) = tokens[place - 1], let clause = verb.clause(word) else {
      return false
    }
    return [.flag, .onOff].contains(clause.value)
  }

  /// Whether a word is a place by itself, or stands before one that is no point.
  private func isPlace(_ word: String, of tokens: [LooseToken], at place: Int) -> Bool {
    ["to", "center", "centre", "attachedto"].contains(word) && !takesPoint(tokens, at: place)
  }

  private func takesPoint(_ tokens: [LooseToken], at place: Int) -> Bool {
    guard place + 1 < tokens.count else { return false }
    if case .point = tokens[place + 1] { return true }
    return isFirstOfPair(tokens, at: place + 1)
  }

  /// `160 240`, a point without its bracket.
  private func isFirstOfPair(_ tokens: [LooseToken], at place: Int) -> Bool {
    guard verb.lonePoint != nil, place + 1 < tokens.count, case .number = tokens[place],
      case .number = tokens[place + 1]
    else { return false }
    return place == 0 || !isNumber(tokens[place - 1])
  }

  private func isNumber(_ token: LooseToken) -> Bool {
    if case .number = token { true } else { false }
  }

  /// A word that is no clause: a way, a curve, a name, or one that says nothing.
  private mutating func read(_ word: String, of tokens: [LooseToken], at place: Int) -> Bool {
    if Self.small.contains(word) || verb.words[word] != nil { return true }
    if let angle = Self.ways[word], verb.name == "push" || verb.name == "gravity" {
      way = angle
      return true
    }
    if let named = WrittenCurve.named(word), verb.name == "keyboard" {
      curve = named
      return true
    }
    if ["center", "middle", "centre"].contains(word), verb.lonePoint != nil {
      // A push is told where it acts from there.
      if verb.name == "push" { return true }
      points.append("stage.center")
      return true
    }
    if ["all", "everything", "everyone"].contains(word) {
      views = names.views
      return true
    }
    let isNamed =
      verb.name == "boundary"
      ? place == verbPlace || (place + 1 == verbPlace && LooseVerb.shapes.contains(word))
      : place > 0 && isLine(tokens[place - 1])
    guard isNamed, name == nil else { return false }
    name = word
    return true
  }

  /// Whether a word begins a boundary of a collision, behind which may be its name.
  private func isLine(_ token: LooseToken) -> Bool {
    guard case .word(let word) = token else { return false }
    return verb.name == "collision" && verb.clause(word)?.keyword == "line"
  }

  private mutating func take(
    _ token: LooseToken, for waiting: (keyword: String, value: LooseVerb.Value)?
  ) -> Bool {
    switch token {
    case .point(let point):
      if let waiting, waiting.value == .point, clauses[waiting.keyword] == nil {
        clauses[waiting.keyword] = point
      } else {
        points.append(point)
      }
    case .size(let size):
      guard verb.name == "field" else { return false }
      clauses["size"] = size
    case .angle(let angle): way = angle
    case .four(let four):
      guard let waiting, waiting.value == .four else { return false }
      clauses[waiting.keyword] = four
    case .time(let text): time = text
    case .number(let number):
      switch waiting?.value {
      case .number?: clauses[waiting?.keyword ?? ""] = number
      case .angle?: way = number.contains(".") ? number : number + "deg"
      default: numbers.append(number)
      }
    default: return false
    }
    return true
  }

  private static let small: Set = [
    "on", "to", "at", "with", "of", "the", "a", "an", "and", "for", "by", "from", "is", "in", "add",
    "make", "create", "apply", "put", "set", "use", "new", "field", "behavior", "behaviour",
    "joint",
    "please", "between", "view", "it", "will", "my", "over", "duration", "ui", "curve", "link",
    "towards", "into", "that", "pulls", "force", "body", "both", "pixels", "item", "motion",
    "effect", "animated", "only", "whole", "entire", "each", "other", "items", "dynamic", "physics",
    "attachedto", "spin", "fling",
  ]

  private static let ways = [
    "up": "-90deg", "upward": "-90deg", "upwards": "-90deg", "down": "90deg", "downward": "90deg",
    "downwards": "90deg", "left": "180deg", "right": "0deg", "sideways": "0deg",
  ]
}
