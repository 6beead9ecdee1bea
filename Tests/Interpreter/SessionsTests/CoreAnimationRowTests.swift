import Foundation
import Playing
import SessionSupport
import TestSupport
import Testing

@testable import Sessions

/// Measured rows of Core Animation, each through the language at its stated precision.
@Suite struct CoreAnimationRowTests {
  /// Checks every row of a table, and returns their number.
  private func check(
    _ table: String, _ scene: ([String: String]) throws -> CoreAnimationScene
  ) throws -> Int {
    let rows = try CoreAnimationScene.rows(table)
    for row in rows {
      let worst = try scene(row).worst()
      #expect(worst <= 1, "\(row)")
    }
    return rows.count
  }

  @Test func measured() throws {
    #expect(try check("coreanimation-measured") { try CoreAnimationScene(measured: $0) } == 159)
  }

  @Test func paths() throws {
    #expect(try check("coreanimation-path-measured") { try CoreAnimationScene(path: $0) } == 24)
  }

  @Test func transforms() throws {
    #expect(
      try check("coreanimation-transform-measured") { try CoreAnimationScene(transform: $0) } == 16)
  }

  /// A rotation starts at the view's own; half a turn goes in the negative direction, and 270° goes
  /// back 90°.
  @Test func turns() {
    let session = Session.typed([
      "view red frame (0, 0, 100, 100)",
      "animation on red keypath transform to rotate(180deg) over 1s",
    ])
    #expect(session.type("print red.presentation.rotation == 0") == ["true"])
    session.require(["run 500ms"])
    #expect(session.type("print red.presentation.rotation ~ -90deg") == ["true"])
    session.require(["animation on red keypath transform to rotate(270deg) over 1s as back1"])
    session.require(["remove animation1", "run 500ms"])
    #expect(session.type("print red.presentation.rotation ~ -45deg") == ["true"])
    #expect(session.type("print red.rotation") == ["0 deg"])
  }

  /// The rows that start from the view's own transform, through `animate`, except the sheared one:
  /// there, `animate` animates the shear as a number of its own.
  @Test func animatedTransforms() throws {
    var count = 0
    for row in try CoreAnimationScene.rows("coreanimation-transform-measured") {
      let scene = try CoreAnimationScene(transform: row)
      let words = try #require(scene.lines.first).components(from: " from ", " to ", " over ")
      guard try !row.text("to").hasPrefix("affine") else { continue }
      let animated = CoreAnimationScene(
        lines: [
          "red.transform = \(words[0])",
          "animate red.transform to \(words[1]) over 1s curve linear",
        ], expected: scene.expected, time: scene.time, precision: scene.precision)
      #expect(try animated.worst() <= 1, "\(row)")
      count += 1
    }
    #expect(count == 15)
  }

  /// `animate` starts at the number of the view's rotation and continues from it.
  @Test(arguments: [
    ("0deg", "rotate(180deg)", "-90deg"), ("0deg", "rotate(270deg)", "-45deg"),
    ("0deg", "rotate(170deg)", "85deg"), ("170deg", "rotate(-170deg)", "180deg"),
    ("-90deg", "rotate(90deg)", "0deg"), ("720deg", "rotate(90deg)", "765deg"),
  ])
  func animatedTurns(_ from: String, _ to: String, _ middle: String) {
    let session = Session.typed([
      "view red frame (0, 0, 100, 100)", "red.rotation = \(from)",
      "animate red.transform to \(to) over 1s curve linear",
    ])
    #expect(session.type("print abs(red.presentation.rotation - \(from)) < 1e-9rad") == ["true"])
    session.require(["run 500ms"])
    #expect(session.type("print abs(red.presentation.rotation - \(middle)) < 1e-9rad") == ["true"])
    session.require(["run 500ms"])
    #expect(session.type("print abs(red.transform.a - cos(red.rotation)) < 1e-9") == ["true"])
    #expect(session.type("print abs(red.transform.a - \(to).a) < 1e-9") == ["true"])
  }
}

extension String {
  /// The text between the first mark and each of the next ones.
  fileprivate func components(from marks: String...) -> [String] {
    var rest = self[...]
    var found: [String] = []
    for (index, mark) in marks.enumerated() {
      guard let range = rest.range(of: mark) else { return found }
      if index > 0 { found.append(String(rest[..<range.lowerBound])) }
      rest = rest[range.upperBound...]
    }
    return found
  }
}
