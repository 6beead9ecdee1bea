import Answers
import Diagnostics
import Evaluation
import Foundation
import Language
import Notebooks
import Playing
import SessionSupport
import Testing

@testable import Advice
@testable import Sessions
@testable import SwiftCode

/// A scene, its code, and what the code is when it is read again.
struct WrittenScene: Sendable {
  let name: String
  let statements: [TimedStatement]
  let code: [String]
  /// The parts of the scene that the code's header names.
  let missing: [MissingPart]

  static let writer = ViewControllerCode(Session.typed().commands)

  init(_ name: String, _ statements: [TimedStatement]) {
    self.name = name
    let written = Self.writer.code(of: statements, named: "Scene")
    self.statements = written.scene
    (code, missing) = (written.lines, written.missing)
  }

  /// The scenes of a notebook: its parts between `reset`.
  static func scenes(of text: String, named name: String) throws -> [WrittenScene] {
    let session = Session.typed()
    var scenes: [[TimedStatement]] = []
    var current = session.timeline
    for cell in try NotebookDocument(text: text).cells where !cell.directives.isSkipped {
      session.execute(Source(cell.code)) { result in
        if session.timeline.isEmpty, !current.isEmpty { scenes.append(current.statements) }
        current = session.timeline
        // Cells that read a file of the notebook fail here.
        if case .failed = result.outcome { return false }
        return true
      }
    }
    if !current.isEmpty { scenes.append(current.statements) }
    return scenes.enumerated().map { WrittenScene("\(name) \($0 + 1)", $1) }
  }

  /// Parts without a counterpart in UIKit, by the first word of their comment: a command, a clause
  /// or a property that is set.
  static let withoutCounterpart: Set = [
    "additive", "animate", "arrive", "badge.hitInsets", "ball.collisionBoundsType", "bar.hitInsets",
    "behavior", "cancel", "card.transform3D", "carousel.hitTarget", "complete", "curve", "def",
    "direction", "dismiss", "dismissesWith", "dot.hitInsets", "drag", "ease", "engine", "field",
    "finish",
    "for", "frame", "height", "hitTest", "let", "mute", "on", "overlay.passesTouches", "pause",
    "predictions", "present", "presentsWith", "press", "progress", "push", "red.duration",
    "red.fillMode", "red.repeatCount", "reduceMotion", "remove", "resume",
    "roof.collisionBoundingPath", "run",
    "solo", "stage", "stage.safeAreaBottom", "tent.collisionBoundingPath", "textSize", "tilt",
    "touch", "tweak", "tweaks", "unmute",
  ]

  /// The lines that the code is when it is read.
  func read() throws -> [String] {
    let bytes = Array(code.joined(separator: "\n").utf8)
    var parser = try SwiftParser(bytes, bytes.indices)
    let session = Session.typed()
    var lowering = Lowering(.standard, SceneVocabulary(session.world, session.commands), bytes)
    return try lowering.lines(of: parser.statements())
  }

  // MARK: What is seen

  /// The views that lines make, in their order: the code may have other names for them.
  private static func views(in lines: [String]) -> [String] {
    lines.flatMap { line in
      line.split { "{;\n".contains($0) }.compactMap { part in
        let words = part.split(separator: " ").map(String.init)
        return words.count > 1 && ["view", "scroll"].contains(words[0]) ? words[1] : nil
      }
    }
  }

  /// The properties of a view that are compared.
  private static let properties = [
    "center.x", "center.y", "size.width", "size.height", "rotation", "alpha", "cornerRadius",
    "zPosition",
  ]

  private var length: Double { statements.last?.end ?? 0 }

  /// The visible state of the scene as typed, to the last digit, without the parts that the code's
  /// header names.
  func seen() -> [String] { seen(of: kept).values }

  /// The lines of the scene without the parts that the header names.
  var kept: [String] {
    statements.filter { !$0.isQuestion }.map { timed in
      timed.isPassage
        ? "run \(timed.end - timed.start)s" : Self.text(of: timed.statement.span, without: missing)
    }
  }

  private static func text(of span: Span, without parts: [MissingPart]) -> String {
    let cut = parts.map(\.span).filter { $0.source === span.source }
    let bytes = (span.lower..<span.upper).filter { place in
      !cut.contains { ($0.lower..<$0.upper).contains(place) }
    }
    return String(decoding: bytes.map { span.source.utf8[$0] }, as: UTF8.self)
  }

  /// The visible state of the lines that were read from the code. Each failing line is named,
  /// unless one of the typed scene fails in the same way without the header's parts.
  func seen(ofRead lines: [String]) -> [String] {
    let known = Set(seen(of: kept).failures.map(\.mistake))
    let (values, failures) = seen(of: lines)
    return failures.filter { !known.contains($0.mistake) }.map { "\($0.line): \($0.mistake)" }
      + values
  }

  private func seen(
    of lines: [String]
  ) -> (values: [String], failures: [(line: String, mistake: String)]) {
    let session = Session.typed()
    var answers: [String] = []
    var failures: [(line: String, mistake: String)] = []
    func run(_ line: String) {
      if let mistake = session.mistake(in: line) { failures.append((line, mistake.message)) }
    }
    for line in lines { run(line) }
    if session.time < length { run("run \(length - session.time)s") }
    answers.append("\(session.time)")
    for (index, view) in Self.views(in: lines).enumerated() {
      let paths = Self.properties.map { "\(view).presentation.\($0)" }
      let questions =
        paths.flatMap { ["max(\($0))", "min(\($0))", $0] }
        + ["\(view).scale", "\(view).mask", "\(view).backgroundColor", "\(view).isHidden"]
      answers += session.reply(to: questions.joined(separator: "; ")).outputs.map {
        // A color has several names.
        "view \(index): \($0)".replacing("\(view).", with: "")
          .replacing("\"clear\"", with: "\"#00000000\"")
      }
    }
    return (answers, failures)
  }
}
