import Diagnostics
import Language

/// Mends a line that is nearly right by small changes where it is blamed: a keyword that is missing,
/// a comma, a word of another language, two words that are one here.
///
/// Each change has to bring the parser and the checks further along the line, or it is not kept.
struct Repair {
  let trial: LineTrial
  let grammar: Grammar

  /// Changes up to which a line counts as nearly right.
  private static let mostChanges = 4

  /// Changes that are tried for one line, all together.
  private static let mostTrials = 60

  private final class Spent { var trials = 0 }
  private let spent = Spent()

  /// A line that can be typed, as near to one that cannot; nil where no few changes lead there.
  func mended(_ line: String) -> String? {
    guard let problem = trial.checkedProblem(with: line),
      let mended = mended(line, problem, changes: Self.mostChanges)
    else { return nil }
    guard let problem = trial.problem(with: mended) else { return mended }
    // A plot of what has not been yet.
    let later = "run 1s; \(mended)"
    return problem.mistake.id == .noTimeYet && trial.canStand(later) ? later : nil
  }

  private func mended(_ line: String, _ problem: Diagnostic, changes: Int) -> String? {
    guard changes > 0, let span = problem.span else { return nil }
    for candidate in candidates(for: line, problem, span) where candidate != line {
      guard spent.trials < Self.mostTrials else { return nil }
      spent.trials += 1
      guard let next = trial.checkedProblem(with: candidate) else { return candidate }
      guard let place = next.span, isFurther(place, in: candidate, than: span, in: line),
        let mended = mended(candidate, next, changes: changes - 1)
      else { continue }
      return mended
    }
    return nil
  }

  /// Whether less of a line is left behind what is blamed than there was.
  private func isFurther(
    _ place: Span, in candidate: String, than span: Span, in line: String
  ) -> Bool {
    candidate.utf8.count - place.lower < line.utf8.count - span.lower
  }

  // MARK: Changes

  private func candidates(for line: String, _ problem: Diagnostic, _ span: Span) -> [String] {
    let range = span.lower..<span.upper
    let word = span.text
    var texts: [String] = []
    func replace(with text: String) { texts.append(line.replacing(utf8: range, with: text)) }
    func insert(_ text: String, at place: Int) {
      texts.append(line.replacing(utf8: place..<place, with: text))
    }
    if let curve = WrittenCurve.named(word), curve != word, word.count > 4,
      grammar.form(of: word) == nil
    {
      replace(with: curve)
    }
    if let pair = pair(line, span) { texts.append(pair) }
    if let joined = joined(line, behind: span) { texts.append(joined) }
    // A function spelled nearly alike does something else.
    if problem.mistake.id != .unknownFunction, let word = problem.mistake.suggestion,
      !Self.ending.contains(word), grammar.form(of: span.text) == nil,
      !Self.pronouns.contains(span.text)
    {
      replace(with: word)
    }
    if let word = ForeignWords.translation(of: word) { replace(with: word) }
    if problem.mistake.id == .expectedCloser {
      // The comma touches what stands before it.
      texts.append(line.replacing(utf8: (span.lower - 1)..<span.lower, with: ", "))
      insert(")", at: span.lower)
    }
    if problem.mistake.id == .commaOutsideBrackets {
      texts += [decimal(line, span)].compactMap { $0 }
    }
    if Self.keywordless.contains(problem.mistake.id) {
      let meant = ForeignWords.translation(of: word) ?? word
      if let clause = Self.clauseWords[word.lowercased()] { replace(with: clause) }
      // A second value of a list without its comma.
      if span.lower > 0 {
        texts.append(line.replacing(utf8: (span.lower - 1)..<span.lower, with: ", "))
      }
      for keyword in keywords(of: line) {
        texts.append(line.replacing(utf8: range, with: "\(keyword) \(meant)"))
      }
    }
    if problem.mistake.id == .wrongKind || problem.mistake.id == .wrongUnit {
      texts += [point(line, span)].compactMap { $0 }
    }
    if line.contains(" and ") {
      texts.append(line.replacing(" and ", with: ", ", maxReplacements: 1))
    }
    if Self.pronouns.contains(word.lowercased()) {
      replace(with: trial.world.stage.views.map(\.name).joined(separator: ", "))
    }
    if problem.mistake.id == .subjectWithoutOn { insert("on ", at: span.lower) }
    if span.lower > 0, Self.fillers.contains(word.lowercased()) {
      texts.append(
        Rewriting.trimmed(
          line.replacing(utf8: span.lower..<min(span.upper + 1, line.utf8.count), with: "")))
    }
    return texts
  }

  /// Verbs that end or empty something, which nobody is led to by a slip.
  private static let ending: Set = ["reset", "quit", "remove", "undo", "clear"]

  /// Mistakes that a keyword before what is blamed may mend.
  private static let keywordless: Set<MistakeID> = [
    .valueWithoutKeyword, .unknownClause, .unexpected, .missingPath, .unknownName, .expectedValue,
  ]

  /// Words that people write for keywords.
  private static let clauseWords = [
    "in": "over", "for": "over", "during": "over", "within": "over", "time": "over",
    "lasting": "over",
    "after": "delay",
    "using": "curve", "with": "curve", "times": "repeat", "between": "on", "of": "on",
  ]

  /// Words for all views there are.
  private static let pronouns: Set = ["everything", "all", "both", "them", "views", "it"]

  /// Words that say nothing between a verb and its values.
  private static let fillers: Set = [
    "the", "a", "an", "my", "please", "of", "with", "and", "then", "is", "now", "its", "it", "by",
    "for", "be", "should", "view", "value", "property", "animation", "at", "to",
  ]

  /// The keywords of the line's verb, those first that are left out most.
  private func keywords(of line: String) -> [String] {
    let first = line.split { !($0.isLetter) }.first.map(String.init) ?? ""
    guard let form = grammar.form(of: first) else { return [] }
    let known = form.clauses.map(\.keyword)
    let usual = ["to", "over", "curve", "delay", "frame", "color", "magnitude", "angle", "on"]
    let likely = usual.filter(known.contains)
    return likely
      + known.filter { !likely.contains($0) && !["as", "repeat"].contains($0) }.prefix(6)
  }

  /// A word and what stands behind it as one, as in `iPhone 15`.
  private func joined(_ line: String, behind span: Span) -> String? {
    let bytes = Array(line.utf8)
    guard span.upper + 1 < bytes.count, span.upper > span.lower, bytes[span.upper] == 0x20,
      isWordByte(bytes[span.upper + 1]), isWordByte(bytes[span.upper - 1]),
      !(0x30...0x39).contains(bytes[span.lower])
    else { return nil }
    let next = bytes[(span.upper + 1)...].prefix(while: isWordByte)
    guard !keywords(of: line).contains(String(decoding: next, as: UTF8.self)) else { return nil }
    return line.replacing(utf8: span.upper..<(span.upper + 1), with: "")
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// `to 100 200` with the point that it means.
  private func pair(_ line: String, _ span: Span) -> String? {
    let before = String(decoding: Array(line.utf8.prefix(span.lower)), as: UTF8.self)
    let first = before.split(separator: " ").last.map(String.init) ?? ""
    guard before.last == " ", before.contains(where: \.isLetter), Double(first) != nil,
      Double(span.text) != nil
    else { return nil }
    let start = span.lower - 1 - first.utf8.count
    return line.replacing(utf8: start..<span.upper, with: "(\(first), \(span.text))")
  }

  /// `1,5s` with a point, where digits stand on both sides of the comma.
  private func decimal(_ line: String, _ span: Span) -> String? {
    let bytes = Array(line.utf8)
    guard span.lower > 0, span.lower + 1 < bytes.count,
      (0x30...0x39).contains(bytes[span.lower - 1]), (0x30...0x39).contains(bytes[span.lower + 1])
    else { return nil }
    return line.replacing(utf8: span.lower..<span.upper, with: ".")
  }

  /// `10x20` as the point (10, 20).
  private func point(_ line: String, _ span: Span) -> String? {
    let sides = span.text.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, span.text.filter({ $0 == "x" }).count == 1 else { return nil }
    let sizes = span.text.split(separator: "x")
    return line.replacing(utf8: span.lower..<span.upper, with: "(\(sizes[0]), \(sizes[1]))")
  }
}
