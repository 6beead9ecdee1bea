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

  /// The most lines that are tried.
  private static let most = 60
  /// The most places that are mended.
  private static let places = 4
  /// The most parts whose orders are tried.
  private static let parts = 5

  /// The line; nil if there is none that keeps two of its words.
  static func line(for text: String, _ problem: Diagnostic, _ trial: LineTrial) -> String? {
    var search = MendedLine(trial)
    let words = text.words
    guard words.count > 1 else { return nil }
    let line = search.inOtherOrder(words) ?? search.mended(text)
    let kept = line.map { Set($0.words.flatMap(\.names)) } ?? []
    // One word never decides.
    return words.flatMap(\.names).count { kept.contains($0) } > 1 ? line : nil
  }

  private init(_ trial: LineTrial) { self.trial = trial }

  // MARK: Order

  /// All the words of a line behind one that is a command, in the order that is nearest to theirs.
  private mutating func inOtherOrder(_ words: [String]) -> String? {
    for (place, verb) in words.enumerated() {
      guard let form = trial.commands.grammar.form(of: verb) else { continue }
      var rest = words
      rest.remove(at: place)
      let parts =
        rest.count > Self.parts
        ? rest.reduce(into: [[String]]()) { parts, word in
          if form.clause(word) == nil, let last = parts.last, form.clause(last[0]) != nil {
            if last.count == 1 { return parts[parts.count - 1].append(word) }
          }
          parts.append([word])
        }.map { $0.joined(separator: " ") } : rest
      guard parts.count > 1 || place > 0, parts.count <= Self.parts else { continue }
      for order in Self.orders(of: parts) {
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
    for _ in 0..<Self.places {
      var next: [String] = []
      for line in lines {
        guard let problem = trial.problem(with: line) else { return line }
        for mended in ways(to: problem, in: line)
        where tried.count < Self.most && tried.insert(mended).inserted {
          guard let problem = trial.problem(with: mended) else { return mended }
          if problem.mistake.id == .noTimeYet { return FittedLine.passing + mended }
          next.append(mended)
        }
      }
      lines = next
    }
    return nil
  }

  /// The line with one place mended, in the ways that its problem says.
  private func ways(to problem: Diagnostic, in line: String) -> [String] {
    guard let span = problem.span, problem.mistake.id.isOfWords || problem.mistake.id.isOfType,
      span.upper <= line.utf8.count
    else { return [] }
    let source = Source(line)
    let (before, after) = (
      source.text(0..<span.lower), source.text(span.upper..<line.utf8.count)
    )
    let (head, tail) = (before.trimmingSuffix { $0 == " " }, after)
    let last = head.words.last ?? ""
    let grammar = trial.commands.grammar
    var lines: [String] = []
    // `a`, `the`, `of`: what says nothing is left out.
    if Self.fillers.contains(span.text.lowercased()), !head.isEmpty { lines.append(head + tail) }
    if Self.fillers.contains(last.lowercased()) {
      lines.append(head.dropLast(last.count) + span.text + tail)
    }
    lines += Self.withValues(line)
    lines += problem.mistake.suggestions.prefix(3).map { before + $0 + after }
    let names = trial.names.words
    let isOwn = { (word: String) in names.contains(String(word.prefix { $0 != "." })) }
    if isOwn(last), isOwn(span.text), !grammar.isVerb(last) {
      lines.append("\(head), \(span.text)\(tail)")
    }
    if let form = grammar.form(of: String(line.prefix(while: \.isLetter))) {
      let keywords = form.clauses.map(\.keyword)
      lines += keywords.map { "\(before)\($0) \(span.text)\(after)" }
      if problem.mistake.id == .unknownClause, head.words.count > 1 {
        lines += keywords.map { before + $0 + after }
      }
    }
    return lines
  }

  /// Numbers beside each other as a point or a rectangle, and `velocity of box` as a property.
  private static func withValues(_ line: String) -> [String] {
    let words = line.words
    var lines: [String] = []
    let numbers = words.indices.filter { Double(words[$0].trimmingSuffix(",")) != nil }
    for count in [4, 2] {
      guard
        let first = numbers.first(where: { (first: Int) in
          (first..<first + count).allSatisfy { numbers.contains($0) }
        })
      else { continue }
      let point = words[first..<first + count].map { $0.trimmingSuffix(",") }
      lines.append(
        (words[..<first] + ["(\(point.joined(separator: ", ")))"] + words[(first + count)...])
          .joined(separator: " "))
    }
    if let place = words.firstIndex(of: "of"), place > 0 {
      let thing = words[(place + 1)...].drop { $0 == "the" }
      if let name = thing.first {
        lines.append(
          (words[..<(place - 1)] + ["\(name).\(words[place - 1])"] + thing.dropFirst())
            .joined(separator: " "))
      }
    }
    return lines
  }

  private static let fillers = Set(
    "a all an and at be by for from here in into is it let like me my now of on over please the then there to using with"
      .split(separator: " ").map(String.init))
}

extension String {
  /// The parts between blanks that stand outside of brackets and quotes.
  var words: [String] {
    var (words, word, depth, isQuoted) = ([String](), "", 0, false)
    for character in self {
      if character == "\"" { isQuoted.toggle() }
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
