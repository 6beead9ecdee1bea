import Diagnostics
import Evaluation
import Language
import Sessions

/// Lines of help with a session's own names in place of theirs.
struct FittedLine {
  private let statement: String
  private let spoken: SpokenValues
  private let trial: LineTrial
  /// The session's views, those that the statement names first.
  private let views: [String]
  /// The views that the statement names, and the behaviors, such as `gravity1` or `g` by `gravity`.
  let named: [String]
  private let behaviors: [String]

  /// The statements that make something to show.
  static let passing = "run 1s; "
  /// The most names that are replaced in one line.
  private static let most = 3

  init(for statement: String, _ trial: LineTrial, _ spoken: SpokenValues? = nil) {
    (self.statement, self.trial) = (statement, trial)
    self.spoken = spoken ?? SpokenValues("")
    let words = Self.words(of: statement)
    let all = trial.world.stage.views.map(\.name)
    named = words.filter(all.contains)
    views = named + all.filter { !words.contains($0) }
    behaviors = trial.world.objects.behaviors.filter { words.contains($0.verb) }.map(\.name)
  }

  /// The first line that runs in the session with its names.
  func first(of lines: [String]) -> String? {
    for line in lines {
      if let fitted = fitted(line) { return fitted }
    }
    return nil
  }

  /// The nearest of some lines that runs: one about as many views as the statement, with a
  /// direction if it has one, that looks if the statement asks, of one step, with its words.
  func nearest(of lines: [Topic], _ asks: Bool) -> Topic? {
    let words = Set(HelpIndex.stems(of: statement))
    let isOfTwo =
      named.count > 1
      || views.count > 1 && Self.words(of: statement).contains { Self.pairs.contains($0) }
    let ranks = lines.map(\.line).map { line in
      let looks = ["measure", "plot", "print", "table", "why"].contains(line.prefix { $0 != " " })
      return (isOfTwo == line.contains(Self.other) ? 8 : 0)
        + ((spoken.direction != nil) == SpokenValues.hasDirection(line) ? 4 : 0)
        + (!named.isEmpty && line.hasPrefix("view ") ? 0 : 2) + (looks == asks ? 3 : 0)
        + (line.contains(";") ? 0 : 2)
        + min(1, Set(HelpIndex.stems(of: line.withoutQuotes)).intersection(words).count)
    }
    for place in ranks.indices.sorted(by: { (ranks[$1], $0) < (ranks[$0], $1) }) {
      if let line = fitted(lines[place].line),
        spoken.wording.allows(line, named: named + behaviors)
      {
        return Topic(line: line, summary: lines[place].summary)
      }
    }
    return nil
  }

  /// Whether a line only looks at what is there.
  static func looks(_ line: String) -> Bool {
    let last = line.split(separator: "; ").last ?? ""
    return looking.contains(String(last.prefix { $0 != " " }))
  }

  private static let looking: Set = [
    "compare", "convert", "energy", "events", "forces", "measure", "plot", "print", "show", "table",
    "why",
  ]

  private static let alls: Set = ["all", "both", "every", "everything", "them"]
  private static let pairs: Set = ["both", "other", "together", "two"]

  /// The number of named things in a line.
  func namesIn(_ line: String) -> Int {
    Self.words(of: line).contains { (named + behaviors).contains($0) } ? 1 : 0
  }

  /// What stands for names of views in concepts' lines.
  private static let view = "VIEW"
  private static let other = "OTHER"

  private func fitted(_ example: String) -> String? {
    let line = spoken.fitted(withFile(withNewName(example)))
    if let change = change(line).flatMap(running) { return change }
    guard line.contains(Self.view) else { return running(line) }
    let first = behaviors + views
    // `drop all three boxes`
    if named.isEmpty, views.count > 1,
      !Set(statement.lowercased().names).isDisjoint(with: Self.alls),
      line.contains(" on \(Self.view)"), !line.contains("\(Self.view).")
    {
      let all = views.joined(separator: ", ")
      if let whole = running(line.replacing(Self.view, with: all)) { return whole }
    }
    for name in first.isEmpty ? ["box"] : first.prefix(Self.most) {
      let second = views.first { $0 != name } ?? "card"
      let named = line.replacing(Self.view, with: name).replacing(Self.other, with: second)
      if let line = running(named) { return line }
    }
    return nil
  }

  /// The change of the behavior that the statement names, for a line that would make another one.
  private func change(_ line: String) -> String? {
    let words = line.words
    guard words.count == 5, words[1] == "on",
      let name = trial.world.objects.behaviors.first(where: {
        $0.verb == words[0] && behaviors.contains($0.name)
      })?.name
    else { return nil }
    return "\(name).\(words[3]) = \(words[4])"
  }

  private func running(_ example: String) -> String? {
    // Nothing comes to rest on an empty stage.
    if example == "run until rest", trial.world.stage.views.isEmpty { return nil }
    let example = withoutDone(example)
    // What has passed is looked at without passing more time.
    if trial.world.stage.frame > 0, let look = example.wholeMatch(of: #/run \ds; (.+)/#)?.1,
      Self.looks(String(look)), let line = running(String(look))
    {
      return line
    }
    var line = example
    if let noun = named.first,
      let other = Self.words(of: line).first(where: views.contains), !named.contains(other)
    {
      line = Self.replacing(other, with: noun, in: line)
    }
    var nouns = views.filter { !Self.words(of: line).contains($0) }
    for _ in 0...Self.most {
      guard let problem = trial.problem(with: line) else { return alongMotion(line) }
      if problem.mistake.id == .noTimeYet, !line.hasPrefix(Self.passing) {
        line = Self.passing + line
        continue
      }
      guard problem.mistake.isAboutMissingName, let name = problem.span?.text else { return nil }
      if nouns.isEmpty {
        guard views.isEmpty, !line.hasPrefix("view ") else { return nil }
        line = "view \(name) frame (50, 50, 100, 100); " + line
      } else {
        line = Self.replacing(name, with: nouns.removeFirst(), in: line)
      }
    }
    return nil
  }

  /// A line that looks at a view's height, at the coordinate that has changed, and one that drags a
  /// list, along its content.
  private func alongMotion(_ line: String) -> String {
    if let drag = line.firstMatch(of: #/\bdrag (\w+) by \((-?\d+), 0\)/#),
      spoken.direction == nil, trial.scrollsDown(String(drag.1))
    {
      return line.replacing(drag.0, with: "drag \(drag.1) by (0, \(drag.2))")
    }
    guard Self.looks(line), let place = line.firstMatch(of: #/(\w+)\.center\.y\b/#) else {
      return line
    }
    let path = trial.motionPath(of: String(place.1))
    return line.replacing("\(place.1).center.y", with: "\(place.1).\(path)")
  }

  /// A line without the steps that have been done: a view falls already, or has its walls.
  private func withoutDone(_ line: String) -> String {
    let steps = line.split(separator: "; ").map(String.init)
    let open = steps.filter { step in
      let words = step.words
      return words.count < 3 || words[1] != "on"
        || !trial.world.objects.behaviors.contains { done in
          done.verb == words[0] && done.behavior.items.contains { $0.name == words[2] }
        }
    }
    return open.isEmpty ? line : open.joined(separator: "; ")
  }

  /// A line about a file, with the name that the statement puts in quotes.
  private func withFile(_ example: String) -> String {
    guard let name = statement.firstMatch(of: #/"[^"]+"/#) else { return example }
    return example.replacing(#/"[^"]*\.(?:md|html|svg|swift|csv)"/#, with: name.output)
  }

  /// A line that makes something, with the name that the statement gives it.
  private func withNewName(_ example: String) -> String {
    let (words, typed) = (example.split(separator: " "), statement.split(separator: " "))
    guard words.count > 1, typed.count > 1, words[0] == typed[0],
      typed[1].allSatisfy({ $0.isLetter || $0.isNumber }),
      let form = trial.commands.grammar.form(of: String(words[0])), form.subject == .newName,
      form.clause(String(typed[1])) == nil, SpokenValues(String(typed[1])).direction == nil
    else { return example }
    return ([words[0], typed[1]] + words.dropFirst(2)).joined(separator: " ")
  }

  private static func words(of line: String) -> [String] {
    line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// A line with another word in place of each whole one.
  static func replacing(_ word: String, with other: String, in line: String) -> String {
    var (written, rest) = ("", line[...])
    while let place = rest.firstRange(of: word) {
      let isPart = { (character: Character?) in
        character.map { $0.isLetter || $0.isNumber || $0 == "." } ?? false
      }
      let isWhole =
        !isPart(rest[..<place.lowerBound].last)
        && !(rest[place.upperBound...].first.map { $0.isLetter || $0.isNumber } ?? false)
      written += rest[..<place.lowerBound] + (isWhole ? other : word)
      rest = rest[place.upperBound...]
    }
    return written + rest
  }
}

extension String {
  /// Without the names in quotes, which are only examples.
  fileprivate var withoutQuotes: String { replacing(#/"[^"]*"/#, with: "") }
}
