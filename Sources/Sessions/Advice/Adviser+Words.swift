import Commands
import Diagnostics
import Execution
import Values

/// Words of other languages, and the lines that do what they do there.
extension Adviser {
  // MARK: Words from elsewhere

  func translated(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    guard diagnostic.mistake.id.isOfUnknownWords else { return nil }
    let own = ownNames
    // What has a meaning here is not from elsewhere, unless it stands as a verb or a method would.
    let functions = Set(Builtins.functions.map(\.name))
    let curves = Set(CurveCalls.names)
    let keywords = Set(lookingCommand(of: line)?.clauses.map(\.keyword) ?? [])
    let bytes = Array(line.text.utf8)
    let finds = ForeignTerm.all(in: line.text).filter { find in
      // A keyword of the command is no word from elsewhere.
      if own.contains(find.word) || keywords.contains(find.word) { return false }
      // A command that is right but for one thing needs no other.
      if Self.hasOneFault(diagnostic), find.word != span.text { return false }
      let isVerb = find.offset == 0 || bytes[find.offset - 1] == UInt8(ascii: ".")
      let next = bytes.dropFirst(find.offset + find.word.utf8.count).first
      if next == UInt8(ascii: "."), find.term.isVague { return false }
      // A function is called by its name alone; behind a dot the word is a method's.
      let isMethod = find.offset > 0 && bytes[find.offset - 1] == UInt8(ascii: ".")
      let isCalled = next == UInt8(ascii: "(") && !isMethod
      // Nor does a name that the line gives.
      let before = line.text.utf8.prefix(find.offset)
      if ["let ", "var ", "const "].contains(where: { before.elementsEqual($0.utf8) }) {
        return false
      }
      // `completion: nil` says nothing.
      if find.word == "nil", line.text.contains(": nil") { return false }
      // A view's layer is none of a composition.
      if isMethod, find.word == "layer" { return false }
      if functions.contains(find.word) { return !isCalled }
      return (isVerb && !isCalled) || !curves.contains(find.word)
    }
    for find in ranked(finds, blamed: span.lower - line.start, line) {
      guard
        let mend = find.term.lines(for: line.whole ?? line.text, names)
          .first(where: { isFair($0, for: line) })
      else { continue }
      if Commands.known.declaration(of: find.word) != nil {
        return Diagnostic(
          diagnostic.mistake.helped(by: example(mend, for: line, isOwn: false)), at: span)
      }
      let place = Span(
        line.source, line.start + find.offset, line.start + find.offset + find.word.utf8.count)
      return Diagnostic(
        .foreignTerm(find.word, find.term, help: example(mend, for: line, isOwn: false)), at: place)
    }
    return nil
  }

  /// A command that speaks of a property without its view.
  func owned(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    guard diagnostic.mistake.id == .unknownName, isCommand(line),
      let mend = withProperties(line.text), isMend(mend, of: line)
    else { return nil }
    let mistake = diagnostic.mistake.withoutSuggestion
    return Diagnostic(
      mistake.helped(by: "write something like `\(typed(mend))`").noted(
        "a property is a view's, with a dot between them"), at: span)
  }

  /// A view with nothing but its name, which is no word of another language there.
  func frameless(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    let words = line.text.split(separator: " ")
    guard diagnostic.mistake.id == .missingClause, words.count == 2, words[0] == "view" else {
      return nil
    }
    let maker = "view \(words[1]) frame (50, 50, 100, 100)"
    guard isMend(maker, of: line) else { return nil }
    return Diagnostic(
      diagnostic.mistake.withoutSuggestion.helped(by: "write `\(maker)`")
        .noted("a view is made with its frame"), at: span)
  }

  /// Whether a line may be suggested that is none of the person's own. Gravity for a view that does
  /// not fall yet is warned about, since it takes the place of the first, but it is meant.
  func isFair(_ line: String, for typed: Line) -> Bool {
    // A loop is not answered with a line that goes through nothing.
    if typed.text.hasPrefix("for "), !line.hasPrefix("for ") { return false }
    // What a line sets is not to be answered with setting something else.
    let set: [Substring] = typed.text.split(separator: "=", maxSplits: 1)
    if set.count == 2, let target = set.first?.split(separator: " ").first, target.contains("."),
      world.stage.view(named: String(target.prefix { $0 != "." })) != nil, line.contains(" = "),
      trial.isKnown(String(target)), !line.contains(target)
    {
      return false
    }
    if trial.isFair(line) { return true }
    guard let view = line.wholeMatch(of: /gravity on (\w+)/).map({ String($0.output.1) }) else {
      return false
    }
    return !falling.contains(view) && trial.canStand(line)
  }

  /// Whether a command is understood but for what it lacks, or for one word.
  private static func hasOneFault(_ diagnostic: Diagnostic) -> Bool {
    [.missingClause, .unknownWord, .unknownKeyPath].contains(diagnostic.mistake.id)
  }

  private static let directions: Set = [
    "left", "right", "top", "bottom", "width", "height",
  ]

  /// Whose method a line calls, which says less than the method.
  private static let receivers: Set = [
    "navigationController", "tabBarController", "animator", "completion", "double", "animated",
    "UIView",
  ]

  /// The word that says most: one with whose line something of the person's own is kept, then plain
  /// English where it is blamed, then another language's, the longest first.
  private func ranked(
    _ finds: [ForeignTerm.Find], blamed offset: Int, _ line: Line
  ) -> [ForeignTerm.Find] {
    // `right` says little in a sentence, and much in a style sheet.
    let isSentence = !line.text.contains { ":={([".contains($0) }
    let isVague = { (find: ForeignTerm.Find) in
      find.term.isVague || Self.receivers.contains(find.word)
        || (isSentence && Self.directions.contains(find.word))
    }
    let vague = finds.filter(isVague)
    let finds = finds.filter { !isVague($0) }
    // What has become a command is missing no more.
    let missing = finds.filter {
      $0.term.isMissing && Commands.known.declaration(of: $0.word) == nil && $0.word != "play"
    }
    let start = line.text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    let verb = finds.filter {
      $0.offset == start && Commands.known.declaration(of: $0.word) != nil
    }
    // A class tells more than a word of the person's own.
    let classes = finds.filter { $0.word.hasPrefix("UI") || $0.word.hasPrefix("CA") }
    let plain = finds.filter { $0.term.origin == nil && $0.offset == offset }
    let foreign = finds.filter { $0.term.origin != nil }
      .sorted { ($0.word.count, $1.offset) > ($1.word.count, $0.offset) }
    let all = plain + foreign + finds.filter { $0.term.origin == nil }
    let text = line.whole ?? line.text
    let keeping = all.filter { $0.term.keepsWhatIs(in: text, names) }
    return classes + verb + missing + keeping + all + vague
  }
}
