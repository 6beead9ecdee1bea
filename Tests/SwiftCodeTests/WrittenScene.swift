import Answers
import Diagnostics
import Foundation
import Language
import Notebooks

@testable import Advice
@testable import Sessions
@testable import SwiftCode

/// A scene, its code, and what the code is when it is read again.
struct WrittenScene {
  let name: String
  let statements: [TimedStatement]
  let code: [String]

  static let writer = ViewControllerCode(Session().commands)

  init(_ name: String, _ statements: [TimedStatement]) {
    (self.name, self.statements) = (name, statements)
    code = Self.writer.lines(of: statements, named: "Scene")
  }

  /// The scenes of a notebook: its parts between `reset`.
  static func scenes(of text: String, named name: String) throws -> [WrittenScene] {
    let session = Session()
    var scenes: [[TimedStatement]] = []
    var current = session.timeline
    for cell in try NotebookDocument(text: text).cells where !cell.directives.isSkipped {
      session.execute(Source(cell.code)) { result in
        if session.timeline.isEmpty, !current.isEmpty { scenes.append(current.statements) }
        current = session.timeline
        if case .failed = result.outcome { return false }
        return true
      }
    }
    if !current.isEmpty { scenes.append(current.statements) }
    return scenes.enumerated().map { WrittenScene("\(name) \($0 + 1)", $1) }
  }

  /// The parts of the scene that the code names in comments.
  var comments: [String] {
    code.compactMap { line in
      line.firstRange(of: "// no counterpart: ").map { String(line[$0.upperBound...]) }
    }
  }

  /// What UIKit has no counterpart for, by the first word of its comment: a command, a clause or a
  /// property that is set.
  static let withoutCounterpart: Set = [
    "additive", "attach", "badge.hitInsets", "ball.collisionBoundsType", "bar.hitInsets",
    "beginFromCurrentState", "behavior", "cancel", "card.mask", "card.transform3D",
    "carousel.hitTarget", "complete", "curve", "direction", "dismiss", "dismissesWith",
    "dot.hitInsets", "ease",
    "engine", "field", "finish", "fixed", "fling", "for", "form.center.y", "from.alpha", "height",
    "hitTest", "presentsWith", "red.duration", "red.fillMode", "red.repeatCount", "remove",
    "if", "let", "mute", "on", "overlay.passesTouches", "pause", "predictions", "present",
    "progress", "print", "push", "reduceMotion", "resume", "roof.collisionBoundingPath", "run",
    "scrubsLinearly",
    "solo", "stage", "stage.safeAreaBottom", "tent.collisionBoundingPath", "textSize", "tilt",
    "touch", "tweak", "tweaks", "unmute",
  ]

  /// What has a counterpart, and is not read again: Swift says it in several methods.
  private static let unread: Set = ["screen", "present", "dismiss", "transition", "touch"]

  /// Whether the scene can be read again from its code.
  var comesBack: Bool {
    comments.isEmpty
      && !statements.contains { timed in
        switch timed.statement.kind {
        case .command(let command): Self.unread.contains(command.verb.text)
        case .handler(let event, _):
          event.event.text.hasPrefix("touch")
            || event.event.text == "contact" && !event.participants.isEmpty
        default: false
        }
      }
  }

  /// The lines that the code is when it is read.
  func read() throws -> [String] {
    let bytes = Array(code.joined(separator: "\n").utf8)
    var parser = try SwiftParser(bytes, bytes.indices)
    let session = Session()
    var lowering = Lowering(.standard, SceneVocabulary(session.world, session.commands), bytes)
    return try lowering.lines(of: parser.statements())
  }

  // MARK: What is seen

  /// The views of the scene.
  private var views: [String] {
    statements.compactMap { timed in
      guard case .command(let command) = timed.statement.kind, command.verb.text == "view" else {
        return nil
      }
      return command.subject.first?.text
    }
  }

  private var length: Double { statements.last?.end ?? 0 }

  /// What is seen of the scene as it was typed, to the last digit.
  func seen() -> [String] {
    let lines = statements.filter { !$0.isQuestion }.map { timed in
      timed.isPassage ? "run \(timed.end - timed.start)s" : timed.statement.span.text
    }
    return seen(of: lines, isRead: false)
  }

  /// What is seen of other lines that take as long.
  ///
  /// - Parameter isRead: Whether they were read from code, so that no line fails.
  func seen(of lines: [String], isRead: Bool = true) -> [String] {
    let session = Session()
    var answers: [String] = []
    func run(_ line: String) {
      session.execute(Source(line)) { result in
        if isRead, case .failed(let problem) = result.outcome {
          answers.append("\(line): \(problem.mistake.message)")
        }
        return true
      }
    }
    for line in lines { run(line) }
    if session.time < length { run("run \(length - session.time)s") }
    answers.append("\(session.time)")
    for view in views {
      let properties = ["center.x", "center.y", "size.width", "rotation", "alpha", "cornerRadius"]
      for property in properties {
        let path = "\(view).presentation.\(property)"
        session.execute(Source("max(\(path)); min(\(path)); \(path)")) { result in
          answers += result.outputs.map { "\(view).\(property) \($0)" }
          return true
        }
      }
    }
    return answers
  }
}
