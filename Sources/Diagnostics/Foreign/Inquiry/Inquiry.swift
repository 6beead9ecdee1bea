/// A question in plain words, such as `how fast is the ball after 1 second?`, and the lines that
/// answer it.
///
/// It knows nothing of the session but its names: whether a line can stand is tried afterwards.
public struct Inquiry {
  /// A line that answers, and what is to be known of it, as a sentence without its full stop.
  public struct Answer: Equatable, Sendable {
    public let says: String
    public let line: String

    public init(_ says: String, _ line: String) {
      self.says = says
      self.line = line
    }
  }

  let names: NamesAtHand
  /// Whether time has passed, so that there is a past to ask of.
  let hasRun: Bool
  /// The question in small letters, with the names of views as they are, without the moment.
  let text: String
  /// The question as it was written, but for its end.
  let written: String
  /// The views that it names, in its order.
  let named: [String]
  /// The time that it speaks of, as `run` takes it.
  let moment: String?

  public init(_ question: String, _ names: NamesAtHand, hasRun: Bool) {
    self.names = names
    self.hasRun = hasRun
    var text = Self.ending.replaced(in: question) { _ in "" }
    written = text
    let words = text.words.map(String.init)
    named = names.views.filter(words.contains)
      .sorted { words.firstIndex(of: $0) ?? 0 < words.firstIndex(of: $1) ?? 0 }
    text = text.split(separator: " ").map { word in
      names.views.contains(String(word)) ? String(word) : word.lowercased()
    }.joined(separator: " ")
    for pattern in Self.short { text = pattern.applied(to: text, names) }
    (self.text, moment) = Self.withoutMoment(text, names)
  }

  /// What may answer it, the likeliest first; nothing where it asks for nothing that is known.
  public var answers: [Answer] {
    for read in Self.readers {
      let answers = read(self)
      if !answers.isEmpty { return answers }
    }
    return []
  }

  /// In this order: what is asked first may have words of what is asked later.
  private static let readers: [@Sendable (Inquiry) -> [Answer]] = [
    \.curves, \.alternatives, \.counts, \.keyboard, \.instants, \.extremes, \.distances,
    \.consequences, \.paces, \.encounters, \.places, \.extents, \.states, \.inventory, \.properties,
    \.sums,
  ]

  // MARK: What it is about

  /// The view that it is about: `it` is one that falls, else the oldest.
  var view: String { named.first ?? names.falling.first ?? names.views.first ?? "box" }

  /// The second view that it names, or another one.
  var other: String {
    named.dropFirst().first ?? names.views.first { $0 != view } ?? "other"
  }

  func has(_ form: Form) -> Bool { form.first(in: text, names) != nil }

  func first(_ form: Form) -> Form.Match? { form.first(in: text, names) }

  // MARK: Lines

  /// A line about the moment that was asked for, or about now.
  func then(_ line: String) -> String { moment.map { "run \($0); \(line)" } ?? line }

  /// A line about what has been recorded: where nothing has, some time passes first.
  func over(_ line: String, time: String = "2s") -> String {
    if let moment { return "run \(moment); \(line)" }
    return hasRun ? line : "run \(time); \(line)"
  }

  /// What makes views fall where nothing moves yet; onto an edge if they are to meet it.
  func fall(ontoEdge: Bool = false, bouncing: Bool = false) -> String {
    guard !hasRun, names.things.isEmpty else { return "" }
    return "gravity on \(view); " + (ontoEdge ? "collision on \(view) bounds; " : "")
      + (bouncing ? "item \(view) elasticity 0.7; " : "")
  }

  /// What lets views bump into each other, where nothing does yet.
  func meeting() -> String {
    guard names.newest("collision") == nil, named.count > 1 else { return "" }
    return "collision on \(view), \(other); "
  }

  // MARK: Reading

  private static let ending: Form = #"[\s?!.]+$"#

  /// How the rest of the question is written, whoever asks.
  private static let short: [Pattern] = [
    Pattern(#"^\s*(?:(?:and|so|but|ok|okay|hey|hm+|please|then)[\s,]+)+"#, ""),
    Pattern(#"\b(what|where|how|who|when|it|that|there)(?:'s|’s)\s"#, "$1 is "),
    Pattern(#"^(what|where|how)s\s"#, "$1 is "),
    Pattern(#"\b(\w+)'s\s"#, "$1 "),
    Pattern(#"\b(?:can(?:no|')t|ca\s*not)\b"#, "can not"),
    Pattern(#"\b(\w+?)n(?:'|’)t\b"#, "$1 not"),
    Pattern(#"^(?:can|could|would|will)\s+you\s+(?:please\s+)?(?:tell|show)\s+me\s+"#, ""),
    Pattern(
      #"^(?:please\s+)?(?:tell|show)\s+me\s+(?=(?:how|what|where|when|which|if|whether)\b)"#, ""),
    Pattern(
      #"^(?:i\s+(?:want|would\s+like|need)\s+to\s+(?:know|see)|do\s+you\s+know|i\s+wonder)\s+"#, ""),
    Pattern(#"\s+(?:right\s+now|now|currently|at\s+the\s+moment|here|exactly)$"#, ""),
  ]

  /// Ways to speak of a moment, and the time until then.
  private static let times: [Pattern] = [
    Pattern(
      #"\s*,?\s*\b(?:after|in|at|for|within|during)\s+(?:the\s+first\s+)?(\d*\.?\d+)\s*(?:ms|millisec\w*)\b(?:\s+(?:in|later|from\s+now))?"#,
      "$1ms"),
    Pattern(
      #"\s*,?\s*\b(?:after|in|at|for|within|during)\s+(?:the\s+first\s+)?(?:t\s*=\s*)?(\d*\.?\d+)\s*(?:s|sec\w*)\b(?:\s+(?:in|later|from\s+now))?"#,
      "${1}s"),
    Pattern(
      #"\s*,?\s*\b(?:at|when)\s+(?:the\s+)?(?:time|t)\s*(?:=|is)?\s*(\d*\.?\d+)(?:\s*s\b)?"#,
      "${1}s"),
    Pattern(
      #"\s*,?\s*\b(\d*\.?\d+)\s*(?:s|sec\w*)\s+(?:later|from\s+now|in|after\s+\w+)\b"#, "${1}s"),
    Pattern(
      #"\s*,?\s*\b(?:at|after|in|on)\s+(?:the\s+)?(?:frame\s+(?:number\s+)?#?)(\d+)\b"#,
      "$1 frames"),
    Pattern(
      #"\s*,?\s*\b(?:at|after|in|on)\s+(?:the\s+)?(\d+)(?:st|nd|rd|th)?\s+frames?\b"#, "$1 frames"),
    Pattern(#"\s*,?\s*\b(?:after|in|for)\s+half\s+a\s+sec(?:ond)?\b"#, "0.5s"),
    Pattern(#"\s*,?\s*\b(?:after|in|for)\s+(?:a|one)\s+sec(?:ond)?\b"#, "1s"),
    Pattern(#"\s*,?\s*\b(?:after|in|for)\s+(?:two|a\s+couple\s+of)\s+sec(?:ond)?s\b"#, "2s"),
    Pattern(#"\s*,?\s*\b(?:after|in|for)\s+three\s+sec(?:ond)?s\b"#, "3s"),
  ]

  private static func withoutMoment(_ text: String, _ names: NamesAtHand) -> (String, String?) {
    for time in times {
      guard let match = time.form.first(in: text) else { continue }
      return (time.form.replaced(in: text) { _ in "" }, time.applied(to: match.text(), names))
    }
    return (text, nil)
  }
}

/// What in a question is no question.
extension Inquiry {
  /// What somebody wants to be done who asks how, or whether it can be; nil where nothing is.
  public var wish: String? {
    written.first(Self.asking).map { Self.seeing.applied(to: $0.text(1), names) }
  }

  /// Who wants to see wants to be shown.
  private static let seeing = Pattern(
    #"^(?:see|view|look\s+at|watch|get|find\s+out|visuali[sz]e|display)\s+"#, "show ")

  private static let asking: Form =
    #"^\s*(?:[Hh]ow\s+(?:(?:do|can|could|should|would|might)\s+(?:i|I|you|we|one)|to)|(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill)\s+(?:i|I|you|we)|[Ii]s\s+(?:it\s+possible|there\s+(?:a|any)\s+way)\s+to|[Ww]hat(?:'s|\s+is)\s+the\s+(?:\w+\s+)?(?:way|command|syntax|code)\s+(?:to|for)|[Ww]hat\s+do\s+(?:i|I|you)\s+(?:type|write|do|enter)\s+to)\s+(?:please\s+)?(\S.*)$"#

  /// Whether a line begins as a question does.
  public static func isQuestion(_ line: String) -> Bool {
    line.has(
      #"^\s*(?:[Hh]ow|[Ww]hat|[Ww]here|[Ww]hich|[Ww]hy|[Ww]ho|[Ee]xplain|[Tt]ell|[Dd]escribe|[Ii]s|[Aa]re|[Dd]oes|[Dd]o|[Dd]id|[Cc]an)\b"#
    )
  }

  /// Whether a line asks for something that it only names, such as `max height of ball`.
  public static func isNamed(in line: String) -> Bool { line.has(naming) || line.has(drawing) }

  /// `draw me the ease out curve`, `compare linear with easeIn`.
  private static let drawing: Form =
    #"^\s*(?:(?:draw|show|plot|graph|visuali[sz]e|see)\s+(?:me\s+)?(?:the\s+|an?\s+)?\S.*\b(?:curve|easing)$|(?:draw|show|plot|graph)\s+(?:me\s+)?(?:the\s+)?(?:easing|curve|velocity|speed)?\s*(?:graph|plot|curve)?\s*(?:for|of)\s+[a-zA-Z-]+$|\S+\s+(?:easing|curve)$|compare\s|(?:springs?\s+)?\.?[\w-]+(?:\s+(?:vs\.?|versus)\s+\.?[\w-]+)+$|(?:mass|stiffness|damping(?:\s+(?:ratio|fraction))?|response|tension)\s+[\d.]+.*\b(?:duration|settl\w+|overshoot|how\s+long|curve|graph|plot|look\w*)[^\w]*$)"#

  private static let naming: Form =
    #"^\s*(?:(?:print|show|tell|give|get|find|calculate|compute)\s+)?(?:me\s+)?(?:the\s+|its\s+)?(?:current\s+|exact\s+|final\s+|total\s+)?(?:max(?:imum)?|min(?:imum)?|average|mean|highest|lowest|top|peak|fastest|speed|velocity|distance|value|position|location|time|duration|number|count|period|overshoot)\s+(?:(?:height|speed|velocity|point|position|value|y|x|alpha|rotation|time)\s+)?(?:of|for|between|until|till|to|at|from|it\s+takes)\b"#
}
