import Foundation
import Playing
import SessionSupport
import Testing
import UIKitMotion

@testable import Sessions

/// Dynamic Type as in an iOS simulator, through the language.
@Suite struct DynamicTypeTests {
  /// A row of the table: sizes and line heights of a style, by category.
  private struct Row {
    let style: String
    let sizes: [(category: String, size: String, line: String)]
  }

  private func table() throws -> [Row] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/dynamic-type.csv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let header = try #require(lines.first).split(separator: ",").map(String.init)
    return try lines.dropFirst().map { line in
      let fields = line.split(separator: ",").map(String.init)
      try #require(fields.count == header.count, "\(line)")
      return Row(
        style: fields[0],
        sizes: try zip(header, fields).dropFirst().map { (category, field) in
          let parts = field.split(separator: "/").map(String.init)
          try #require(parts.count == 2, "\(field)")
          return (category, parts[0], parts[1])
        })
    }
  }

  private let following = "adjustsFontForContentSizeCategory on"

  /// One session with a label of each style goes through all categories.
  @Test func sizesFollowTheTable() throws {
    let rows = try table()
    #expect(rows.map(\.style) == TextStyle.allCases.map(\.rawValue))
    let session = Session.typed()
    for row in rows {
      session.require([
        "view v\(row.style) frame (0, 0, 9, 9) text \"A\" font \(row.style) \(following)"
      ])
    }
    var count = 0
    for (index, category) in TextSizeCategory.allCases.enumerated() {
      session.require(["textSize \(category.rawValue)"])
      for row in rows {
        let told = row.sizes[index]
        #expect(told.category == category.rawValue)
        let answers = session.type("print v\(row.style).fontSize, lineHeight(\(row.style))")
        #expect(answers == ["\(told.size) \(told.line)"], "\(row.style) at \(category)")
        count += 1
      }
    }
    #expect(count == 132)
  }

  /// Scaled values of UIFontMetrics are proportional to the line height, in thirds of a point.
  @Test func scaledValuesAreTheNearestPixel() throws {
    let session = Session.typed(["set digits 9"])
    for category in TextSizeCategory.allCases {
      session.require(["textSize \(category.rawValue)"])
      for style in TextStyle.allCases {
        let share = style.lineHeight(in: category) / style.lineHeight(in: .large)
        for value in [0.0, 1, 7.5, 11, 17, 44, 100, -17] {
          let answer = session.type("scaledValue(\(value), for: \(style.rawValue))")
          let scaled = try #require(answer.first.flatMap { Double($0) })
          #expect(abs(scaled - value * share) <= 1.0 / 6 + 1e-6)
          // Nine digits round 262.333333 by up to 5e-7, and three times that is less than 2e-6.
          #expect(abs((scaled * 3).rounded() - scaled * 3) < 2e-6, "whole pixels at 3x")
        }
      }
    }
  }

  @Test func whatAppleScaled() {
    let session = Session.typed(["textSize extraExtraExtraLarge"])
    #expect(session.type("scaledValue(17, for: body)") == ["22.3333"])
    #expect(session.type("scaledValue(17)") == ["22.3333"], "body unless told otherwise")
    session.require(["textSize accessibilityExtraExtraLarge"])
    // 17 · 51/22 and 17 · 56/22.
    #expect(session.type("scaledValue(17, for: headline)") == ["39.3333"])
    #expect(session.type("scaledValue(17, for: body)") == ["43.3333"])
    #expect(session.type("scaledValue(34, for: title1)") == ["61"], "its own line height")
  }

  /// Half a pixel rounds up, also below zero: 6.5 · 22/22 · 3 = 19.5.
  @Test func tiesGoUp() {
    let session = Session.typed()
    #expect(session.type("scaledValue(6.5)") == ["6.66667"])
    #expect(session.type("scaledValue(-6.5)") == ["-6.33333"])
  }

  /// A larger category never has smaller text, and changing back restores the size.
  @Test(arguments: TextStyle.allCases)
  func sizesGrow(_ style: TextStyle) {
    for (smaller, larger) in zip(TextSizeCategory.allCases, TextSizeCategory.allCases.dropFirst()) {
      #expect(style.size(in: smaller) <= style.size(in: larger))
      #expect(style.lineHeight(in: smaller) <= style.lineHeight(in: larger))
    }
    let session = Session.typed(["view a frame (0, 0, 9, 9) font \(style.rawValue) \(following)"])
    let before = session.type("a.fontSize")
    session.require(["textSize accessibilityLarge"])
    let larger = style.size(in: .accessibilityLarge)
    #expect(session.type("a.fontSize") == ["\(Int(larger))"])
    session.require(["textSize large"])
    #expect(session.type("a.fontSize") == before)
  }

  @Test func goingBackTakesItAlong() {
    let session = Session.typed([
      "view a frame (0, 0, 9, 9) text \"A\" font body \(following)", "run 100ms",
      "textSize extraLarge",
      "run 100ms",
    ])
    #expect(session.type("print a.fontSize, stage.textSize") == ["19 extraLarge"])
    session.require(["goto 50ms"])
    #expect(session.type("print a.fontSize, stage.textSize") == ["17 large"])
    session.require(["undo"])
    #expect(session.type("print a.fontSize, stage.textSize") == ["19 extraLarge"])
    session.require(["reset"])
    #expect(session.type("print stage.textSize, lineHeight(body)") == ["large 22"])
  }

  /// UIKit's default: a label keeps its font until the font is set again, or adjusts by itself.
  @Test func aLabelFollowsOnlyIfItsFontAdjusts() {
    let session = Session.typed([
      "view a frame (0, 0, 9, 9) font body", "view b frame (0, 0, 9, 9) font body",
      "on textSize.changed { b.font = body }", "textSize extraLarge",
    ])
    #expect(session.type("print a.fontSize, b.fontSize") == ["17 19"])
    session.require(["a.adjustsFontForContentSizeCategory = on"])
    #expect(session.type("a.fontSize") == ["19"], "at once")
    session.require(["textSize small"])
    #expect(session.type("a.fontSize") == ["15"])
    session.require(["a.adjustsFontForContentSizeCategory = off", "textSize large"])
    #expect(session.type("a.fontSize") == ["15"])
  }

  @Test func aSizeOfItsOwnStays() {
    let session = Session.typed([
      "view a frame (0, 0, 9, 9) font title1 \(following)", "a.fontSize = 20",
      "textSize extraLarge",
    ])
    #expect(session.type("print a.font, a.fontSize") == ["none 20"])
    session.require(["a.font = title1"])
    #expect(session.type("print a.font, a.fontSize") == ["title1 30"])
    session.require(["a.font = off", "textSize large"])
    #expect(session.type("print a.font, a.fontSize") == ["none 30"])
  }

  /// Handlers are called once for each change, and not if nothing changes.
  @Test func handlersHearOfChanges() {
    let session = Session.typed([
      "let n = 0", "on textSize.changed { n += 1 }", "textSize large", "textSize small",
      "textSize small", "textSize large",
    ])
    #expect(session.type("n") == ["2"])
  }
}
