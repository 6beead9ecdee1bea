/// What a view is made of, in plain words: `elasticity ball 0.8`, `make the ball more bouncy`, `no
/// friction`, `don't let box rotate`.
enum SpokenMaterial {
  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    guard line.rest.has(hints) || line.names.clauses("item").contains(where: line.rest.contains)
    else { return nil }
    var line = line
    // What it is compared with is told nothing of.
    _ = line.takes(#"\b(?:as|than) (?:the )?VIEW\b"#)
    let views = line.takeWhom()
    guard !views.isEmpty else { return nil }
    let factor = SpokenNumber.takeFactor(from: &line).flatMap(Double.init)
    var values: [String] = []
    // `angular resistance` before `resistance`.
    for clause in line.names.clauses("item").sorted(by: { $0.count > $1.count }) {
      guard let value = value(of: clause, in: &line, factor: factor) else { continue }
      values.append("\(clause) \(value)")
    }
    _ = line.takes(#"^ (?:increase|decrease|raise|lower|reduce|change|boost|cut)\b"#)
    guard !values.isEmpty, line.isRead else { return asked(line, views) }
    return Spoken.Reading(
      "item \(views.joined(separator: ", ")) \(values.joined(separator: " "))",
      "`item` says what views are made of")
  }

  /// `ball.mass`, `print the friction of ball`: an item behavior tells it.
  private static func asked(_ line: SpokenLine, _ views: [String]) -> Spoken.Reading? {
    var line = line
    _ = line.takes(#"^ (?:print|show|tell|get|log|read)(?: me)?\b"#)
    guard views.count == 1, let view = views.first, !line.has(doing),
      let clause = line.names.clauses("item").sorted(by: { $0.count > $1.count }).first(where: {
        line.takes(Form(#"\b(?:\#(nouns(of: $0)))\b"#))
      }), line.isRead
    else { return nil }
    let own = line.names.newest("item").flatMap { line.names.holds("item", view) ? $0 : nil }
    return Spoken.Reading(
      own.map { "print \($0).\(clause)" } ?? "item \(view) as material; print material.\(clause)",
      "what a view is made of is told by its item behavior")
  }

  /// Words that are verbs too, and then tell what is to be done.
  private static let doing: Form = #"\b(?:bounce|drag|rebound|grip|elastic|rotation)\b"#

  private static func value(
    of clause: String, in line: inout SpokenLine, factor: Double?
  ) -> String? {
    let noun = nouns(of: clause)
    if let match = line.take(Form(#"\b(?:\#(noun))\b\#(between)\#(number)"#)) {
      return match.text(1)
    }
    if let match = line.take(Form(#"\s\#(number)(?: of)? (?:\#(noun))\b"#)) { return match.text(1) }
    if bounds[clause] == nil,
      let match = line.take(Form(#"\b(?:\#(noun))\b\#(between)(on|off|yes|no|true|false)\b"#))
    {
      return ["on", "yes", "true"].contains(match.text(1)) ? "on" : "off"
    }
    if let worded = words[clause], let value = line.take(worded) {
      return factor.flatMap { times($0, value, of: clause) } ?? value
    }
    guard let bounds = bounds[clause] else { return nil }
    if let factor, line.takes(Form(#"\b(?:the )?(?:\#(noun))\b"#)) {
      return times(factor, bounds.much, of: clause)
    }
    if line.takes(
      Form(
        #"\b(?:no|zero|without|remove|turn off|disable|kill)(?: any| all| the| more)* (?:\#(noun))\b|\b(?:\#(noun)) off\b"#
      ))
    {
      return "0"
    }
    if line.takes(Form(#"\b(?:full|max|maximum|maximal|perfect) (?:\#(noun))\b"#)) { return "1" }
    if line.takes(
      Form(#"\b(?:less|reduce|lower|decrease|low|little|weak|small)(?: the)? (?:\#(noun))\b"#))
    {
      return bounds.little
    }
    if line.takes(
      Form(
        #"\b(?:more|increase|raise|higher|add|high|strong|lots of|a lot of|much|give|with|some|big)(?: the| some| more)* (?:\#(noun))\b"#
      ))
    {
      return bounds.much
    }
    return nil
  }

  /// What everything has where nothing is told, so many times; a share where the word says less.
  private static func times(_ factor: Double, _ value: String, of clause: String) -> String? {
    guard let usual = defaults[clause], let typed = Double(value), factor > 0 else { return nil }
    return SpokenNumber.text(typed < usual && factor > 1 ? usual / factor : usual * factor)
  }

  private static let defaults = [
    "elasticity": 0.2, "friction": 0.2, "density": 1, "resistance": 0.1, "angularResistance": 0.1,
  ]

  private static let hints: Form =
    #"mass|weigh|heav|light|dens|bounc|elastic|restitut|spring|friction|slip|slick|ic[ey]|rough|stick|grip|drag|resist|air|float|damp|charge|rotat|spin|turn|anchor|solid|fix|static|lock|freez|movable|move again|pin|obstacle|immobil|rubber|vacuum|rebound"#

  /// What may stand between a quality and its value.
  private static let between = #"(?: (?:of|to|is|at|be|as|by|should|the|value))*(?: ?[=:])? "#
  private static let number =
    #"(-?\d*\.?\d+%?)(?: ?(?:kg|kilos?|kilograms?|grams?|g|n|newtons?|units?|lbs?|pounds?)\b)?"#

  /// A clause by its own name, with blanks in it too, and by other words for it.
  private static func nouns(of clause: String) -> String {
    let spaced = clause.reduce(into: "") {
      $0 += $1.isUppercase ? " " + $1.lowercased() : String($1)
    }
    return [clause.lowercased(), spaced, synonyms[clause] ?? spaced].joined(separator: "|")
  }

  private static let synonyms = [
    "elasticity":
      "bounciness|bouncyness|bounce factor|restitution|springiness|rebound|elastic|bounce",
    "friction": "roughness|grip|traction|surface friction",
    "density": "mass|weight|heaviness|weighs?",
    "resistance":
      "air resistance|air drag|air friction|linear drag|linear damping|linear resistance|drag",
    "angularResistance":
      "angular drag|angular damping|rotational? (?:resistance|drag|damping|friction)|spin resistance|angular friction",
    "allowsRotation": "rotation|allow rotation|rotation allowed",
    "charge": "electric charge",
  ]

  /// Values for less and for more of it.
  private static let bounds = [
    "elasticity": (little: "0.1", much: "0.8"), "friction": (little: "0.05", much: "0.8"),
    "density": (little: "0.5", much: "2"), "resistance": (little: "0.02", much: "2"),
    "angularResistance": (little: "0.02", much: "2"), "charge": (little: "0.5", much: "2"),
  ]

  private static let no =
    #"(?:not|never|no|don't|do not|can't|cannot|can not|doesn't|must not|mustn't|stop|prevent|keep|disable|without|lock|forbid|disallow|turn off)"#

  /// Words that are a value by themselves.
  private static let words: [String: [(Form, String)]] = [
    "elasticity": [
      (#"\b(?:perfectly|totally|fully|completely) (?:bouncy|elastic|springy)\b"#, "1"),
      (
        #"\b(?:not (?:at all )?(?:bouncy|elastic)|(?:not|never|stop|stops) (?:bounce|bouncing)|doesn't bounce|without bouncing|(?:no|zero) bounc(?:e|iness))\b"#,
        "0"
      ),
      (
        #"\b(?:less (?:bouncy|elastic|springy|bounce|bounciness)|bounces? (?:less|lower))\b"#, "0.1"
      ),
      (
        #"\b(?:(?:very|super|really|extremely|much more|way more|a lot more) (?:bouncy|elastic|springy)|like (?:a )?rubber|(?:made )?(?:out )?of rubber)\b(?! (?:off|on|against|from))"#,
        "0.95"
      ),
      (
        #"\b(?:(?:a (?:bit|little) |even )?(?:more )?(?:bouncy|bouncier|springy|springier|more elastic)|bounces? (?:a (?:bit|little) |much )?(?:more|higher|better))\b"#,
        "0.8"
      ),
    ],
    "density": [
      (
        #"\b(?:(?:very|super|really|extremely|much|way|a lot) (?:heavy|heavier|dense|denser)|weigh(?:s)? (?:much|a lot) more)\b"#,
        "10"
      ),
      (
        #"\b(?:(?:very|super|really|extremely|much|way|a lot) (?:light|lighter)|(?:as )?(?:light )?(?:as|like) a feather|weightless)\b"#,
        "0.1"
      ),
      (#"\b(?:less (?:heavy|dense)|lighter|light|less weight|weighs? less)\b"#, "0.5"),
      (#"\b(?:(?:more|a (?:bit|little)) )?(?:heavier|heavy|denser|dense)\b|\bweighs? more\b"#, "2"),
    ],
    "friction": [
      (
        #"\b(?:frictionless|no friction|without friction|(?:slides? )?(?:like|as|on) ice|icy)\b"#,
        "0"
      ),
      (
        #"\b(?:less (?:slippery|slick)|not slippery|(?:more |very )?(?:rough|rougher|sticky|stickier|grippy))\b"#,
        "1"
      ),
      (
        #"\b(?:(?:more|very|super|really) )?(?:slippery|slick)\b|\bslide (?:more|better|easily)\b"#,
        "0"
      ),
    ],
    "resistance": [
      (
        #"\b(?:in (?:a )?vacuum|without air|no air|airless)\b(?! (?:resistance|drag|friction))"#,
        "0"
      ),
      (
        #"\b(?:(?:like |as )?(?:if )?(?:in|under) ?(?:water|honey|oil|syrup)|floaty|floatier)\b"#,
        "5"
      ),
    ],
    "allowsRotation": [
      (
        Form(
          #"\b\#(no)\b(?: (?:let|it|allow|from|be|able|to|the))* (?:rotat\w*|turn(?:s|ing)?|spin(?:s|ning)?)\b"#
        ), "off"
      ),
      (#"\b(?:fixed|locked) rotation\b"#, "off"),
      (
        #"\b(?:allow|enable|unlock|can|may|turn on)(?: to| it)* (?:rotation|rotate|turn|spin)\b"#,
        "on"
      ),
    ],
    "anchored": [
      (
        #"\b(?:unanchor|unfreeze|unpin|unfix|unlock|(?:not|no longer) anchored|movable|(?:can )?move again|can move)\b"#,
        "off"
      ),
      (
        #"\b(?:immovable|unmovable|not movable|(?:fix|fixed|anchor|anchored|pin|pinned|lock|locked) in (?:place|position|space)|static|(?:an )?obstacle|immobile)\b"#,
        "on"
      ),
    ],
  ]
}
