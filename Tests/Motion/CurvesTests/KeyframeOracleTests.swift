import TestSupport
import Testing

@testable import MotionCurves

@Suite("Keyframes, paths, decay and rubber band agree with reference tables")
struct KeyframeOracleTests {
  private func list(_ text: String) throws -> [Double] {
    try text.split(separator: "|").map { try #require(Double($0), "\(text)") }
  }

  @Test func models() throws {
    var worst = Worst()
    for row in try Oracle("keyframe-models").rows {
      let name = try row.text("mode")
      let mode = try #require(
        Keyframes.Mode(rawValue: name == "discrete-uniform" ? "discrete" : name))
      let times = try list(row.text("keyTimes"))
      let keyframes = try Keyframes(
        values: list(row.text("values")).map { [$0] }, mode: mode,
        times: name == "discrete-uniform" ? nil : times)
      let value = try row.number("value")
      let found = try #require(keyframes(row.number("t")).first)
      worst.note(found, value, scale: max(1, abs(value)), at: "\(row)")
    }
    #expect(worst.count == 457)
    #expect(worst.difference <= 1e-12, "\(worst.place)")
  }

  /// Core Animation's values, in the words of the table's own setups.
  @Test func coreAnimation() throws {
    var worst = Worst()
    for row in try Oracle("coreanimation-measured").rows where row["category"] == "keyframe" {
      let words = try row.text("setup").split(separator: " ").map(String.init)
      let t = try row.number("t")
      guard words[0] == "values" else {
        // A single value is no animation: the model's own value shows.
        #expect(try row.text("setup") == "single value 0.3 -> no effect; model 0.5")
        #expect(try !Keyframes(values: [[0.3]]).animates)
        worst.note(0.5, try row.number("measured"), at: "\(row)")
        continue
      }
      let mode = try #require(Keyframes.Mode(rawValue: row.text("case")))
      var values = try list(words[1]).map { [$0] }
      var times: [Double]?
      if words[3] != "uniform" && words[3] != "ignored" { times = try list(words[3]) }
      if let all = times, words.contains("prefix)") {
        let both = Keyframes.commonPrefix(values: values, times: all)
        (values, times) = (both.values, both.times)
      }
      let found = try #require(Keyframes(values: values, mode: mode, times: times)(t).first)
      let precision = try row.number("measured_precision")
      worst.note(found, try row.number("measured"), scale: precision, at: "\(row)")
    }
    #expect(worst.count == 50)
    #expect(worst.difference <= 1, "\(worst.place)")
  }

  @Test func paths() throws {
    var worst = Worst()
    for row in try Oracle("coreanimation-path-measured").rows {
      let mode = try #require(Keyframes.Mode(rawValue: row.text("mode")))
      let text = try row.text("keyTimes")
      let keyframes = try Keyframes(
        along: MotionPath(row.text("path")), mode: mode,
        times: text.contains("|") ? list(text) : nil)
      let point = keyframes(try row.number("t"))
      let tolerance = try row.number("tolerance")
      worst.note(point[0], try row.number("x"), scale: tolerance, at: "x of \(row)")
      worst.note(point[1], try row.number("y"), scale: tolerance, at: "y of \(row)")
    }
    #expect(worst.count == 2 * 24)
    #expect(worst.difference <= 1, "\(worst.place)")
  }

  @Test func deceleration() throws {
    var worst = Worst()
    var models: [String: Int] = [:]
    for row in try Oracle("deceleration").rows {
      let model = try row.text("model")
      models[model, default: 0] += 1
      let decay = try Decay(
        velocity: row.number("v0"), rate: row.number("rate"),
        model: model.hasPrefix("continuous") ? .continuous : .perMillisecond)
      let (x, v) = (try row.number("x"), try row.number("v"))
      let t = try row.number("t")
      let size = max(abs(x), 1e-300)
      if t == .infinity { worst.note(decay.reach, x, scale: size, at: "reach of \(row)") }
      worst.note(decay(t), x, scale: size, at: "\(row)")
      worst.note(decay.velocity(at: t), v, scale: max(abs(v), 1e-300), at: "v of \(row)")
    }
    #expect(models.values.reduce(0, +) == 82 && models.count == 4)
    #expect(worst.difference <= 1e-10, "\(worst.place)")
  }

  @Test func rubberBand() throws {
    var worst = Worst()
    for row in try Oracle("rubberband").rows {
      let band = try RubberBand(dimension: row.number("d"), coefficient: row.number("c"))
      let (x, b) = (try row.number("x"), try row.number("b"))
      worst.note(band(x), b, scale: max(b, 1e-300), at: "\(row)")
      // Near the dimension the way back loses what the way there has rounded away.
      let digits = max(x, 1e-300) * (1 + x * band.coefficient / band.dimension)
      worst.note(band.inverse(b), x, scale: digits, at: "back: \(row)")
    }
    #expect(worst.count == 2 * 61)
    #expect(worst.difference <= 1e-12, "\(worst.place)")
  }
}
