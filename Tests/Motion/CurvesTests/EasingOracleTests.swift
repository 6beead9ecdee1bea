import TestSupport
import Testing

@testable import MotionCurves

@Suite("Easing curves agree with reference tables")
struct EasingOracleTests {
  @Test func ahEasing() throws {
    var worst = Worst()
    var names: Set<String> = []
    for row in try Oracle("ahEasing").rows {
      let (name, t) = (try row.text("name"), try row.number("t"))
      let easing = try named(name)
      worst.note(easing(t), try row.number("value"), at: "\(name)(\(t))")
      names.insert(name)
    }
    #expect(names.count == 31)
    #expect(worst.count == 1412)
    #expect(worst.difference <= 1e-14, "\(worst.place)")
  }

  @Test func pennerClassics() throws {
    var worst = Worst()
    var names: Set<String> = []
    for row in try Oracle("penner").rows {
      let (name, t) = (try row.text("name"), try row.number("t"))
      let easing = try #require(named(name).classic(), "\(name)")
      worst.note(easing(t), try row.number("value"), at: "\(name)(\(t))")
      names.insert(name)
    }
    #expect(names.count == 31)
    #expect(worst.count == 1453)
    #expect(worst.difference <= 1e-14, "\(worst.place)")
  }

  /// The presets as Core Animation showed them, which computes them to about 1e-6.
  @Test func coreAnimationPresets() throws {
    let presets = [
      "linear(nil)": "linear", "easeIn": "easeIn", "easeOut": "easeOut",
      "easeInEaseOut": "easeInOut", "default": "ease",
    ]
    var worst = Worst()
    for row in try Oracle("coreanimation-measured").rows
    where row["category"] == "timingFunction" {
      let (name, t) = (try row.text("case"), try row.number("t"))
      let easing = try #require(presets[name].flatMap(Easing.named), "\(name)")
      worst.note(easing(t), try row.number("measured"), at: "\(name)(\(t))")
    }
    #expect(worst.count == 16)
    #expect(worst.difference <= 1e-5, "\(worst.place)")
  }
}
