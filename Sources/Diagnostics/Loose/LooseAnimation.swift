/// An animation with all its parts in any order: `anim box.center to (200, 400) dur 1 opt easeOut`,
/// `easeOutBack ball y 300`, `spring ball.center.y 400 damping 0.4 duration 0.8`.
///
/// Only a line that is read to its last word is answered.
struct LooseAnimation {
  let names: NamesAtHand
  var view: String?
  var goal: String?
  /// What of the view was changed before, where several properties are.
  var others: [(path: String, end: String, isShift: Bool)] = []
  var path: String?
  var start: String?
  var end: String?
  var isShift = false
  var duration: String?
  var delay: String?
  var curve: String?
  var spring: [String: String] = [:]
  var isSpring = false
  var repeats: String?
  var turnsBack = false
  /// Clauses that are on.
  var flags: [String] = []
  var isMotion = false

  /// Whether a number came before it was told what it is for, so that it may be the time.
  private var isEndUntold = false

  /// Whether `to` was the last word that says something.
  private var isGoing = false

  /// What the next value is for.
  enum Wanted {
    case value, start, shift, duration, delay
    case spring(String)
    case repeats, bezier
  }
  private var wanted = Wanted.value
  private var bezier: [String] = []

  /// The command as it is written here; nil where a part of the line says something else.
  static func line(for text: String, _ names: NamesAtHand) -> String? {
    guard let tokens = LooseToken.all(of: text, names), tokens.count > 2 else { return nil }
    return LooseAnimation(tokens, names)?.line
  }

  private static let mostTokens = 32

  /// Nil where a part of the line says something else.
  init?(_ tokens: [LooseToken], _ names: NamesAtHand) {
    guard tokens.count < Self.mostTokens else { return nil }
    self.names = names
    var place = 0
    while place < tokens.count {
      guard let taken = take(tokens[place...]) else { return nil }
      place += taken
    }
    if case .repeats = wanted { repeats = "forever" }
  }

  // MARK: Reading

  /// How many tokens were taken; nil where the first of them says something else.
  private mutating func take(_ tokens: ArraySlice<LooseToken>) -> Int? {
    switch tokens.first {
    case .word(let word)?:
      if let (named, count) = Self.curve(in: tokens) {
        guard curve == nil else { return nil }
        curve = named
        return count
      }
      if word == "delay", delay == nil, !Self.isAmount(tokens.dropFirst().first) {
        // `100ms delay`, of which the time came first.
        (delay, duration) = (duration, nil)
        return 1
      }
      if word == "spring", Self.isNumber(tokens.dropFirst().first) {
        wanted = .spring("damping")
        return 1
      }
      if Self.paces.contains(word) {
        if Self.isNumber(tokens.dropFirst().first) { wanted = .bezier }
        return 1
      }
      return take(word) ? 1 : nil
    case .view(let name)?:
      if view == nil { view = name } else if goal == nil { goal = name } else { return nil }
    case .path(let text)?:
      let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
      guard view == nil || view == parts[0] else { return nil }
      view = parts[0]
      let named = parts[1].removing(#"^layer\."#)
      return take(property: Self.properties[named.lowercased()] ?? named) ? 1 : nil
    case .time(let time)?: return take(time: time) ? 1 : nil
    case .four(let four)?:
      if case .bezier = wanted {
        curve = "bezier\(four)"
        wanted = .value
      } else {
        return take(value: four) ? 1 : nil
      }
    case .number(let x)? where isGoing && (path == nil || path == "center"):
      guard case .number(let y)? = tokens.dropFirst().first else { return take(value: x) ? 1 : nil }
      // `to 100 100`, a place without its bracket.
      return take(value: "(\(x), \(y))") ? 2 : nil
    case .point(let value)?:
      // Two of a curve's four numbers, which have a comma between them.
      guard case .bezier = wanted else { return take(value: value) ? 1 : nil }
      return value.all(#"-?[\d.]+"#).allSatisfy { take(value: $0.text()) } ? 1 : nil
    case .number(let value)?, .angle(let value)?, .size(let value)?:
      return take(value: value) ? 1 : nil
    case nil: return nil
    }
    return 1
  }

  private static func isAmount(_ token: LooseToken?) -> Bool {
    switch token {
    case .time?, .number?: true
    case .word("of")?, .word("by")?: true
    default: false
    }
  }

  private static func isNumber(_ token: LooseToken?) -> Bool {
    switch token {
    case .number?, .point?, .four?: true
    default: false
    }
  }

  private mutating func take(time: String) -> Bool {
    if case .delay = wanted {
      delay = time
    } else if duration == nil {
      duration = time
    } else if delay == nil {
      delay = time
    } else {
      return false
    }
    wanted = .value
    return true
  }

  private mutating func take(value: String) -> Bool {
    switch wanted {
    case .duration: duration = value + (value.contains(".") || value.count < 3 ? "s" : "ms")
    case .delay: delay = value + (value.contains(".") || value.count < 3 ? "s" : "ms")
    case .spring(let label): spring[label] = value
    case .repeats: repeats = value
    case .start: start = value
    case .bezier:
      bezier.append(value)
      if bezier.count == 4 { curve = "bezier(\(bezier.joined(separator: ", ")))" }
      if bezier.count < 4 { return true }
    case .value, .shift:
      if case .shift = wanted { isShift = true }
      if value.hasPrefix("+") { return take(shift: String(value.dropFirst())) }
      if end == nil {
        end = value
        isEndUntold = path == nil && goal == nil && !isGoing && Double(value) != nil
      } else if isEndUntold, duration == nil, path != nil, let first = end {
        (duration, end, isEndUntold) = (first + "s", value, false)
      } else if duration == nil, end?.hasSuffix("deg") == true || end?.contains("pi") == true,
        Double(value).map({ $0 > 0 && $0 < 20 }) == true
      {
        duration = value + "s"
      } else if start == nil {
        (start, end) = (end, value)
      } else {
        return false
      }
    }
    wanted = .value
    return true
  }

  /// `+120`, which is a way and no place.
  private mutating func take(shift: String) -> Bool {
    guard end == nil else { return false }
    (end, isShift, wanted) = (shift, true, .value)
    return true
  }

  private mutating func take(_ word: String) -> Bool {
    // `to the center` is a place.
    if ["center", "middle", "centre"].contains(word), isGoing, end == nil {
      end = "stage.center"
      return true
    }
    if !Self.articles.contains(word) { isGoing = word == "to" }
    // `.repeat` among options has no number.
    if case .repeats = wanted { (repeats, wanted) = ("forever", .value) }
    if Self.swings.contains(word) {
      (isMotion, turnsBack) = (true, true)
      if word == "shake" { wanted = .shift }
    } else if let label = Self.springs[word] {
      wanted = .spring(label)
    } else if let known = Self.wants[word] {
      wanted = known
    } else if let named = Self.shifts[word] {
      wanted = .shift
      return take(property: named)
    } else if let named = Self.properties[word] {
      return take(property: named)
    } else if let fade = Self.fades[word] {
      guard path == nil, end == nil else { return false }
      (path, end, start, isMotion) = ("alpha", fade.end, fade.start, true)
    } else if let flag = Self.flagWords[word] {
      flags.append(flag)
    } else if word == "identity", path == "transform", end == nil {
      end = word
    } else if names.colors.contains(word), path == "color" || path == "backgroundColor" {
      return take(value: word)
    } else if let look = Self.looks[word] {
      curve = look
    } else if ["forever", "loop", "infinite", "looping", "repeatforever"].contains(word) {
      repeats = "forever"
    } else if ["autoreverse", "autoreverses", "yoyo", "pingpong", "alternate"].contains(word) {
      turnsBack = true
    } else if word == "spring" || word == "springy" {
      (isSpring, isMotion) = (true, true)
    } else if Self.verbs.contains(word) {
      isMotion = true
    } else {
      return Self.small.contains(word)
    }
    return true
  }

  /// Another property, once the one before has its value.
  private mutating func take(property named: String) -> Bool {
    if let path, let end, !isEndUntold, path != named, start == nil, goal == nil {
      others.append((path, end, isShift))
      (self.end, isShift) = (nil, false)
    } else if path != nil, path != named, path != "transform" {
      return false
    }
    path = named
    return true
  }
}
