import Diagnostics
import Evaluation
import Language
import Playing
import SessionSupport
import TestSupport
import Testing
import Values

@testable import Sessions

/// A random scene of views, behaviors, animations, masks, attachments and changes at random times.
struct RandomScene {
  private var random: Seeded
  private var views: [String] = []
  private var count = 0
  private var hasScreens = false
  private(set) var lines: [String] = []

  init(_ seed: UInt64) {
    random = Seeded(seed)
    hasScreens = pick(0...5) == 0
    if hasScreens {
      lines += ["screen one color white", "screen two", "screen three color gray"]
      lines.append("transition own over 0.4s { to.alpha = 0.3; add to; \(Self.appearing) }")
    }
    for _ in 0..<pick(1...4) { view() }
    for _ in 0..<pick(2...9) { statement() }
  }

  /// The statements as a session runs them, with their times, and the mistakes in lines that fail,
  /// which have no effect.
  func played() -> (statements: [TimedStatement], mistakes: [MistakeID]) {
    let session = Session.typed()
    let mistakes = lines.compactMap { session.mistake(in: $0)?.id }
    return (session.timeline.statements, mistakes)
  }

  // MARK: Lines

  private mutating func pick(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func number(_ low: Double, _ high: Double) -> String {
    let number = Double.random(in: low...high, using: &random)
    return "\((number * 100).rounded() / 100)"
  }

  private mutating func one(_ words: String...) -> String { words[pick(0...(words.count - 1))] }

  private mutating func aView() -> String { views[pick(0...(views.count - 1))] }

  private mutating func name(_ beginning: String) -> String {
    count += 1
    return "\(beginning)\(count)"
  }

  private mutating func view() {
    let name = name("v")
    let color = pick(0...1) == 0 ? "" : " color \(one("red", "blue", "teal", "\"#40a0ff\""))"
    let text = pick(0...4) == 0 ? " text \"Hello\"" : ""
    let parent = !views.isEmpty && pick(0...3) == 0 ? " in \(aView())" : ""
    lines.append(
      "view \(name) frame (\(pick(0...200)), \(pick(0...300)), \(pick(20...90)), \(pick(20...90)))"
        + color + parent + text)
    if parent.isEmpty { views.append(name) }
  }

  private static let appearing =
    "animate over duration curve easeOut { to.alpha = 1 } then { complete }"

  /// A screen that comes or goes, and the time that it takes; while one comes, no other does.
  private mutating func screen() {
    let way = one("", "", " with fade", " with flip", " with none", " with own", " with slide")
    lines.append(
      one("present two\(way)", "present three\(way)", "dismiss\(way)", "dismiss\(way)"))
    if pick(0...3) > 0 { lines.append("run \(pick(20...60)) frames") }
  }

  private mutating func statement() {
    if hasScreens, pick(0...1) == 0 { return screen() }
    switch pick(0...17) {
    case 0: lines.append("gravity on \(aView()) magnitude \(number(0.1, 3)) as \(name("g"))")
    case 1: lines.append("item \(aView()) resistance \(number(0, 4)) elasticity \(number(0, 1))")
    case 2: lines.append("collision on \(views.joined(separator: ", ")) bounds as \(name("c"))")
    case 3: lines.append("snap \(aView()) to (\(pick(0...300)), \(pick(0...500))) damping 0.4")
    case 4: lines.append("attach \(aView()) to (\(pick(0...300)), \(pick(0...300))) length 80")
    case 5: lines.append("field \(one("vortex", "drag", "spring")) on \(aView()) strength 2")
    case 6: animation()
    case 7: lines.append("\(aView()).\(property())")
    case 8: lines.append("run \(pick(1...40)) frames")
    case 9: lines.append("at \(pick(1...9) * 100)ms { \(aView()).\(property()) }")
    case 10: lines.append("for v in [\(views.joined(separator: ", "))] { v.\(property()) }")
    case 11: lines.append("push on \(aView()) vector (\(number(-1, 1)), \(number(-1, 1)))")
    case 12: lines.append("effect on \(aView()) keypath center.x tilt horizontal from -9 to 9")
    case 13: animator()
    case 14: lines.append("\(aView()).mask = \(mask())")
    case 15: handler()
    default: attachment()
    }
  }

  private mutating func handler() {
    let event = one(
      "rest", "resume", "contact", "tap \(aView())", "keyboard.willShow", "contact \(aView())",
      "contact \(aView()), \(aView())", "contact.ended \(aView())", "touch.began \(aView())",
      "touch.ended \(aView()), \(aView())", "contact.ended", "touch.moved")
    lines.append("on \(event) { \(aView()).\(property()) }")
  }

  private mutating func mask() -> String {
    let corners = one("[topLeft]", "[topLeft, bottomRight]", "[topRight, bottomLeft, topLeft]")
    return one(
      "circle(\(pick(5...40)))", "rectangle(\(pick(5...40)), \(number(5, 40)))",
      "roundedCorners(\(corners), \(pick(2...20)))", "off")
  }

  /// An attachment with a name, and what is done with the name.
  private mutating func attachment() {
    let (item, other, name) = (aView(), aView(), name("tie"))
    let way = one(
      "to (\(pick(0...300)), \(pick(0...300))) length 80", "to \(other)",
      "to \(other) offset (5, 0)", "to \(other) frequency 2 damping 0.3", "to \(other) pin",
      "to \(other) fixed", "to \(other) limit", "slide", "slide along (1, 0) range -50..50",
      "to \(other) pin at (\(pick(50...200)), 100) friction 1")
    lines.append("attach \(item) \(way) as \(name)")
    switch pick(0...4) {
    case 0: lines.append("\(name).length = \(pick(20...150))")
    case 1: lines.append("\(name).damping = \(number(0, 1))")
    case 2: lines.append("run \(pick(1...20)) frames; remove \(name)")
    default: break
    }
  }

  private mutating func property() -> String {
    switch pick(0...6) {
    case 0: "center = (\(pick(0...300)), \(number(0, 500)))"
    case 1: "alpha = \(number(0, 1))"
    case 2: "center.x += \(number(-50, 50))"
    case 3: "cornerRadius = \(pick(0...20))"
    case 4: "transform = rotate(\(pick(5...90))deg)"
    case 5: "backgroundColor = \(one("black", "orange", "clear"))"
    default: "bounds = (0, 0, \(pick(10...80)), \(pick(10...80)))"
    }
  }

  private mutating func animation() {
    let time = "over \(pick(1...12) * 100)ms"
    let repeats = one(
      "", "", " repeat \(pick(2...3))", " repeat 1.5 autoreverse on", " autoreverse on",
      " repeat forever", " repeat forever autoreverse on")
    let ways = one(
      "", " curve easeIn", " curve linear delay 100ms", " damping 0.6", " curve \(curve())",
      " curve \(curve())", " damping 0.3 velocity 2 delay 50ms", " curve bezier(0.2, 0.8, 0.3, 1)")
    let then = pick(0...2) == 0 ? " then { \(aView()).\(property()) }" : ""
    lines.append("animate \(time)\(ways)\(repeats) { \(aView()).\(property()) }\(then)")
  }

  private mutating func curve() -> String {
    let name = CurveCalls.names[pick(0...(CurveCalls.names.count - 1))]
    return one(
      name, name, name, "classic(backOut)", "spring(mass: 1, stiffness: 90, damping: 9)",
      "spring(duration: 0.4, bounce: -0.2)", "spring(response: 0.3, dampingRatio: 0.7)",
      "uiSpring(damping: 0.5, duration: 600ms)", "steps(4)")
  }

  private mutating func animator() {
    let name = name("a")
    lines.append(
      "animator \(name) over \(pick(2...9) * 100)ms curve \(one("easeOut", "linear", curve())) "
        + "{ \(aView()).\(property()) }")
    lines.append("start \(name)")
  }
}
