import Diagnostics
import Values

/// Lines that no rule reads, by the nearest phrase whose meaning is known.
extension Adviser {
  /// How near a phrase is at least that is told before what leaves out something that was typed.
  private static let near = 0.6
  /// How near one is at least that is told before what a word or two of the line say.
  private static let nearer = 0.75
  /// How near one is at least where nothing else is known.
  private static let far = 0.5
  /// How near one is at least that a question may mean.
  private static let asked = 0.9
  /// How near one is that has the same words.
  private static let same = 0.99
  /// How near one is that leaves no doubt, and how near one is at least to a single word.
  private static let sure = 0.9

  /// Mistakes of a command whose words may mean another one.
  private static let ofWordsOfCommands: Set<MistakeID> = [
    .unknownClause, .unknownName, .unknownWord, .unknownView, .subjectWithoutOn,
    .valueWithoutKeyword, .unknownKeyPath, .unexpected, .missingBlock, .unknownFunction,
    .unknownProperty,
  ]

  /// What a word or two of a line say, or the phrase near to the line where that says more of it.
  func nearer(
    _ known: Diagnostic?, _ diagnostic: Diagnostic, _ span: Span, _ line: Line
  ) -> Diagnostic? {
    guard let known else { return phrased(diagnostic, span, line, least: Self.near) }
    guard let help = known.mistake.help else { return known }
    if help.hasPrefix("write `") { return exact(diagnostic, span, line) ?? known }
    let isKept = keepsAll(of: line.text, in: help)
    return phrased(
      diagnostic, span, line, least: isKept ? Self.nearer : Self.near, isWhole: isKept) ?? known
  }

  /// The line of a phrase that has all words of a line in plain words, and no others.
  func exact(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    guard !line.text.contains(where: { "{}()[]=<>+*.;".contains($0) }) else { return nil }
    return phrased(diagnostic, span, line, least: Self.same)
  }

  /// The line of the phrase that a question is near to; nil where none is near enough to tell.
  func phrased(_ question: String) -> Inquiry.Answer? {
    PhraseBook.shared.nearest(to: question, names, least: Self.asked)
      .first { trial.canStand($0.line) }.map { Inquiry.Answer("this line does it", $0.line) }
  }

  /// Where nothing else is known of a line.
  func phrased(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    phrased(diagnostic, span, line, least: Self.far)
  }

  /// The line of the nearest phrase that can be typed here; nil where none is near.
  private func phrased(
    _ diagnostic: Diagnostic, _ span: Span, _ line: Line, least: Double, isWhole: Bool = false
  ) -> Diagnostic? {
    let own = ownNames
    let isOwn = isCommand(line)
    // What is wrong with the form of a command is said by itself.
    if isOwn, !Self.ofWordsOfCommands.contains(diagnostic.mistake.id) || line.text.words.count < 3 {
      return nil
    }
    guard line.whole == nil, diagnostic.mistake.id.isOfUnknownWords,
      line.text.allSatisfy(\.isASCII),
      SpokenViews.names(in: line.text).allSatisfy(own.contains)
    else { return nil }
    let isWord = line.text.split(separator: " ").count == 1
    let finds = PhraseBook.shared.nearest(
      to: line.text, names, least: isWord ? max(least, Self.sure) : least)
    let fair = finds.filter {
      ($0.isWhole || !(isWhole || isOwn)) && sets(what: line.text, in: $0.line)
    }
    guard
      let find = fair.first(where: { isFair($0.line, for: line) && isMend($0.line, of: line) })
    else { return nil }
    let help =
      find.isWhole && find.nearness > Self.sure
      ? example(find.line, for: line, isOwn: true) : "write something like `\(typed(find.line))`"
    return Diagnostic(diagnostic.mistake.withoutSuggestion.helped(by: help), at: span)
  }

  /// Whether an answer sets the property that a line sets, if it sets one.
  private func sets(what line: String, in answer: String) -> Bool {
    let sides = line.split(separator: "=", maxSplits: 1)
    guard sides.count == 2, let path = sides[0].split(separator: " ").last,
      let property = path.split(separator: ".").dropFirst().last,
      names.views.contains(where: path.hasPrefix), trial.isKnown(String(path))
    else { return true }
    return answer.contains(property) && answer.contains("=") || answer.contains(" to ")
  }

  /// Whether a line has something to keep, and an answer keeps it.
  private func keepsAll(of text: String, in answer: String) -> Bool {
    let words = Set(text.words.map(String.init))
    let named = words.filter { names.views.contains($0) || Colors.names.contains($0) }
    let kept = Set(answer.words.map(String.init))
    let hasNumbers = text.contains(where: \.isNumber)
    return (hasNumbers || !named.isEmpty) && named.isSubset(of: kept)
      && KeptNumbers.areAll(of: text, in: answer)
  }
}
