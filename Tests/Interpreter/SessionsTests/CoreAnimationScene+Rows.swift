import TestSupport
import Testing

extension CoreAnimationScene {
  /// A row of `coreanimation-measured`.
  init(measured row: [String: String]) throws {
    let (category, name, setup) = (
      try row.text("category"), try row.text("case"), try row.text("setup")
    )
    var shown = "alpha"
    var lines = ["red.alpha = 0.5"]
    switch category {
    case "timingFunction":
      let curves = [
        "linear(nil)": "linear", "easeInEaseOut": "easeInOut", "default": "ease",
        "easeIn": "easeIn", "easeOut": "easeOut",
      ]
      lines.append(Self.basic("over 1s curve \(try #require(curves[name]))"))
    case "fillMode":
      lines.append(Self.basic("over 1s begin 1s fill \(name) removedOnCompletion off"))
    case "timing":
      let clauses = [
        "autoreverses=true": "over 1s autoreverse on", "repeatCount=2.5": "over 1s repeat 2.5",
        "repeatDuration=1.7": "over 1s repeatDuration 1.7s", "speed=2": "over 1s speed 2",
        "timeOffset=0.3": "over 1s timeOffset 0.3s", "speed=-1": "over 1s speed -1",
        "duration=0": "over 0s",
      ]
      lines.append(Self.basic(try #require(clauses[name])))
    case "from-to-by":
      let ends = name.split(separator: " ").filter { !$0.hasSuffix("None") }
        .joined(separator: " ").replacing("=", with: " ")
      lines.append("animation on red keypath opacity \(ends) over 1s")
    case "additive":
      lines.append("animation on red keypath opacity from 0 to 0.2 over 1s additive on")
    case "cumulative":
      shown = "center.x"
      let ends = name.contains("byValue") ? "by 10" : "from 0 to 10"
      let plays = name.contains("autoreverses") ? "repeat 2 autoreverse on" : "repeat 3"
      lines += [
        "red.center.x = 100",
        "animation on red keypath position.x \(ends) over 1s \(plays) cumulative on",
      ]
    case "keyframe": lines.append(try Self.keyframes(mode: name, setup))
    case "spring":
      shown = "center.x"
      lines.append(try Self.spring(name))
    case "group":
      shown = name.contains("opacity") ? "alpha" : "center.x"
      lines.append(
        "animations on red over 2s { animation keypath opacity from 0 to 1 over 1s begin 500ms; "
          + "animation keypath position.x from 0 to 100 }")
    case "two-same-key":
      lines += [
        Self.basic("over 1s as k"),
        "animation on red keypath opacity from 0.4 to 0.4 over 1s as k",
      ]
    default: Issue.record("unknown category \(category)")
    }
    self.init(
      lines: lines, expected: [(shown, try row.number("measured"))], time: try row.number("t"),
      precision: try row.number("measured_precision"))
  }

  private static func basic(_ clauses: String) -> String {
    "animation on red keypath opacity from 0 to 1 \(clauses)"
  }

  private static func keyframes(mode: String, _ setup: String) throws -> String {
    guard setup.hasPrefix("values") else {
      #expect(setup == "single value 0.3 -> no effect; model 0.5")
      return "animation on red keypath alpha values [0.3] over 1s"
    }
    let words = setup.split(separator: " ").map(String.init)
    func list(_ word: String) -> String { "[\(word.replacing("|", with: ", "))]" }
    let times = words[3].contains("|") ? " at \(list(words[3]))" : ""
    return "animation on red keypath alpha values \(list(words[1]))\(times) mode \(mode) over 1s"
  }

  /// `m=1 k=100 c=10 v0=5 duration 0.5 (cut short)`
  private static func spring(_ name: String) throws -> String {
    let labels = ["m": "mass", "k": "stiffness", "c": "damping", "v0": "velocity"]
    let words = try name.split(separator: " ").filter { $0.contains("=") }.map { word in
      let parts = word.split(separator: "=").map(String.init)
      return "\(try #require(labels[parts[0]])): \(parts[1])"
    }
    let over = name.contains("duration 0.5") ? "over 500ms " : ""
    return "animation on red keypath position.x from 0 to 100 \(over)"
      + "curve spring(\(words.joined(separator: ", ")))"
  }

  /// A row of `coreanimation-path-measured`.
  init(path row: [String: String]) throws {
    let times = try row.text("keyTimes")
    let at = times.contains("|") ? " at [\(times.replacing("|", with: ", "))]" : ""
    self.init(
      lines: [
        "animation on red keypath position path \"\(try row.text("path"))\" "
          + "mode \(try row.text("mode"))\(at) over 1s"
      ],
      expected: [("center.x", try row.number("x")), ("center.y", try row.number("y"))],
      time: try row.number("t"), precision: try row.number("tolerance"))
  }

  /// A row of `coreanimation-transform-measured`.
  init(transform row: [String: String]) throws {
    let (from, to) = (try row.text("from"), try row.text("to"))
    let written = [
      "identity": "scale(1)", "rotateZ(pi)": "rotate(180deg)", "scale(2,1,1)": "scale(2, 1)",
      "rotateZ(170deg)": "rotate(170deg)", "rotateZ(270deg)": "rotate(270deg)",
      "rotateZ(0.5) then scale(-1,1)": "scale(-1, 1) * rotate(0.5rad)",
      "scale(2,1) then rotateZ(1.5)": "rotate(1.5rad) * scale(2, 1)",
      "scale(-1,1)": "scale(-1, 1)", "scale(1,-1)": "scale(1, -1)",
      "scale(-1,-1)": "scale(-1, -1)",
      // A shear, as rotations and a scale: x' = x + y/2.
      "affine(1,0,0.5,1)":
        "rotate(0.662908831834rad) * scale(1.280776406404, 0.780776406404) "
        + "* rotate(-0.907887494961rad)",
      "translate(40,0) rotated 1 rad (m41=10 at 0.25)": "translate(40, 0) * rotate(1rad)",
    ]
    let ends = "from \(try #require(written[from])) to \(try #require(written[to]))"
    var expected = try zip(["a", "b", "c", "d"], ["m11", "m12", "m21", "m22"]).map {
      ("transform.\($0)", try row.number($1))
    }
    if to.hasPrefix("translate") { expected.append(("transform.tx", 10)) }
    self.init(
      lines: ["animation on red keypath transform \(ends) over 1s"], expected: expected,
      time: try row.number("fraction"), precision: try row.number("tolerance"))
  }
}
