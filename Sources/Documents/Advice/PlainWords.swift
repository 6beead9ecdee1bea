import Diagnostics
import Language
import Sessions
import Values

/// The lines that plain words are near: examples of the topics for which they speak, fitted to the
/// scene and tried.
struct PlainWords {
  /// Whole lines that run, the nearest first, each with what it shows. Only one if two words speak
  /// for it, and for no other line nearly as much.
  private(set) var lines: [Topic]

  /// The lines that are shown where no line is clear.
  private static let most = 3
  /// The topics that are tried.
  private static let widest = 10
  /// The share of the words that has to speak for a line, unless two of them do. The word that
  /// speaks alone has to be a name of the topic.
  private static let fewest = 0.5
  /// The share of the words that several topics have to name, each one of them.
  private static let severally = 0.7
  /// The share without which there is not even a topic.
  private static let least = 0.2
  /// How much nearer than the second a clear line is.
  private static let lead = 1.6
  /// The share of the first line's score that another one needs.
  private static let near = 0.55

  /// The share of its score that a line keeps that is no answer to such words, or does not say
  /// the values that they say.
  private static let aside = 0.6
  /// How much more a line counts that begins like the words.
  private static let ownVerb = 1.3

  /// What stands before a number in `y = 300`.
  static var coordinate: some RegexComponent<(Substring, Substring)> { #/\b([txy]) ?= ?(?=[\d-])/# }

  /// A line for one of the topics.
  private struct Candidate {
    let line: Topic
    let topic: Topic
    /// How many words and values speak for it.
    let speaking: Int
    /// How many numbers it leaves out.
    let lost: Int
    /// How many other values it leaves out: times, colors, directions.
    let open: Int
    let score: Double
  }

  /// The words, without punctuation.
  private let words: [String]
  private let spoken: SpokenValues
  private let fitting: FittedLine
  private let trial: LineTrial
  /// Whether the words are a question; `how do I …` is a wish.
  private let asks: Bool
  /// Whether they ask for what is, which no change is: `what is the mass of the box`, `is it moving`.
  private let asksForValue: Bool
  private let verb: String
  /// Whether the words are about several steps.
  private let hasSteps: Bool

  /// The lines for plain words: a handler for what waits, a spring's own numbers, or the nearest ones.
  static func lines(for text: String, fewest: Int = 1, _ trial: LineTrial) -> [Topic] {
    (SpokenHandler.topic(for: text, trial) ?? SpokenSpring.topic(for: text, trial)).map { [$0] }
      ?? PlainWords(text, fewest: fewest, trial).lines
  }

  /// - Parameter fewest: How many words have to speak for a line, unless all of them do.
  private init(_ text: String, fewest: Int = 1, _ trial: LineTrial) {
    // What stands in quotes is no topic.
    let text = text.replacing(Self.coordinate) { "\($0.1) " }
      .replacing(#/["“][^"“”]* [^"“”]*["”]/#, with: "")
    // The names of views are not their meanings: `red` is a view.
    let views = trial.world.stage.views.map(\.name)
    words = SpokenValues.withDigits(text).words.map { $0.trimmingSuffix { ",.?!:".contains($0) } }
    spoken = SpokenValues(text.words.filter { !views.contains($0) }.joined(separator: " "))
    fitting = FittedLine(for: text, trial, spoken)
    self.trial = trial
    let names = text.lowercased().names
    asks = names.first.map(Parser.questionWords.contains) == true && !names.prefix(4).contains("i")
    asksForValue = text.lowercased().contains(
      #/^(?:where|what(?:'?s| is| are) (?:the|its|my)|(?:is|are)(?! there)|how \w+ (?:is|are)|(?:at )?which \w+ (?:do|does|did|is)) /#
    )
    verb = String(text.prefix { $0 != " " })
    hasSteps = !asks && text.contains(#/\b(?:and|then)\b/#)
    lines = []
    let found = HelpIndex(trial.commands, lessons: trial.lessons).matches(for: spoken.rest)
      .filter(\.isNamed)
    let matches = found.filter {
      $0.share > Self.least
        && ($0.speaking + fitting.named.count > 1 || $0.share >= Self.fewest)
    }.prefix(Self.widest)
    let candidates = matches.compactMap { candidate(for: $0, fewest) }
      .enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      .map(\.element)
    lines =
      matches.isEmpty && !asks
      ? several(of: found)
      : chosen(from: candidates, Array(matches), of: found)
  }

  /// A topic for each of several words, none of which speaks for the others', as in `make a red box and
  /// let it fall`, in the order of the words; none if they leave out more than a word or two.
  ///
  /// - Parameter least: The share of the words that has to name them.
  private func several(
    of found: [HelpIndex.Match], least: Double = PlainWords.severally
  ) -> [Topic] {
    var named: Set<Int> = []
    var chosen: [(place: Int, match: HelpIndex.Match)] = []
    for match in found where chosen.count < Self.most {
      guard let place = match.naming.first(where: { !named.contains($0) }) else { continue }
      named.formUnion(match.naming)
      chosen.append((place, match))
    }
    guard chosen.count > 1, let all = found.first.map({ Double($0.speaking) / $0.share }),
      Double(named.count) > least * all
    else { return [] }
    let lines = chosen.sorted { $0.place < $1.place }.map(\.match).map { match in
      let line = isAside(match) ? nil : fitting.nearest(of: match.lines, asks)
      return told(line ?? match.topic, match)
    }
    // What another line makes, too, is no step of its own.
    let makes = lines.contains { $0.line.hasPrefix("view ") && $0.line.contains(";") }
    return lines.filter { !makes || !$0.line.hasPrefix("view ") || $0.line.contains(";") }
  }

  /// A topic's line, with the words that have no part in it.
  private func told(_ line: Topic, _ match: HelpIndex.Match) -> Topic {
    let stems = match.stems.union(HelpIndex.stems(of: line.line))
    var (runs, isOpen): ([String], Bool) = ([], false)
    for word in words {
      guard let isRead = spoken.isRead(word, in: line.line, stems) else { continue }
      if !isRead { runs.append(isOpen ? "\(runs.removeLast()) \(word)" : word) }
      isOpen = !isRead
    }
    return Topic(line: line.line, summary: line.summary, unread: runs)
  }

  private func candidate(for match: HelpIndex.Match, _ fewest: Int) -> Candidate? {
    guard let line = fitting.nearest(of: match.lines, asks) else { return nil }
    let said = spoken.said(in: line.line)
    let speaking = match.speaking + fitting.namesIn(line.line) + said.kept
    guard speaking >= fewest || match.share == 1, !asksForValue || !changes(line.line)
    else { return nil }
    var score = match.score
    if isAside(match) { score *= Self.aside }
    if said.lost > 0 { score *= Self.aside }
    // Where nobody has said a time, going to one is filled in.
    if spoken.time == nil, line.line.contains(#/^goto [^0]|^goto 0\./#) { score *= Self.aside }
    if match.lines.contains(where: { $0.line.hasPrefix(verb + " ") }) { score *= Self.ownVerb }
    let lost = spoken.lost(in: line.line)
    return Candidate(
      line: told(line, match), topic: match.topic, speaking: speaking, lost: lost,
      open: said.lost - lost,
      score: score)
  }

  private func chosen(
    from candidates: [Candidate], _ matches: [HelpIndex.Match], of all: [HelpIndex.Match]
  ) -> [Topic] {
    guard let first = candidates.first else {
      // A line that leaves out a `not` or a `when` says something else: the topics do not.
      return asksForValue || spoken.wording.isQualified
        ? matches.prefix(Self.most).map(\.topic) : []
    }
    var lines: [Topic] = []
    // Beside a line that says a value, one that does not is none.
    for found in candidates
    where found.open <= first.open && lines.count < Self.most
      && found.score >= Self.near * first.score
      && !lines.contains(where: { $0.line == found.line.line })
    {
      // A line that leaves out a number is a topic.
      lines.append(spoken.losesDigits(in: found.line.line) ? found.topic : found.line)
    }
    let isAhead = lines.count == 1 || first.score > Self.lead * candidates[1].score
    if first.speaking > 1, first.lost == 0, isAhead {
      // `slide in, and then fade out`: what is said of one step is not all.
      let isWhole = !hasSteps || matches[0].isPhrase
      let steps = isWhole ? [] : several(of: all, least: Self.fewest)
      return steps.count > 1 ? steps : [first.line]
    }
    // One word of several that speaks for one line is a topic, and no answer.
    // So is a line that leaves out a number.
    if lines.count == 1, matches[0].share < Self.fewest || first.lost > 0 {
      return [matches[0].topic]
    }
    return lines
  }

  /// Whether a line ends with a change of what is there, other than that time passes.
  private func changes(_ line: String) -> Bool {
    let last = line.split(separator: "; ").last ?? ""
    let verb = String(last.prefix(while: \.isLetter))
    guard let command = trial.commands.declaration(of: verb) else { return last.contains("=") }
    return command.effect == .world && verb != "run"
  }

  /// Whether a topic's line is no answer to a question, or to a wish: what prints does nothing, and
  /// a lesson is long.
  private func isAside(_ match: HelpIndex.Match) -> Bool {
    guard let line = match.lines.first?.line else { return true }
    if line.hasPrefix("lesson ") { return match.topic.line == line }
    let last = line.split(separator: "; ").last ?? ""
    let verb = String(last.prefix(while: \.isLetter))
    // What is set does not say what is at a time.
    if last.contains(" = ") { return spoken.time != nil }
    return trial.commands.declaration(of: verb) == nil || (!asks && verb == "print")
  }
}
