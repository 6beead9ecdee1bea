/// Forms of other languages that have one meaning here, and how they are written here.
///
/// Each rule turns text into text and knows nothing of the session: whether a line can stand is
/// tried afterwards. In a form, `VIEW` stands for the name of any view there is, and `COLOR` for
/// a colour's; in what takes its place, `FIRST` for the first view's.
public struct Rewriting: Sendable {
  /// What is to be known, as a sentence without its full stop.
  public let says: String
  let patterns: [Pattern]
  /// What patterns cannot say.
  private let change: @Sendable (String, NamesAtHand) -> String
  /// Whether a line may get values that nobody wrote, so that it is an example.
  private let invents: Bool
  /// Whether its numbers come out of those that were typed, which are gone.
  private let reckons: Bool

  init(
    _ says: String, _ patterns: Pattern..., invents: Bool = false, reckons: Bool = false,
    change: @escaping @Sendable (String, NamesAtHand) -> String = { line, _ in line }
  ) {
    self.says = says
    self.patterns = patterns
    self.invents = invents
    self.reckons = reckons
    self.change = change
  }

  /// Lines that are told whole.
  private static let whole = blocks + expressions + playback + canvas + engines + layers + nearly

  /// In this order: what is told whole comes before what is taken apart.
  static let all =
    whole + branches + fragments + readers + debugger + notifications + animators + hands + stage
    + messages + motions + functions + methods + idioms + openings + touches + intentions + calls
    + animations + behaviors + scripts + words + members + values + sentences + places + materials

  /// A line as it comes out of the rules, one step after the other.
  public struct Step: Sendable {
    /// The line so far.
    public let line: String
    /// What the first rule that changed it has to say.
    public let says: String
    /// Whether values may have come in that nobody wrote.
    public let invents: Bool
    /// Whether numbers that were typed may be gone, since others come out of them.
    public let reckons: Bool

    public init(line: String, says: String, invents: Bool = false, reckons: Bool = false) {
      self.line = line
      self.says = says
      self.invents = invents
      self.reckons = reckons
    }
  }

  /// The steps from a line to one that is written as here; none where no rule applies.
  public static func steps(from line: String, _ names: NamesAtHand) -> [Step] {
    steps(from: line, names, all)
  }

  /// What a plain sentence or another language's block means as a whole, the likeliest first.
  public static func spoken(_ line: String, _ names: NamesAtHand) -> [Step] {
    let reading = Spoken.reading(of: line, names).map { Step(line: $0.line, says: $0.says) }
    return [framework(line, names), reading].compactMap { $0 } + steps(from: line, names, whole)
  }

  private static func steps(
    from line: String, _ names: NamesAtHand, _ rules: [Rewriting]
  ) -> [Step] {
    var steps: [Step] = []
    var text = line
    for rule in rules {
      let next = rule.patterns.reduce(rule.change(text, names)) { $1.applied(to: $0, names) }
      guard next != text else { continue }
      text = next
      steps.append(
        Step(
          line: ended(text), says: steps.first?.says ?? rule.says,
          invents: rule.invents || steps.last?.invents == true,
          reckons: rule.reckons || steps.last?.reckons == true))
    }
    return steps
  }

  private static let ending: Form = #"\s*;\s*(?=\}|$)"#

  /// A line that ends as it does here: what a semicolon ends elsewhere is mute here.
  private static func ended(_ text: String) -> String {
    trimmed(text.contains(";") ? ending.replaced(in: text) { _ in " " } : text)
  }

  /// A line without blanks around it.
  public static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    var rest = text[start...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
