import Commands
import Diagnostics
import Playing
import SessionSupport
import Testing

@testable import Advice
@testable import Sessions
@testable import SwiftCode
@testable import Values

/// Each line of the table is tried: what it has on its left, with something in the place of each
/// placeholder, means a line that can be read.
@Suite struct APITableTests {
  struct Entry: Sendable, CustomTestStringConvertible {
    let section: String
    let line: String
    /// Behind what makes the object, where the line is about one.
    let maker: String?
    var testDescription: String { line }

    var pattern: String {
      [" -- ", " -> ", " => ", " <- "].reduce(line) { Self.cut($0, at: $1) }
    }
    private static func cut(_ text: String, at sign: String) -> String {
      text.firstRange(of: sign).map { String(text[..<$0.lowerBound]) } ?? text
    }
  }

  static let entries: [Entry] = {
    var entries: [Entry] = []
    var (section, maker): (String, String?) = ("", nil)
    for line in APITable.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("= ") {
        section = String(line.dropFirst(2))
      } else if line.isEmpty {
        maker = nil
      } else {
        let entry = Entry(section: section, line: String(line), maker: nil)
        let isMember = section == "objects" && !line.contains(" -> ") && !line.contains(" => ")
        entries.append(
          isMember ? Entry(section: section, line: String(line), maker: maker) : entry)
        if section == "objects", !isMember, maker == nil { maker = entry.pattern }
      }
    }
    return entries
  }()

  @Test func everyLineIsRead() {
    let unread = Self.entries.filter { APITable("= statements\n\($0.pattern) -- read").count == 0 }
    #expect(unread.map(\.line) == [])
    #expect(APITable(APITable.text).count == Self.entries.count)
    #expect(Self.entries.count > 300)
  }

  /// Lines that are only written are tried by the scenes that are read back, and names are only
  /// looked up.
  @Test(
    arguments: entries.filter {
      !$0.line.contains(" <- ") && !["equivalents", "names"].contains($0.section)
    })
  func aLineMeansOneOfOurs(_ entry: Entry) throws {
    let code = entry.code
    let session = Session.advised(Self.scene)
    let answer = session.reply(to: "swift { \(code) }")
    #expect(answer.diagnostic == nil, "`\(code)`: \(answer.diagnostic?.mistake.message ?? "")")
    let translation = try #require(answer.translation, "`\(code)`")
    if ![" -> ", " => "].contains(where: entry.line.contains), entry.maker == nil {
      #expect(!translation.remarks.isEmpty, "`\(code)`")
      return
    }
    // A line with a part that the sample does not say is a remark.
    let isOpen = translation.remarks.contains { $0.contains(Lowering.gap) }
    #expect(!translation.lines.isEmpty || isOpen, "`\(code)`: \(translation.remarks)")
    for line in translation.lines {
      #expect(!line.contains("$") && !line.contains("  "), "\(line)")
      guard let problem = session.reply(to: line).diagnostic else { continue }
      // A part that the scene lacks, such as a running transition, is not the line's fault.
      #expect(
        !problem.mistake.id.isOfWords || Self.named.contains(problem.span?.text ?? ""),
        "`\(line)` for `\(code)`: \(problem.mistake.message)")
    }
  }

  /// Every line that stands for a name begins with a word that help explains, or is a value: a
  /// color or a constant.
  @Test func counterpartsBeginWithWordsOfHelp() {
    let names = Set(
      Self.entries.flatMap { $0.pattern.split { !$0.isLetter && !$0.isNumber }.map(String.init) })
    let counterparts = names.flatMap(APITable.counterparts)
    #expect(counterparts.count > 300)
    let words = Set(
      counterparts.compactMap(\.line).compactMap { line in
        line.split { !$0.isLetter && !$0.isNumber }.first.map(String.init)
      }
    ).filter { $0.first?.isLowercase == true }
    #expect(words.count > 60)
    let session = Session.advised()
    let unknown = words.filter { word in
      session.reply(to: "help \(word)").diagnostic != nil && !Colors.isColor(word)
        && session.reply(to: "print \(word)").diagnostic != nil
    }
    #expect(unknown == [])
  }

  /// Every name in code that the table reads is one that help knows.
  @Test func namesOfTheTableHaveHelp() {
    let names = Set(
      Self.entries.flatMap { entry in
        entry.pattern.replacing(#/\$\w+:\w+/#, with: "$")
          .split { !$0.isLetter && !$0.isNumber && !"$_".contains($0) }
      }
      .filter { $0.first != "$" && $0.dropFirst().contains(where: \.isUppercase) }
      .map(String.init))
    #expect(names.count > 300)
    let unknown = names.filter { name in
      !Help(Motionbook.commands).hasTopic(name) && Help.topic(ofConcept: name) == nil
        && APITable.counterparts(of: name).isEmpty
    }
    #expect(unknown.sorted() == [])
  }

  /// The lines that sentences name run.
  @Test func linesInSentencesRun() {
    let words =
      APITable.standard.rules.values.joined().compactMap(\.words?.text)
      + ScriptTable.standard.words
    var count = 0
    for sentence in words {
      for (index, part) in sentence.split(separator: "`").enumerated()
      where index % 2 == (sentence.hasPrefix("`") ? 0 : 1) {
        let line = String(part)
        let verb = String(line.prefix(while: \.isLetter))
        guard line.contains(" "), !line.contains("$"), !line.contains(Lowering.gap),
          Session.typed().commands.declaration(of: verb) != nil || line.contains(" = ")
        else { continue }
        let box = "view box frame (0, 0, 9, 9)"
        let session = Session.advised(Self.scene + (line.hasPrefix("view box ") ? [] : [box]))
        let problem = session.reply(to: line).diagnostic
        #expect(problem == nil, "`\(line)`: \(problem?.mistake.message ?? "")")
        count += 1
      }
    }
    #expect(count > 20)
  }

  /// Another form has all its parts in its Swift, and each part comes from it.
  @Test func equivalentsAreWhole() {
    #expect(APITable.standard.equivalents.count > 30)
    for (pattern, swift) in APITable.standard.equivalents {
      var (left, right) = (PlaceholderSearch(), PlaceholderSearch())
      _ = (left.rewritten(pattern), right.rewritten(swift))
      #expect(left.names.subtracting(["_"]) == right.names, "\(pattern)")
    }
  }

  private struct PlaceholderSearch: SwiftRewriting {
    var names: Set<String> = []
    mutating func rewritten(_ expression: SwiftExpression) -> SwiftExpression {
      if case .placeholder(let placeholder) = expression.kind { names.insert(placeholder.name) }
      return withParts(expression)
    }
  }

  /// Names that stand only in blocks and clauses of their own.
  private static let named = [
    "from", "to", "container", "cancelled", "event", "duration", "forever", "alpha", "center",
    "rotation",
  ]

  static let scene = [
    "screen list color white", "screen detail color blue", "transition zoom { complete }",
    "navigation list as nav",
    "view red frame (50, 50, 100, 100)", "view blue frame (160, 50, 40, 40)",
    "view card frame (10, 300, 200, 100)", "view label frame (10, 200, 100, 30) text \"Hello\"",
    "collision on red, blue as walls", "item red as stuff", "gravity on blue as g",
    "boundary low from (0, 400) to (320, 400) on walls",
    "animator dim over 1s { red.alpha = 0 }",
    "effect on card keypath center.x tilt horizontal from -5 to 5 as sway",
    "animation on red keypath alpha to 0 over 9s as glow", "let frame = (0, 0, 10, 10)",
    "push on blue vector (1, 0) as kick", "snap blue to (10, 10) as hook",
    "field spring on blue as pool", "def up() { step }", "let t1 = rotate(10deg)",
  ]
}

extension APITableTests.Entry {
  /// Values for placeholders: by their names, otherwise by their kinds.
  private static let byName = [
    "view": "red", "behavior": "stuff", "parent": "card", "item": "red", "other": "blue",
    "i": "stuff", "c": "walls",
    "s": "detail", "e": "sway", "a": "dim", "g": "g", "action": "#selector(up)", "end": ".end",
    "style": ".body", "font": ".body", "mode": ".both", "fill": ".both", "frame": "frame",
    "color": ".red", "key": "\"alpha\"", "t": "CATransform3DIdentity", "u": "CATransform3DIdentity",
    "point": "CGPoint(x: 10, y: 20)", "p": "CGPoint(x: 10, y: 20)", "q": "CGPoint(x: 60, y: 20)",
    "at": "CGPoint(x: 10, y: 20)", "offset": "CGPoint(x: 1, y: 2)",
    "toOffset": "CGPoint(x: 1, y: 2)", "along": "CGVector(dx: 1, dy: 0)",
    "direction": "CGVector(dx: 1, dy: 0)", "vector": "CGVector(dx: 1, dy: 0)", "v": "1",
    "axis": "CGVector(dx: 1, dy: 0)", "text": "\"Hi\"", "path": "[CGPoint(x: 1, y: 2)]",
    "values": "[0, 1]", "keys": "[0, 1]",
    "insets": "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
    "size": "CGSize(width: 10, height: 20)", "share": "0.5", "name": "\"glow\"", "r": "0.5",
    "animator": "dim", "field": "pool", "push": "kick", "snap": "hook", "low": "-5", "high": "5",
    "times": "2", "parts": "[]",
  ]
  private static let byKind = [
    "time": "0.5", "angle": "1.5", "list": "[red]", "each": "red", "self": "self",
    "identifier": "\"low\" as NSString", "layerKey": "\"opacity\"", "AnimationCurve": ".easeIn",
    "CAMediaTimingFunction": "CAMediaTimingFunction(name: .linear)", "transform": "rotate(1)",
    "UITimingCurveProvider": "UICubicTimingParameters(animationCurve: .easeIn)",
    "region": "UIRegion(radius: 10)", "flag": "true", "switch": "true",
    "body": "red.alpha = 0", "finished": "print(1)", "position": "print(1)",
    "across": "CGVector(dx: 3, dy: 0)", "axes": "CGVector(dx: 3, dy: 2)",
    "options": "[.curveEaseIn]",
    "curve": ".easeIn", "animation": ".easeIn(duration: 1)", "chain": "red",
    "changes": "red.opacity(0.5)",
    "channel": "0.5", "digits": "20", "operand": "2", "key": "\"alpha\"", "name": "red",
    "word": ".body", "property": "alpha", "seconds": "0.5", "sum": "0.3", "perSecond": "20",
    "perSecondSquared": "300", "point": "5", "easing": "ElasticEaseOut",
    "eased": "\"position\"", "corner": "CGPoint(x: 1, y: 2)", "degrees": "30",
    "transitioning": "zoom", "moved": "red.alpha = 0", "milliseconds": "500", "nanoseconds": "5e8",
  ]

  /// Code that has the form of the line, as a whole statement.
  var code: String {
    let sample = Self.special.first { pattern.contains($0.part) }?.code ?? Self.filled(pattern)
    switch section {
    case "objects":
      guard let maker else { return "let made = \(sample)" }
      return "let made = \(Self.filled(maker)); \(sample)"
    case "values", "equivalents": return "let value = \(sample)"
    case "places":
      return "let value = \(sample.drop { $0 != "(" }.dropFirst().dropLast())"
    case "parameters":
      let parts = sample.split(separator: ".")
      return "func \(parts[0])(\(parts[1]) value: CGPoint) { print(value) }"
    case "options" where sample.contains("calculation"):
      return
        "UIView.animateKeyframes(withDuration: 1, delay: 0, options: \(sample)) { red.alpha = 0 }"
    case "options":
      return "UIView.animate(withDuration: 1, delay: 0, options: [\(sample)]) { red.alpha = 0 }"
    case "curve":
      return "let made = UIViewPropertyAnimator(duration: 1, curve: \(sample)) { red.alpha = 0 }"
    case "animation": return "withAnimation(\(sample)) { red.alpha = 0 }"
    default:
      return pattern.hasPrefix("function.")
        ? sample.replacing("function.", with: "func ").replacing(" {", with: "() {") : sample
    }
  }

  /// Code for patterns that take no other.
  private static let special = [
    (
      part: "setEasingFunction",
      code: "red.layer.setEasingFunction(BounceEaseOut, forKeyPath: \"center\")"
    ),
    (part: "FBTweakAction", code: "FBTweakAction(\"A\", \"B\", \"C\") { red.alpha = 0 }"),
    (
      part: "offsetFromHome",
      code: "red.offsetHome(); withAnimation(.linear) { red.offsetFromHome(x: 1, y: 2) }"
    ),
    (
      part: "UIBezierPath()",
      code:
        "UIBezierPath(); made.move(to: CGPoint(x: 0, y: 0)); made.addLine(to: CGPoint(x: 9, y: 0))"
    ),
    (part: "$self.close()", code: "made.move(to: CGPoint(x: 0, y: 0)); made.close()"),
    (part: "$self.closePath()", code: "made.move(to: CGPoint(x: 0, y: 0)); made.closePath()"),
    (part: "origin.x", code: "red.frame.origin.x"), (part: "origin.y", code: "red.frame.origin.y"),
    (part: "removeAnimation(", code: "red.layer.removeAnimation(forKey: \"glow\")"),
    (part: "removeBoundary(", code: "walls.removeBoundary(withIdentifier: \"low\")"),
    (part: "$c:name.collisionMode", code: "walls.collisionMode = .everything"),
    (part: "collisionMode", code: "made.collisionMode = .everything"),
    (part: "CGRect(origin", code: "CGRect(origin: card.center, size: card.size)"),
  ]

  private static func filled(_ pattern: String) -> String {
    var (text, rest) = ("", pattern[...])
    while let start = rest.firstIndex(of: "$") {
      text += rest[..<start]
      rest = rest[start...].dropFirst()
      let name = String(rest.prefix { $0.isLetter || $0 == "_" })
      rest = rest.dropFirst(name.count)
      var kind = ""
      if rest.first == ":", rest.dropFirst().first?.isLetter == true {
        kind = String(rest.dropFirst().prefix { $0.isLetter })
        rest = rest.dropFirst(1 + kind.count)
      }
      if rest.first == "?" { rest.removeFirst() }
      text += sample(name, kind)
    }
    return text + rest
  }

  private static func sample(_ name: String, _ kind: String) -> String {
    if name == "self" { return "made" }
    if name == "_", kind.isEmpty { return "nil" }
    let isFixed =
      ["", "name", "animator", "word", "key", "identifier", "text", "digits", "region"]
      .contains(kind) || kind.hasPrefix("UI") || kind.hasPrefix("CG")
    return (isFixed ? byName[name] : nil) ?? byKind[kind] ?? byName[name] ?? "2"
  }
}
