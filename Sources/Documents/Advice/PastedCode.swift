import Diagnostics
import Evaluation
import Language
import Sessions
import SwiftCode

/// Swift or Objective-C in place of a Motionbook line.
struct PastedCode {
  private let language: String
  private let statements: [SwiftStatement]
  private let source: Source

  /// Nil for a text that is neither. Braces that it closes and does not open are no part of it, and
  /// those that it does not close end with it.
  init?(_ span: Span) {
    guard
      let code = PastedCode(whole: span) ?? span.withoutLastClosers.flatMap({ PastedCode($0) })
        ?? span.withMissingClosers.flatMap({ PastedCode(whole: $0) })
    else { return nil }
    self = code
  }

  private init?(whole span: Span) {
    if let swift = Self.read(span.source, span.lower..<span.upper) {
      (language, (statements, source)) = ("Swift", swift)
    } else if let code = try? ObjectiveCParser.statements(
      span.source.utf8, span.lower..<span.upper), !code.isEmpty
    {
      (language, statements, source) = ("Objective-C", code, span.source)
    } else if ["@interface", "@property", "#import", "@protocol"].contains(
      where: span.text.hasPrefix)
    {
      (language, statements, source) = ("Objective-C", [], span.source)
    } else {
      return nil
    }
  }

  private static func read(_ source: Source, _ range: Range<Int>) -> ([SwiftStatement], Source)? {
    guard var parser = try? SwiftParser(source.utf8, range),
      let statements = try? parser.statements(), !statements.isEmpty
    else { return nil }
    return (statements, source)
  }

  /// The curve that a SwiftUI animation such as `.spring` moves by; nil for other code.
  static func curve(of animation: String, _ trial: LineTrial) -> String? {
    guard let expression = try? SwiftParser.expression(animation) else { return nil }
    let scene = SceneVocabulary(trial.world, trial.commands)
    var lowering = Lowering(.standard, scene, Array(animation.utf8))
    return lowering.animation(expression)?.split(separator: "curve ").last.map(String.init)
  }

  /// Its translation in a session.
  ///
  /// - Parameter isCertain: Whether the code is known to be Swift. Otherwise, code that could
  ///   also be Motionbook is translated only if the translation is whole and works.
  func translation(_ trial: LineTrial, isCertain: Bool) -> Translation? {
    var lowering = Lowering(.standard, SceneVocabulary(trial.world, trial.commands), source.utf8)
    let lines = lowering.lines(ofPaste: statements)
    if let view = lines.contested {
      lowering.remark(
        "dynamics moves `\(view)`, and in UIKit sets its place again in each frame: an animation of "
          + "it is not seen there until `\(view)` is removed from its behaviors")
    }
    var attempt = TranslationTrial(lines, trial)
    attempt.run()
    let isWhole =
      attempt.works && attempt.isComplete && !lines.isEmpty && lowering.remarks.isEmpty
      && !attempt.isFilled
    // Nothing of ours looks like the declaration of a type.
    let isSwift =
      isCertain || lowering.knowsSome || language == "Objective-C"
      || statements.contains { if case .type = $0.kind { true } else { false } }
    let isRead = isSwift || isWhole
    if lines.isEmpty, lowering.remarks.isEmpty,
      statements.isEmpty || statements.contains(where: \.isFunction)
    {
      return Translation(
        language: language, lines: [],
        remarks: ["it declares what other code calls: paste the code that calls it, too"])
    }
    guard isRead, !(lines.isEmpty && lowering.remarks.isEmpty) else { return nil }
    return Translation(
      language: isSwift ? language : nil,
      lines: attempt.lines,
      remarks: attempt.kept(lowering.remarks).map(truly))
  }

  /// A remark on a name that the code does not give, which it may give in a form that is not read.
  private func truly(_ remark: String) -> String {
    guard let name = remark.firstMatch(of: #/^the code does not say what `(\w+)` is: /#),
      source.text(0..<source.utf8.count).contains("\(name.1) = ")
    else { return remark }
    return "the value of `\(name.1)` is not read: " + remark[name.range.upperBound...]
  }
}

extension Span {
  /// It ends before its last line if that has nothing but closers.
  fileprivate var withoutLastClosers: Span? {
    let text = text.trimmed
    guard let end = text.lastIndex(of: "\n"),
      text[end...].allSatisfy({ "})]; \t\n".contains($0) })
    else { return nil }
    let blanks = self.text.utf8.count - self.text.drop(while: \.isWhitespace).utf8.count
    return Span(source, lower, lower + blanks + text[..<end].utf8.count)
  }

  /// The same text, with what it opens and does not close; nil if it closes its blocks.
  fileprivate var withMissingClosers: Span? {
    let code = text.replacing(
      #/"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\//#, with: "")
    var open: [Character] = []
    for sign in code {
      switch sign {
      case "{": open.append("}")
      case "(": open.append(")")
      case "[": open.append("]")
      case "}", ")", "]": if open.popLast() != sign { return nil }
      default: break
      }
    }
    guard open.contains("}"), code.contains("\n") else { return nil }
    let whole = Source(source.text(0..<upper) + "\n" + String(open.reversed()))
    return Span(whole, lower, whole.utf8.count)
  }
}

/// Tries the translation of pasted code, with the views it mentions.
struct TranslationTrial {
  private(set) var lines: [String]
  private(set) var remarks: [String] = []
  /// Whether no line is left out.
  private(set) var isComplete = true
  /// Whether all lines run.
  private(set) var works = false
  private let trial: LineTrial
  /// Lines that create the views that the code creates elsewhere.
  private var makers: [String] = []
  /// Names of which a view was made that cannot be one.
  private var unusable: Set<String> = []

  /// The maximum number of views created for one trial.
  private static let most = 16
  /// How many views stand below one another on the stage.
  private static let rows = 3

  private let filling: GapFilling

  init(_ lines: [String], _ trial: LineTrial) {
    filling = GapFilling(lines, trial)
    (self.lines, self.trial) = (filling.lines, trial)
  }

  /// Whether something is chosen that the code does not say.
  var isFilled: Bool { filling.change != nil || !filling.remarks.isEmpty }

  /// The remarks of a translation, with those on what is chosen.
  func kept(_ remarks: [String]) -> [String] { filling.told(remarks) + self.remarks }

  mutating func run() {
    check()
    lines = makers + lines
  }

  private mutating func check() {
    for _ in 0...Self.most {
      let text = (makers + lines).joined(separator: "\n")
      let whole = trial.problem(with: text)
      guard let problem = whole ?? problemOfEvents(behind: text), let span = problem.span else {
        works = true
        return
      }
      // It runs, but what it does when something happens does not.
      if whole == nil, !problem.mistake.isAboutMissingName {
        works = true
        return remarks.append(
          "when it runs, it stops at `\(span.text)`: \(problem.mistake.message)")
      }
      let name = span.text
      if let maker = makers.firstIndex(where: { $0.hasPrefix("view \(name) ") }) {
        // It is used in a way in which a view cannot be used.
        makers.remove(at: maker)
        remarks.removeAll { $0.contains("no view `\(name)` yet") }
        unusable.insert(name)
        continue
      }
      guard problem.mistake.isAboutMissingName else {
        guard leaveOut(span, problem.mistake) else { return }
        continue
      }
      if name == "event" {
        return remarks.append(
          "`event` is available only in a handler, such as `on touch.ended red { … }`")
      }
      if lines.contains(where: { $0.contains("{ \(name) }") || $0.contains("; \(name) }") }) {
        let maker = "def \(name)() { print \"\(name)\" }"
        makers.append(maker)
        remarks.append("there is no `\(name)` yet: `\(maker)` makes one that only says so")
        continue
      }
      let isHandled = ["on pan ", "on tap ", "on longPress ", "touch.ended "].contains {
        text.contains("\($0)\(name) ")
      }
      guard !unusable.contains(name),
        problem.mistake.id == .unknownView || isHandled || isView(name, in: text)
          || isArgument(name)
      else {
        if let maker = example(of: name), !makers.contains(maker) {
          makers.append(maker)
          remarks.append("the code does not say what `\(name)` is: write it in `\(maker)`")
          continue
        }
        guard leaveOut(span, problem.mistake) else { return }
        continue
      }
      if let maker = behavior(named: name, in: text), !makers.contains(maker) {
        makers.append(maker)
        remarks.append("there is no behavior `\(name)` yet: `\(maker)` makes one")
        continue
      }
      // One below the other.
      let made = makers.count {
        $0.hasPrefix("view ") && !$0.hasPrefix("view \(MovedStage.content) ")
      }
      let frame =
        name == MovedStage.content
        ? "(0, 0, 320, 568)" : "(50, \(50 + 150 * (made % Self.rows)), 100, 100)"
      let scrolls = ScrollProperties.all.contains { text.contains("\(name).\($0.name)") }
      let maker =
        scrolls
        ? "scroll \(name) frame (0, 0, 320, 568) content 320x2000" : "view \(name) frame \(frame)"
      makers.append(maker)
      remarks.append("there is no view `\(name)` yet: `\(maker)` makes one")
    }
  }

  /// Leaves out a line that does not run, and names it. False if the place is in none, and for the
  /// only line, which shows what is meant.
  private mutating func leaveOut(_ span: Span, _ mistake: Mistake) -> Bool {
    let index = span.source.position(of: span.lower).line - 1 - makers.count
    guard lines.indices.contains(index), lines.count > 1 else {
      remarks.append(mistake.message)
      return false
    }
    isComplete = false
    remarks.append("`\(lines.remove(at: index))` does not run: \(mistake.message)")
    return true
  }

  /// A line that makes the behavior to which something is added, called as its kind is.
  private func behavior(named name: String, in text: String) -> String? {
    let kind = name.humps.first { ["collision", "gravity", "item", "push"].contains($0) }
    guard let kind, text.contains("to \(name)"), let view = trial.world.stage.views.first else {
      return nil
    }
    return "\(kind) on \(view.name) as \(name)"
  }

  /// A line that gives a name a value with which all runs, or with which something else is missing.
  private func example(of name: String) -> String? {
    if name == "nil" { return nil }
    let lengths = ["distance", "height", "limit", "offset", "padding", "threshold", "width"]
    let first =
      name.lowercased().hasSuffix("velocity")
      ? ["1000"] : lengths.contains(where: name.lowercased().hasSuffix) ? ["100"] : ["1"]
    let values =
      first + ["true", "(100, 100)", "(50, 50, 100, 100)", "easeInOut", "scale(1.5)", "\"blue\""]
    let makers = values.map { "let \(name) = \($0)" }
    return makers.first { problem(with: $0) == nil }
      ?? makers.first {
        problem(with: $0).map { $0.mistake.isAboutMissingName && $0.span?.text != name } == true
      }
      ?? makers.first {
        trial.problem(with: text(with: $0)) == nil && problem(with: $0)?.span?.text != name
      }
  }

  private func text(with maker: String) -> String {
    ([maker] + makers + lines).joined(separator: "\n")
  }

  private func problem(with maker: String) -> Diagnostic? {
    let text = text(with: maker)
    return trial.problem(with: text) ?? problemOfEvents(behind: text)
  }

  /// What is wrong when the events come that the lines handle.
  private func problemOfEvents(behind text: String) -> Diagnostic? {
    var events: [String] = []
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 2 else { continue }
      let place = words[2] == "{" ? "(160, 284)" : "\(words[2]).center"
      switch (words[0], words[1]) {
      case ("def", _) where words[1].hasSuffix("()"): events.append(String(words[1].dropLast(2)))
      case ("on", "tap"):
        let clause = words.firstIndex(of: "numberOfTapsRequired")
        // A tap may wait for others to fail.
        events.append("repeat \(clause.map { words[$0 + 1] } ?? "1") { touch \(place) }; run 1s")
      case ("on", "pan"):
        events.append("touch \(place) to \(place) + (40, 30) over 200ms; run 300ms")
      case ("on", "longPress"): events.append("touch \(place) over 700ms; run 800ms")
      case ("on", let event) where event.hasPrefix("keyboard."):
        events.append("keyboard show; run 300ms; keyboard hide; run 300ms")
      // What another event runs, by itself.
      case ("on", _):
        if let block = line.firstIndex(of: "{") {
          let body = line[block...].replacing("event.point", with: "(160, 284)")
          events.append("if true \(body)")
        }
      default: break
      }
    }
    guard !events.isEmpty,
      let problem = trial.problem(with: ([text] + events).joined(separator: "\n")),
      let span = problem.span, span.text != "event",
      problem.mistake.isAboutMissingName || span.upper <= text.utf8.count
    else { return nil }
    return problem
  }

  /// Whether lines give a name to a command of their own that takes a view.
  private func isArgument(_ name: String) -> Bool {
    let commands = lines.compactMap { $0.firstMatch(of: #/^def (\w+)\(/#)?.1 }
    guard
      lines.contains(where: { line in
        commands.contains { line.hasPrefix("\($0) ") } && line.names.contains(name)
      })
    else { return false }
    let problem = trial.problem(with: text(with: "view \(name) frame (50, 50, 100, 100)"))
    return problem.map { $0.mistake.isAboutMissingName && $0.span?.text != name } ?? true
  }

  /// Whether lines use a name in a way that only a view can be used.
  private func isView(_ name: String, in text: String) -> Bool {
    let words = text.split { (sign: Character) in !(sign.isLetter || sign.isNumber || sign == ".") }
    let uses: [[Substring]] = words.map { $0.split(separator: ".") }
      .filter { $0.count > 1 && $0[0] == name }
    return !uses.isEmpty
      && uses.allSatisfy {
        PropertyNames.ofViews.words.contains(String($0[1])) || $0[1] == "layer"
      }
  }
}

extension [String] {
  /// A view that a behavior moves, and an animation.
  fileprivate var contested: String? {
    let words = map { $0.split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init) }
    let behaviors: Set = ["gravity", "collision", "attach", "snap", "push", "field", "item"]
    let moved = Set(words.filter { behaviors.contains($0.first ?? "") }.flatMap { $0.dropFirst() })
    let places: Set = ["center", "frame", "transform", "rotation", "position"]
    return words.filter { ["animate", "animator", "keyframes", "start"].contains($0.first ?? "") }
      .joined().lazy.map { $0.split(separator: ".").map(String.init) }
      .first { $0.count > 1 && moved.contains($0[0]) && places.contains($0[1]) }?.first
  }
}

extension Mistake {
  var isAboutMissingName: Bool {
    switch id {
    case .unknownName, .unknownView, .assignmentWithoutLet: true
    default: false
    }
  }
}
