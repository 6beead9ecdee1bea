import Playing
import SessionSupport
import Testing

@testable import Sessions
@testable import Values

/// Completions: the text before the cursor, some required candidates, and some that must be absent.
@Suite struct CompletionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: [String]
    let absent: [String]
    var testDescription: String { "\(text)|" }

    init(_ text: String, _ expected: String..., without absent: String...) {
      self.text = text
      self.expected = expected
      self.absent = absent
    }
  }

  static let cases = [
    Case("", "view", "gravity", "let", "on", "red", "speed", without: "walls.mode", "easeIn"),
    Case("gra", "gravity", without: "view"),
    Case("on contact ", "red", "blue", "bounds", without: "elasticOut", "sin"),
    Case("on contact red, ", "blue", "bounds", without: "elasticOut"),
    Case("compare ", "elasticOut", without: "sin", "matrix"),
    Case("vi", "view"),
    Case("red.", "convert", "layoutMargins", "layoutMarginsGuide", "hitTest"),
    Case("red.convert((1, 1), ", "to", "from"),
    Case("red.convert((1, 1), to: ", "red", "blue", without: "walls"),
    Case("hitTest on ", "red", without: "walls"),
    Case("  ani", "animate"),
    Case("gravity ", "on", "magnitude", "angle", "direction", "as", without: "red"),
    Case("gravity on ", "red", "blue", without: "walls", "magnitude"),
    Case("gravity on red, ", "blue", without: "magnitude"),
    Case("gravity on red ", "magnitude", "angle", "as", without: "on", "blue"),
    Case("gravity on red ma", "magnitude", without: "angle"),
    Case("gravity on red magnitude 2 ", "angle", without: "magnitude"),
    Case("collision on red bounds ", "mode", "insets", "on", "off"),
    Case("collision on red mode ", "items", "boundaries", "everything"),
    Case("boundary floor from (0, 0) to (1, 1) on ", "walls", without: "curve"),
    Case("animate red.", "center", "alpha", "rotation", "presentation", without: "magnitude"),
    Case("animate red.center.", "x", "y", without: "center"),
    Case(
      "animate red.alpha to 0 curve ", "easeInOut", "elasticOut", "keyboard", "spring", "bezier"),
    Case("animate red.alpha to 0 curve ela", "elasticIn", "elasticOut", without: "easeIn"),
    Case("spring(", "mass", "duration", "tension", "velocity", without: "elasticOut"),
    Case("spring(mass: 1, ", "stiffness", without: "mass"),
    Case("spring(stiffness: ", "low", "medium", "speed"),
    Case("keyframed([0, 1], mo", "mode", without: "movie"),
    Case("keyframed([0, 1], mode: ", "cubic", "paced"),
    Case("keyframed([0, 1], around: ease", "easeInOut"),
    Case("let c = steps(4, ", "jumpEnd", "jumpNone", without: "elasticOut"),
    Case("plot backOut(", "overshoot", "speed"),
    Case("plot backOut(overshoot: 2), el", "elasticOut"),
    Case("print sin(sp", "speed"), Case("fit elasticOut as ", "bezier", "linear", "spring"),
    Case("code elasticOut for ", "swift", "css", "flutter"),
    Case("red.", "center", "alpha", "frame", "velocity"),
    Case("red.center.", "x", "y"),
    Case("red.maskedCorners = [", "topLeft", "bottomRight", without: "red"),
    Case("red.maskedCorners = [topLeft, top", "topRight", without: "topmost"),
    Case("red.mask = ", "roundedCorners", "circle", "off"),
    Case("red.mask = roundedCorners([", "topLeft", "bottomRight", without: "circle"),
    Case("red.mask = roundedCorners([topLeft, bo", "bottomLeft", without: "bounceOut"),
    Case("red.clipsToBounds = ", "on", "off"), Case("red.textColor = ", "red", "teal"),
    Case("red.mas", "mask", "maskedCorners"), Case("animate red.font", "fontSize"),
    Case("red.presentation.", "center", "alpha", without: "presentation"),
    Case("red.presentation.center.", "x"),
    Case("walls.", "mode", "bounds"),
    Case("keyboard.", "height", "frame", "presentation", "layoutGuide"),
    Case("keyboard.layoutGuide.", "frame", "usesBottomSafeArea", "presentation"),
    Case("keyboard.layoutGuide.usesBottomSafeArea = ", "on", "off"),
    Case("keyboard.presentation.layoutGuide.", "frame", without: "presentation"),
    Case("keyboard show on iPhone1", "iPhone15", without: "iPhone6"),
    Case("effect on red keypath sh", "shadowOffset", "shadowRadius", without: "center"),
    Case("tilt (0, 0); red", "reduceMotion"), Case("stage.", "safeAreaBottom", "reducesMotion"),
    Case("print re", "red", "rest"),
    Case("print red.ce", "center"),
    Case("print 1 + sp", "speed", "spring", without: "spin"),
    Case("let a = el", "elasticIn", "elasticOut"),
    Case("view box frame (0, 0, 1, 1) color ", "red", "blue", "orange"),
    Case("view box frame (0, 0, 1, 1) in ", "red"),
    Case("on ", "contact", "rest", "keyboard.willShow"),
    Case("on con", "contact"),
    Case("on tap ", "red", "numberOfTapsRequired", without: "elasticOut"),
    Case("on tap red ", "numberOfTapsRequired", without: "blue", "minimumPressDuration"),
    Case("on tap red, ", "blue", without: "numberOfTapsRequired"),
    Case("on longPress red mini", "minimumPressDuration"),
    Case("require red ", "toFail", without: "blue"),
    Case("keyboard.layoutGuide.", "followsUndockedKeyboard"),
    Case("on key \"", "space", "left"), Case("press \"le", "left", without: "space"),
    Case("on keyboard.", "willShow", "didHide", without: "height"),
    Case("help ", "gravity", "curves", "events", "elasticOut"),
    Case("help gra", "gravity"),
    Case("keyboard ", "show", "hide"),
    Case("effect on red keypath ", "center.x", "rotation"),
    Case("effect on red keypath center.x tilt ", "horizontal", "vertical"),
    Case("run until ", "rest", "red"),
    Case("run 2s; gra", "gravity"),
    Case("repeat 3 { ste", "step"),
    Case("for i in 1..3 {\n  pri", "print"),
    Case("remove ", "red", "walls"),
    Case("set ", "digits", "width", "glyphs"), Case("set glyphs br", "braille"),
    Case("max(red.center.y, fr", "from"), Case("plot red.alpha lo", "log"),
    Case("animate over 1s { red.alpha = 0 } ", "then", "curve", without: "view"),
    Case("if 1 > 0 { step } ", "else", without: "view"),
    Case("spring(\n  ma", "mass"), Case("gravity on red magnitude ", "speed", without: "angle"),
    Case("gravity on red magnitude 5", without: "angle", "speed"),
    Case("red.backgroundColor = ", "orange", without: "sin"), Case("let s = spring(", "mass"),
    Case(":qu", "quit"), Case("for i ", "in"), Case("spring(mass: 1).", without: "view", "red"),
    Case("bo", "boundary", "bounce", without: "box"),
    Case("plot quad", "quadIn", "quadOut", "quadInOut"),
    Case("tweak \"", "Look/Box/Alpha", "Actions/Box/Drop", without: "Look", "red"),
    Case("tweak \"Look/B", "Look/Box/Alpha", without: "Actions/Box/Drop"),
    Case("print 2 * tweak(\"", "Look/Box/Alpha", without: "Actions/Box/Drop"),
    Case("animate red.alpha to 0 curve tweak(\"L", "Look/Box/Alpha"),
    Case("tweaks reset \"", "Look", "Look/Box", "Look/Box/Alpha", without: "heavy"),
    Case("tweaks use \"", "heavy", without: "Look"), Case("tweaks save \"h", "heavy"),
    Case("tweak \"Look/Box/Alpha\" ", "to", "reset", "now", "for", "range"),
    Case("tweaks ", "reset", "save", "use"),
    Case("tweak \"Look/Box/Beta\" for red.", "alpha", "center", without: "velocity"),
    Case("textSize ", "large", "accessibilityLarge"), Case("textSize acc", "accessibilityMedium"),
    Case("view box frame (0, 0, 1, 1) font ", "body", "caption1", without: "none"),
    Case("red.font = ", "body", "none"), Case("scaledValue(17, ", "for"),
    Case("scaledValue(17, for: ", "body", "headline"), Case("lineHeight(", "body"),
    Case("on text", "textSize.changed"), Case("on textSize.", "changed"),
    Case("상", "상자"), Case("dot[", "1", "2", "\"top\"", without: "red"),
    Case("gravity on ", "dot", without: "dot[1]"), Case("dot[2].", "alpha", "center"),
    Case("animate dot[\"top\"].al", "alpha"), Case("dot[1].center = dot[2].", "center"),
    Case("show 상", "상자"),
  ]

  private func session() -> Session {
    Session.typed([
      "view red frame (50, 50, 100, 100)", "view blue frame (0, 0, 10, 10)",
      "view 상자 frame (0, 0, 10, 10)", "collision on red as walls", "let speed = 3",
      "def bounce(h) { print h }", "tweak \"Look/Box/Alpha\" for red.alpha",
      "tweak \"Actions/Box/Drop\" { step }", "tweaks save \"heavy\"",
      "for i in 1..2 { view dot[i] frame (0, 0, 9, 9) }; view dot[\"top\"] frame (0, 0, 9, 9)",
    ])
  }

  @Test(arguments: cases)
  func offers(_ test: Case) {
    let candidates = session().completions(for: test.text).candidates
    let texts = candidates.map(\.text)
    for word in test.expected { #expect(texts.contains(word), "\(word) in \(texts)") }
    for word in test.absent { #expect(!texts.contains(word), "\(word) in \(texts)") }
    #expect(Set(texts).count == texts.count, "each once: \(texts)")
  }

  @Test(arguments: ["print \"re", "# re", "print 1 # re", "let ", "title \"Fall"])
  func offersNothingInTextsAndComments(_ text: String) {
    #expect(session().completions(for: text).candidates.filter { $0.text.hasPrefix("re") }.isEmpty)
  }

  @Test(arguments: [
    ("gravity on red magnitude ", "a number; default 1"),
    ("gravity on red magnitude 5", "a number; default 1"),
    ("gravity on red angle ", "an angle; default 90deg"), ("view box frame ", "a rectangle"),
    ("view box frame (0, 0, ", "a rectangle"), ("view box color ", "a color"),
    ("animate red.alpha to 0 over ", "a time"),
    ("animate red.alpha to 0 curve ", "a curve; default "),
    ("boundary floor from ", "a point"), ("title ", "text in quotation marks"),
    ("collision on red mode ", "one of these; default everything"),
    ("red.center = ", "a point"), ("red.center = (speed, ", "a point"),
    ("red.center.x += ", "a length"), ("red.alpha = ", "a number"),
    ("red.rotation = ", "an angle"), ("red.backgroundColor = ", "a color"),
    ("let a = rotate(", "angle: an angle"), ("plot css(", "text: text in quotation marks"),
    ("plot spring(mass: ", "a number; default 1"),
    ("plot steps(4, ", "position: one of CSS's words"),
    ("plot elasticOut(", "progress: a number"), ("gravity on red as ", "a new name"),
    ("gravity ", ""), ("", ""), ("print ", ""), ("title \"a", ""), ("# ", ""), ("zzz", ""),
  ])
  func tellsWhatBelongsThere(_ text: String, _ hint: String) {
    let told = session().completions(for: text).hint
    #expect(hint.isEmpty ? told.isEmpty : told.hasPrefix(hint), "\(told)")
  }

  /// Every parameter of every function is explained, both in completion and in help.
  @Test(arguments: Builtins.functions.map(\.name))
  func everyArgumentIsExplained(_ name: String) throws {
    let function = try #require(Builtins.function(named: name))
    let session = session()
    let help = session.type("help \(name)").joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
    let offered = session.completions(for: "let a = \(name)(")
    #expect(!function.parameters.isEmpty)
    for parameter in function.parameters {
      #expect(!parameter.summary.isEmpty && !parameter.summary.hasSuffix("."))
      #expect(help.contains(parameter.explained), "\(parameter.name) in \(help)")
      guard parameter.isLabelled else { continue }
      #expect(
        offered.candidates.contains {
          $0.text == parameter.name && $0.summary == parameter.explained
        })
    }
    let first = function.parameters.positional(0)
    #expect(offered.hint == first?.hint ?? "")
  }

  /// Completion must not change anything, not even draw a random number.
  @Test(arguments: cases)
  func changesNothing(_ test: Case) {
    let session = session()
    let before = SessionState(session)
    _ = session.completions(for: test.text)
    _ = session.completions(for: "print random().")
    #expect(SessionState(session) == before)
  }

  /// Completions after a finished word can be typed: the spelling of each candidate is valid.
  @Test func verbsAndCurvesThatAreOfferedExist() {
    let session = session()
    for candidate in session.completions(for: "").candidates {
      #expect(!candidate.summary.isEmpty || candidate.suffix == "", "\(candidate.text)")
    }
    for candidate in session.completions(for: "plot ").candidates where candidate.suffix == " " {
      let mistake = session.mistake(in: "print \(candidate.text)")
      #expect(mistake == nil, "\(candidate.text): \(mistake?.message ?? "")")
    }
  }
}
