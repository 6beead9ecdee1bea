import Diagnostics
import Evaluation
import Language
import Sessions
import Values

/// The whole line that was meant, of a line with more than one slip: its words in another order, or
/// mended one place after another, as each mistake says, until it runs.
struct MendedLine {
  private let trial: LineTrial
  private var tried: Set<String> = []

  /// The most lines that are tried from one beginning.
  private static let most = 60
  /// The most places that are mended.
  private static let places = 4
  /// The most parts whose orders are tried.
  private static let parts = 5

  /// The line; nil if there is none that keeps two of its words.
  ///
  /// - Parameter reworded: The line in other words, which may have slips of their own.
  static func line(
    for text: String, _ reworded: [String], _ problem: Diagnostic, _ trial: LineTrial
  ) -> String? {
    var search = MendedLine(trial)
    let text = OtherForms.ours(text)
    let words = text.words
    guard words.flatMap(\.names).count > 1, problem.mistake.id.isMended, !text.contains("?")
    else { return nil }
    let views = trial.world.stage.views.map(\.name)
    // `compare box and ball`: views are compared by a plot of both.
    let compared = words.map { $0.trimmingSuffix(",") }.filter(views.contains)
    if words[0] == "compare", compared.count > 1 {
      return search.running("plot " + compared.map { "\($0).center.y" }.joined(separator: ", "))
    }
    var line = search.running(text)
    for other in reworded where line == nil { line = search.running(other) }
    line = line ?? search.inOtherOrder(words)
    for begun in [text] + reworded + Rewording.commands(for: text, trial.commands)
    where line == nil {
      search.tried = []
      line = search.mended(begun)
    }
    let written = line?.lowercased().parts ?? []
    let kept = Set(written)
    // One word never decides, and no number, no name, no `not` and no `when` is lost.
    let grammar = trial.commands.grammar
    let names = trial.names.words
    // `box.angle` is about no function.
    let properties = Set(text.matches(of: #/\.(\p{L}+)/#).map { String($0.1) })
    let isName = { (part: String) in
      names.contains(part) && !Self.fillers.contains(part) && !properties.contains(part)
    }
    let parts = text.parts
    // A command's name may be another word for a keyword: `item ball drag 0`.
    let keywords = grammar.form(of: line?.names.first ?? "")?.keywords ?? []
    let isWhole = parts.enumerated().allSatisfy { place, part in
      // A number that is typed twice stands there twice.
      if part.first?.isNumber == true {
        return written.count { $0 == part } >= parts.count { $0 == part }
      }
      return kept.contains(part.lowercased())
        || keywords.meaning(of: part).map(kept.contains) == true
        || !(views.contains(part) || Wording.keeps(part.lowercased())
          || (place == 0 ? grammar.isVerb(part) && part != "set" : isName(part)))
    }
    // There is no lesson of that name.
    if let line, line.hasPrefix("lesson "), !trial.lessons.contains(where: { $0.line == line }) {
      return nil
    }
    return isWhole && parts.count { kept.contains($0.lowercased()) } > 1 ? line : nil
  }

  private init(_ trial: LineTrial) { self.trial = trial }

  // MARK: Order

  /// All the words of a line behind one that is a command, in the order that is nearest to theirs.
  private mutating func inOtherOrder(_ words: [String]) -> String? {
    for (place, verb) in words.enumerated() {
      guard let form = trial.commands.grammar.form(of: verb) else { continue }
      var rest = words
      rest.remove(at: place)
      // A value stays behind its keyword.
      let isKeyed = rest.dropLast().contains { form.clause($0) != nil }
      let parts =
        isKeyed || rest.count > Self.parts
        ? rest.reduce(into: [[String]]()) { parts, word in
          if form.clause(word) == nil, let last = parts.last, form.clause(last[0]) != nil {
            if last.count == 1 { return parts[parts.count - 1].append(word) }
          }
          parts.append([word])
        }.map { $0.joined(separator: " ") } : rest.map { form.keywords.meaning(of: $0) ?? $0 }
      guard parts.count > 1 || place > 0, parts.count <= Self.parts, form.subject != .newName
      else { continue }
      // The order of the declaration, then what is nearest to the order that was typed.
      let keywords = form.clauses.map(\.keyword)
      let declared = parts.enumerated().sorted { one, other in
        let places = [one, other].map { part in
          part.element.words.first.flatMap(keywords.firstIndex) ?? -1
        }
        return (places[0], one.offset) < (places[1], other.offset)
      }.map(\.element)
      for order in [declared] + Self.orders(of: parts) {
        let line = ([verb] + order).joined(separator: " ")
        if line != words.joined(separator: " "), trial.problem(with: line) == nil { return line }
      }
    }
    return nil
  }

  private static func orders(of parts: [String]) -> [[String]] {
    guard parts.count > 1 else { return [parts] }
    return parts.indices.flatMap { index in
      var rest = parts
      let first = rest.remove(at: index)
      return orders(of: rest).map { [first] + $0 }
    }
  }

  // MARK: Places

  /// The first line that runs with the fewest places mended.
  private mutating func mended(_ text: String) -> String? {
    var lines = [text]
    for depth in 0..<Self.places {
      var next: [String] = []
      for line in lines {
        guard tried.count < Self.most else { return nil }
        guard let problem = trial.problem(with: line) else { return line }
        guard let place = Place(problem, in: line, trial.commands.grammar) else { continue }
        for mended in ways(to: place, in: line) {
          if let whole = running(mended) { return whole }
          next.append(mended)
        }
        // Which of several keywords is meant is not guessed if nothing else is wrong.
        let keyed = keyed(place)
        let whole = keyed.compactMap { running($0) }
        if let first = whole.first, whole.count == 1 || depth > 0 { return first }
        if whole.isEmpty { next += keyed }
      }
      lines = next
    }
    return nil
  }

  /// A line that runs, or does once time has passed or its view is in a behavior; nil for another,
  /// and for one that was tried.
  private mutating func running(_ line: String) -> String? {
    guard tried.count < Self.most, tried.insert(line).inserted else { return nil }
    guard let problem = trial.problem(with: line) else { return line }
    let before: String? =
      switch problem.mistake.id {
      case .noTimeYet: FittedLine.passing
      case .notInBehavior: problem.span.map { "item \($0.text); " }
      default: nil
      }
    return before.map { $0 + line }.flatMap { trial.problem(with: $0) == nil ? $0 : nil }
  }

  /// A line at its mistake.
  private struct Place {
    let problem: Diagnostic
    let span: Span
    let before: String
    let after: String
    /// The text before the mark without blanks, and its last word.
    let head: String
    let last: String
    /// The form of the command that the mark is in.
    let form: CommandForm?

    init?(_ problem: Diagnostic, in line: String, _ grammar: Grammar) {
      guard let span = problem.span, problem.mistake.id.isMended, span.upper <= line.utf8.count
      else { return nil }
      (self.problem, self.span) = (problem, span)
      let source = Source(line)
      before = source.text(0..<span.lower)
      after = source.text(span.upper..<line.utf8.count)
      head = before.trimmingSuffix { $0 == " " }
      last = head.words.last ?? ""
      let verbs = before.split { ";{".contains($0) }.compactMap { $0.split(separator: " ").first }
      form = verbs.last.flatMap { grammar.form(of: String($0)) }
    }

    /// The line with another text in place of the mark.
    func with(_ text: String) -> String { before + text + after }

    /// The line with another text in place of the word before the mark.
    func withLast(_ text: String) -> String {
      head.dropLast(last.count) + text + span.text + after
    }
  }

  /// The line with a keyword before the marked value, or in place of the marked word.
  private func keyed(_ place: Place) -> [String] {
    let id = place.problem.mistake.id
    guard id.isOfWords || id.isOfType, let form = place.form else { return [] }
    // A value of another kind, behind its own keyword: `as spring` for `to spring`.
    if id.isOfType {
      let isBehind = form.clause(place.last) != nil
      return isBehind ? form.clauses.map { place.withLast($0.keyword + " ") } : []
    }
    // `to` and `by` say different things.
    let isWord =
      !["at", "by", "from", "over", "to"].contains(place.span.text)
      && id == .unknownClause && place.before.words.count > 1
      // A word that another command takes is none of this one's.
      && !trial.commands.grammar.forms.contains { $0.clause(place.span.text) != nil }
    return form.clauses.map { place.with("\($0.keyword) \(place.span.text)") }
      + (isWord ? form.clauses.map { place.with($0.keyword) } : [])
  }

  /// The line with one place mended, in the ways that its problem says.
  private func ways(to place: Place, in line: String) -> [String] {
    if place.problem.mistake.id == .missingClause { return withClause(place, in: line) }
    let (span, last, form) = (place.span, place.last, place.form)
    // `a`, `the`, `of`: what says nothing is left out.
    let isFiller = { (word: String) in
      Self.fillers.contains(word.lowercased()) && form?.clause(word) == nil
        || word == "+" && place.after.first?.isNumber == true
    }
    var lines: [String] = []
    if isFiller(span.text), !place.head.isEmpty, span.text != "=" || !place.after.isEmpty {
      let isTight = place.after.first == " " || place.after.isEmpty
      lines.append(place.head + (isTight ? "" : " ") + place.after)
    }
    // `collision on box and card`
    let next = place.after.words.first?.split(separator: ".").first.map(String.init)
    if span.text == "and", trial.world.stage.views.contains(where: { $0.name == next }) {
      lines.append("\(place.head), \(place.after.trimmed)")
    }
    // `run 1s then print t`
    if ["and", "then"].contains(span.text) {
      lines.append("\(place.head.trimmingSuffix(",")); \(place.after.trimmed)")
    }
    // `run while x < 3`
    if last == "while" {
      lines.append("\(place.head.dropLast(5))until not (\(span.text)\(place.after))")
    }
    if isFiller(last) { lines.append(place.withLast("")) }
    if last.last == "," { lines.append(place.withLast(last.dropLast() + " ")) }
    let near = NearWord(
      place.problem.mistake, at: span, in: Span(span.source, 0, line.utf8.count), trial)
    if let word = near.working ?? near.helping { lines.append(near.text(with: word)) }
    lines +=
      place.problem.mistake.suggestions.prefix(3).map(place.with) + Rewording.withValues(line)
    if ["center", "middle"].contains(span.text), ["at", "to"].contains(last) {
      let size = trial.world.stage.size
      let middle = [size.width, size.height].map { Lowering.digits($0 / 2) }
      lines.append(place.with("(\(middle.joined(separator: ", ")))"))
    }
    if place.problem.mistake.isAboutMissingName, PropertyNames.ofViews.words.contains(span.text) {
      lines += trial.world.stage.views.map { place.with("\($0.name).\(span.text)") }
    }
    // `print box center y`
    if PropertyNames.all.contains(span.text) {
      lines.append("\(place.head).\(span.text)\(place.after)")
    }
    if place.problem.mistake.id == .cannotCombine {
      lines.append(place.with(span.text.replacing(" + ", with: ", ")))
    }
    // A second assignment in a line.
    if place.problem.mistake.id == .unexpected, place.before.contains("="),
      place.after.first == ".", place.after.contains("=")
    {
      lines.append("\(place.head); \(span.text)\(place.after)")
    }
    if let near = form?.keywords.nearest(to: last).first, form?.clause(last) == nil {
      lines.append(place.withLast(near + " "))
    }
    // `expect x is 3`
    if ["expect", "predict"].contains(form?.verb), Self.equalities.contains(span.text) {
      lines += ["~", "=="].map(place.with)
    }
    let names = trial.names.words
    let isOwn = { (word: String) in
      names.contains(String(word.drop { "([".contains($0) }.prefix { $0 != "." }))
    }
    if isOwn(last), isOwn(span.text), last != form?.verb {
      lines.append("\(place.head), \(span.text)\(place.after)")
    }
    return lines
  }

  /// The line with the clause that it lacks.
  private func withClause(_ place: Place, in line: String) -> [String] {
    let form = place.form ?? trial.commands.grammar.form(of: place.span.text)
    var lines: [String] = []
    // `attach box at (160, 0)`, `attach box (160, 0)`
    if form?.clause("to") != nil {
      let point = #/(?: (?:at|by|from|in|into|on|towards?|with))? (?=\()/#
      lines.append(line.replacing(point, with: " to ", maxReplacements: 1))
    }
    // `field vortex strength 3`, where there is one view.
    let (views, words) = (trial.world.stage.views.map(\.name), line.words)
    if views.count == 1 {
      lines += [1, 2].filter { $0 <= words.count }.map { count in
        (words[..<count] + ["on"] + views + words[count...]).joined(separator: " ")
      }
    }
    return lines
  }

  private static let equalities = ["=", "about", "equals", "is", "to"]

  static let fillers = Set(
    "() , : = a about all an and around at be between by for here in into is it let like me my now of on over please point the then there time times using with"
      .split(separator: " ").map(String.init))
}

extension MistakeID {
  /// Whether a line with the mistake may be mended by other words.
  fileprivate var isMended: Bool {
    isOfWords || isOfType
      || ([
        .verbNotFirst, .missingBlock, .missingClause, .missingSubject, .missingValue,
        .assignmentInCondition,
        .assignmentToObject,
        .assignmentWithoutLet, .cannotCombine, .joinsConditions,
      ] as [MistakeID])
      .contains(self)
  }
}

extension String {
  /// The parts between blanks that stand outside of brackets and quotes.
  var words: [String] {
    var (words, word, depth, isQuoted) = ([String](), "", 0, false)
    for character in self {
      if "\"“”".contains(character) { isQuoted.toggle() }
      if !isQuoted, "([{".contains(character) { depth += 1 }
      if !isQuoted, ")]}".contains(character) { depth -= 1 }
      if character == " ", depth <= 0, !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The runs of letters, and of digits.
  var parts: [String] { matches(of: #/[\p{L}]+|\d+(?:\.\d+)?/#).map { String($0.output) } }

  /// The runs of letters and digits.
  var names: [String] { split { !$0.isLetter && !$0.isNumber }.map(String.init) }

  func trimmingSuffix(_ end: String) -> String {
    hasSuffix(end) ? String(dropLast(end.count)) : self
  }

  func trimmingSuffix(_ isLeftOut: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, isLeftOut(last) { text.removeLast() }
    return String(text)
  }
}
