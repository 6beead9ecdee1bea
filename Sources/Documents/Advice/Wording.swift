/// What a sentence says about its topics, so that a line about them alone is no answer: that something
/// is not wanted, that it is over, or when it is to be.
struct Wording {
  /// Something is not so: `no friction`, `it cannot be right`.
  private let denies: Bool
  /// What is named is to be gone: `no friction`, `turn off gravity`.
  let isUnwanted: Bool
  /// What is to be done is not wanted: `don't delete the box`.
  private let forbids: Bool
  /// Something has happened: `how high did it bounce`.
  private let looksBack: Bool
  /// Something depends on something else: `when it lands, print t`.
  private let isConditional: Bool
  /// Something is wanted again and again: `the height every second`.
  private let repeats: Bool
  /// Something is to be otherwise: `again, but slower`.
  private let differs: Bool

  private static let denials = words(
    "no not dont don doesn isn never without cannot cant doesnt instead isnt less except nor unless"
  )
  private static let absences = words("no not dont don never without")
  private static let bans = words("not dont don never except unless but keep")
  private static let conditions = words("when whenever if until while unless")
  private static let past = words(
    "did was were had been happened before earlier already last")
  /// Commands that look at what has been.
  private static let looks = words(
    "events goto measure plot replay restore sessions table undo why")

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  init(_ text: String) {
    let names = text.lowercased().names
    forbids = names.contains(where: Self.bans.contains)
    let stops = text.contains(#/\bstop\b.*\b(from|\w{3,}ing)\b/#)
    // `turn it off`, and not `bounce off the floor`.
    let isOff = text.lowercased().contains(#/\b(?:turn|switch|shut|take)\b.*\boff\b|\boff$/#)
    denies =
      stops || isOff || names.contains(where: Self.denials.contains) || text.contains(#/n['’]t\b/#)
    isUnwanted = stops || isOff || names.contains(where: Self.absences.contains)
    // `what happens if gravity is 2` asks for the line itself.
    let supposes = text.lowercased().contains(#/\bwhat\b.*\bif\b/#)
    // `where did it stop` asks for where it is.
    looksBack =
      !supposes && names.first != "where" && names.contains(where: Self.past.contains)
    // `once it lands` waits, `spin once` does not.
    isConditional =
      !supposes
      && (names.contains(where: Self.conditions.contains)
        || text.contains(#/\bonce (?:it|the|they|\w+ (?:is|has))\b/#))
    repeats = text.lowercased().contains(#/\b(every|each(?! other))\b/#)
    differs = names.contains("but")
  }

  /// Whether a line about the topics does not answer the sentence.
  var isQualified: Bool { denies || looksBack || isConditional || repeats || differs }

  /// Whether a line answers the sentence, if it is about its topics.
  func allows(_ line: String, named: [String]) -> Bool {
    let names = line.names
    let verb = names.first ?? ""
    if denies {
      return isUnwanted && line.contains(#/\bitem \w+ \w+ 0$| off\b/#)
        || verb == "remove" && !forbids && names.dropFirst().allSatisfy(named.contains)
    }
    if looksBack {
      return Self.looks.contains(verb) || verb == "print" && line.contains("(")
    }
    if repeats {
      return line.contains("{") || line.contains(" repeat ") || verb == "table"
        || line.contains("; table ")
    }
    if isConditional {
      return ["at", "on", "when"].contains(verb)
        || ["until", "goto", "events", "measure", "table"].contains(where: names.contains)
    }
    return !differs || names.count > 1
  }

  /// The words that a line has to keep, if it is the same line in other words.
  static func keeps(_ word: String) -> Bool {
    denials.contains(word) || ["again", "if", "like", "twice", "when"].contains(word)
  }
}
