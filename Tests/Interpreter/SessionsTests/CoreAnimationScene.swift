import Playing
import SessionSupport
import TestSupport
import Testing

@testable import Sessions

/// Measured rows of Core Animation, with the lines that set them up.
struct CoreAnimationScene {
  /// The lines before the first frame.
  let lines: [String]
  /// The expressions to compare, with their measured values.
  let expected: [(expression: String, value: Double)]
  let time: Double
  let precision: Double

  /// The rows of a table in the fixtures of CurvesTests.
  static func rows(_ name: String) throws -> [[String: String]] {
    try Oracle(name, file: ProjectFolder("Tests/Motion/CurvesTests").path("Oracles.swift")).rows
  }

  /// The worst difference of the row, relative to its precision: when the session runs to the time,
  /// if it falls on a frame, and when the layer's own time is set to it.
  func worst() throws -> Double {
    let frames = (time * 60).rounded()
    var reached: [[String]] = [["red.speed = 0", "red.timeOffset = \(time)s"]]
    if abs(time * 60 - frames) < 1e-9 { reached.append(["run \(Int(frames)) frames"]) }
    var worst = 0.0
    for way in reached {
      let session = Session.typed(
        ["set digits 12", "view red frame (0, 0, 100, 100)"] + lines + way)
      for (expression, value) in expected {
        let answer = try #require(session.type("print red.presentation.\(expression)").first)
        let found = try #require(Double(answer), "\(answer)")
        worst = max(worst, abs(found - value) / precision)
      }
    }
    return worst
  }
}
