/// Forms of other languages that have one meaning here, and how they are written here.
///
/// Each rule turns text into text and knows nothing of the session: whether a line can stand is
/// tried afterwards. In a form, `VIEW` stands for the name of any view there is, and `COLOR` for
/// a colour's; in what takes its place, `FIRST` for the first view's.
public struct Rewriting: Sendable {
  /// What is to be known, as a sentence without its full stop.
  public let says: String
  let patterns: [Pattern]

  init(_ says: String, _ patterns: Pattern...) {
    self.says = says
    self.patterns = patterns
  }

  static let all =
    calls + animations + behaviors + scripts + words + members + values + sentences + places

  /// A line as it comes out of the rules, one step after the other.
  public struct Step: Sendable {
    /// The line so far.
    public let line: String
    /// What the first rule that changed it has to say.
    public let says: String

    public init(line: String, says: String) {
      self.line = line
      self.says = says
    }
  }

  /// The steps from a line to one that is written as here; none where no rule applies.
  public static func steps(from line: String, _ names: NamesAtHand) -> [Step] {
    var steps: [Step] = []
    var text = line
    for rule in all {
      let next = rule.patterns.reduce(text) { $1.naming(names).applied(to: $0, names) }
      guard next != text else { continue }
      text = next
      steps.append(Step(line: trimmed(text), says: steps.first?.says ?? rule.says))
    }
    return steps
  }

  /// A line without blanks around it.
  public static func trimmed(_ text: String) -> String {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    var rest = text[start...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

extension Pattern {
  /// The form with the session's names in it; names are letters and digits, so they need no escape.
  fileprivate func naming(_ names: NamesAtHand) -> Pattern {
    let replacement = replacement.replacing("FIRST", with: names.views.first ?? "box")
    guard form.contains("VIEW") || form.contains("COLOR") else {
      return Pattern(form, replacement)
    }
    // Nothing matches where there is no name.
    let views = names.views.isEmpty ? "(?!)" : "(?:\(names.views.joined(separator: "|")))"
    let colors = "(?:\(names.colors.joined(separator: "|")))"
    return Pattern(
      form.replacing("VIEW", with: views).replacing("COLOR", with: colors), replacement)
  }
}
