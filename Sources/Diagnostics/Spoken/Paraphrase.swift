/// The same line in fewer and plainer words: without greetings, reasons and slips of spelling, and with
/// numbers in digits.
///
/// What comes out is read by those readers alone that take each word, so that nothing is lost that
/// was said.
enum Paraphrase {
  /// Nil where nothing of a line can be said more plainly.
  static func line(of text: String, _ names: NamesAtHand) -> String? {
    guard text.utf8.count < 140, !text.contains(where: { "{}\"`[]<>".contains($0) }),
      !text.has(code)
    else {
      return nil
    }
    var plain = spelled(text, names)
    for pattern in patterns { plain = pattern.applied(to: plain, names) }
    if names.views.count > 1 {
      let all = names.views.joined(separator: ", ")
      plain = everything.replaced(in: plain) { _ in all }
    }
    plain = Rewriting.trimmed(blanks.replaced(in: plain) { _ in " " })
    return plain == text || plain.isEmpty ? nil : plain
  }

  /// Calls, and texts that are printed.
  static let code: Form = #"\w\(|^\s*(?:print|title|note|text|set)\b"#

  private static let blanks: Form = #"\s\s+"#
  private static let everything: Form =
    #"\b(?:everything|all\s+(?:of\s+them|the\s+(?:views|shapes|objects|things|squares))|the\s+(?:three|two|four)\s+(?:views|shapes|objects|things|squares))\b"#

  private static let patterns: [Pattern] = [
    Pattern(
      #"^\s*(?:(?:hello|hi|hey|ok|okay|please|now|then|also|and|so|first|next|maybe)\b[\s,!]*)+"#,
      ""),
    Pattern(
      #"^\s*(?:(?:can|could|would|will)\s+(?:you|we|i)\s+(?:please\s+)?|(?:i|we)\s*(?:'d|\s+would)?\s*(?:want|like|need)\s+(?:you\s+)?(?:to\s+)?|let(?:'s|\s+us)\s+|go\s+ahead\s+and\s+|try\s+to\s+)"#,
      ""),
    Pattern(
      #"[\s,]+(?:please|pls|plz|thanks|thank\s+you|for\s+me|right\s+now|too|as\s+well)[\s.!]*$"#, ""
    ),
    Pattern(
      #"[\s,]+(?:so\s+that\b|so\s+(?:it|they|the|i|we|you|everything|nothing|nobody)\b|because\b|since\b|but\s+leave\b|even\s+though\b|like\s+(?:in|on|a|an|the|it|[A-Z])\b|the\s+way\b|instead\s+of\b|rather\s+than\b).*$"#,
      ""),
    Pattern(#"\s+in\s+(?:one|the\s+same|a\s+single)\s+(?:plot|graph|chart|diagram)$"#, ""),
    Pattern(
      #"\b(?:the\s+)?(VIEW)\s+(?:view|square|one|shape|rectangle|object|layer|element)\b"#, "$1"),
    Pattern(#"\b(?:an?\s+)?quarter\s+(?:of\s+a|a)\s+second\b"#, "0.25s"),
    Pattern(#"\bhalf\s+(?:of\s+)?a\s+second\b"#, "0.5s"),
    Pattern(#"\b(?:a|one)\s+second\b"#, "1s"),
    Pattern(#"\b(?:two|a\s+couple\s+of)\s+seconds\b"#, "2s"),
    Pattern(#"\bthree\s+seconds\b"#, "3s"), Pattern(#"\bfour\s+seconds\b"#, "4s"),
    Pattern(#"\bfive\s+seconds\b"#, "5s"), Pattern(#"\bten\s+seconds\b"#, "10s"),
    Pattern(#"(\d)\s*(?:milliseconds?|millis|msecs?)\b"#, "${1}ms"),
    Pattern(#"(\d)\s*(?:seconds?|secs?)\b"#, "${1}s"),
    Pattern(#"(\d)\s*percent\b"#, "$1%"), Pattern(#"(\d)\s*(?:degrees?|°)"#, "${1}deg"),
    Pattern(#"\bplus\s+(?:or\s+)?minus\s+"#, ""), Pattern(#"\bw/\s*"#, "with "),
    Pattern(#"\b(?:ease|easing)\s*-?\s*in\s+(?:ease|and)\s*-?\s*out\b"#, "easeInOut"),
    Pattern(
      #"^\s*(undo|redo)\s+(?:the\s+|my\s+|that\s+)?(?:last|previous)?\s*(?:thing|line|step|command|one|change|that|it)?(?:\s+(?:that\s+)?i\s+(?:did|typed|wrote))?$"#,
      "$1"),
    Pattern(#"^\s*undo\s+(?:the\s+)?(?:last\s+)?(?:2|two)(?:\s+\w+)?$"#, "undo; undo"),
    Pattern(#"^\s*undo\s+(?:the\s+)?(?:last\s+)?(?:3|three)(?:\s+\w+)?$"#, "undo; undo; undo"),
    Pattern(#"^\s*list\s+(?:all\s+)?(?:the\s+)?commands$"#, "help commands"),
    Pattern(#"^\s*(run|go|wait|play)\s+(?:till?|untill|unti)\s+"#, "run until "),
    Pattern(
      #"^\s*save\s+(?:(?:the|this|my)\s+)?(?:notebook|session|file|it|work|document)?\s*(?:as|to|in|into)\s+([\w-]+)\.md$"#,
      "save \"$1.md\""),
    Pattern(
      #"^\s*save\s+(?:(?:the|this|my|it)\s*)?(?:notebook|session|file|work|document)?\s*(?:as|to|in|into)\s+(?:an?\s+|the\s+)?(?:markdown|md|notebook|text|file|my\s+desktop).*$"#,
      "save \"session.md\""),
    Pattern(
      #"^\s*(?:show|open|bring\s+up|pop\s+up|raise)\s+(?:the\s+)?keyboard\s+(?:and|then)\b.*$"#,
      "keyboard show; show keyboard"),
    Pattern(
      #"^\s*(?:lock|stop|disable|prevent|forbid|no)\s+(?:the\s+)?(?:rotation|rotating|spinning|turning)\s+(?:of|on|for)\s+(?:the\s+)?(VIEW)$"#,
      "item $1 allowsRotation off"),
    Pattern(
      #"^\s*(?:show|print|list|log|give|tell|table|tabulate|record|sample)\s+(?:me\s+)?(?:the\s+)?(?:position|center|place)\s+(?:of\s+)?(?:the\s+)?(VIEW)\s+(?:for\s+)?every\s+([\d.]+)(m?s)$"#,
      "run 1s; table $1.center.x, $1.center.y every $2$3"),
    Pattern(
      #"^\s*(?:go\s+back|return|rewind|back)\s+to\s+(?:the\s+)?(?:beginning|start)\b.*$"#, "goto 0s"
    ),
    Pattern(
      #"^\s*draw\s+(?:the\s+)?(?:screen|stage|scene|picture|everything)\s+after\s+([\d.]+)(m?s)$"#,
      "run $1$2; draw"),
    Pattern(
      #"^\s*(?:show|see|view|display)\s+(?:me\s+)?(?:the\s+|an?\s+)?(?:picture\s+of\s+)?(?:the\s+)?(?:screen|picture|scene|canvas)$"#,
      "draw"),
    Pattern(#"\s*,\s*(\d*\.?\d+)\s*(m?s)$"#, " over $1$2"),
    Pattern(#"\s*,?\s+(?:and\s+)?(?:then\s+)?back(?:\s+again)?$"#, " autoreverse"),
    Pattern(#"\bof\s+the\s+(?:screen|stage|window|reference\s+view)\b"#, ""),
  ]

  // MARK: Spelling

  /// The line with words of plain English that were misspelled.
  static func spelled(_ text: String, _ names: NamesAtHand) -> String {
    let known = names.views + names.values + names.colors
    return letters.replaced(in: text) { match in
      let word = match.text()
      let small = word.lowercased()
      guard word.count > 3, !known.contains(word), !vocabulary.contains(small),
        !others.contains(small),
        !(small.hasSuffix("s") && vocabulary.contains(String(small.dropLast()))),
        ForeignTerm.named(word) == nil, ForeignWords.translation(of: word) == nil,
        !small.hasSuffix("ing") || word.count > 6
      else { return word }
      let limit = word.count > 7 ? 2 : 1
      return Suggestion.nearestSpelling(to: small, in: listed, within: limit) ?? word
    }
  }

  /// English words that are near to one of motion, and are none of its slips.
  private static let others = Set(
    """
    code come data full game good hero home icon late lift load lock logo loose main mean menu mode \
    name near note open page pair part pass past pick plain plan play pose post race rail rain rate \
    read real rest ride ring rise road rock room root rope rule ruler seal search seat seed send sharp \
    sheet ship shop sign snow song sort sound star steep store storm strip style swap tab table tabs \
    tail tall tank team tent term text thick thin tone tool tower town track train tree trip type \
    unit wait walk wall warm wash watch wave wheel wild wind wing wire wise wood word world yard heart
    """.split(separator: " ").map(String.init))

  private static let letters: Form = #"\b[A-Za-z]+\b(?![.(\w'’:-])"#
  private static let listed = vocabulary.sorted()

  /// Words that sentences about motion are made of. A word that is one of them is never a slip.
  private static let vocabulary = Set(
    """
    about above across actual after again alpha along also angle angular anchor animate animation \
    another apply around attach attachment attract away axis back background back-out ball before \
    behavior behaviors below between bezier block blue border bottom bounce bounces bouncy boundary \
    bounds box bring called card center chain change charge circle clear collide collision color \
    colour compare connect continuous corner corners create curve damping default delay delete \
    density device direction distance down drag draw drop duration each ease easing edge edges \
    elastic elasticity electric every everything export face fade fades fall falls falling falloff \
    fast faster field file finish first fixed float floor flip force forces forever frame frames \
    free freeze frequency friction from gentle give glide graph gravity green grow hang happens \
    harder have heavier heavy height help hide high higher hits hold horizontal impulse increase \
    infinite initial instant instantaneous into item jump keep keyboard keyframe keyframes label \
    last layer left length less lift light lighter like limit line linear link list load look loop \
    lower magnet magnetic magnitude make markdown mass measure middle minimum motion move moves \
    moving near never next noise notebook number object offset once onto opacity open orbit orange \
    oscillate over overshoot parallax path pause pendulum phone pink place play plot point points \
    position press print property pull pulls purple push quick quickly radial radius random record \
    rectangle red region remove repeat repeats reset resistance rest restart restitution \
    resume return reverse right rope rotate rotates rotation round rounded same save scale screen \
    second seconds session shadow shake shape show shows shrink side size slide slow slower small \
    smaller smooth snap softly speed spin spring springs springy square stage start step stick stiff \
    stiffness stop stops straight strength string strong swing switch table take tall tell tension \
    text than that them then there they this three through throw tied tilt time times together top \
    touch touches toward towards trace transition transparent turbulence turn turns twice under undo \
    until upwards value values vector velocity vertical view views visible vortex wait wall walls \
    weaker weight when where while wide width will wind with wobble world wrong yellow zero zoom \
    bigger larger apart beside inside outside what which does both goes going come comes coming \
    mean means moon earth easy only more most little much many some been being were using used \
    ouch boom hello sound mask font clip clips hidden insets size corners border shadow bounds original previous current response fraction ratio convert solid dashed options bold inset outset padding margin stiffness \
    duration iteration count fill mode timing function origin anchor snapshot particle sprite engine \
    keypath bezier easein easeout easeinout cubic fling tweak sine quad quart quint expo circ disappear \
    appear slippery sticky floaty picture trajectory orbiting hanging swinging flying rolling your yours mine their could would should might must here everyone nothing anything something
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}

extension Rewriting {
  /// A line in fewer and plainer words; nil where it has none to spare.
  public static func paraphrase(_ line: String, _ names: NamesAtHand) -> String? {
    Paraphrase.line(of: line, names)
  }

  /// A line with its slips of spelling mended; nil where it has none.
  public static func spelled(_ line: String, _ names: NamesAtHand) -> String? {
    guard line.utf8.count < 140, !line.has(Paraphrase.code) else { return nil }
    let spelled = Paraphrase.spelled(line, names)
    return spelled == line ? nil : spelled
  }
}
